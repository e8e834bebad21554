"""Section 7.3: the course of a battle, from the landing to the last soldier."""

import random

import pytest

from tests.games import steps

from . import box
from .fights import armies, at, choices, clause_against, fight, names, play, told


@pytest.mark.rule("magnifico:7.3.1")
def test_a_sea_raid_costs_a_soldier_before_the_first_assault() -> None:
    match = fight("3 soldiers", "2 soldiers", sea=True)
    assert armies(match) == (2, 2)
    assert told(match, "landed") == [(0, 1)]
    assert match.view()["reserve"][0] == 49 - 1 - 2  # one waits at the origin
    assert choices(match) == {"infantry 1", "infantry 2"}


@pytest.mark.rule("magnifico:7.3.1")
def test_an_attack_by_land_costs_nobody() -> None:
    match = fight("3 soldiers", "2 soldiers")
    assert armies(match) == (3, 2)
    assert told(match, "landed") == []


@pytest.mark.rule("magnifico:7.3.3")
def test_the_attacker_begins() -> None:
    match = fight("3 soldiers", "2 soldiers")
    assert match.actors == (0,)
    assert (match.view()["side"], match.view()["phase"], match.view()["defender"]) == ("attacker", "assault", 1)


@pytest.mark.rule("magnifico:7.3.2")
def test_each_assault_takes_effect_before_the_next_is_chosen() -> None:
    match = fight("3 soldiers 1 tanks 2 airplanes", "20 soldiers", "hhx mmmm hm")
    play(match, "0 infantry 3")
    assert armies(match) == (2, 18)
    play(match, "0 tank")
    assert armies(match) == (2, 13)
    play(match, "0 air 2")
    assert armies(match) == (2, 12)
    assert match.actors == (1,)


@pytest.mark.rule("magnifico:7.3.3")
@pytest.mark.parametrize("order", [("infantry 2", "tank", "air 1"), ("air 1", "tank", "infantry 2")])
def test_assaults_come_in_any_order(order: tuple[str, ...]) -> None:
    match = fight("2 soldiers 1 tanks 1 airplanes", "20 soldiers", "m" * 7)
    for move in order:
        assert match.actors == (0,)
        play(match, f"0 {move}")
    assert match.actors == (1,)


@pytest.mark.rule("magnifico:7.3.3")
def test_each_kind_of_assault_is_made_once_in_a_phase() -> None:
    match = fight("2 soldiers 1 tanks 2 airplanes", "20 soldiers", "mm mmmm mm")
    play(match, "0 infantry 1")
    assert clause_against(match, "0 infantry 2") == "7.3.3"
    play(match, "0 tank")
    assert clause_against(match, "0 tank") == "7.3.3"
    assert choices(match) == {"air 1", "air 2", "cease"}
    match = fight("2 soldiers 1 tanks 2 airplanes", "20 soldiers", "mm")
    play(match, "0 air 1")
    assert clause_against(match, "0 air 1") == "7.3.3"


@pytest.mark.rule("magnifico:7.3.4")
def test_fewer_soldiers_or_airplanes_may_go_but_not_more_than_there_are() -> None:
    match = fight("3 soldiers 2 airplanes", "5 soldiers", "h")
    assert choices(match) == {"infantry 1", "infantry 2", "infantry 3", "air 1", "air 2"}
    assert clause_against(match, "0 infantry 4") == "7.3.4"
    assert clause_against(match, "0 air 3") == "7.3.4"
    play(match, "0 infantry 1")
    assert told(match, "infantry") == [(0, 1, 0, 0, 1, 0)]


@pytest.mark.rule("magnifico:7.3.5")
def test_one_assault_must_be_made_and_the_others_may_be_left_out() -> None:
    match = fight("3 soldiers 1 tanks 2 airplanes", "9 soldiers", "m")
    assert clause_against(match, "0 cease") == "7.3.5"
    play(match, "0 air 1", "0 cease")
    assert match.actors == (1,)
    assert told(match, "ceased") == [(0,)]
    assert clause_against(match, "1 cease") == "7.3.5"


@pytest.mark.rule("magnifico:7.3.5", "magnifico:7.3.7")
def test_a_phase_ends_automatically_when_nothing_is_left_to_do() -> None:
    match = fight("3 soldiers", "9 soldiers", "mmm")
    play(match, "0 infantry 3")
    assert match.actors == (1,)
    assert told(match, "ceased") == []


@pytest.mark.rule("magnifico:7.3.6", "magnifico:7.2.4")
def test_the_defender_rolls_as_many_dice_as_there_are_soldiers() -> None:
    match = fight("6 soldiers", "14 soldiers", "mmmmmm" + 9 * "m" + 5 * "h")
    play(match, "0 infantry 6")
    assert "infantry 14" in choices(match)
    play(match, "1 infantry 14")
    assert told(match, "infantry")[-1] == (1, 5, 9, 0, 5, 0)


@pytest.mark.rule("magnifico:7.2.4")
def test_the_defender_uses_all_machines_of_the_territory() -> None:
    match = fight("6 soldiers", "2 soldiers 7 tanks 8 airplanes", "mmmmmm")
    play(match, "0 infantry 6")
    assert {"tank", "air 8"} <= choices(match)


