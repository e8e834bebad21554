"""Bottega: four board games about Leonardo da Vinci, to play, to script and to study.

>>> import bottega
>>> match = bottega.new("leonardo", players=4, seed=7, setup="expert")
>>> match.actors
(0,)
>>> print(match.legal(0)[0])
take five florins as a favour
>>> match.play(0, match.legal(0)[0])[0].say()
'Lapis takes a favour: five florins.'
>>> match.view(0)["florins"]
[8, None, None, None]
"""

from collections.abc import Mapping
from typing import Any

from .engine.actions import Move
from .engine.compile import compile
from .engine.description import split
from .engine.errors import (
    BottegaError,
    ChanceScriptError,
    DamagedRecord,
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

__all__ = [
    "GAMES",
    "BottegaError",
    "ChanceScriptError",
    "DamagedRecord",
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
    slug: str, players: int, seed: int | str | None = None, chance: list[Any] | None = None, **options: Any
) -> Match:
    """Begins a match.

    Without a seed, one is drawn from the operating system. `chance` tells in advance what is drawn: for each shuffle
    the things by their names in the order in which they will come, for each die the number it shows, for any other
    draw a number from 0. After its last item the seed decides. Raises UnknownGame or InvalidOption.
    """
    return Match(game(slug), players, seed, options, chance)


def position(
    slug: str,
    description: Mapping[str, Any],
    seed: int | str | None = None,
    chance: list[Any] | None = None,
    **options: Any,
) -> Match:
    """Begins a match from a described position: plain data in the words of `Match.view`.

    What is left unsaid, or is None, is worked out so that the position is possible, and the same for the same seed. So
    a view of any seat can be handed back. Decks are listed from the top. Options and variants are described, or given
    as keyword arguments as to `new`. `chance`, as in `new`, tells what is drawn after the position. Raises UnknownGame,
    InvalidOption, or ImpossiblePosition with a sentence that says what is wrong.

    >>> match = position("leonardo", {"players": 2, "turn": 8, "phase": "laboratory"})
    >>> match.view()["turn"]
    8
    """
    the_game = game(slug)
    players, settings, said = split(the_game, description, options)
    return Match(the_game, players, seed, settings, chance, position=said)


def loads(text: str) -> Match:
    """Reads the text form of a match and verifies it. Raises DamagedRecord, which names the line."""
    return _loads(text, game)
