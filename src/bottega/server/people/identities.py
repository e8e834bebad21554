"""Whom a cookie or a token stands for, remembered for a few seconds so that not every request reads the database.

What is revoked or changed in this process is forgotten at once; other processes notice within those seconds.
"""

import asyncio
import threading
import time
from collections.abc import Callable

from sqlalchemy import Engine

from . import sessions, tokens
from .cookie import Cookies
from .store import Known, digest

SECONDS = 5.0
MOST = 10_000


class Identities:
    """Looks people up. Keys are digests: credentials themselves are not kept in memory."""

    def __init__(self, engine: Engine, cookies: Cookies, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._cookies = cookies
        self._clock = clock
        self._remembered: dict[str, tuple[float, Known]] = {}
        self._forgotten = 0  # how often: a look-up that began before must not be remembered after
        self._lock = threading.Lock()

    async def by_cookie(self, sealed: str) -> Known | None:
        def look() -> Known | None:
            secret = self._cookies.open(sealed)
            return sessions.find(self._engine, secret) if secret else None

        return await self._find(digest(f"cookie {sealed}"), look)

    async def by_token(self, text: str) -> Known | None:
        return await self._find(digest(f"token {text}"), lambda: tokens.find(self._engine, text))

    def forget(self, person: str) -> None:
        """To be called after anything about this person, their sessions or tokens was changed."""
        with self._lock:
            self._forgotten += 1
            for key in [key for key, (_, known) in self._remembered.items() if known.person.id == person]:
                del self._remembered[key]

    async def _find(self, key: str, look: Callable[[], Known | None]) -> Known | None:
        until, known = self._remembered.get(key, (0.0, None))
        if known and self._clock() < until:
            return known
        forgotten = self._forgotten
        found = await asyncio.to_thread(look)
        if found:
            self._remember(key, found, forgotten)
        return found

    def _remember(self, key: str, known: Known, forgotten: int) -> None:
        with self._lock:
            if forgotten != self._forgotten:
                return
            self._remembered.pop(key, None)
            self._remembered[key] = (self._clock() + SECONDS, known)
            if len(self._remembered) > MOST:
                del self._remembered[next(iter(self._remembered))]
