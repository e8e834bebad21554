"""What an analysis finds, and that it always finds the same."""

from typing import Any

import pytest

import bottega
from bottega.analysis import Analysis, Decision, MatchNotFinished, analyse, analyser, sentences
from bottega.bots.budget import Budget
from bottega.engine.messages import LANGUAGES

from .conftest import LATE, play_on

BUDGET = Budget(iterations=60)


@pytest.fixture(scope="module")
def found(finished: bottega.Match) -> Analysis:
    return analyse(finished, BUDGET)


def decision(found: Analysis, number: int) -> Decision:
    (it,) = [decision for decision in found.decisions if decision.number == number]
    return it


# ---- what is costly


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


def test_a_decision_is_judged_by_what_the_seat_knew_then() -> None:
    """Two games that differ in what the seat could not know: the same moves, the same judgement."""
    judged = []
    for other in (1, 6):  # what the rival works on, face down
        said = {"hand": [{"iron": 1, "wood": 1}, {"iron": 1, "wood": 1}], "florins": [9, 9], "requested": [1, 2, 6]}
        match = bottega.position("leonardo", {"players": 2, "turn": 9, "phase": "laboratory", **said}, seed=1)
        match.play(0, "start small 2")
        match.play(1, f"start small {other}")
        match.play(1, "done")
        match.play(0, "pass")
        judged.append(decision(analyse(play_on(match), BUDGET), 4))
    assert judged[0] == judged[1]
    assert judged[0].best != judged[0].played  # so that two were compared


# ---- chances


def test_chances_begin_open_and_end_at_the_result(found: Analysis) -> None:
    assert len(found.chances) == len(found.turns) == len(found.match.log) + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in row)
    assert max(found.chances[0]) < 0.95
    winners = found.match.winners
    assert found.chances[-1] == tuple((seat in winners) / len(winners) for seat in range(3))


def test_a_shared_win_is_shared_in_the_chances() -> None:
    board = {"requested": [0] * 5, "cards": [[], []], "florins": [7, 7]}
    match = bottega.position("leonardo", {"players": 2, "turn": 9, "phase": "announcing", **board}, seed=1)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.winners == (0, 1)
    assert analyse(match, BUDGET).chances[-1] == (0.5, 0.5)


def test_turns_are_counted(found: Analysis) -> None:
    assert (found.turns[0], found.turns[-1]) == (8, 9)
    assert list(found.turns) == sorted(found.turns)


# ---- decisions


def test_every_real_choice_is_a_decision(found: Analysis) -> None:
    match = bottega.position("leonardo", LATE, seed=4)
    expected = []
    for number, (seat, move) in enumerate(found.match.log, 1):
        moves = match.legal(seat)
        if len(moves) > 1:
            assert decision(found, number).best.move in moves
            expected.append((number, seat, move, len(moves)))
        match.play(seat, move)
    assert [(d.number, d.seat, d.played.move, d.options) for d in found.decisions] == expected
    assert sum(summary.decisions for summary in found.summaries) == len(expected)


def test_the_match_itself_is_left_alone(finished: bottega.Match) -> None:
    before = finished.state.tobytes(), finished.dumps()
    analyse(finished, Budget(iterations=10))
    assert (finished.state.tobytes(), finished.dumps()) == before


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_budget_and_seed_find_the_same(found: Analysis, threads: int) -> None:
    again = analyse(found.match, BUDGET, threads=threads)
    assert (again.chances, again.decisions) == (found.chances, found.decisions)
    assert again.turning_points == found.turning_points


def test_another_seed_finds_other_figures(found: Analysis) -> None:
    assert analyse(found.match, BUDGET, seed=1).chances != found.chances


def test_progress_is_told_to_the_end(finished: bottega.Match) -> None:
    told: list[tuple[int, int]] = []
    analyse(finished, Budget(iterations=10), progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    assert len({total for _, total in told}) == 1


def test_a_budget_may_be_a_time(finished: bottega.Match) -> None:
    found = analyse(finished, Budget(seconds=0.002))
    assert all(decision.iterations > 0 for decision in found.decisions)


def test_a_match_whose_chance_was_told_is_analysed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyser, "PLAYOUTS", 5)
    match = play_on(bottega.new("leonardo", players=2, seed=1, chance=[1, 0, 3, 0, 0, 0]))
    found = analyse(match, Budget(iterations=4))
    assert found.chances[-1] == tuple(float(seat in match.winners) for seat in range(2))


def test_a_running_game_is_refused() -> None:
    match = bottega.new("leonardo", players=2, seed=1)
    with pytest.raises(
        MatchNotFinished, match="only finished games can be analysed, because an analysis shows hidden information"
    ):
        analyse(match)


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_is_told_in_words(language: str) -> None:
    match = last_turn(phase="announcing", active=0, weeks=[{"small": 7}, {}])
    match.play(0, "done")
    (point, *_) = analyse(play_on(match), BUDGET).turning_points
    told = " ".join(sentences.turning_point(point, match.game, language))
    assert match.game.messages.say("seat-0", language) in told
    assert point.best.move.say(language) in told
    assert point.played.move.say(language) in told
    assert ("0," if language != "en" else "0.") in told


def test_the_languages_have_the_same_sentences() -> None:
    keys = {language: set(sentences.MESSAGES.keys(language)) for language in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["it"]
