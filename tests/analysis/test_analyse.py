"""What an analysis finds, and that it always finds the same."""

import pytest

import bottega
from bottega.analysis import Analysis, MatchNotFinished, analyse, sentences
from bottega.bots.budget import Budget
from bottega.engine.messages import LANGUAGES
from tests.by_looking import LIGHTEST

from .games import decision

BUDGET = Budget(iterations=60)


@pytest.fixture(scope="module")
def found(finished: bottega.Match) -> Analysis:
    return analyse(finished, BUDGET)


# ---- chances


def test_chances_begin_open_and_end_at_the_result(found: Analysis) -> None:
    assert len(found.chances) == len(found.turns) == len(found.match.log) + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in row)
    assert max(found.chances[0]) < 0.95
    winners = found.match.winners
    assert found.chances[-1] == tuple((seat in winners) / len(winners) for seat in range(3))


def test_turns_are_counted(found: Analysis) -> None:
    assert found.turns[0] < found.turns[-1]
    assert list(found.turns) == sorted(found.turns)


# ---- decisions


def test_every_real_choice_is_a_decision(found: Analysis) -> None:
    match = bottega.new(LIGHTEST, 3, seed=4)
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


def test_progress_is_reported_to_the_end(finished: bottega.Match) -> None:
    reported: list[tuple[int, int]] = []
    analyse(finished, Budget(iterations=10), progress=lambda done, total: reported.append((done, total)))
    assert reported == sorted(reported)
    assert reported[-1][0] == reported[-1][1]
    assert len({total for _, total in reported}) == 1


def test_a_budget_may_be_a_time(finished: bottega.Match) -> None:
    found = analyse(finished, Budget(seconds=0.002))
    assert all(decision.iterations > 0 for decision in found.decisions)


def test_a_running_game_is_refused() -> None:
    match = bottega.new(LIGHTEST, players=2, seed=1)
    with pytest.raises(
        MatchNotFinished, match="only finished games can be analysed, because an analysis shows hidden information"
    ):
        analyse(match)


def test_the_languages_have_the_same_sentences() -> None:
    keys = {language: set(sentences.MESSAGES.keys(language)) for language in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["it"]
