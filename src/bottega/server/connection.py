"""What sockets and streams share: a queue of messages to one client, and the check of its credentials."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from .people.auth import Credentials, Principal
from .people.identity_cache import IdentityCache
from .people.store import Identity
from .rounds import Rounds
from .safety.problems import Problem
from .storage.database import DATABASE_ERRORS
from .tables.game_table import Viewer

RECHECK_SECONDS = 30.0  # between two checks of whether a client is still logged in
EARLY_SECONDS = 5.0  # by which a check is made earlier, so that no message need wait for one
RETRY_SECONDS = 1.0  # if the database does not answer to a check
POLICY, DROPPED = 1008, 4408  # close codes
LOGGED_OUT = POLICY, "You are not logged in any more."
MAX_QUEUED = 256  # messages for a slow client; then it is dropped, reconnects and gets a new snapshot


class Connection(Protocol):
    """Where an outbox can write without waiting."""

    def write(self, messages: Sequence[bytes]) -> bool:
        """False if the client is too slow for that now, or gone."""

    def close(self, code: int, reason: str) -> None: ...


class Outbox:
    """The messages for one client. `send` never waits; a client that is too slow is dropped.

    With a connection they are written at once. Otherwise, and if the client is slow, they are queued.
    """

    __slots__ = (
        "__weakref__", "_held", "_queue", "_waiting", "close_code", "close_reason", "connection", "dropped", "person",
        "viewer",
    )  # fmt: skip

    def __init__(self, viewer: Viewer, person: str | None) -> None:
        self.viewer, self.person = viewer, person
        self.connection: Connection | None = None
        self._queue: deque[bytes | None] | None = None  # made when it is needed: most clients are fast
        self._waiting: asyncio.Future[None] | None = None  # for a message in the queue
        self._held = self.dropped = False
        self.close_code, self.close_reason = DROPPED, "Reconnect for a new snapshot."

    def send(self, message: bytes) -> None:
        if self.dropped:
            return
        if self.connection is not None and self.empty and not self._held and self.connection.write((message,)):
            return
        if self._queue is not None and len(self._queue) >= MAX_QUEUED:
            self.drop()
        else:
            self._put(message)

    @contextmanager
    def held(self) -> Iterator[None]:
        """What is sent meanwhile is written together at the end: each write wakes the client."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            self.flush()

    def _put(self, message: bytes | None) -> None:
        if self._queue is None:
            self._queue = deque()
        self._queue.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if message is None:
            self.flush()

    def flush(self) -> None:
        """Writes what is queued, as far as the client takes it now."""
        if self.connection is None or not self._queue or (self._held and not self.dropped):
            return
        messages = [message for message in self._queue if message is not None]
        if messages and not self.connection.write(messages):
            return
        if self._queue[-1] is None:
            self.connection.close(self.close_code, self.close_reason)
        self._queue = None

    def drop(self) -> None:
        """Ends the connection after the queued messages."""
        if not self.dropped:
            self.dropped = True
            self._put(None)

    def close(self, code: int, reason: str) -> None:
        """Ends the connection at once. The queued messages are not sent."""
        self.close_code, self.close_reason, self.dropped = code, reason, True
        if self._queue:
            self._queue.clear()
        self._put(None)

    def log_out(self, reconnect: bool) -> None:
        """Ends the connection at once: the queued messages are for somebody who is logged in."""
        self.close(*(self.close_code, self.close_reason) if reconnect else LOGGED_OUT)

    async def next(self) -> bytes | None:
        """The next message, for those without a connection; None when they must end."""
        while self.empty:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        assert self._queue
        return self._queue.popleft()

    @property
    def empty(self) -> bool:
        return not self._queue


