"""Sections 5.4.6, 7.1 and 7.2: a war is declared, an army is chosen."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import counts, lands, moves, standing, targets, told, turn

FACTS = bottega.game("magnifico").facts({"players": 3, "goal": "30"})
MAP = {row["territory"]: row for row in FACTS["territories"]}
OWNER = lands("milan", "rome naples algiers", "paris kiev")


def attacker(**said: Any) -> bottega.Match:
    """Seat 0 in Milan; seat 1 in Rome next to it, and in Naples and Algiers across the same sea."""
    return turn(**{"owner": OWNER, "soldiers": {"milan": 9}, "florins": [100], **said})


@pytest.mark.rule("magnifico:5.4.6", "magnifico:7.1.1", "magnifico:7.1.3")
def test_thirty_florins_and_an_army_that_leaves_its_territory() -> None:
    match = attacker(tanks={"milan": 2}, tank_card=["tank_2_3"])
    play(match, "0 attack milan", "0 to rome", "0 soldiers 4", "0 tanks 2")
    view = match.view()
    assert (view["florins"][0], view["wars"], view["defender"]) == (70, 1, 1)
    assert [view[f"army_{kind}"] for kind in ("soldiers", "tanks", "airplanes")] == [4, 2, 0]
    assert standing(match, "milan") == (0, 5, 0, 0)
    assert told(match, "attacked") == [(0, 1, "milan", "rome", 4, 2, 0)]
    assert (view["phase"], match.actors) == ("assault", (0,))


@pytest.mark.rule("magnifico:7.1.1")
def test_a_player_with_less_than_thirty_florins_cannot_attack() -> None:
    match = attacker(florins=[20])
    assert clause_against(match, "0 attack milan") == "7.1.1"
    assert "invade milan" in moves(match)


@pytest.mark.rule("magnifico:5.4.6")
def test_only_what_an_enemy_occupies_is_attacked() -> None:
    match = attacker(owner=OWNER | lands("venice"))
    play(match, "0 attack milan")
    assert clause_against(match, "0 to venice") == "5.4.6"
    assert clause_against(match, "0 to lyon") == "5.4.6"


@pytest.mark.rule("magnifico:7.1.2")
def test_over_a_border_or_within_a_sea() -> None:
    match = attacker()
    play(match, "0 attack milan")
    assert targets(match) == {"rome", "naples", "algiers"}
    assert clause_against(match, "0 to kiev") == "7.1.2"
    inland = turn(owner=lands("prague", "milan rome", "paris kiev"), soldiers={"prague": 5})
    assert clause_against(inland, "0 attack prague") == "7.1.2"
    assert clause_against(inland, "0 attack milan") == "7.1.2"


@pytest.mark.rule("magnifico:5.4.6", "magnifico:7.1.2", "magnifico:1.1", "magnifico:1.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_from_every_territory_exactly_the_enemies_in_reach_are_attacked(first: int) -> None:
    """Of the other territories, a third is of seat 1, a third of seat 2, and a third is empty, in turn."""
    for origin, here in MAP.items():
        others = [land for land in MAP if land != origin]
        ones, twos = others[first::3], others[(first + 1) % 3 :: 3]
        match = turn(owner=lands(origin, " ".join(ones), " ".join(twos)), soldiers={origin: 9}, florins=[30])
        play(match, f"0 attack {origin}")
        across = {land for land, row in MAP.items() if {*row["seas"]} & {*here["seas"]}}
        assert targets(match) == ({*here["borders"], *here["crossings"]} | across) & {*ones, *twos}


@pytest.mark.rule("magnifico:7.1.2", "magnifico:7.3.1", "magnifico:1.2")
def test_a_crossing_is_a_border_so_nobody_is_lost_there() -> None:
    match = turn(owner=lands("seville", "algiers milan", "paris"), soldiers={"seville": 3})
    play(match, "0 attack seville", "0 to algiers")
    assert counts(match) == [1, 2]
    play(match, "0 soldiers 2")
    assert match.view()["army_soldiers"] == 2
    assert told(match, "landed") == []


@pytest.mark.rule("magnifico:7.1.4", "magnifico:15.2")
def test_the_whole_army_comes_from_one_territory() -> None:
    match = attacker(owner=OWNER | lands("venice"), soldiers={"milan": 2, "venice": 9})
    play(match, "0 attack milan", "0 to rome")
    assert counts(match) == [1]  # those in Venice, also next to Rome, do not count


@pytest.mark.rule("magnifico:7.1.5")
def test_nobodys_last_territory_is_attacked() -> None:
    match = turn(owner=lands("milan", "rome", "naples kiev"), soldiers={"milan": 9})
    play(match, "0 attack milan")
    assert targets(match) == {"naples"}
    assert clause_against(match, "0 to rome") == "7.1.5"
    alone = turn(owner=lands("milan", "rome", "moscow"), soldiers={"milan": 9})
    assert clause_against(alone, "0 attack milan") == "7.1.5"


@pytest.mark.rule("magnifico:7.2.1")
def test_six_soldiers_at_most() -> None:
    match = attacker()
    play(match, "0 attack milan", "0 to rome")
    assert counts(match) == [1, 2, 3, 4, 5, 6]
    assert clause_against(match, "0 soldiers 7") == "7.2.1"


@pytest.mark.rule("magnifico:7.2.1", "magnifico:7.2.3")
def test_six_machines_at_most_in_any_mixture_even_with_a_single_soldier() -> None:
    machines = {"tanks": {"milan": 8}, "airplanes": {"milan": 8}}
    cards = {"tank_card": ["tank_2_3"], "airplane_card": ["airplane_1"]}
    match = attacker(**machines, **cards)
    play(match, "0 attack milan", "0 to rome", "0 soldiers 1")
    assert counts(match) == [0, 1, 2, 3, 4, 5, 6]
    assert clause_against(match, "0 tanks 7") == "7.2.1"
    play(match, "0 tanks 4")
    assert counts(match) == [0, 1, 2]
    assert clause_against(match, "0 airplanes 3") == "7.2.1"
    play(match, "0 airplanes 2")
    assert [match.view()[f"army_{kind}"] for kind in ("soldiers", "tanks", "airplanes")] == [1, 4, 2]
    match = attacker(**machines, **cards)
    play(match, "0 attack milan", "0 to rome", "0 soldiers 1", "0 tanks 6")
    assert match.view()["phase"] == "assault"  # no room for airplanes, so nobody asks


@pytest.mark.rule("magnifico:7.2.2")
def test_machines_never_attack_alone() -> None:
    match = attacker(tanks={"milan": 1}, tank_card=["tank_2_3"])
    play(match, "0 attack milan", "0 to rome")
    assert clause_against(match, "0 soldiers 0") == "7.2.2"


@pytest.mark.rule("magnifico:7.2.5")
def test_one_soldier_stays() -> None:
    match = attacker(soldiers={"milan": 3})
    play(match, "0 attack milan", "0 to rome")
    assert clause_against(match, "0 soldiers 3") == "7.2.5"
    lonely = attacker(soldiers={"milan": 1}, tanks={"milan": 3}, tank_card=["tank_2_3"])
    assert clause_against(lonely, "0 attack milan") == "7.2.5"


@pytest.mark.rule("magnifico:8.3")
def test_machines_without_their_card_stay_behind() -> None:
    cards = {"tank_card": [None, "tank_2_3"], "airplane_card": ["airplane_1"]}
    match = attacker(tanks={"milan": 2}, airplanes={"milan": 2}, **cards)
    play(match, "0 attack milan", "0 to rome", "0 soldiers 2")
    assert match.view()["phase"] == "airplanes"
    play(match, "0 airplanes 1")
    assert standing(match, "milan") == (0, 7, 2, 1)


@pytest.mark.rule("magnifico:7.3.1", "magnifico:13.15", "magnifico:13.16")
@pytest.mark.parametrize(
    ("submarines", "ships", "loss"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (0, 1, 0), (0, 3, 0), (2, 1, 2), (1, 2, 0)]
)
def test_a_sea_raid_needs_more_soldiers_than_are_lost_in_the_landing(submarines: int, ships: int, loss: int) -> None:
    match = attacker(in_play=[{"armoured_ship": ships}, {"submarine": submarines}])
    play(match, "0 attack milan", "0 to naples")
    assert counts(match) == list(range(loss + 1, 7))
    if loss:
        assert clause_against(match, f"0 soldiers {loss}") == "7.3.1"
    play(match, "0 soldiers 6")
    assert match.view()["army_soldiers"] == 6 - loss


@pytest.mark.rule("magnifico:7.3.1")
def test_a_raid_that_could_only_lose_is_not_declared() -> None:
    match = attacker(soldiers={"milan": 2})
    play(match, "0 attack milan")
    assert clause_against(match, "0 to naples") == "7.3.1"
    assert targets(match) == {"rome"}
    no_border = turn(owner=lands("milan", "naples algiers", "paris kiev"), soldiers={"milan": 2})
    assert clause_against(no_border, "0 attack milan") == "7.3.1"
    with_ships = turn(
        owner=lands("milan", "naples algiers", "paris kiev"), soldiers={"milan": 2}, in_play=[{"armoured_ship": 1}]
    )
    assert "attack milan" in moves(with_ships)


@pytest.mark.rule("magnifico:5.4.6", "magnifico:15.4")
def test_the_same_territory_may_be_attacked_again_each_attack_is_paid_and_counted() -> None:
    match = attacker(soldiers={"milan": 9, "rome": 30})
    for war in (1, 2, 3):
        play(match, "0 attack milan", "0 to rome", "0 soldiers 1")
        while match.view()["defender"] >= 0:
            seat = match.actors[0]
            match.play(seat, max(match.legal(seat), key=lambda move: (move.name == "infantry", move.number)))
        assert (match.view()["wars"], match.view()["florins"][0]) == (war, 100 - 30 * war)
    assert clause_against(match, "0 attack milan") == "5.4.6"


@pytest.mark.rule("magnifico:15.1")
def test_conquerors_may_attack_again_from_where_they_stand() -> None:
    soldiers = {"milan": 9, "rome": 1, "naples": 1}
    match = attacker(soldiers=soldiers, airplanes={"milan": 6}, airplane_card=["airplane_1"])
    play(match, "0 attack milan", "0 to rome", "0 soldiers 6", "0 airplanes 6")
    while match.view()["defender"] >= 0:
        seat = match.actors[0]
        match.play(seat, max(match.legal(seat), key=lambda move: (move.name == "air", move.number)))
    assert standing(match, "rome")[0] == 0
    play(match, "0 attack rome", "0 to naples")
