"""Connections that send nothing or only a part of a request are closed; refused sockets are no errors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from bottega.cli.serve import Server
from bottega.server import http_protocol
from bottega.server.http_protocol import HttpProtocol, SocketProtocol
from bottega.server.safety.problems import Problem, send_problem
from bottega.server.settings import Settings
from bottega.terminal.translator import Translator

Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n"
)


@pytest.fixture
def short_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only for tests in which the time runs out: on a busy machine, whole requests can take longer than this."""
    monkeypatch.setattr(http_protocol, "HEADER_SECONDS", 0.1)


@pytest.fixture
def short_bodies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.1)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the body, and refuses sockets."""
    if scope["type"] == "websocket":
        await send_problem(Problem(403, "foreign", "No."), scope, receive, send)
        return
    body = await Request(scope, receive).body()
    if scope["path"] == "/slow":
        await asyncio.sleep(0.3)
    await PlainTextResponse(b"got " + body)(scope, receive, send)


@asynccontextmanager
async def serving() -> AsyncIterator[Callable[[], Awaitable[Client]]]:
    """Yields a function that connects."""
    config = Config(application, http=HttpProtocol, ws=SocketProtocol, log_config=None, lifespan="off")
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    address = server.sockets[0].getsockname()
    async with server:
        yield lambda: asyncio.open_connection(*address)
        for protocol in list(state.connections):
            protocol.shutdown()


async def answer_to(*parts: bytes) -> bytes:
    """Everything that a client receives until the server closes the connection."""
    async with serving() as connect:
        reader, writer = await connect()
        for part in parts:
            writer.write(part)
            await writer.drain()
        try:
            return await asyncio.wait_for(reader.read(), 30)
        finally:
            writer.close()


@pytest.mark.usefixtures("short_headers")
def test_a_connection_that_sends_nothing_is_closed() -> None:
    assert asyncio.run(answer_to()) == b""


@pytest.mark.usefixtures("short_headers")
@pytest.mark.parametrize("part", [b"G", b"GET / HTTP/1.1\r\n", REQUEST, REQUEST + b"X-Half: yes", b"\r\n\r\n"])
def test_a_connection_that_sends_half_a_header_is_closed(part: bytes) -> None:
    answer = asyncio.run(answer_to(part))
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert answer.endswith(b"This request did not arrive in time.\n")


@pytest.mark.usefixtures("short_bodies")
def test_a_connection_that_never_ends_its_body_is_closed() -> None:
    post = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf"
    assert b"200 OK" not in asyncio.run(answer_to(post))


def test_half_a_second_request_on_a_connection_is_closed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        async with serving() as connect:
            reader, writer = await connect()
            writer.write(REQUEST + b"\r\n")
            assert (await asyncio.wait_for(reader.readuntil(b"got "), 60)).startswith(b"HTTP/1.1 200 OK")
            monkeypatch.setattr(http_protocol, "HEADER_SECONDS", 0.1)
            writer.write(b"GET / HT")
            assert b"HTTP/1.1 408 " in await asyncio.wait_for(reader.read(), 60)
            writer.close()

    asyncio.run(follow())


@pytest.mark.usefixtures("short_bodies")
def test_a_response_may_take_longer_than_a_request() -> None:
    slow = b"GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert asyncio.run(answer_to(slow)).endswith(b"got ")


def test_a_refused_socket_is_answered_and_not_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        answer = asyncio.run(answer_to(REQUEST + UPGRADE))
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert b'"foreign"' in answer
    assert [record.getMessage() for record in caplog.records] == []


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """The server's."""
    settings = Settings.read({}, database_url=f"sqlite:///{tmp_path / 'bottega.sqlite'}")
    config = Server(settings, "127.0.0.1", 8000, Translator("en")).config
    config.load()
    return config


def test_the_server_uses_these_protocols(config: Config) -> None:
    assert config.http_protocol_class is HttpProtocol
    assert config.ws_protocol_class is SocketProtocol


def test_the_server_keeps_an_idle_connection_longer_than_proxies_do(config: Config) -> None:
    """A request that is sent while the server closes the connection is lost."""
    assert config.timeout_keep_alive > 120
