"""Visits many things again and again, each once in a round.

With a timer for each of ten thousand sockets, the server would wake up hundreds of times a second for very little work.
So a part of all things is visited at every tick.
"""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

TICK_SECONDS = 1.0  # about; a round that is shorter has one tick


class Rounds(Generic[Thing]):
    """Calls `visit` at every tick with the things whose turn it is. Used by one event loop at a time."""

    def __init__(self, seconds: Callable[[], float], visit: Callable[[list[Thing]], None]) -> None:
        """`seconds` is how long a round takes. It is asked when the first thing comes."""
        self._seconds, self._visit = seconds, visit
        self._loop: asyncio.AbstractEventLoop | None = None  # while there is something to visit
        self._parts: list[set[Thing]] = []
        self._tick, self._next, self._added = 0.0, 0, 0

    def add(self, thing: Thing) -> set[Thing]:
        """Visits it from now on. Returns the set that it is in: it is visited until it is removed from there."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            seconds = self._seconds()
            count = max(1, round(seconds / TICK_SECONDS))
            self._loop, self._parts, self._tick = loop, [set() for _ in range(count)], seconds / count
            loop.call_later(self._tick, self._visit_next, loop)
        self._added += 1  # in turn: those who come together after a crash are not visited together
        part = self._parts[self._added % len(self._parts)]
        part.add(thing)
        return part

    def _visit_next(self, loop: asyncio.AbstractEventLoop) -> None:
        if loop is not self._loop:
            return
        if not any(self._parts):
            self._loop = None
            return
        self._next = (self._next + 1) % len(self._parts)
        loop.call_later(self._tick, self._visit_next, loop)
        if self._parts[self._next]:
            self._visit(list(self._parts[self._next]))
