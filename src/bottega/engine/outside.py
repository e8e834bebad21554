"""The plain rules of a game with chance from outside: whoever runs them says what is drawn, and hears what happens."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from . import chance, contract
from .compile import Build, compile

if TYPE_CHECKING:
    from .game import Game

Hear = Callable[[int, tuple[int, ...]], None]  # gets the kind of an event and its arguments


class Source(Protocol):
    """Decides what is drawn: a script, or something that chooses."""

    def below(self, rng: Any, n: int) -> int: ...

    def roll_die(self, rng: Any, sides: int) -> int: ...

    def shuffle(self, rng: Any, cards: Any, start: int, stop: int) -> None: ...


def unheard(kind: int, args: tuple[int, ...]) -> None:
    """For rules that are run only for the state after them."""


class _Current(threading.local):
    source: Source
    hear: Hear = staticmethod(unheard)


class OutsideRules:
    """One build for all matches of a game; each thread has its own source."""

    def __init__(self, game: "Game") -> None:
        current = self._current = _Current()
        self._rules = compile(
            game,
            "python",
            {
                chance.below: lambda rng, n: current.source.below(rng, n),
                chance.roll_die: lambda rng, sides: current.source.roll_die(rng, sides),
                chance.shuffle: lambda rng, cards, start, stop: current.source.shuffle(rng, cards, start, stop),
                contract.emit: lambda kind, *args: current.hear(kind, args),
            },
        )

    @contextmanager
    def drawing(self, source: Source, hear: Hear = unheard) -> Iterator[Build]:
        """The rules, drawing from this source."""
        self._current.source, self._current.hear = source, hear
        try:
            yield self._rules
        finally:
            del self._current.source
            self._current.hear = unheard
