"""The analysis of games of Leonardo da Vinci whose outcome is known."""

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.analysis import analyse, sentences
from bottega.bots.budget import Budget
from bottega.engine.messages import LANGUAGES
from tests.analysis.games import decision, play_on
from tests.cli.driving import Drive

BUDGET = Budget(iterations=60)


def last_turn(**said: Any) -> bottega.Match:
    """Number 13 pays eight florins, which decides the game."""
    said = {"players": 2, "turn": 9, "requested": [13, 8, 1], "florins": [5, 9], "work": [{"small": 13}, {}], **said}
    return bottega.position("leonardo", said, seed=1)


def test_to_hold_back_a_completed_invention_in_the_last_turn_is_costly() -> None:
    match = last_turn(phase="announcing", active=0, weeks=[{"small": 7}, {}])
    match.play(0, "done")
    found = analyse(play_on(match), BUDGET)
    assert decision(found, 1).best.move == match.game.move("announce small")
    assert decision(found, 1).cost > 0.6
    assert found.turning_points[0] == decision(found, 1)
    assert found.chances[0][1] < 0.15  # who would hold it back?
    assert found.chances[-1] == (0.0, 1.0)


def test_to_pass_before_an_unfinished_work_in_the_last_turn_is_costly() -> None:
    match = last_turn(phase="assignment", weeks=[{"small": 4}, {}])
    match.play(0, "pass")
    found = analyse(play_on(match), BUDGET)
    best = decision(found, 1).best
    assert str(best.move) in ("send 3 apprentices to the small lab", "send the master to the small lab")
    assert decision(found, 1).cost > 0.5
    assert best.lead is not None
    assert best.lead > 0
    assert [point.number for point in found.turning_points] == [1]


def test_what_the_search_would_have_done_costs_nothing() -> None:
    match = last_turn(phase="announcing", active=0, weeks=[{"small": 7}, {}])
    match.play(0, "announce small")
    found = analyse(play_on(match), BUDGET)
    assert decision(found, 1).cost == 0
    assert decision(found, 1).played == decision(found, 1).best
    assert found.turning_points == ()
    assert found.summaries[0].agreed == found.summaries[0].decisions


def test_a_decision_is_measured_by_what_the_seat_knew_then() -> None:
    """Two games that differ in what the seat could not know: the same moves, the same analysis."""
    decided = []
    for other in (1, 6):  # what the rival works on, face down
        said = {"hand": [{"iron": 1, "wood": 1}, {"iron": 1, "wood": 1}], "florins": [9, 9], "requested": [1, 2, 6]}
        match = bottega.position("leonardo", {"players": 2, "turn": 9, "phase": "laboratory", **said}, seed=1)
        match.play(0, "start small 2")
        match.play(1, f"start small {other}")
        match.play(1, "done")
        match.play(0, "pass")
        decided.append(decision(analyse(play_on(match), BUDGET), 4))
    assert decided[0] == decided[1]
    assert decided[0].best != decided[0].played  # so that two were compared


def test_a_shared_win_is_shared_in_the_chances() -> None:
    board = {"requested": [0] * 5, "cards": [[], []], "florins": [7, 7]}
    match = bottega.position("leonardo", {"players": 2, "turn": 9, "phase": "announcing", **board}, seed=1)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.winners == (0, 1)
    assert analyse(match, BUDGET).chances[-1] == (0.5, 0.5)


def test_a_match_with_scripted_chance_is_analysed_too() -> None:
    match = play_on(bottega.new("leonardo", players=2, seed=1, chance=[1, 0, 3, 0, 0, 0]))
    found = analyse(match, Budget(iterations=4), playouts=5)
    assert found.chances[-1] == tuple(float(seat in match.winners) for seat in range(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_is_described_in_words(language: str) -> None:
    match = last_turn(phase="announcing", active=0, weeks=[{"small": 7}, {}])
    match.play(0, "done")
    found = analyse(play_on(match), BUDGET)
    point = found.turning_points[0]
    told = " ".join(sentences.turning_point(found, point, language))
    assert match.game.messages.say("seat-0", language) in told
    assert point.best.move.say(language) in told
    assert point.played.move.say(language) in told
    assert ("0," if language != "en" else "0.") in told


def test_the_command_prints_a_turning_point(drive: Drive, tmp_path: Path) -> None:
    late = {"players": 2, "turn": 9, "phase": "announcing", "active": 0, "requested": [13, 8, 1], "florins": [5, 9]}
    match = bottega.position("leonardo", {**late, "work": [{"small": 13}, {}], "weeks": [{"small": 7}, {}]}, seed=1)
    match.play(0, "done")
    assert match.over
    (tmp_path / "game.txt").write_text(match.dumps())
    told = " ".join(drive("analyse game.txt --budget 40").stdout.split())
    assert (
        "1. Turn 9, move 1: Lapis chose “done”. Better was “announce no. 13 Aiming crossbow in the small lab”" in told
    )
