"""A socket that the application has handed over: messages, slow clients, and its end."""

import asyncio
import struct
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.server import ServerState

from bottega.server import open_socket
from bottega.server.connection import MAX_QUEUED, Outbox
from bottega.server.http_protocol import HttpProtocol, SocketProtocol
from bottega.server.open_socket import OpenSocket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG, MORE, LAST = 0x81, 0x82, 0x88, 0x89, 0x8A, 0x01, 0x80
CLOSED_BY_PEER = struct.pack("!H", 1000)


class Echo:
    """A session that repeats what it receives, until somebody says bye."""

    def __init__(self) -> None:
        self.connection: OpenSocket
        self.outbox = Outbox(None, None)
        self.ends = 0

    def receive(self, text: str | None) -> None:
        if text == "bye":
            self.outbox.close(4000, "Bye.")
        else:
            self.outbox.send(b"binary" if text is None else text.encode())

    def resume(self) -> None:
        self.outbox.flush()

    def end(self) -> None:
        self.ends += 1


class Client:
    """A client that writes frames byte by byte as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, first: int, payload: bytes = b"") -> None:
        assert len(payload) < 126
        self.writer.write(bytes([first, 0x80 | len(payload)]) + bytes(4) + payload)  # a mask of zeros changes nothing

    async def receive(self) -> tuple[int, bytes]:
        first, length = await self.reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        return first, await self.reader.readexactly(length)


Play = Callable[[Client, Echo], Awaitable[None]]


def run(play: Play) -> Echo:
    """Lets a client play with an echo on a server, which has no connection any more afterwards."""
    session, state = Echo(), ServerState()

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await WebSocket(scope, receive, send).accept()
        session.connection = session.outbox.connection = scope["hand_over"](session)

    async def follow() -> None:
        config = Config(application, http=HttpProtocol, ws=SocketProtocol, log_config=None, lifespan="off")
        config.load()
        loop = asyncio.get_running_loop()
        async with await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0) as server:
            client = Client(*await asyncio.open_connection(*server.sockets[0].getsockname()))
            client.writer.write(HANDSHAKE)
            assert (await client.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
            await play(client, session)
            client.writer.close()
            while state.connections:
                await asyncio.sleep(0)
        assert not state.tasks  # the application has returned

    async def follow_in_time() -> None:
        await asyncio.wait_for(follow(), 60)

    asyncio.run(follow_in_time())
    return session


def test_messages_are_answered_in_one_frame_or_in_several() -> None:
    async def play(client: Client, _: Echo) -> None:
        client.send(TEXT, b"one")
        assert await client.receive() == (TEXT, b"one")
        client.send(MORE, b"in ")
        client.send(PING, b"between")
        assert await client.receive() == (PONG, b"between")
        client.send(LAST, b"parts \xc3\xa8")
        assert await client.receive() == (TEXT, "in parts è".encode())
        client.send(BINARY, b"\x00")
        assert await client.receive() == (TEXT, b"binary")
        for length in (125, 126):
            client.send(MORE, b"x" * 100)
            client.send(LAST, b"x" * (length - 100))
            assert await client.receive() == (TEXT, b"x" * length)

    assert run(play).ends == 1


def test_the_session_ends_at_once_when_the_server_closes() -> None:
    async def play(client: Client, session: Echo) -> None:
        client.send(TEXT, b"bye")
        assert await client.receive() == (CLOSE, struct.pack("!H", 4000) + b"Bye.")
        assert session.ends == 1
        client.send(TEXT, b"too late")
        client.send(CLOSE, CLOSED_BY_PEER)
        assert await client.reader.read() == b""

    run(play)


def test_a_client_may_close_too() -> None:
    async def play(client: Client, _: Echo) -> None:
        client.send(CLOSE, CLOSED_BY_PEER)
        assert await client.receive() == (CLOSE, CLOSED_BY_PEER)
        assert await client.reader.read() == b""

    assert run(play).ends == 1


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (bytes([TEXT, 0x81]) + bytes(4) + b"\xff", 1007),  # no UTF-8
        (bytes([TEXT, 1]) + b"x", 1002),  # without a mask
        (bytes([LAST, 0x80]) + bytes(4), 1002),  # the end of a message that has not begun
        (bytes([TEXT, 0xFE]) + struct.pack("!H", open_socket.MAX_MESSAGE + 1) + bytes(4), 1009),
        (bytes([0xC1, 0x80]) + bytes(4), 1002),  # a reserved bit
    ],
)
def test_a_client_that_breaks_the_protocol_is_told_so(frame: bytes, code: int) -> None:
    async def play(client: Client, _: Echo) -> None:
        client.writer.write(frame)
        first, payload = await client.receive()
        assert first == CLOSE
        assert struct.unpack("!H", payload[:2]) == (code,)

    assert run(play).ends >= 1


def test_a_client_that_does_not_answer_a_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_socket, "PING_SECONDS", 0.4)  # in two rounds: no second ping before the end
    monkeypatch.setattr(open_socket, "PONG_SECONDS", 0.01)

    async def play(client: Client, _: Echo) -> None:
        assert await client.receive() == (PING, b"")
        assert await client.reader.read() == b""

    assert run(play).ends == 1


def test_only_a_client_that_was_silent_is_pinged() -> None:
    async def play(client: Client, session: Echo) -> None:
        for said in (b"one", b"two"):
            client.send(TEXT, said)
            assert await client.receive() == (TEXT, said)
            assert not session.connection.ping_if_silent()
        assert session.connection.ping_if_silent()
        assert await client.receive() == (PING, b"")
        client.send(PONG)
        client.send(TEXT, b"three")
        assert await client.receive() == (TEXT, b"three")
        session.connection.abort_if_silent()
        assert not session.connection.ping_if_silent()

    assert run(play).ends == 1


@pytest.mark.parametrize("cuts", [(), (1,), (3,), (8,), (9, 17), (20, 25), (33, 34, 36)])
def test_messages_that_come_together_or_in_pieces_are_all_read(cuts: tuple[int, ...]) -> None:
    async def play(client: Client, session: Echo) -> None:
        mask = b"\x01\x02\x03\x04"

        def frame(first: int, text: bytes) -> bytes:
            masked = bytes(letter ^ mask[n % 4] for n, letter in enumerate(text))
            return bytes([first, 0x80 | len(text)]) + mask + masked

        sent = frame(TEXT, b"one") + frame(PONG, b"") + frame(TEXT, b"two") + frame(MORE, b"th") + frame(LAST, b"ree")
        for start, end in pairwise((0, *cuts, len(sent))):
            session.connection.data_received(sent[start:end])
        for said in (b"one", b"two", b"three"):
            assert await client.receive() == (TEXT, said)

    assert run(play).ends == 1


def test_what_comes_after_the_server_has_closed_is_not_read() -> None:
    async def play(client: Client, session: Echo) -> None:
        frames = [bytes([TEXT, 0x80 | len(said)]) + bytes(4) + said for said in (b"bye", b"late")]
        client.writer.write(b"".join(frames))
        assert await client.receive() == (CLOSE, struct.pack("!H", 4000) + b"Bye.")
        client.send(CLOSE, CLOSED_BY_PEER)
        assert await client.reader.read() == b""

    assert run(play).ends >= 1


def test_a_slow_client_gets_what_is_queued_when_it_reads_again_and_is_then_dropped() -> None:
    async def play(client: Client, session: Echo) -> None:
        count = 0
        while not session.outbox.dropped:
            session.outbox.send(b"%08d" % count + b"x" * 60_000)
            count += 1
        assert count > MAX_QUEUED
        assert session.ends == 0
        for number in range(count - 1):
            assert (await client.receive())[1][:8] == b"%08d" % number
        assert await client.receive() == (CLOSE, struct.pack("!H", 4408) + b"Reconnect for a new snapshot.")
        assert session.ends == 1

    run(play)


def test_a_server_that_stops_says_so() -> None:
    async def play(client: Client, session: Echo) -> None:
        session.connection.shutdown()
        assert await client.receive() == (CLOSE, struct.pack("!H", 1012))

    assert run(play).ends >= 1
