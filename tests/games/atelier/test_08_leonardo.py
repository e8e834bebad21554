"""Section 8: the Leonardo action."""

from typing import Any

import pytest

from tests.games.steps import told

from .studio import at, cards, clause_against, hand, moves, play, shown

ALL_BUT_ONE = {"left": [1, 1, 1, 1, 1, 0], "right": [1, 1, 1, 0, 2, 2]}  # a red, a blue space are bare


@pytest.mark.rule("atelier:8.1")
@pytest.mark.parametrize("action", ["draw", "take red_4", "claim red_blue"])
def test_the_holder_of_the_token_must_do_it_after_any_action(action: str) -> None:
    match = at(leonardo=0, hands="R1 R2 B1", table="R4 G2 B4 N4 N3 Y4")
    play(match, f"0 {action}")
    assert shown(match, "phase", "active") == ("leonardo", 0)
    assert {move.split()[0] for move in moves(match)} == {"paint"}
    assert {clause_against(match, m) for m in ("done", "draw", "take green_2", "discard red_1")} == {"8.1"}


@pytest.mark.rule("atelier:8.1")
def test_it_follows_a_paint_action_once_that_is_scored_and_nobody_else_does_it() -> None:
    match = at(leonardo=0, hands="N4|N3|", table="G2 G1 G1 R4 R3 R2")
    play(match, "0 paint brown_4 left 1")
    assert shown(match, "phase", "esteem") == ("leonardo", [4, 0, 0])
    play(match, "0 paint green_2 right 5")
    assert match.actors == (1,)
    play(match, "1 draw")
    assert match.actors == (2,)


@pytest.mark.rule("atelier:8.2")
def test_any_card_of_the_table_on_any_bare_space_of_its_colour() -> None:
    match = at(leonardo=0, hands="R1", table="N1 N2 N2 N2 Y3 Y3", deck="G1 G1")
    play(match, "0 draw")
    browns = {"paint brown_1 left 1", "paint brown_2 left 1"}
    assert moves(match) == browns | {"paint yellow_3 left 4", "paint yellow_3 left 5"}
    assert clause_against(match, "paint red_1 left 6") == "8.2"
    assert clause_against(match, "paint brown_2 left 2") == "5.2"
    play(match, "0 paint yellow_3 left 4")
    assert shown(match, "table", "canvas") == (cards("Y3 N1 N2 N2 N2"), {"left": [0, 0, 0, 3, 0, 0], "right": [0] * 6})
    assert hand(match, 0) == cards("R1 G1")
    assert told(match, "for_leonardo") == [(0, "yellow_3", "left", 4)]


@pytest.mark.rule("atelier:8.3")
def test_it_may_not_complete_a_painting() -> None:
    match = at(leonardo=0, table="R2 B3 Y4 Y3 G4 N4", canvas={"left": [1, 1, 1, 1, 1, 0], "right": [1, 1, 0, 0, 2, 2]})
    play(match, "0 draw")
    assert moves(match) == {"paint red_2 right 3", "paint blue_3 right 4"}
    assert clause_against(match, "paint red_2 left 6") == "8.3"


@pytest.mark.rule("atelier:8.4")
def test_the_neighbour_rule_binds_the_card_for_it_is_the_same_turn() -> None:
    match = at(leonardo=0, hands="N4", table="G2 R2 N1 N2 N3 N3")
    play(match, "0 paint brown_4 left 1")
    assert moves(match) == {
        "paint green_2 left 3",
        "paint green_2 right 5",
        "paint green_2 right 6",
        "paint red_2 right 3",
    }
    assert clause_against(match, "paint green_2 left 2") == "8.4"
    assert clause_against(match, "paint red_2 left 6") == "8.4"


@pytest.mark.rule("atelier:8.5")
def test_it_earns_neither_points_nor_any_bonus() -> None:
    match = at(leonardo=0, table="R4 R3 R2 R1 B1 B2", esteem=[40], masteries=[["brown_red", "all_colours"]])
    play(match, "0 draw", "0 paint red_4 left 6")
    assert match.view()["esteem"][0] == 40
    assert told(match, "scored") == []


@pytest.mark.rule("atelier:8.6")
def test_a_player_who_can_use_nothing_on_the_table_draws_openly_and_must_place_the_card() -> None:
    yellow = "Y2 Y2 Y2 Y3 Y4 Y4"
    match = at(leonardo=0, table=yellow, hands="R1", canvas={"left": [0, 1, 1, 1, 1, 0]}, deck="Y3 B2 G2")
    play(match, "0 draw")
    assert told(match, "turned", 2) == [(0, "blue_2")]
    assert shown(match, "phase", "drawn") == ("drawn", "blue_2")
    assert moves(match) == {"paint blue_2 right 1", "paint blue_2 right 2", "paint blue_2 right 4"}
    assert {clause_against(match, m) for m in ("done", "draw", "take yellow_2")} == {"8.6"}
    play(match, "0 paint blue_2 right 2")
    assert shown(match, "drawn", "table", "active") == (None, cards(yellow), 1)


@pytest.mark.rule("atelier:8.6")
def test_a_drawn_card_that_is_not_needed_either_is_discarded_and_the_action_skipped() -> None:
    match = at(leonardo=0, table="R2 R3 R3 R4 R4 N4", hands="R1", canvas=ALL_BUT_ONE, deck="G3 B3")
    play(match, "0 draw")
    assert told(match, "wasted") == [(0, "blue_3")]
    assert match.actors == (1,)
    assert "blue_3" in match.view()["discards"]


@pytest.mark.rule("atelier:8.6")
def test_with_no_painting_left_the_card_is_drawn_and_discarded() -> None:
    six = ["mona_lisa", "last_supper", "lady_with_an_ermine", "virgin_of_the_rocks", "annunciation", "saint_john"]
    said: dict[str, Any] = {"easel": {"left": None, "right": None}, "completed": [six[:2], six[2:4], six[4:]]}
    match = at(leonardo=0, phase="leonardo", table="R2 N4", **said)  # seat 0 has completed the last one
    assert len(told(match, "wasted")) == 1
    assert match.actors == (1,)


@pytest.mark.rule("atelier:8.7")
def test_the_table_is_not_refilled_after_it() -> None:
    match = at(leonardo=0, table="R1 R2 R3 R4 B1 N4")
    play(match, "0 draw", "0 paint brown_4 left 1")
    assert shown(match, "table") == (cards("R1 R2 R3 R4 B1"),)
