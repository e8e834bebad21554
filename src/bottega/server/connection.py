"""What sockets and streams share: a queue of messages to one client, and the check of its credentials."""

import asyncio
import math
import time
from collections.abc import Callable
from types import TracebackType

from starlette.requests import HTTPConnection

from .people.auth import Principal, authenticate
from .people.identity_cache import IdentityCache
from .safety.problems import Problem
from .storage.database import DATABASE_ERRORS
from .tables.game_table import Viewer

RECHECK_SECONDS = 30.0  # between two checks of whether a client is still logged in
RETRY_SECONDS = 1.0  # if the database does not answer to a check
POLICY, DROPPED = 1008, 4408  # close codes
MAX_QUEUED = 256  # messages for a slow client; then it is dropped, reconnects and gets a new snapshot


class Outbox:
    """The messages for one client. `send` never waits; a client that is too slow is dropped."""

    __slots__ = (
        "__weakref__", "_queue", "_sending", "close_code", "close_reason", "dropped", "on_queued", "person", "viewer",
        "write",
    )  # fmt: skip

    def __init__(self, viewer: Viewer, person: str | None) -> None:
        self.viewer, self.person = viewer, person
        self._queue: asyncio.Queue[bytes | None] | None = None  # made when it is needed: most clients are fast
        self._sending = False  # whether a message of the queue is being sent
        self.dropped = False
        # If it is set: writes a message to the connection at once; False if the client is too slow for that now.
        self.write: Callable[[bytes], bool] | None = None
        self.on_queued: Callable[[], None] = lambda: None
        self.close_code, self.close_reason = DROPPED, "Reconnect for a new snapshot."

    def send(self, message: bytes) -> None:
        if self.dropped:
            return
        if self.write is not None and not self._sending and self.empty and self.write(message):
            return
        if self._messages.qsize() >= MAX_QUEUED:
            self.drop()
        else:
            self._put(message)

    def _put(self, message: bytes | None) -> None:
        self._messages.put_nowait(message)
        self.on_queued()

    def drop(self) -> None:
        """Ends the connection after the queued messages."""
        if not self.dropped:
            self.dropped = True
            self._put(None)

    def log_out(self, reconnect: bool) -> None:
        """Ends the connection at once. The queued messages are not sent: they are for somebody who is logged in."""
        if not reconnect:
            self.close_code, self.close_reason = POLICY, "You are not logged in any more."
        self.dropped = True
        while not self._messages.empty():
            self._messages.get_nowait()
        self._put(None)

    async def next(self) -> bytes | None:
        """The next message; None when the connection must end."""
        self._sending = False
        message = await self._messages.get()
        self._sending = True
        return message

    def sent_all(self) -> None:
        """After the last message of the queue was sent."""
        self._sending = False

    @property
    def empty(self) -> bool:
        return self._queue is None or self._queue.empty()

    @property
    def _messages(self) -> asyncio.Queue[bytes | None]:
        if self._queue is None:
            self._queue = asyncio.Queue()
        return self._queue


class ConnectionAuth:
    """The principal of a long connection. Credentials can be revoked and names can change while it lasts.

    While the context is open, a change of the person checks the credentials at once, and ends the connection if they
    are no longer valid.
    """

    def __init__(self, connection: HTTPConnection, principal: Principal | None, outbox: Outbox) -> None:
        self._connection, self.principal, self._outbox = connection, principal, outbox
        self._checked_at = time.monotonic()
        self._checking: asyncio.Task[None] | None = None
        self._end_watch: Callable[[], None] | None = None

    def __enter__(self) -> "ConnectionAuth":
        if self.principal is not None:
            identities: IdentityCache = self._connection.app.state.identities
            self._end_watch = identities.watch(self.principal.person.id, self._on_change)
            self._on_change(reconnect=True)  # the credentials may have changed since they were checked
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._end_watch:
            self._end_watch()
        if self._checking:
            self._checking.cancel()

    def _on_change(self, reconnect: bool) -> None:
        self._checked_at = -math.inf
        if self._checking is not None:
            self._checking.cancel()
        self._checking = asyncio.create_task(self._check_now(reconnect))

    async def _check_now(self, reconnect: bool) -> None:
        while self._checked_at == -math.inf:
            if not await self.is_valid():
                self._outbox.log_out(reconnect)
                return
            if self._checked_at == -math.inf:  # the database does not answer
                await asyncio.sleep(RETRY_SECONDS)

    async def is_valid(self, hurry: bool = True) -> bool:
        """Whether the credentials are still valid. Checks them only every RECHECK_SECONDS.

        Without hurry the check may wait a moment, to be made together with those of other connections.
        """
        if self.principal is None or time.monotonic() - self._checked_at < RECHECK_SECONDS:
            return True
        try:
            found = await authenticate(self._connection, hurry)
        except DATABASE_ERRORS:
            return True  # unknown at the moment
        except Problem:  # the token was revoked or has expired
            return False
        if found is None or found.person.id != self.principal.person.id:
            return False
        self.principal, self._checked_at = found, time.monotonic()
        return True
