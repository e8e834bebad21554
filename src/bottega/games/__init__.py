"""The games. Each is a package with the same rooms; its `GAME` is all that the rest of Bottega knows of it."""

from importlib import import_module

from ..engine.errors import UnknownGame
from ..engine.game import Game

GAMES = ("leonardo", "magnifico", "atelier", "omnia")


def game(slug: str) -> Game:
    """The game of that name.

    >>> game("leonardo").players
    range(2, 6)
    """
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    found: Game = import_module(f"{__name__}.{slug}").GAME
    return found
