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
    the order it brings, for each die or draw a number. Raises UnknownGame or InvalidOption.
    """
    return Match(game(slug), players, seed, options, chance)


def position(
    slug: str, description: Mapping[str, Any], seed: int | str | None = None, chance: list[Any] | None = None
) -> Match:
    """Begins a match from a described position: plain data in the words of `Match.view`.

    What is left unsaid is worked out from the rest or taken from the set-up. Raises ImpossiblePosition.

    >>> match = position("leonardo", {"players": 2, "turn": 8, "phase": "laboratory"})
    >>> match.view()["turn"]
    8
    """
    the_game = game(slug)
    settings = dict(description)
    players = settings.get("players")
    if not isinstance(players, int):
        raise ImpossiblePosition("players: say how many there are")
    options = {o.name: settings.pop(o.name) for o in the_game.options if o.name in settings}
    options["variants"] = [v for v in the_game.variants if settings.pop(v, 0)]
    return Match(the_game, players, seed, options, chance, position=settings)


def loads(text: str) -> Match:
    """Reads the text form of a match and verifies it. Raises DamagedRecord, which names the line."""
    return _loads(text, game)
