"""Sections 5.4.7 and 9: troops move between own territories."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import counts, lands, moves, standing, targets, told, turn

# Seat 0 holds Rome, Milan, Lyon in a chain; Naples next to Rome; Athens alone, but on a sea with Naples; Prague inland.
OWNER = lands("rome milan lyon naples athens prague", "venice paris", "kiev moscow")


def mover(**said: Any) -> bottega.Match:
    return turn(**{"owner": OWNER, "soldiers": {"milan": 5, "athens": 3, "prague": 3}, "florins": [100], **said})


@pytest.mark.rule("magnifico:5.4.7", "magnifico:9.1")
def test_a_movement_is_free_and_comes_at_any_moment_of_the_turn() -> None:
    match = mover(castle={"milan": 1})
    play(match, "0 build_tower milan", "0 invade milan", "0 to barcelona", "0 soldiers 1")
    play(match, "0 move milan", "0 to rome", "0 soldiers 2")
    assert (standing(match, "milan")[1], standing(match, "rome")[1]) == (2, 3)
    assert match.view()["florins"][0] == 100 - 20 - 10
    assert told(match, "moved") == [(0, "milan", "rome", 2, 0, 0)]


@pytest.mark.rule("magnifico:5.4.7", "magnifico:9.2")
def test_three_movements_in_a_turn_one_directly_after_another() -> None:
    match = mover()
    play(match, "0 move milan", "0 to rome", "0 soldiers 1", "0 move milan", "0 to rome", "0 soldiers 1")
    play(match, "0 move milan", "0 to rome", "0 soldiers 1")
    assert clause_against(match, "0 move milan") == "9.2"
    play(match, "0 end")
    assert (match.view()["movements"], match.view()["movement_block"]) == (0, "none")


@pytest.mark.rule("magnifico:5.4.7", "magnifico:15.3")
@pytest.mark.parametrize(
    "action",
    [
        ["0 build_tower milan"],
        ["0 build_castle rome"],
        ["0 activate walls"],
        ["0 build_tank milan"],
        ["0 build_airplane milan"],
        ["0 invade milan", "0 to barcelona", "0 soldiers 1"],
    ],
)
def test_any_other_action_ends_the_movements_of_the_turn(action: list[str]) -> None:
    cards: dict[str, Any] = {"store": [{"walls": 1}], "tank_card": ["tank_2_3"], "airplane_card": ["airplane_1"]}
    match = mover(castle={"milan": 1}, **cards)
    play(match, *action)  # before the first movement it does not matter
    assert match.view()["movement_block"] == "none"
    match = mover(castle={"milan": 1}, **cards)
    play(match, "0 move milan", "0 to rome", "0 soldiers 1", *action)
    assert match.view()["movement_block"] == "closed"
    assert clause_against(match, "0 move milan") == "5.4.7"


@pytest.mark.rule("magnifico:5.4.7", "magnifico:15.3")
def test_an_attack_ends_the_movements_of_the_turn_too() -> None:
    match = mover()
    play(match, "0 move milan", "0 to rome", "0 soldiers 1", "0 attack milan")
    assert match.view()["movement_block"] == "closed"


@pytest.mark.rule("magnifico:15.3")
def test_a_territory_just_taken_may_be_reinforced_if_nobody_has_moved_before() -> None:
    match = mover()
    play(match, "0 invade milan", "0 to barcelona", "0 soldiers 1", "0 move milan", "0 to barcelona", "0 soldiers 3")
    assert standing(match, "barcelona")[1] == 4


@pytest.mark.rule("magnifico:9.3", "magnifico:9.4", "magnifico:9.5")
def test_by_a_chain_of_own_territories_or_within_one_sea_but_not_both() -> None:
    match = mover()
    play(match, "0 move milan")
    assert targets(match) == {"rome", "lyon", "naples"}  # Naples through Rome, and along the sea
    assert clause_against(match, "0 to athens") == "9.4"  # from Naples on it would be another movement
    assert clause_against(match, "0 to prague") == "9.4"
    assert clause_against(match, "0 to milan") == "9.3"
    play(match, "0 to naples", "0 soldiers 2", "0 move naples", "0 to athens", "0 soldiers 2")
    assert standing(match, "athens")[1] == 5


@pytest.mark.rule("magnifico:9.3", "magnifico:1.2")
def test_a_crossing_is_part_of_a_chain() -> None:
    match = turn(owner=lands("copenhagen stockholm hamburg prague", "milan"), soldiers={"prague": 4})
    play(match, "0 move prague")
    assert targets(match) == {"hamburg", "copenhagen", "stockholm"}


@pytest.mark.rule("magnifico:9.4")
def test_across_a_sea_nobody_is_lost() -> None:
    match = mover(in_play=[{}, {"submarine": 3}])
    play(match, "0 move athens")
    assert targets(match) == {"naples"}
    play(match, "0 to naples", "0 soldiers 2")
    assert standing(match, "naples")[1] == 3


@pytest.mark.rule("magnifico:9.3")
def test_an_inland_territory_alone_leads_nowhere() -> None:
    match = mover()
    assert clause_against(match, "0 move prague") == "9.3"
    assert clause_against(match, "0 move venice") == "9.3"


@pytest.mark.rule("magnifico:9.10", "magnifico:9.3")
def test_not_through_territories_of_others() -> None:
    match = turn(owner=lands("milan vienna", "venice paris", "kiev"), soldiers={"vienna": 3})
    assert clause_against(match, "0 move vienna") == "9.3"


@pytest.mark.rule("magnifico:9.10")
def test_one_soldier_remains() -> None:
    match = mover()
    assert clause_against(match, "0 move rome") == "9.10"
    play(match, "0 move milan", "0 to rome")
    assert counts(match) == [1, 2, 3, 4]
    assert clause_against(match, "0 soldiers 5") == "9.10"


@pytest.mark.rule("magnifico:9.6")
def test_the_same_piece_may_move_several_times() -> None:
    match = mover()
    for land in ("rome", "naples", "athens"):
        here = {"rome": "milan", "naples": "rome", "athens": "naples"}[land]
        play(match, f"0 move {here}", f"0 to {land}", "0 soldiers 4")
    assert standing(match, "athens")[1] == 7


@pytest.mark.rule("magnifico:9.7")
def test_a_group_starts_and_arrives_together_and_something_must_go() -> None:
    match = mover(tanks={"milan": 2}, airplanes={"milan": 2}, tank_card=["tank_2_3"], airplane_card=["airplane_1"])
    play(match, "0 move milan", "0 to rome", "0 soldiers 0", "0 tanks 0")
    assert counts(match) == [1, 2]
    assert clause_against(match, "0 airplanes 0") == "9.7"
    play(match, "0 airplanes 1")
    assert standing(match, "rome") == (0, 1, 0, 1)
    bare = mover()
    play(bare, "0 move milan", "0 to rome")
    assert clause_against(bare, "0 soldiers 0") == "9.7"


@pytest.mark.rule("magnifico:9.9")
def test_machines_may_move_alone_also_from_where_a_single_soldier_is() -> None:
    match = mover(tanks={"rome": 3}, tank_card=["tank_2_3"])
    play(match, "0 move rome", "0 to lyon")
    assert counts(match) == [0]
    play(match, "0 soldiers 0")
    assert counts(match) == [1, 2, 3]
    assert clause_against(match, "0 tanks 0") == "9.7"
    play(match, "0 tanks 3")
    assert standing(match, "lyon") == (0, 1, 3, 0)


@pytest.mark.rule("magnifico:9.3", "magnifico:9.7")
def test_soldiers_tanks_and_airplanes_go_in_any_number() -> None:
    match = mover(tanks={"milan": 9}, airplanes={"milan": 8}, tank_card=["tank_2_3"], airplane_card=["airplane_1"])
    play(match, "0 move milan", "0 to naples", "0 soldiers 4", "0 tanks 9", "0 airplanes 8")
    assert standing(match, "naples") == (0, 5, 9, 8)


@pytest.mark.rule("magnifico:9.8", "magnifico:8.3")
def test_machines_without_their_card_do_not_move() -> None:
    cards = {"tank_card": [None, "tank_2_3"], "airplane_card": [None, "airplane_1"]}
    match = mover(tanks={"rome": 3, "milan": 1}, airplanes={"rome": 1}, **cards)
    assert clause_against(match, "0 move rome") == "8.3"
    play(match, "0 move milan", "0 to rome", "0 soldiers 1")
    assert standing(match, "rome") == (0, 2, 3, 1)


@pytest.mark.rule("magnifico:9.8", "magnifico:2.2")
def test_castles_and_towers_never_move() -> None:
    match = mover(castle={"milan": 1}, towers={"milan": 2})
    play(match, "0 move milan", "0 to rome", "0 soldiers 4")
    view = match.view()
    assert (view["castle"]["milan"], view["towers"]["milan"], view["castle"]["rome"]) == (1, 2, 0)
    assert "move milan" not in moves(match)
