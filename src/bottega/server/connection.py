"""What sockets and streams share: a queue of messages to a client that must not hold up the table."""

import asyncio

from .tables.table import Viewer

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
