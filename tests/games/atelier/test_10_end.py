"""Section 10: the end of the game."""

from typing import Any

import pytest

import bottega
from tests.games.steps import told

from .studio import at, clause_against, moves, play, shown

DONE = ["mona_lisa", "last_supper", "lady_with_an_ermine", "virgin_of_the_rocks", "annunciation"]
NO_EASEL = {"left": None, "right": None}


def last_painting(active: int = 0, leonardo: int = 2, **said: Any) -> bottega.Match:
    """Three players; Ginevra is the last painting and lacks a red card."""
    description: dict[str, Any] = {
        "easel": {"left": "ginevra_de_benci", "right": None},
        "completed": [DONE[:1], DONE[1:3], DONE[3:]],
        "canvas": {"left": [1, 2, 2, 1, 1, 0]},
        **said,
    }
    return at(active=active, leonardo=leonardo, **description)


def at_the_end(hands: str, **said: Any) -> bottega.Match:
    """Two players, all paintings completed; seat 1 is the last to act and draws; then the game is over."""
    return at(2, hands=hands, easel=NO_EASEL, leonardo=0, active=1, **({"completed": [DONE[:2], DONE[2:]]} | said))


@pytest.mark.rule("atelier:10.1", "atelier:10.2")
def test_after_the_last_painting_the_round_is_played_to_its_end() -> None:
    match = last_painting(hands="R1|R2 R3 B1|", table="Y4 N1 G2")
    play(match, "0 paint red_1 left 6")
    assert told(match, "last_painting") == [()]
    assert match.actors == (1,)
    assert {move.split()[0] for move in moves(match)} == {"draw", "take", "claim"}
    assert clause_against(match, "done") == "3.2"
    assert clause_against(match, "paint red_2 left 6") == "6.7"
    play(match, "1 claim red_blue")
    assert match.over
    assert clause_against(match, "draw", seat=0) == "10.1"


@pytest.mark.rule("atelier:10.1")
def test_two_empty_easels_are_needed() -> None:
    match = last_painting(
        active=1,
        hands="|R1 R2|",
        table="Y4",
        easel={"left": "ginevra_de_benci", "right": "saint_john"},
        completed=[DONE[:1], DONE[1:3], DONE[3:4]],
    )
    play(match, "1 paint red_1 left 6", "done")
    assert not match.over
    assert match.view()["easel"] == {"left": None, "right": "saint_john"}


@pytest.mark.rule("atelier:10.3")
def test_the_steps_at_the_end_of_the_round_are_done_in_the_last_round_too() -> None:
    match = last_painting(active=1, hands="R2 R3|R1|B1", table="Y4 N1 G2")
    play(match, "1 paint red_1 left 6")
    assert match.over
    assert shown(match, "help", "leonardo") == (1, 0)
    assert len(match.view()["table"]) == 6
    assert told(match, "round") == []


@pytest.mark.rule("atelier:10.4")
def test_the_score_is_esteem_and_paintings_and_achievements() -> None:
    match = at_the_end("R1 R2|B1", table="N4", esteem=[28, 36], achievements=["two_alike", "two_masteries"])
    play(match, "take brown_4")
    assert match.over
    assert match.scores == [28 + 8 + 3, 36 + 9]
    assert match.winners == (1,)


@pytest.mark.rule("atelier:10.4", "atelier:10.5")
def test_example_end_of_the_game_diana_38_peter_43() -> None:
    """Diana owns paintings for 10 points and Peter for 4; one mastery each; Peter holds two cards of one colour."""
    match = at(
        2,
        hands="R1 B2|G1",
        table="G4",
        easel=NO_EASEL,
        leonardo=0,
        active=1,
        esteem=[28, 36],
        completed=[["mona_lisa", "annunciation", "ginevra_de_benci"], ["saint_john", "salvator_mundi"]],
        masteries=[["red_blue"], ["brown_red"]],
        achievements=["two_alike", "two_masteries"],
    )
    play(match, "1 take green_4")
    assert match.scores == [38, 43]
    assert match.winners == (1,)
    assert told(match, "fulfilled") == [(1, "two_alike", 3)]


@pytest.mark.rule("atelier:10.5")
@pytest.mark.parametrize(
    ("achievement", "hands", "met"),
    [
        ("two_alike", "R1 R4|R1 B2 Y3", [3, 3]),
        ("two_alike", "R1 B4|B2 Y3", [0, 0]),
        ("five_cards", "R1 R2 R3 R4 B1|R1 B2 Y3 Y1", [4, 4]),
        ("five_cards", "R1 R2 R3 R4|B2 Y3", [0, 0]),
        ("two_paintings", "|", [4, 4]),
        ("three_colours", "R1 B2 G3|R1 N2", [3, 0]),
        ("three_colours", "R1 B2|R1 B2", [0, 3]),
        ("empty_hand", "|R1", [3, 0]),
    ],
)
def test_everybody_who_meets_an_achievement_gets_its_points(achievement: str, hands: str, met: list[int]) -> None:
    """Seat 1 takes a brown 4 as the last action; in one of the cases that makes two of a colour."""
    other = "two_masteries" if achievement != "two_masteries" else "two_alike"
    match = at_the_end(hands, table="N4", achievements=[achievement, other])
    play(match, "take brown_4")
    if achievement == "two_alike" and hands.startswith("R1 R4"):
        met = [3, 0]
    if achievement == "five_cards" and met[0]:
        assert len(match.view(1)["hand"][1]) == 5
    assert [score - points for score, points in zip(match.scores, (8, 9), strict=True)] == met


@pytest.mark.rule("atelier:10.5")
def test_two_masteries_are_enough_for_their_achievement() -> None:
    match = at_the_end(
        "|",
        table="N4",
        masteries=[["red_blue", "brown_red"], ["all_colours"]],
        achievements=["two_masteries", "empty_hand"],
    )
    play(match, "take brown_4")
    assert match.scores == [8 + 4 + 3, 9]


@pytest.mark.rule("atelier:10.6")
def test_of_a_tie_more_paintings_win_and_then_it_is_shared() -> None:
    said: dict[str, Any] = {"table": "N4", "achievements": ["two_masteries", "two_alike"]}
    match = at_the_end("|", esteem=[5, 4], **said)
    play(match, "take brown_4")
    assert (match.scores, match.winners) == ([13, 13], (1,))
    four = [DONE[:2], [DONE[2], DONE[3]]]
    shared = at(
        3,
        easel=NO_EASEL,
        leonardo=0,
        active=2,
        completed=[*four, ["annunciation", "saint_john"]],
        esteem=[2, 4, 0],
        **said,
    )
    play(shared, "take brown_4")
    assert (shared.scores, shared.winners) == ([10, 10, 5], (0, 1))


@pytest.mark.rule("atelier:10.7")
def test_the_game_ends_after_round_sixty_with_paintings_left() -> None:
    match = at(round_number=60, active=1, table="N4", esteem=[3, 2, 1], achievements=["two_masteries", "two_alike"])
    play(match, "1 take brown_4")
    assert match.over
    assert match.scores == [3, 2, 1]
    before = at(round_number=59, active=1, table="N4")
    play(before, "1 take brown_4")
    assert not before.over


@pytest.mark.rule("atelier:10.7")
def test_players_who_only_take_are_stopped_after_round_sixty() -> None:
    match = bottega.new("atelier", players=2, seed=3)
    while not match.over:
        (seat,) = match.actors
        match.play(seat, next(m for m in match.legal(seat) if m.name in ("draw", "done", "discard", "paint")))
    assert match.view()["round_number"] == 60
