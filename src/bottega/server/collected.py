"""Collects what clients send for some milliseconds, if there is much of it, and answers it together.

A move that comes alone wakes the event loop and the thread that writes, waits for the disk, and finds its code and data
in no cache of the processor. Moves that are answered together share all of that, and one transaction.
"""

import asyncio
from collections import deque
from collections.abc import Callable

COLLECT_SECONDS = 0.03
MANY, MANY_SECONDS = 20, 0.2  # from this many messages in this time on, they are collected


class Collected:
    """Calls what it is given: at once, or together with what comes in the next COLLECT_SECONDS. The order stays."""

    def __init__(self) -> None:
        self._recent: deque[float] = deque(maxlen=MANY)  # when the last ones came
        self._waiting: list[Callable[[], None]] = []

    def call(self, start: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        many = len(self._recent) == MANY and now - self._recent[0] < MANY_SECONDS
        self._recent.append(now)
        if self._waiting:
            self._waiting.append(start)
        elif many:
            self._waiting.append(start)
            loop.call_later(COLLECT_SECONDS, self._call_all)
        else:
            start()

    def _call_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for start in waiting:
            start()