async def send_queued(socket: WebSocket, outbox: Outbox) -> None:
    """Sends the messages of an outbox without a connection, until it is closed."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client has gone
        while (message := await outbox.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close(outbox.close_code, outbox.close_reason)


class ConnectionAuth:
    """The principal of a long connection. Credentials can be revoked and names can change while it lasts.

    While the context is open, a change of the person checks the credentials at once, and ends the connection if they
    are no longer valid.
    """

    __slots__ = (
        "__weakref__", "_changes", "_checked_at", "_checking", "_end_watch", "_outbox", "_round", "credentials",
        "principal",
    )  # fmt: skip

    def __init__(self, credentials: Credentials, principal: Principal | None, outbox: Outbox) -> None:
        self.credentials, self.principal, self._outbox = credentials, principal, outbox
        self._checked_at, self._changes = time.monotonic(), 0
        self._checking: asyncio.Task[None] | None = None
        self._end_watch: Callable[[], None] | None = None
        self._round: set[ConnectionAuth] = set()

    def __enter__(self) -> "ConnectionAuth":
        if self.principal is not None:
            identities = self.credentials.identities
            self._end_watch = identities.watch(self.principal.person.id, self._on_change)
            if identities.changes != self.credentials.changes:
                self._on_change(reconnect=True)  # the credentials may have changed since they were checked
        return self

    def check_regularly(self, rechecks: "Rechecks") -> None:
        """Ends the connection some time after its credentials were revoked, even if nobody told this process."""
        if self.principal is not None:
            self._round = rechecks.add(self)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._round.discard(self)
        if self._end_watch:
            self._end_watch()
        if self._checking:
            self._checking.cancel()

    def _on_change(self, reconnect: bool) -> None:
        self._checked_at = -math.inf
        self._changes += 1
        if self._checking is not None:
            self._checking.cancel()
        self._checking = asyncio.create_task(self._check_now(reconnect))

    async def _check_now(self, reconnect: bool) -> None:
        while self._checked_at == -math.inf:
            if not await self.is_valid():
                self._outbox.log_out(reconnect)
                break
            if self._checked_at == -math.inf:  # the database does not answer
                await asyncio.sleep(RETRY_SECONDS)
        self._checking = None

    @property
    def was_checked(self) -> bool:
        """Whether the credentials were valid a short time ago, or there are none."""
        return self.principal is None or time.monotonic() - self._checked_at < RECHECK_SECONDS

    async def is_valid(self) -> bool:
        """Whether the credentials are still valid. Checks them only every RECHECK_SECONDS."""
        return self.was_checked or await self.check()

    async def check(self) -> bool:
        """Whether the credentials are still valid now."""
        assert self.principal is not None
        changes = -1
        try:
            while changes != self._changes:  # an answer from before a change says nothing
                changes = self._changes
                found = await self.credentials.check()
        except DATABASE_ERRORS:
            return True  # unknown at the moment
        except Problem:  # the token was revoked or has expired
            return False
        return self._accept(found)

    def _accept(self, found: Principal | None) -> bool:
        if found is None or self.principal is None or found.person.id != self.principal.person.id:
            return False
        self.principal, self._checked_at = found, time.monotonic()
        return True

    @property
    def changes(self) -> int:
        """How often the person has changed. What was asked before a change says nothing."""
        return self._changes

    def note(self, identity: Identity | None, changes: int) -> None:
        """What the database says about the session, asked after so many changes. Ends the connection if it is over."""
        found = self.credentials.principal_of(identity) if identity else None
        if changes == self._changes and not self._accept(found):
            self.log_out()

    def log_out(self) -> None:
        """Ends the connection."""
        self._outbox.log_out(reconnect=False)


KEEP_ALIVE_SECONDS = 7.0  # without an event, after which a stream sends an empty line, as lichess does


async def next_line(outbox: Outbox, auth: ConnectionAuth) -> bytes | None:
    """The next line of a stream: a message, or nothing after a silence. None if the stream ends."""
    try:
        message = await asyncio.wait_for(outbox.next(), KEEP_ALIVE_SECONDS)
    except TimeoutError:
        message = b""
    return None if message is None or not await auth.is_valid() else message + b"\n"


class Rechecks:
    """Checks the credentials of all sockets again, with one query for those whose turn it is."""

    def __init__(self, identities: IdentityCache) -> None:
        self._identities = identities
        self._rounds: Rounds[ConnectionAuth] = Rounds(lambda: RECHECK_SECONDS - EARLY_SECONDS, self._start)
        self._checking: set[asyncio.Task[None]] = set()

    def add(self, auth: ConnectionAuth) -> set[ConnectionAuth]:
        """Returns the set that it is in, as `Rounds.add` does."""
        return self._rounds.add(auth)

    def _start(self, due: list[ConnectionAuth]) -> None:
        task = asyncio.create_task(self._check(due))
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)

    async def _check(self, due: list[ConnectionAuth]) -> None:
        sessions = [(auth, auth.credentials.session, auth.changes) for auth in due]
        with suppress(*DATABASE_ERRORS):  # unknown at the moment; their turn comes again
            found = await self._identities.by_sessions(session for _, session, _ in sessions if session)
            for auth, session, changes in sessions:
                if session:
                    auth.note(found.get(session), changes)
        for auth, session, _ in sessions:
            if session is None and not await auth.check():
                auth.log_out()
