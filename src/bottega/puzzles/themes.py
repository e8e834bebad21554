"""What a puzzle is about.

A game says in `puzzles.toml` which moves belong to which theme, as patterns over their words:

    [auction]
    moves = ["bid *"]

Two themes need no game: the end game, and denial, where the best move takes more from the best rival than it brings.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from ..engine.actions import Move
from ..engine.game import Game
from ..lessons.chapter import matches
from .examination import Clear
from .puzzle import THEMES

FILE = "puzzles.toml"
END = 0.75  # the share of a game's decisions after which the end game begins
SMALLEST_LOSS = 0.5  # points that denial must take from the rival


@cache
def patterns(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The patterns of the moves of each theme, as the game declares them."""
    file = resources.files(game.package) / FILE
    declared = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {theme: tuple(said["moves"]) for theme, said in declared.items()}


def themes_of(move: Move, clear: Clear, share: float) -> tuple[str, ...]:
    """The themes of a position in which this move is clearly best, at this share of the game."""
    found = {theme for theme, moves in patterns(move.game).items() if matches(moves, move)}
    if share >= END:
        found.add("endgame")
    if clear.rival_loss >= SMALLEST_LOSS and clear.rival_loss > clear.own_gain:
        found.add("denial")
    return tuple(theme for theme in THEMES if theme in found)
