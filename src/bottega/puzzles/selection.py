"""Which puzzles of a run are kept: of all ratings, mostly not easy, and clear ones first."""

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence

from .grading import EASY, STEP
from .puzzle import Puzzle

EASY_SHARE = 0.25  # of the puzzles kept, at most, if there are enough others


def selected(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """At most `count` puzzles, evenly from all bands of ratings, in the order of their ratings."""
    best_first = sorted({puzzle.id: puzzle for puzzle in found}.values(), key=_quality)
    easy = [puzzle for puzzle in best_first if puzzle.rating < EASY]
    kept = _evenly([puzzle for puzzle in best_first if puzzle.rating >= EASY], count)
    room = max(count - len(kept), int(count * EASY_SHARE))
    few = _evenly(easy, room)
    kept = _evenly(kept, count - len(few))
    return sorted([*few, *kept], key=lambda puzzle: (puzzle.rating, puzzle.id))


def _quality(puzzle: Puzzle) -> tuple[float, str]:
    """The surest first. Longer lines are better, and rarer."""
    return -puzzle.checks["margin"] / max(puzzle.checks["error"], 0.001) - 10 * (len(puzzle.line) - 1), puzzle.id


def _evenly(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """At most this many, one after another from each band of ratings."""
    bands: dict[int, deque[Puzzle]] = defaultdict(deque)
    for puzzle in puzzles:
        bands[puzzle.rating // STEP].append(puzzle)
    kept: list[Puzzle] = []
    while len(kept) < count and any(bands.values()):
        for band in sorted(bands):
            if bands[band] and len(kept) < count:
                kept.append(bands[band].popleft())
    return kept
