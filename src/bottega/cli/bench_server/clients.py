"""Clients that play by chance over real sockets. They share the machine with the server, so they read what they are
told only as far as a script needs it: whoever moves reads its choices, everybody else only that there was news."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import orjson
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from .stage import Staged

HANDSHAKES = 128  # under way at once: browsers that lost their server do not all come back in the same instant
GREETED_WITHIN = 120.0  # seconds
TOLD, SNAPSHOT, REFUSED = b'{"type":"told","told":{"number":', b'{"type":"snapshot","number":', b'{"type":"refused"'
SOME = b'"choices":[{'


class Socket(asyncio.Protocol):
    """A socket at a table, which says hello and listens."""

    def __init__(self, port: int, table: str, cookie: str | None = None) -> None:
        address = f"127.0.0.1:{port}"
        uri = parse_uri(f"ws://{address}/api/tables/{table}/socket")
        self._protocol = ClientProtocol(uri, origin=f"http://{address}", max_size=None)  # type: ignore[arg-type]
        self._cookie = cookie
        self.last: int | None = None  # the number of the last news
        self.open = True
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = f"bottega={self._cookie}"
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.send({"type": "hello", "last": self.last, "watch": self._cookie is None})
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self._flush()  # answers to pings

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError("the server hung up before it answered the hello"))

    def send(self, message: dict[str, Any]) -> None:
        self._protocol.send_text(orjson.dumps(message))
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def hear(self, message: bytes) -> None:
        if message.startswith(SNAPSHOT) and not self.greeted.done():
            self.greeted.set_result(None)

    def close(self) -> None:
        self._transport.abort()


class Seat(Socket):
    """A seat's socket; keeps the last message with choices until it moves."""

    def __init__(self, port: int, staged: Staged, number: int, table: "Table") -> None:
        super().__init__(port, staged.id, staged.cookies[number])
        self.number, self._table = number, table
        self.choices: bytes | None = None

    def hear(self, message: bytes) -> None:
        start = TOLD if message.startswith(TOLD) else SNAPSHOT
        if message.startswith(start):
            number = int(message[len(start) : message.index(b",", len(start))])
            if self.last is not None and number < self.last:
                self._table.load.lost += self.last - number
            self.last = number
            self.choices = message if SOME in message else None
            if start is TOLD:
                self._table.told(self, message)
        elif message.startswith(REFUSED):
            self._table.load.refused.append(message.decode())
        super().hear(message)


class Table:
    """Four seats. One move is under way at a time; it ends when the last seat that may know of it was told."""

    def __init__(self, staged: Staged, load: "Load") -> None:
        self.staged, self.load = staged, load
        self.seats: list[Seat] = []
        self.mover: Seat | None = None
        self._sent = 0.0
        self._told: set[int] = set()
        self._all = 0  # who will be told of this move; 0 while the mover has not said
        self.restless = False  # moves again as soon as it can

    def move(self) -> bool:
        """Makes a move by chance; not if one is still under way, or the game is over."""
        asked = [seat for seat in self.seats if seat.choices]
        if self.mover or not asked:
            return False
        self.mover = random.choice(asked)
        state = orjson.loads(self.mover.choices or b"")["table"]
        move = random.choice(state["choices"])["move"]
        self._told.clear()
        self._all = 0
        self.load.moves += 1
        id = f"{self.load.name}-{self.load.moves}"
        message = {"type": "move", "id": id, "move": move, "question": state["question"]}
        self._sent = time.perf_counter()
        self.mover.send(message)
        return True

    def told(self, seat: Seat, message: bytes) -> None:
        if self.mover is None:
            return
        self._told.add(seat.number)
        if seat is self.mover:
            # A closed choice is told to nobody else: whoever made it is still waited for, but has no choices left.
            closed = not seat.choices and seat.number in orjson.loads(message)["table"]["waiting"]
            self._all = 1 if closed else len(self.seats)
        if len(self._told) == self._all:
            self.load.latencies.append(time.perf_counter() - self._sent)
            self.mover = None
            if self.restless:
                self.move()


class Load:
    """Tables with their clients, and what they have measured."""

    def __init__(self, port: int, staged: Sequence[Staged]) -> None:
        self._port = port
        self.tables = [Table(one, self) for one in staged]
        self.latencies: list[float] = []  # seconds from a move sent to the last seat told
        self.moves = 0
        self.name = secrets.token_hex(4)  # of moves, which are played once under one name, though servers come and go
        self.refused: list[str] = []  # moves that had been offered
        self.lost = 0  # news that a server had told, and did not know of any more
        self.watchers: list[Socket] = []
        self._door = asyncio.Semaphore(HANDSHAKES)

    async def sit_down(self, ready: Callable[[Table], object] = lambda table: None) -> None:
        """All seats connect, or connect again from where they were; `ready` is called for each table that is whole."""

        async def whole(table: Table) -> None:
            before = [seat.last for seat in table.seats] or [None] * len(table.staged.cookies)
            table.mover = None
            table.seats = [Seat(self._port, table.staged, n, table) for n in range(len(before))]
            for seat, last in zip(table.seats, before, strict=True):
                seat.last = last
            await asyncio.gather(*map(self._connect, table.seats))
            ready(table)

        await asyncio.gather(*map(whole, self.tables))

    async def watch(self, count: int) -> None:
        """So many more sockets that only listen, spread over the tables."""
        ids = [self.tables[n % len(self.tables)].staged.id for n in range(count)]
        self.watchers = [Socket(self._port, id) for id in ids]
        await asyncio.gather(*map(self._connect, self.watchers))

    async def _connect(self, socket: Socket) -> None:
        async with self._door:
            await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", self._port)
            await asyncio.wait_for(socket.greeted, GREETED_WITHIN)

    async def at_a_pace(self, every: float, seconds: float) -> None:
        """Each table makes a move every so many seconds, one table after the other at even distances."""
        began, count = time.perf_counter(), len(self.tables)
        for n in range(max(1, int(seconds * count / every))):
            await asyncio.sleep(began + n * every / count - time.perf_counter())
            self.tables[n % count].move()
        await asyncio.sleep(began + seconds - time.perf_counter())

    async def at_once(self, seconds: float) -> None:
        """Each table moves again as soon as the last seat was told."""
        for table in self.tables:
            table.restless = True
            table.move()
        await asyncio.sleep(seconds)
        for table in self.tables:
            table.restless = False

    async def answers(self, within: float = 10.0) -> None:
        """Until every move was answered. Raises RuntimeError for what a server that works does not do."""
        deadline = time.perf_counter() + within
        while any(table.mover for table in self.tables) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        cut = sum(not seat.open for table in self.tables for seat in table.seats)
        unanswered = sum(table.mover is not None for table in self.tables)
        if self.refused or self.lost or cut or unanswered:
            example = self.refused[0][:300] if self.refused else ""
            counts = f"{len(self.refused)} moves refused, {unanswered} unanswered, {self.lost} lost, {cut} sockets cut"
            raise RuntimeError(f"{counts} {example}")

    def leave(self) -> None:
        for socket in [seat for table in self.tables for seat in table.seats] + self.watchers:
            socket.close()
