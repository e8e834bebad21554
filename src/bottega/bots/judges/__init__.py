"""Judges: for each game, what a sensible beginner thinks each legal move is worth.

A judge is written in the rules dialect. It is handed a state in which all that the seat cannot know was dealt anew.
"""

from importlib import import_module
from typing import Any

from ...engine.compile import Build
from ...engine.game import Game


def weigh(s: Any, seat: Any, moves: Any, n: Any, worth: Any) -> None:
    """Writes what each of the n legal moves is worth to a seat; a difference of ten is worth noticing.

    Code for every game calls this name; `with_judge` puts the game's judge in its place.
    """
    raise NotImplementedError


def judge(game: Game) -> Any:
    """The judge of a game, to be linked for any target."""
    return import_module(f"{__name__}.{game.slug}").judge


def with_judge(game: Game, target: str) -> Build:
    """The game's build for a target, in which `weigh` is the game's judge."""
    build = game.build(target)
    build.bind(weigh, judge(game))
    return build
