"""Finds the person of a cookie or token. Remembers the answer for a few seconds, to save database queries.

A change in this process takes effect at once, also for open sockets and streams. Other processes are told of it, and
notice it within those seconds in any case.
"""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import Engine

from . import sessions, tokens
from .cookie import Cookies
from .store import Identity, digest

SECONDS = 5.0
TOGETHER_SECONDS = 1.0  # in which those who do not hurry collect
MAX_ENTRIES = 10_000

Watcher = Callable[[bool], None]  # gets whether the person has new credentials, so that a client should reconnect


class _SharedQuery:
    """Finds sessions. Those who ask while a query runs, or in the seconds before it, share the next one."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._engine, self._seconds = engine, seconds
        self._asked: dict[str, asyncio.Future[Identity | None]] = {}  # by secret
        self._task: asyncio.Task[None] | None = None

    async def find(self, secret: str) -> Identity | None:
        future = self._asked.get(secret)
        if future is None:
            future = self._asked[secret] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._answer())
        return await asyncio.shield(future)

    async def _answer(self) -> None:
        while self._asked:
            await asyncio.sleep(self._seconds)
            asked, self._asked = self._asked, {}
            try:
                found = await asyncio.to_thread(sessions.find_all, self._engine, list(asked))
            except Exception as error:
                for future in asked.values():
                    future.set_exception(error)
                    future.exception()  # marks it as retrieved: the caller may be gone
            else:
                for secret, future in asked.items():
                    future.set_result(found.get(secret))
        self._task = None


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
        self._in_hurry, self._later = _SharedQuery(engine, 0.0), _SharedQuery(engine, TOGETHER_SECONDS)
        self.tell_others: Callable[[str, bool], None] = lambda person, reconnect: None  # set if there are others

    async def by_cookie(self, signed: str, hurry: bool = True) -> Identity | None:
        """Without hurry, waits a moment to ask the database together with others who do not hurry."""

        async def query() -> Identity | None:
            secret = self._cookies.unsign(signed)
            return await (self._in_hurry if hurry else self._later).find(secret) if secret else None

        return await self._find(digest(f"cookie {signed}"), query)

    async def by_token(self, text: str) -> Identity | None:
        return await self._find(digest(f"token {text}"), lambda: asyncio.to_thread(tokens.find, self._engine, text))

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
