"""The lesson of Omnia says numbers. Here they are compared with the rules, and with what the other seat does."""

from collections.abc import Sequence

import pytest

import bottega
from bottega.lessons import Chapter, Progress, chapters, line, play

CHAPTERS = {chapter.name: chapter for chapter in chapters(bottega.game("omnia"))}


def before(chapter: Chapter, step: str) -> list[str]:
    """The moves of the learner before a step asks for one."""
    moves, came = line(chapter)
    asked = [progress.question.key if progress.question else "" for progress in came]
    return [" ".join(map(str, move.parts)) for move in moves[: asked.index(chapter.key(step))]]


def standing(progress: Progress) -> tuple[int, int]:
    """The points of both players as if the game ended now."""
    mine, other = progress.frames[-1].view["figures"]["totals"]
    return mine, other


def after(name: str, step: str, moves: Sequence[str] = ()) -> Progress:
    """Where the learner is when a step asks for a move, after some more moves."""
    chapter = CHAPTERS[name]
    return play(chapter, [*before(chapter, step), *moves])


@pytest.mark.parametrize(
    ("name", "totals"), [("turn", (2, 3)), ("colours", (11, 5)), ("most", (16, 10)), ("plan", (19, 18))]
)
def test_a_chapter_ends_with_the_points_it_says(name: str, totals: tuple[int, int]) -> None:
    assert standing(line(CHAPTERS[name])[1][-1]) == totals


@pytest.mark.parametrize(
    ("name", "city", "points"),
    [
        ("people", "romorantin", [3, 0]),
        ("lightning", "vigevano", [5, 0]),
        ("city", "pavia", [7, 0]),
        ("city", "vinci", [3, 3]),
        ("city", "firenze", [6, 0]),
    ],
)
def test_a_city_pays_what_the_chapter_says(name: str, city: str, points: list[int]) -> None:
    assert line(CHAPTERS[name])[1][-1].frames[-1].view["figures"]["cities"][city] == points


@pytest.mark.parametrize(
    ("name", "step", "totals"),
    [("most", "play", (7, 17)), ("plan", "play", (6, 12)), ("plan", "last", (16, 17))],
)
def test_a_step_says_how_the_game_stands(name: str, step: str, totals: tuple[int, int]) -> None:
    assert standing(after(name, step)) == totals


@pytest.mark.parametrize(
    ("step", "moves", "totals"),
    [
        ("play", ["play 10", "take michelangelo", "coins"], (10, 17)),
        ("work", ["done"], (7, 17)),
        ("invention", ["done"], (13, 14)),
        ("invention", ["take leonardo_dreamer"], (16, 14)),
    ],
)
def test_another_last_turn_ends_as_the_reply_says(step: str, moves: list[str], totals: tuple[int, int]) -> None:
    assert standing(after("most", step, moves)) == totals


@pytest.mark.parametrize("moves", [["done"], ["take leonardo_master"]])
def test_the_other_seat_takes_the_mona_lisa_that_the_learner_leaves(moves: list[str]) -> None:
    view = after("plan", "second", moves).frames[-1].view
    assert "mona_lisa" in view["cards"][1]
    assert view["figures"]["cities"]["pavia"] == [7, 7]
    assert view["figures"]["cities"]["firenze"] == [3, 3]


def test_without_the_mona_lisa_the_close_game_is_lost() -> None:
    last = ["play 2", "draw", "place vinci", "take aerial_screw"]
    assert standing(after("plan", "second", ["take leonardo_master", *last])) == (19, 25)


@pytest.mark.parametrize(("step", "moves"), [("look", ["done"]), ("green", ["done"])])
def test_without_an_invention_milan_is_lost(step: str, moves: list[str]) -> None:
    assert after("plan", step, moves).frames[-1].view["figures"]["cities"]["milano"] == [0, 7]
