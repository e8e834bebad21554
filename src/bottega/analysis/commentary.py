"""What a commentator says about a running game: from two assessments in a row, and nothing else.

An assessment contains only what the public may know (`public.py`), so comments do too.
"""

from dataclasses import dataclass
from typing import Literal

from .public import DIGITS, Assessment

SWING = 0.1  # a change of a chance that is a turning point: more than four standard errors
CLEAR_LEAD = 0.05  # over the second
CLEAR_CHOICE = 0.4  # of the searches, for a move that a bot would clearly rather make

Kind = Literal["rises", "falls", "leads", "rather", "wins"]


@dataclass(frozen=True)
class Comment:
    """A sentence, as the key of a text and its arguments.

    rises, falls   the chance of a seat, from `before` to `after`
    leads          a seat takes the lead, with the chance `after`
    rather         a bot would have made the move `move` for the seat
    wins           the seat has won
    """

    kind: Kind
    seat: int
    before: float = 0.0
    after: float = 0.0
    move: int | None = None


def swing_of(before: tuple[float, ...], after: tuple[float, ...]) -> float:
    """The largest change of a chance, to as many digits as chances have: 0.5 - 0.4 is below 0.1 otherwise."""
    return max(abs(round(then - now, DIGITS)) for then, now in zip(before, after, strict=True))


def is_turning_point(before: tuple[float, ...], after: tuple[float, ...]) -> bool:
    return swing_of(before, after) >= SWING


def comments(
    before: Assessment, after: Assessment, mover: int | None, played: int | None, winners: tuple[int, ...] = ()
) -> tuple[Comment, ...]:
    """What is worth saying after a move. `played` is the first of the moves that look like it to the others."""
    found: list[Comment] = [Comment("wins", seat, after=1.0) for seat in winners]
    if not winners:
        then, now = before.chances, after.chances
        gains = [round(chance - earlier, DIGITS) for chance, earlier in zip(now, then, strict=True)]
        changes = sorted(range(len(now)), key=lambda seat: (-abs(gains[seat]), -gains[seat], seat))
        for seat in changes[: min(2, len(now) - 1)]:  # of two players, one gains what the other loses
            if abs(gains[seat]) >= SWING:
                found.append(Comment("rises" if now[seat] > then[seat] else "falls", seat, then[seat], now[seat]))
        leader = _leader(now)
        if leader is not None and _first(then) != leader:
            found.append(Comment("leads", leader, then[leader], now[leader]))
    best = before.candidates[0] if before.candidates else None
    if best is not None and mover is not None and mover == before.seat and played is not None:
        if played != best.move and best.share >= CLEAR_CHOICE:
            found.append(Comment("rather", mover, move=best.move))
    return tuple(found)


def _first(chances: tuple[float, ...]) -> int:
    return max(range(len(chances)), key=lambda seat: (chances[seat], -seat))


def _leader(chances: tuple[float, ...]) -> int | None:
    """Who is clearly ahead."""
    first, second = sorted(chances, reverse=True)[:2]
    return _first(chances) if first - second >= CLEAR_LEAD else None
