"""Clients that play random moves over sockets.

They share the machine with the server, so they parse only what they need: a client that moves reads its choices, and
the others read only the start of each message.
"""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from itertools import cycle, repeat
from typing import Any, NamedTuple, cast

import orjson
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

MAX_HANDSHAKES = 128  # at once: browsers that lost their server do not all reconnect in the same instant
CONNECT_TIMEOUT = 120.0  # seconds
# The start of the messages, as the server encodes them.
TOLD, SNAPSHOT, REFUSED = b'{"type":"told","told":{"number":', b'{"type":"snapshot","number":', b'{"type":"refused"'
HAS_CHOICES = b'"choices":[{'


class OpenTable(NamedTuple):
    """A table on the server, and the cookies of its seats."""

    id: str
    cookies: list[str]


class SocketClient(asyncio.Protocol):
    """A socket at a table. It says hello and listens."""

    def __init__(self, port: int, table: str, cookie: str | None = None) -> None:
        address = f"127.0.0.1:{port}"
        uri = parse_uri(f"ws://{address}/api/tables/{table}/socket")
        self._protocol = ClientProtocol(uri, origin=f"http://{address}", max_size=None)  # type: ignore[arg-type]
        self.port, self._cookie = port, cookie
        self.last: int | None = None  # the number of the last entry
        self.open = True
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the server answered the hello

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has the same methods
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
                self.receive(bytes(event.data))
        self._flush()  # answers to pings

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection before it answered the hello"))

    def send(self, message: dict[str, Any]) -> None:
        self._protocol.send_text(orjson.dumps(message))
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def receive(self, message: bytes) -> None:
        if message.startswith(SNAPSHOT) and not self.ready.done():
            self.ready.set_result(None)

    def close(self) -> None:
        self._transport.abort()


class WatcherClient(SocketClient):
    """A spectator that notes when it is told of an entry."""

    told_at: float | None = None

    def receive(self, message: bytes) -> None:
        if message.startswith(TOLD):
            self.told_at = time.perf_counter()
        super().receive(message)


class SeatClient(SocketClient):
    """The client of a seat. It keeps the last message with choices until it moves."""

    def __init__(self, port: int, seat: int, table: "TableClients") -> None:
        super().__init__(port, table.table.id, table.table.cookies[seat])
        self.seat, self._table = seat, table
        self.choices: bytes | None = None

    def receive(self, message: bytes) -> None:
        self._table.load.received_bytes += len(message)
        start = TOLD if message.startswith(TOLD) else SNAPSHOT
        if message.startswith(start):
            number = int(message[len(start) : message.index(b",", len(start))])
            if self.last is not None and number < self.last:
                self._table.load.lost += self.last - number
            self.last = number
            self.choices = message if HAS_CHOICES in message else None
            if start is TOLD:
                self._table.on_entry(self, message)
        elif message.startswith(REFUSED):
            self._table.on_refusal(message)
        super().receive(message)


class TableClients:
    """The clients of one table. Only one move is in progress, until all seats that may know of it have received it."""

    def __init__(self, table: OpenTable, load: "Load") -> None:
        self.table, self.load = table, load
        self.seats: list[SeatClient] = []
        self.mover: SeatClient | None = None
        self._sent_at = 0.0
        self._received: set[int] = set()
        self._expected = 0  # how many seats will receive this move; 0 until the mover has received it
        self._moves_left = 0.0  # moves that follow at once
        self._done: asyncio.Future[None] | None = None

    def move(self) -> bool:
        """Makes a random move. False if one is in progress or the game is over."""
        to_move = [seat for seat in self.seats if seat.choices]
        if self.mover or not to_move:
            return False
        self.mover = random.choice(to_move)
        state = orjson.loads(self.mover.choices or b"")["table"]
        move = random.choice(state["choices"])["move"]
        self._received.clear()
        self._expected = 0
        self.load.moves += 1
        id = f"{self.load.name}-{self.load.moves}"
        message = {"type": "move", "id": id, "move": move, "question": state["question"]}
        self._sent_at = time.perf_counter()
        self.mover.send(message)
        return True

    @property
    def all_know(self) -> bool:
        """Whether all seats were told of the last move: it was no secret choice."""
        return self._expected > 1

    async def play(self, moves: float) -> None:
        """Makes moves as fast as possible, until the number is reached, `pause` is called, or the game is over."""
        self._moves_left, self._done = moves, asyncio.get_running_loop().create_future()
        self._next_move()
        await self._done

    def pause(self) -> None:
        """Makes no more moves after the one in progress."""
        self._moves_left = 0

    def _next_move(self) -> None:
        if self._done and not self._done.done():
            self._moves_left -= 1
            if self._moves_left < 0 or not self.move():
                self._done.set_result(None)

    def on_refusal(self, message: bytes) -> None:
        self.load.refused.append(message.decode())
        if self._done and not self._done.done():
            self._done.set_result(None)

    def on_entry(self, seat: SeatClient, message: bytes) -> None:
        if self.mover is None:
            return
        self._received.add(seat.seat)
        if seat is self.mover:
            # A sealed choice is sent only to its own seat: the game still waits for the seat, which has no choices.
            sealed = not seat.choices and seat.seat in orjson.loads(message)["table"]["waiting"]
            self._expected = 1 if sealed else len(self.seats)
        if len(self._received) == self._expected:
            self.load.latencies.append(time.perf_counter() - self._sent_at)
            self.mover = None
            self._next_move()


