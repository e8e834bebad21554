"""Described positions: what is worked out, in what order chance is scripted, and reasons in whole sentences."""

from typing import Any

import pytest

import bottega
from tests.games.steps import play

from .box import at, lands, moves, turn

OWNER = lands("milan rome", "venice lyon", "kiev")
BATTLE: dict[str, Any] = {
    "owner": OWNER,
    "origin": "milan",
    "target": "venice",
    "army_soldiers": 3,
}


def test_who_is_not_spoken_of_sits_at_home() -> None:
    view = at("acting", 5, owner={"naples": 0}).view()
    homes = {land: seat for land, seat in view["owner"].items() if seat >= 0}
    assert homes == {"naples": 0, "london": 1, "constantinople": 2, "moscow": 3, "seville": 4}
    assert (view["soldiers"]["london"], view["castle"]["london"], view["soldiers"]["naples"]) == (2, 1, 1)


def test_stocks_reserves_and_decks_are_what_is_left() -> None:
    position = turn(owner=OWNER, soldiers={"milan": 9}, tanks={"milan": 3}, tank_card=["tank_6_7"]).position()
    assert (position["reserve"][0], position["tanks_left"], position["wonders"]) == (39, 17, ["tank"])
    assert "tank_6_7" not in position["machine_deck"] + position["machines_boxed"]
    assert position["machines_left"] == 5


def test_a_battle_can_be_described_by_its_army_alone() -> None:
    match = at("assault", turn_of=0, **BATTLE)
    assert match.view()["defender"] == 1
    assert moves(match) == {"infantry 1", "infantry 2", "infantry 3"}
    play(match, "0 infantry 3")


def test_a_deck_is_listed_from_the_top() -> None:
    match = at("bidding", machine_deck=["tank_6_7", "airplane_4"], project_deck=["walls", "bombard", "submarine"])
    assert match.view()["offered"] == ["tank_6_7", "walls", None, None]
    assert match.position()["machine_deck"] == ["airplane_4"]
    assert match.position()["project_deck"] == ["bombard", "submarine"]


def test_dice_are_scripted_after_the_position_by_what_they_show() -> None:
    match = bottega.position("magnifico", {"players": 3, "phase": "assault", "turn_of": 0, **BATTLE}, 1, [1, 4, 6])
    play(match, "0 infantry 3")
    (rolled,) = [event.args for event in match.events if event.name == "infantry"]
    assert (rolled["hits"], rolled["misses"], rolled["explosions"]) == (1, 1, 1)


def test_a_die_that_does_not_exist_is_refused() -> None:
    match = bottega.position("magnifico", {"players": 3, "phase": "assault", "turn_of": 0, **BATTLE}, 1, [7])
    with pytest.raises(bottega.ChanceScriptError, match="chance item 1: the rules roll a die that shows 1 to 6, not 7"):
        play(match, "0 infantry 3")


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"goal": 20}, "goal is a word in quotes, and 20 is no goal of magnifico; there are '30', '20', '40', '50'"),
        ({"escort": "no"}, "escort: 'no' is neither true (1) nor false (0)"),
        ({"store": [{"walls": 2}, {"walls": 2}]}, "store: there are only 3 'walls', not 4: 4 in store"),
        ({"tanks": {"milan": 12, "rome": 9}}, "tanks: there are only 20 tanks, not 21"),
        ({"phase": "bidding", "bid": [50], "florins": [40]}, "bid: seat 0 has 40 florins and cannot bid 50"),
        (
            {"phase": "acting", "leonardo": 0, "turn_of": 1, "turns": 1},
            "turn_of: it is the turn of seat 0, not 1: "
            "turns go clockwise from seat 0, which owns the Leonardo card, and turns is 1",
        ),
    ],
)
def test_a_reason_names_what_was_said_and_what_is_wrong_with_it(said: dict[str, Any], reason: str) -> None:
    with pytest.raises(bottega.BottegaError) as refused:
        bottega.position("magnifico", {"players": 3, **said}, 1)
    assert str(refused.value) == reason