@pytest.mark.rule("magnifico:7.3.7")
def test_the_sides_take_turns_until_one_has_no_soldier() -> None:
    match = fight("2 soldiers", "2 soldiers", "mh m m m h")
    play(match, "0 infantry 2")
    assert clause_against(match, "0 infantry 1") == "7.3.7"
    assert clause_against(match, "2 infantry 1") == "7.3.7"
    play(match, "1 infantry 1", "0 infantry 1")
    assert armies(match) == (2, 1)
    play(match, "1 infantry 1", "0 infantry 1")
    assert match.over
    assert names(match) == ["infantry"] * 5 + ["conquered"]


@pytest.mark.rule("magnifico:7.3.8")
def test_the_last_soldier_ends_the_battle_in_the_middle_of_a_phase() -> None:
    match = fight("3 soldiers 2 tanks 1 airplanes", "2 soldiers 1 tanks", "hhx")
    play(match, "0 infantry 3")
    assert match.over
    assert told(match, "conquered") == [(0, 1, "rome", 1, 0)]
    assert at(match, "rome") == (0, 2, 3, 1)
    assert at(match, "milan") == (0, 1, 0, 0)


@pytest.mark.rule("magnifico:7.3.8")
def test_a_beaten_attacker_leaves_the_machines() -> None:
    match = fight("1 soldiers 2 tanks 1 airplanes", "4 soldiers", "x")
    play(match, "0 infantry 1")
    assert told(match, "repelled") == [(1, 0, "rome", 2, 1)]
    assert at(match, "rome") == (1, 4, 2, 1)


@pytest.mark.rule("magnifico:7.3.8")
def test_a_conquest_brings_castle_and_towers() -> None:
    match = fight("3 soldiers 1 airplanes", "1 soldiers", "h", castle=3)
    play(match, "0 air 1")
    view = match.view()
    assert (view["owner"]["rome"], view["castle"]["rome"], view["towers"]["rome"]) == (0, 1, 3)


@pytest.mark.rule("magnifico:7.3.8")
def test_after_the_battle_the_turn_goes_on_and_nothing_is_left_of_the_march() -> None:
    match = fight("1 soldiers", "4 soldiers", "x")
    play(match, "0 infantry 1")
    view = match.view()
    assert (view["phase"], view["active"], view["defender"]) == ("acting", 0, -1)
    assert [view[name] for name in ("verb", "origin", "target", "side", "declared_assault")] == [None] * 5


@pytest.mark.rule("magnifico:7.3.8")
def test_an_army_that_has_won_is_in_the_territory_and_not_on_the_march() -> None:
    match = fight("3 soldiers 1 tanks 2 airplanes", "1 soldiers", "h")
    play(match, "0 infantry 1")
    assert at(match, "rome") == (0, 3, 1, 2)
    assert [match.view()[f"army_{kind}"] for kind in ("soldiers", "tanks", "airplanes")] == [0, 0, 0]


@pytest.mark.rule("magnifico:7.3.9")
def test_what_is_eliminated_returns_to_reserve_and_stock() -> None:
    match = fight("3 soldiers 2 airplanes", "3 soldiers 2 airplanes", "xmm xh xx m")
    play(match, "0 infantry 3", "0 air 2", "1 air 2", "1 infantry 1")
    view = match.view()
    assert armies(match) == (2, 2)
    assert view["reserve"] == [49 - 1 - 2, 49 - 2, 49]
    assert view["airplanes_left"] == 20 - 1


@pytest.mark.rule("magnifico:5.1")
def test_what_is_no_move_of_a_battle_is_refused() -> None:
    match = fight("3 soldiers", "3 soldiers")
    assert clause_against(match, "0 end") == "5.1"
    assert clause_against(match, "0 build_tank rome") == "5.1"
    assert clause_against(match, "0 scrap_tank rome") == "5.1"


@pytest.mark.rule("magnifico:7.3.8", "magnifico:7.1.3")
@pytest.mark.parametrize("seed", range(8))
def test_a_war_goes_from_its_declaration_to_the_next_action(seed: int) -> None:
    """In a whole game: the army leaves, fights, and what is left of both stands on the map."""
    match = box.turn(
        owner=box.lands("milan venice", "rome naples", "paris"),
        soldiers={"milan": 6, "venice": 1, "rome": 3, "naples": 1, "paris": 1},
        tanks={"milan": 2},
        tank_card=["tank_4_5", None, None],
        florins=[100, 100, 100],
    )
    steps.play(match, "0 attack milan", "0 to rome", "0 soldiers 5", "0 tanks 1")
    assert (match.view()["phase"], match.view()["defender"]) == ("assault", 1)
    chooser = random.Random(seed)
    while match.view()["phase"] != "acting":
        (seat,) = match.actors
        match.play(seat, chooser.choice(match.legal(seat)))
    view = match.view()
    won = told(match, "conquered") != []
    assert (match.actors, view["florins"][0], view["wars"]) == ((0,), 70, 1)
    assert (at(match, "milan")[1:3], at(match, "rome")[0]) == ((1, 1), 0 if won else 1)
    on_map = [sum(view["soldiers"][land] for land, owner in view["owner"].items() if owner == s) for s in (0, 1)]
    assert [on_map[s] + view["reserve"][s] for s in (0, 1)] == [49, 49]