class Load:
    """All tables with their clients, and what they measure.

    If there are several ports, the sockets take them in turn, as with a proxy that distributes them over several
    processes of a server. With `by_table`, the seats of a table have the same port: the proxy looks at the path.
    """

    def __init__(self, ports: Sequence[int], tables: Sequence[OpenTable], by_table: bool = False) -> None:
        self._ports, self._by_table = cycle(ports), by_table
        self.tables = [TableClients(table, self) for table in tables]
        self.latencies: list[float] = []  # seconds from a move until the last seat has received it
        self.moves = 0
        self.received_bytes = 0  # by seats
        self.name = secrets.token_hex(4)  # prefix of request ids, which must be unique across restarts of the server
        self.refused: list[str] = []  # refusals of moves that were among the choices
        self.lost = 0  # entries that a server had sent and later did not know
        self.spectators: list[SocketClient] = []
        self._handshakes = asyncio.Semaphore(MAX_HANDSHAKES)
        self._playing: list[asyncio.Task[None]] = []

    async def connect(self, on_ready: Callable[[TableClients], object] = lambda table: None) -> None:
        """Connects all seats, or reconnects them after the last entry they know. Calls `on_ready` for each table."""

        async def connect_table(table: TableClients) -> None:
            last = [seat.last for seat in table.seats] or [None] * len(table.table.cookies)
            table.mover = None
            ports = repeat(next(self._ports)) if self._by_table else self._ports
            table.seats = [SeatClient(next(ports), n, table) for n in range(len(last))]
            for seat, number in zip(table.seats, last, strict=True):
                seat.last = number
            await asyncio.gather(*map(self._connect, table.seats))
            on_ready(table)

        await asyncio.gather(*map(connect_table, self.tables))

    async def add_spectators(self, count: int) -> None:
        """Connects sockets that only listen, spread over the tables."""
        ids = [self.tables[n % len(self.tables)].table.id for n in range(count)]
        self.spectators = [SocketClient(next(self._ports), id) for id in ids]
        await asyncio.gather(*map(self._connect, self.spectators))

    async def add_crowd(self, count: int) -> list[WatcherClient]:
        """Connects spectators who all watch the first table."""
        crowd = [WatcherClient(next(self._ports), self.tables[0].table.id) for _ in range(count)]
        self.spectators += crowd
        await asyncio.gather(*map(self._connect, crowd))
        return crowd

    async def _connect(self, client: SocketClient) -> None:
        async with self._handshakes:
            await asyncio.get_running_loop().create_connection(lambda: client, "127.0.0.1", client.port)
            await asyncio.wait_for(client.ready, CONNECT_TIMEOUT)

    async def play_paced(self, interval: float, seconds: float) -> None:
        """Each table makes one move per interval. The moves are spread evenly."""
        started, count = time.perf_counter(), len(self.tables)
        for n in range(max(1, int(seconds * count / interval))):
            await asyncio.sleep(started + n * interval / count - time.perf_counter())
            self.tables[n % count].move()
        await asyncio.sleep(started + seconds - time.perf_counter())

    async def play_at_once(self, seconds: float) -> None:
        """Each table makes its next move as soon as the last seat has received the move before."""
        self._playing = [asyncio.create_task(table.play(float("inf"))) for table in self.tables]
        await asyncio.sleep(seconds)
        for table in self.tables:
            table.pause()

    async def wait_for_answers(self, within: float = 30.0) -> None:
        """Waits until no move is in progress. Raises RuntimeError if something went wrong."""
        deadline = time.perf_counter() + within
        while any(table.mover for table in self.tables) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        self.check()

    def check(self) -> None:
        """Raises RuntimeError if a move was refused, lost or not answered, or if a socket was closed."""
        closed = sum(not seat.open for table in self.tables for seat in table.seats)
        unanswered = sum(table.mover is not None for table in self.tables)
        if self.refused or self.lost or closed or unanswered:
            example = self.refused[0][:300] if self.refused else ""
            moves = f"{len(self.refused)} moves refused, {unanswered} unanswered, {self.lost} lost"
            raise RuntimeError(f"{moves}; {closed} sockets closed {example}")

    def disconnect(self) -> None:
        for client in [seat for table in self.tables for seat in table.seats] + self.spectators:
            client.close()
