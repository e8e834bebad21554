"""Finds the person of a cookie or token. Remembers the answer for a few seconds, to save database queries.

A change in this process takes effect at once, also for open sockets and streams. Other processes are told of it, and
notice it within those seconds in any case.
"""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from sqlalchemy import Engine

from ..batches import Batches
from . import sessions, tokens
from .cookie import Cookies
from .store import Identity, digest

SECONDS = 5.0
MAX_TOGETHER = 500  # sessions in one query
MAX_ENTRIES = 10_000

Watcher = Callable[[bool], None]  # gets whether the person has new credentials, so that a client should reconnect


class IdentityCache:
    """The keys are digests, so that no credentials stay in memory."""

    def __init__(self, engine: Engine, cookies: Cookies, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._cookies = cookies
        self._clock = clock
        self._entries: dict[str, tuple[float, Identity]] = {}  # by digest: valid until, and the identity
        self._forget_count = 0  # a query that began before a `forget` must not be stored after it
        self._lock = threading.Lock()
        self._watchers: dict[str, set[Watcher]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._sessions = Batches(self._find_sessions)
        self.tell_others: Callable[[str, bool], None] = lambda person, reconnect: None  # set if there are others

    def session_of(self, cookie: str) -> str | None:
        """The hash of the session's secret; None if the cookie is forged."""
        secret = self._cookies.unsign(cookie)
        return digest(secret) if secret else None

    async def by_session(self, hash: str) -> Identity | None:
        return await self._find(hash, lambda: self._sessions.ask(hash))

    def _find_sessions(self, hashes: Sequence[str]) -> dict[str, Identity]:
        return sessions.find(self._engine, hashes)

    async def by_sessions(self, hashes: Iterable[str]) -> dict[str, Identity]:
        """The identities of many sessions, from the database. Those that are not active are left out."""
        found: dict[str, Identity] = {}
        several = list(dict.fromkeys(hashes))
        for start in range(0, len(several), MAX_TOGETHER):
            found |= await asyncio.to_thread(self._find_sessions, several[start : start + MAX_TOGETHER])
        return found

    async def by_token(self, text: str) -> Identity | None:
        return await self._find(digest(f"token {text}"), lambda: asyncio.to_thread(tokens.find, self._engine, text))

    @property
    def changes(self) -> int:
        """How often somebody was forgotten. As long as this stays the same, what was found is still true."""
        return self._forget_count

    def watch(self, person: str, watcher: Watcher) -> Callable[[], None]:
        """Calls `watcher` in the event loop after each change of the person. Returns a function that ends it."""
        self._loop = asyncio.get_running_loop()
        watchers = self._watchers.setdefault(person, set())
        watchers.add(watcher)

        def end() -> None:
            watchers.discard(watcher)
            if not watchers and self._watchers.get(person) is watchers:
                del self._watchers[person]

        return end

    def forget(self, person: str, reconnect: bool = False) -> None:
        """Call it after every change of a person, their sessions or their tokens. Can be called from any thread."""
        self.forget_here(person, reconnect)
        self.tell_others(person, reconnect)

    def forget_here(self, person: str, reconnect: bool = False) -> None:
        """Like `forget`, but does not tell other processes."""
        self.clear(person)
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._call_watchers, person, reconnect)

    def _call_watchers(self, person: str, reconnect: bool) -> None:
        for watcher in list(self._watchers.get(person, ())):
            watcher(reconnect)

    def clear(self, person: str) -> None:
        """Forgets a person, but does not check the connections that are open."""
        with self._lock:
            self._forget_count += 1
            for key in [key for key, (_, identity) in self._entries.items() if identity.person.id == person]:
                del self._entries[key]

    async def _find(self, key: str, query: Callable[[], Awaitable[Identity | None]]) -> Identity | None:
        until, identity = self._entries.get(key, (0.0, None))
        if identity and self._clock() < until:
            return identity
        forget_count = self._forget_count
        found = await query()
        if found:
            self._store(key, found, forget_count)
        return found

    def _store(self, key: str, identity: Identity, forget_count: int) -> None:
        with self._lock:
            if forget_count != self._forget_count:
                return
            self._entries.pop(key, None)
            self._entries[key] = (self._clock() + SECONDS, identity)
            if len(self._entries) > MAX_ENTRIES:
                del self._entries[next(iter(self._entries))]
