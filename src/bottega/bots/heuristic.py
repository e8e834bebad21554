"""The heuristic of a game: what a sensible beginner thinks each legal move is worth.

A game writes it in the rules dialect, as `score_moves` in its module `heuristic`. It is handed a state in which
everything that the seat cannot know was dealt again at random. For a game without one, all moves are worth the same.
"""

from typing import Any

from ..engine.compile import Build
from ..engine.game import Game


def score_moves(s: Any, seat: Any, moves: Any, n: Any, worth: Any) -> None:
    """Writes what each of the n legal moves is worth to a seat; a difference of ten is worth noticing.

    Code for every game calls this name; `with_heuristic` puts the game's own function in its place.
    """
    raise NotImplementedError


def all_the_same(s, seat, moves, n, worth):  # type: ignore[no-untyped-def]
    """For a game without a heuristic."""
    for i in range(n):
        worth[i] = 0


def heuristic(game: Game) -> Any:
    """The function of a game that scores its moves, to be linked for any target."""
    module = game.part("heuristic")
    return module.score_moves if module else all_the_same


def with_heuristic(game: Game, target: str) -> Build:
    """The game's build for a target, in which `score_moves` is the game's own."""
    build = game.build(target)
    build.bind(score_moves, heuristic(game))
    return build
