"""The options: a ring of four spaces, a free Leonardo, a bonus that must be earned."""

import random
from typing import Any

import pytest

import bottega
from tests.games.steps import told

from .studio import at, clause_against, moves, play


@pytest.mark.rule("atelier:V.1")
def test_with_the_small_ring_a_painting_has_four_spaces() -> None:
    match = at(hands="N1 Y1 R1", ring="four")  # Ginevra: brown, yellow, yellow, red
    assert moves(match, "paint") == {
        "paint brown_1 left 1",
        "paint yellow_1 left 2",
        "paint yellow_1 left 3",
        "paint red_1 left 4",
    }
    assert {clause_against(match, f"paint red_1 left {space}") for space in (5, 6)} == {"V.1"}


@pytest.mark.rule("atelier:V.1", "atelier:5.4", "atelier:6.1")
def test_the_small_ring_is_closed_and_complete_with_four_cards() -> None:
    match = at(hands="R1 N1", canvas={"left": [0, 1, 1, 0]}, ring="four")
    play(match, "paint red_1 left 4")
    assert clause_against(match, "paint brown_1 left 1") == "5.4"
    other = at(hands="R1", canvas={"left": [1, 1, 1, 0]}, ring="four")
    play(other, "paint red_1 left 4")
    assert other.view()["completed"][0] == ["ginevra_de_benci"]


@pytest.mark.rule("atelier:V.1")
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_small_rings_comes_to_its_end(players: int) -> None:
    match, rng = bottega.new("atelier", players=players, seed=2, ring="four"), random.Random(2)
    while not match.over:
        assert all(row[4:] == [0, 0] for row in match.view()["canvas"].values())
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
    assert sum(map(len, match.view()["completed"])) == players + 3


@pytest.mark.rule("atelier:V.2")
def test_a_free_leonardo_may_paint_beside_any_colour() -> None:
    match = at(leonardo=0, hands="N4", table="G2 N1 N1 N2 N3 N3", free_leonardo=1)
    play(match, "0 paint brown_4 left 1")
    assert "paint green_2 left 2" in moves(match)
    bound = at(leonardo=0, hands="N4", table="G2 N1 N1 N2 N3 N3")
    play(bound, "0 paint brown_4 left 1")
    assert clause_against(bound, "paint green_2 left 2") == "8.4"


@pytest.mark.rule("atelier:V.2")
def test_a_free_leonardo_still_completes_nothing() -> None:
    match = at(leonardo=0, table="R2 N4 N3 Y4 Y3 Y2", canvas={"left": [1, 1, 1, 1, 1, 0]}, free_leonardo=1)
    play(match, "0 draw")
    assert moves(match) == {"paint red_2 right 3"}


@pytest.mark.rule("atelier:V.3")
def test_an_earned_bonus_needs_a_card_that_scores() -> None:
    said: dict[str, Any] = {"hands": "R4 B1", "canvas": {"left": [1, 2, 2, 1, 1, 0]}, "esteem": [21], "earned_bonus": 1}
    match = at(**said)
    play(match, "paint red_4 left 6", "done")
    assert told(match, "scored") == [(0, 0, 0, 0, 21)]
    match = at(**said)
    play(match, "paint red_4 left 6", "paint blue_1 right 1")
    assert told(match, "scored") == [(0, 1, 3, 0, 25)]
