"""What sockets and streams share: a queue of messages to a client that must not hold up the table."""

import asyncio
import time

from starlette.requests import HTTPConnection

from .people.who import Asker, identify
from .safety.problems import Problem
from .storage.database import AWAY
from .tables.table import Viewer

LOOK_AGAIN = 30.0  # seconds between two looks at whether a client is still logged in
MOST_WAITING = 256  # messages a slow client may be behind before it is cut off; it comes back to a fresh snapshot


class Outbox:
    """Messages for one client. `hear` never waits; a client that is too slow is dropped."""

    def __init__(self, viewer: Viewer, person: str | None) -> None:
        self.viewer, self.person = viewer, person
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.dropped = False

    def hear(self, message: bytes) -> None:
        if self._messages.qsize() >= MOST_WAITING:
            self.drop()
        elif not self.dropped:
            self._messages.put_nowait(message)

    def drop(self) -> None:
        """Nothing more comes; what is waiting is still sent."""
        if not self.dropped:
            self.dropped = True
            self._messages.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; nothing when the connection is to end."""
        return await self._messages.get()

    @property
    def empty(self) -> bool:
        return self._messages.empty()


class Credentials:
    """What let a client in. Sessions and tokens can be revoked, and names change, while a connection lasts."""

    def __init__(self, connection: HTTPConnection, asker: Asker | None) -> None:
        self._connection, self.asker = connection, asker
        self._looked = time.monotonic()

    async def hold(self) -> bool:
        """Whether they still count; looks only now and then."""
        if self.asker is None or time.monotonic() - self._looked < LOOK_AGAIN:
            return True
        try:
            found = await identify(self._connection)
        except AWAY:
            return True  # nobody knows just now
        except Problem:  # a token that is none any more
            return False
        if found is None or found.person != self.asker.person:
            return False
        self.asker, self._looked = found, time.monotonic()
        return True
