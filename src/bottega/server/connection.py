"""What sockets and streams share: a queue of messages to one client, and the check of its credentials."""

import asyncio
import time

from starlette.requests import HTTPConnection

from .people.auth import Principal, authenticate
from .safety.problems import Problem
from .storage.database import DATABASE_ERRORS
from .tables.game_table import Viewer

RECHECK_SECONDS = 30.0  # between two checks of whether a client is still logged in
MAX_QUEUED = 256  # messages for a slow client; then it is dropped, reconnects and gets a new snapshot


class Outbox:
    """The messages for one client. `send` never waits; a client that is too slow is dropped."""

    def __init__(self, viewer: Viewer, person: str | None) -> None:
        self.viewer, self.person = viewer, person
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.dropped = False

    def send(self, message: bytes) -> None:
        if self._messages.qsize() >= MAX_QUEUED:
            self.drop()
        elif not self.dropped:
            self._messages.put_nowait(message)

    def drop(self) -> None:
        """Ends the connection after the queued messages."""
        if not self.dropped:
            self.dropped = True
            self._messages.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; None when the connection must end."""
        return await self._messages.get()

    @property
    def empty(self) -> bool:
        return self._messages.empty()


class ConnectionAuth:
    """The principal of a long connection. Credentials can be revoked and names can change while it lasts."""

    def __init__(self, connection: HTTPConnection, principal: Principal | None) -> None:
        self._connection, self.principal = connection, principal
        self._checked_at = time.monotonic()

    async def is_valid(self) -> bool:
        """Whether the credentials are still valid. Checks them only every RECHECK_SECONDS."""
        if self.principal is None or time.monotonic() - self._checked_at < RECHECK_SECONDS:
            return True
        try:
            found = await authenticate(self._connection)
        except DATABASE_ERRORS:
            return True  # unknown at the moment
        except Problem:  # the token was revoked or has expired
            return False
        if found is None or found.person.id != self.principal.person.id:
            return False
        self.principal, self._checked_at = found, time.monotonic()
        return True
