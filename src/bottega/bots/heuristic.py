"""The heuristic of a game: what a sensible beginner thinks each legal move is worth.

A game writes it in the rules dialect, as `score_moves` in its module `heuristic`. It gets a state in which everything
the seat cannot know is dealt again at random. If a game has no heuristic, all moves score the same.
"""

from typing import Any

from ..engine.compile import Build
from ..engine.game import Game


def score_moves(s: Any, seat: Any, moves: Any, n: Any, worth: Any) -> None:
    """Writes a score for each of n legal moves into `worth`; a difference of ten is worth noticing.

    Code for every game calls this stub; `with_heuristic` binds it to the game's own function.
    """
    raise NotImplementedError


def score_all_equal(s, seat, moves, n, worth):  # type: ignore[no-untyped-def]
    """For a game without a heuristic."""
    for i in range(n):
        worth[i] = 0


def heuristic(game: Game) -> Any:
    """The function that scores the moves of a game, to be linked for any target."""
    module = game.part("heuristic")
    return module.score_moves if module else score_all_equal


def with_heuristic(game: Game, target: str) -> Build:
    """The game's build for a target, with `score_moves` bound to the game's heuristic."""
    build = game.build(target)
    build.bind(score_moves, heuristic(game))
    return build
