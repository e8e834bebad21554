"""What viewers are told about a position: chances, comments, and candidate moves if they may be shown."""

from typing import Any

from ...analysis.commentary import SWING, Comment, comments, swing_of
from ...analysis.public import DIGITS, Assessment, Candidate
from ...engine.game import Game
from .positions import PublicPosition


def row_data(
    game: Game,
    position: PublicPosition,
    found: Assessment,
    before: Assessment | None,
    with_candidates: bool,
) -> dict[str, Any]:
    """A `BroadcastRow`. `before` is the assessment of the position before, if it is known."""
    swing = None if before is None else swing_of(before.chances, found.chances)
    said = () if before is None else comments(before, found, position.mover, position.played, position.winners)
    return {
        "number": position.number,
        "chances": list(found.chances),
        "seat": found.seat,
        "mover": position.mover,
        "swing": swing,
        "turning": swing is not None and swing >= SWING and not position.winners,
        "comments": [_comment(game, one) for one in said],
        "candidates": [_candidate(game, one) for one in found.candidates] if with_candidates else None,
    }


def result_of(position: PublicPosition, seats: int) -> Assessment:
    """The assessment of a game that is over."""
    share = round(1 / len(position.winners), DIGITS)
    return Assessment(tuple(share if seat in position.winners else 0.0 for seat in range(seats)), None, ())


def _comment(game: Game, comment: Comment) -> dict[str, Any]:
    move = None if comment.move is None else seen_move(game, comment.move)
    return {
        "kind": comment.kind,
        "seat": comment.seat,
        "before": comment.before,
        "after": comment.after,
        "move": move,
    }


def _candidate(game: Game, candidate: Candidate) -> dict[str, Any]:
    figures = {"share": candidate.share, "expected": candidate.expected, "likely": candidate.likely}
    return {**seen_move(game, candidate.move), **figures}


def seen_move(game: Game, number: int) -> dict[str, Any]:
    """A move as the others see it."""
    kind = game.moves.kind(number)
    named = zip(kind.args, game.moves.parts(number)[1:], strict=True)
    args = {arg.name: value for arg, value in named if arg.name not in kind.unseen}
    return {"name": kind.name, "args": args, "unseen": bool(kind.unseen)}
