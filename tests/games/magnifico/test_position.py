"""Described positions: what is worked out, and what is refused with the field that cannot be."""

from typing import Any

import pytest

import bottega
from tests.games.steps import play

from .box import at, lands, moves, turn

OWNER = lands("milan rome", "venice lyon", "kiev")
WALLS = ["walls", None, None, None]
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
    assert 4 not in position["machine_deck"] + position["machines_boxed"]
    assert position["machines_left"] == 5


def test_a_battle_can_be_described_by_its_army_alone() -> None:
    match = at("assault", turn_of=0, **BATTLE)
    assert match.view()["defender"] == 1
    assert moves(match) == {"infantry 1", "infantry 2", "infantry 3"}
    play(match, "0 infantry 3")


@pytest.mark.parametrize(
    ("phase", "said", "field"),
    [
        ("acting", {"leonardo": 3}, "leonardo"),
        ("acting", {"turn_of": 1, "turns": 1}, "turn_of"),
        ("bidding", {"turn_of": 1}, "turn_of"),
        ("acting", {"active": 2, "turn_of": 0}, "active"),
        ("acting", {"points": [30, 0, 0]}, "points"),
        ("over", {"points": [29, 0, 0], "winner": 0}, "points"),
        ("over", {}, "winner"),
        ("founding", {"round_number": 1}, "round_number"),
        ("founding", {"owner": {"milan": 0}, "soldiers": {"milan": 2}}, "owner"),
        ("acting", {"soldiers": {"athens": 1}}, "soldiers"),
        ("acting", {"castle": {"athens": 1}}, "owner"),
        ("acting", {"owner": OWNER, "towers": {"milan": 1}}, "towers"),
        ("acting", {"reserve": [0, 0, 0]}, "reserve"),
        ("acting", {"owner": OWNER, "tanks": {"milan": 21}}, "tanks"),
        ("acting", {"florins": [310, 0, 0]}, "florins"),
        ("bidding", {"florins": [0, 10, 10]}, "florins"),
        ("acting", {"tank_card": ["airplane_1"]}, "tank_card"),
        ("acting", {"tank_card": ["tank_2_3", "tank_2_3"]}, "machine_deck"),
        ("acting", {"in_play": [{"gyroscope": 1}]}, "in_play"),
        ("acting", {"in_play": [{"transmission": 1}]}, "in_play"),
        ("acting", {"in_play": [{"automaton": 2}]}, "in_play"),
        ("acting", {"store": [{"walls": 4}]}, "store"),
        ("acting", {"machines_boxed": [0, 5, -1, -1]}, "machines_boxed"),
        ("acting", {"offered": WALLS}, "offered"),
        ("bidding", {"offered": ["walls", "bombard", "submarine", None]}, "offered"),
        ("bidding", {"offered": WALLS, "bid": [15, 0, 0]}, "bid"),
        ("choosing", {"offered": WALLS, "shown_bid": [10, 0, 10]}, "shown_bid"),
        ("choosing", {"offered": WALLS, "shown_bid": [10, 300, 10]}, "waiting"),
        ("acting", {"wars": 4}, "wars"),
        ("bidding", {"wars": 1}, "wars"),
        ("acting", {"movements": 1, "movement_block": "none"}, "movement_block"),
        ("acting", {"new_castle": "athens"}, "new_castle"),
        ("acting", {"served_machine": ["athens"]}, "served_machine"),
        ("reinforcing", {"reinforced": ["milan"]}, "reinforced"),
        ("acting", {"verb": "move"}, "verb"),
        ("aiming", {}, "origin"),
        ("aiming", {"verb": "attack", "origin": "milan"}, "origin"),
        ("soldiers", {"verb": "invade", "origin": "milan", "target": "kiev"}, "target"),
        ("tanks", {"verb": "invade", "origin": "milan", "target": "lyon", "army_soldiers": 1}, "phase"),
        ("acting", {"defender": 1}, "defender"),
        ("assault", {**BATTLE, "target": "kiev"}, "target"),
        ("assault", {**BATTLE, "army_soldiers": 7}, "army_soldiers"),
        ("assault", {**BATTLE, "army_tanks": 1}, "army_tanks"),
        ("assault", {**BATTLE, "owner": lands("milan rome", "venice", "kiev")}, "target"),
        ("cannons", {**BATTLE, "declared": 1, "declared_assault": "infantry", "assaults": ["infantry"]}, "declared"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(phase: str, said: dict[str, Any], field: str) -> None:
    with pytest.raises(bottega.ImpossiblePosition, match=rf"^{field}: "):
        at(phase, **said)
