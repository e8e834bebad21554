"""Section 6: completing a painting and going on."""

from typing import Any

import pytest

import bottega
from tests.games.steps import told

from .studio import at, cards, clause_against, moves, play, shown

LEFT_OUT = ["annunciation", "last_supper", "virgin_of_the_rocks"]
ALMOST = {"left": [1, 2, 2, 1, 1, 0]}  # Ginevra lacks a red card on space 6


def near_the_end(next_one: str | None = "lady_with_an_ermine", **said: Any) -> bottega.Match:
    """Two players; one painting or none left in the deck. Seat 0 is the last of the round."""
    rest = [p for p in ("mona_lisa", "saint_john", "lady_with_an_ermine") if p != next_one]
    description: dict[str, Any] = {
        "completed": [rest[:1], rest[1:]],
        "painting_deck": [*filter(None, [next_one]), *LEFT_OUT],
        "paintings_left": 1 if next_one else 0,
        **said,
    }
    return at(2, **description)


@pytest.mark.rule("atelier:6.1", "atelier:6.3", "atelier:6.4", "atelier:6.5")
def test_the_last_space_completes_the_painting_which_is_taken_discarded_from_and_replaced_at_once() -> None:
    match = near_the_end(hands="R3 B1", canvas=ALMOST, table="Y4")
    play(match, "0 paint red_3 left 6")
    assert shown(match, "easel", "paintings_left") == ({"left": "lady_with_an_ermine", "right": "salvator_mundi"}, 0)
    assert match.view()["completed"][0] == ["mona_lisa", "ginevra_de_benci"]
    assert match.view()["canvas"]["left"] == [0] * 6
    assert match.view()["discards"] == sorted(
        cards("N1 G2 G2 Y1 Y1 R3"), key=lambda c: (("red", "blue", "yellow", "green", "brown").index(c[:-2]), c)
    )
    assert told(match, "completed") == [(0, "ginevra_de_benci", 3)]
    assert told(match, "easel")[-1] == ("left", "lady_with_an_ermine")


@pytest.mark.rule("atelier:6.1")
def test_one_bare_space_is_enough_not_to_be_complete() -> None:
    match = at(hands="R3 N1", canvas={"left": [0, 2, 2, 1, 1, 0]})
    play(match, "paint red_3 left 6", "done")
    assert match.view()["completed"] == [[], [], []]


@pytest.mark.rule("atelier:6.2", "atelier:6.3")
def test_example_completing_diana_takes_the_painting_with_a_red_and_a_yellow_card_and_scores_nothing() -> None:
    match = at(5, hands="R4 Y2 B1", table="R1 R2 R3 B2", canvas={"left": [4, 1, 1, 0, 3, 0]}, esteem=[0])
    play(match, "0 paint red_4 left 6", "0 paint yellow_2 left 4")
    assert match.view()["completed"][0] == ["ginevra_de_benci"]
    play(match, "0 done")
    assert told(match, "scored") == [(0, 0, 0, 0, 0)]


@pytest.mark.rule("atelier:6.2")
def test_cards_of_the_same_action_on_another_painting_do_score() -> None:
    match = at(hands="R4 B3", canvas=ALMOST)
    play(match, "0 paint red_4 left 6", "0 paint blue_3 right 1")
    assert told(match, "scored") == [(0, 3, 0, 0, 3)]


@pytest.mark.rule("atelier:6.4", "atelier:6.8")
def test_what_others_painted_there_stays_scored_and_goes_to_the_discards() -> None:
    match = at(3, hands="N4|R1", canvas={"left": [0, 2, 2, 1, 1, 0]}, esteem=[5, 6, 7])
    play(match, "0 paint brown_4 left 1", "1 paint red_1 left 6")
    assert match.view()["esteem"] == [10, 7, 7]
    assert "brown_4" in match.view()["discards"]


@pytest.mark.rule("atelier:6.6", "atelier:5.1")
def test_the_action_goes_on_at_the_new_painting_within_four_cards() -> None:
    match = near_the_end(hands="R3 B1 N1 N2 R1", canvas=ALMOST)
    play(match, "0 paint red_3 left 6", "0 paint blue_1 left 3", "0 paint brown_1 left 5")
    assert moves(match, "paint") == {"paint red_1 left 1", "paint red_1 right 3"}
    assert clause_against(match, "paint brown_2 left 4") == "5.4"
    assert clause_against(match, "paint red_1 left 2") == "5.4"
    play(match, "0 paint red_1 left 1")
    assert told(match, "scored") == [(0, 3, 0, 0, 3)]
    assert match.view()["hand_size"][0] == 1


@pytest.mark.rule("atelier:6.6")
def test_two_paintings_can_be_completed_in_one_action() -> None:
    match = near_the_end(hands="R3 B1 G1", canvas={"left": [1, 2, 2, 1, 1, 0], "right": [0, 2, 1, 3, 4, 4]}, table="Y4")
    play(match, "0 paint red_3 left 6", "0 paint blue_1 right 1")
    assert match.view()["completed"][0] == ["mona_lisa", "ginevra_de_benci", "salvator_mundi"]
    assert match.view()["easel"] == {"left": "lady_with_an_ermine", "right": None}


@pytest.mark.rule("atelier:6.7")
def test_with_no_painting_left_in_the_deck_the_easel_stays_empty() -> None:
    rest = ["mona_lisa", "saint_john", "lady_with_an_ermine"]
    match = near_the_end(None, completed=[rest[:2], rest[2:]], hands="R3 R2 B1", canvas=ALMOST)
    play(match, "0 paint red_3 left 6")
    assert match.view()["easel"]["left"] is None
    assert moves(match, "paint") == {
        "paint red_2 right 3",
        "paint blue_1 right 1",
        "paint blue_1 right 2",
        "paint blue_1 right 4",
    }
    assert clause_against(match, "paint red_2 left 6") == "6.7"
