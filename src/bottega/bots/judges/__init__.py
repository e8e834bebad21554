"""Judges: for each game, what a sensible beginner thinks each legal move is worth.

`judge(s, seat, moves, n, worth)` is written in the rules dialect and writes a worth for each of the n legal moves; only
their order matters. It is handed a state in which all that the seat cannot know was dealt anew.
"""

from importlib import import_module
from typing import Any

from ...engine.game import Game


def judge(game: Game) -> Any:
    """The judge of a game, to be linked for any target."""
    return import_module(f"{__name__}.{game.slug}").judge
