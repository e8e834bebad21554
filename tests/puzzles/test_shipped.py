"""The puzzles that games ship: they can be read, solved and failed, and their solutions hold at a low budget."""

from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.puzzles import THEMES, BrokenPuzzle, Puzzle, TooManyMoves, attempt, puzzles
from bottega.puzzles.examination import MARGIN, MIN_ERRORS, SECOND_SHARE, Examiner
from bottega.puzzles.grading import LADDER, rating
from bottega.puzzles.puzzle import FILE, described, id_of, packed
from bottega.puzzles.report import fares_by_game
from bottega.puzzles.themes import patterns

SHIPPED = {slug: list(puzzles(bottega.game(slug)).values()) for slug in bottega.GAMES}
SAMPLE = [puzzle for found in SHIPPED.values() for puzzle in found[:: max(1, len(found) // 2)]]
AT_LEAST, MOST_BYTES = 100, 450_000


def by_id(puzzle: Puzzle) -> str:
    return puzzle.id


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_game_ships_a_hundred_puzzles_of_its_present_rules(slug: str) -> None:
    assert len(SHIPPED[slug]) >= AT_LEAST
    for puzzle in SHIPPED[slug]:
        assert (puzzle.game, puzzle.version) == (slug, bottega.game(slug).version)
        assert puzzle.rating == rating(puzzle.levels)
        assert set(LADDER) <= set(puzzle.levels)
        assert set(puzzle.themes) <= set(THEMES)
        assert puzzle.checks["margin"] >= max(MARGIN, MIN_ERRORS * puzzle.checks["error"] - 1e-3)
        assert puzzle.source["ply"] >= 0
        assert Puzzle.from_json(puzzle.to_json()) == puzzle


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_most_puzzles_are_not_easy_and_no_theme_is_unknown(slug: str) -> None:
    game = bottega.game(slug)
    assert set(patterns(game)) <= set(THEMES)
    missed = sum(puzzle.levels["greedy"] < 1 for puzzle in SHIPPED[slug])
    assert missed >= len(SHIPPED[slug]) / 3
    assert max(Counter(puzzle.source.get("seed") for puzzle in SHIPPED[slug]).values()) <= 2


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_file_of_a_game_stays_small(slug: str) -> None:
    assert len((files(bottega.game(slug).package) / FILE).read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("puzzle", SAMPLE, ids=by_id)
def test_the_solution_solves_it_and_every_other_move_is_answered(puzzle: Puzzle) -> None:
    asked = attempt(puzzle, [])
    assert (asked.status, asked.before, asked.candidates) == ("asked", None, ())
    assert {move.number for move in asked.choices} == {
        bottega.game(puzzle.game).move(one.move).number for one in puzzle.line[0]
    }
    given = [candidates[0].move for candidates in puzzle.line if len(candidates) > 1]
    solved = attempt(puzzle, given)
    assert (solved.status, solved.choices) == ("solved", [])
    with pytest.raises(TooManyMoves):
        attempt(puzzle, [*given, given[0]])
    shown = attempt(puzzle, [], give_up=True)
    assert shown.status == "given_up"
    assert [str(frame.move) for frame in shown.frames] == [
        str(bottega.game(puzzle.game).move(words)) for words in puzzle.solution
    ]
    for other in puzzle.line[0][1:]:
        wrong = attempt(puzzle, [other.move])
        assert (wrong.status, wrong.after) == ("wrong", other.chance)
        assert len(wrong.frames) >= 1 + len(other.replies)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=by_id)
def test_the_id_depends_only_on_what_the_seat_may_know(puzzle: Puzzle) -> None:
    match = puzzle.start()
    match.state = sample_world(match, puzzle.seat, generator(7))
    assert id_of(match, puzzle.seat) == puzzle.id
    assert described(packed(match.position())) == match.position()


@pytest.mark.parametrize("puzzle", SAMPLE, ids=by_id)
def test_the_solution_is_still_best_at_a_low_budget(puzzle: Puzzle) -> None:
    match = puzzle.start("cpu")
    best = match.game.move(puzzle.solution[0])
    examiner = Examiner(match.game, 150 * SECOND_SHARE)
    assert examiner.second_look(match, puzzle.seat, best, 5) > 0
    worst = match.game.move(puzzle.line[0][-1].move)
    assert examiner.second_look(match, puzzle.seat, worst, 5) < 0


def test_the_documentation_has_the_present_figures() -> None:
    titles = {bottega.game(slug).messages.say("title"): found for slug, found in SHIPPED.items()}
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    assert fares_by_game(titles) in page


def test_a_puzzle_of_other_rules_is_refused() -> None:
    with pytest.raises(BrokenPuzzle, match="version 99"):
        replace(SAMPLE[0], version=99).start()
    with pytest.raises(BrokenPuzzle):
        Puzzle.from_json('{"id": 1}')
