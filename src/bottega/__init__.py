"""Bottega: board games about Leonardo da Vinci, to play, to script and to study.

>>> import bottega
>>> match = bottega.new(bottega.GAMES[0], players=3, seed=7)
>>> while not match.over:
...     seat = match.actors[0]
...     events = match.play(seat, match.legal(seat)[0])
>>> bottega.loads(match.dumps()).winners == match.winners
True
"""

from collections.abc import Mapping
from typing import Any

from .engine.actions import Move
from .engine.compile import compile
from .engine.description import split
from .engine.errors import (
    BottegaError,
    ChanceScriptError,
    DamagedMatch,
    IllegalMove,
    ImpossiblePosition,
    InvalidMove,
    InvalidOption,
    UndoRefused,
    UnknownGame,
)
from .engine.events import Event
from .engine.match import Match
from .engine.text import loads as _loads
from .games import GAMES, game

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BottegaError",
    "ChanceScriptError",
    "DamagedMatch",
    "Event",
    "IllegalMove",
    "ImpossiblePosition",
    "InvalidMove",
    "InvalidOption",
    "Match",
    "Move",
    "UndoRefused",
    "UnknownGame",
    "compile",
    "game",
    "loads",
    "new",
    "position",
]


def new(
    slug: str,
    players: int | None = None,
    seed: int | str | None = None,
    chance: list[Any] | None = None,
    **options: Any,
) -> Match:
    """Starts a match, by default for four players or as many as the game allows.

    Without a seed, one comes from the operating system. `chance` scripts what is drawn: for each shuffle the names of
    the things in the order in which they will come, for each die the number it shows, for any other draw a number from
    0. After the last item the seed decides. Raises UnknownGame or InvalidOption.
    """
    the_game = game(slug)
    return Match(the_game, the_game.default_players if players is None else players, seed, options, chance)


def position(
    slug: str,
    description: Mapping[str, Any],
    seed: int | str | None = None,
    chance: list[Any] | None = None,
    **options: Any,
) -> Match:
    """Starts a match from a described position: plain data in the words of `Match.view`.

    What is missing or None is completed so that the position is possible, in the same way for the same seed. So the
    view of any seat is a valid description. Decks are listed from the top. Options and variants are part of the
    description or keyword arguments as in `new`. `chance`, as in `new`, scripts what is drawn after the position.
    Raises UnknownGame, InvalidOption, or ImpossiblePosition with a sentence that says what is wrong.

    >>> view = new(GAMES[0], players=3, seed=7).view(0)
    >>> position(GAMES[0], view).view(0)["players"]
    3
    """
    the_game = game(slug)
    players, settings, said = split(the_game, description, options)
    return Match(the_game, players, seed, settings, chance, position=said)


def loads(text: str) -> Match:
    """Reads and verifies the text form of a match. Raises DamagedMatch, which names the line."""
    return _loads(text, game)
