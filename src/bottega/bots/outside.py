"""Bots of other programs, named `module:Class`, for `bottega arena` and everywhere else a bot can be named.

The class is called with the game and a seed, and has the method `choose(match, seat)`:

    class Cautious:
        def __init__(self, game, seed): ...
        def choose(self, match, seat): return match.legal(seat)[0]

The module is found like any other, or in the present folder.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ..engine.errors import BottegaError
from ..engine.game import Game
from . import Bot


class OutsideBotError(BottegaError):
    """A bot of another program cannot be loaded."""


def load(name: str) -> Callable[[Game, int], Bot]:
    """Imports the class of a bot. Raises OutsideBotError."""
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # a command's folder is not on the path, unlike that of a script
    try:
        found: Callable[[Game, int], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OutsideBotError(f"the bot {name!r} cannot be loaded: {error}") from error
    if not callable(getattr(found, "choose", None)):
        raise OutsideBotError(f"{name!r} is not a bot: it has no method `choose(match, seat)`")
    return found


def make(game: Game, seed: int, target: str, name: str) -> Bot:
    return load(name)(game, seed)
