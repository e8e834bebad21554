"""Sockets of tables are opened without the application, but as it would open them."""

import asyncio
import json
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.types import Receive, Scope, Send
from structlog.testing import capture_logs
from uvicorn import Config
from uvicorn.server import ServerState

from bottega.server.http_protocol import DIRECT_SOCKETS, HttpProtocol, SocketProtocol
from bottega.server.monitoring.metrics import REGISTRY
from tests.server.test_table_life import local_server, open_table

Headers = dict[str, str]
UPGRADE = {"Connection": "keep-alive, Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
KEY = {"Sec-WebSocket-Key": "MTIzNDU2Nzg5MDEyMzQ1Ng=="}
OWN = {"Host": "testserver", "Origin": "http://testserver", **UPGRADE, **KEY}
HELLO = b'{"type":"hello"}'
LABELS = {"method": "SOCKET", "route": "/api/tables/{id}/socket", "status": "101"}


def counted() -> float:
    return REGISTRY.get_sample_value("bottega_requests_total", LABELS) or 0


class Asked:
    """What a server answers to a handshake, and to a hello after it."""

    def __init__(self, head: bytes, first: bytes, by_application: bool) -> None:
        status, _, headers = head.partition(b"\r\n")
        self.status, self.by_application = int(status.split()[1]), by_application
        self.headers = {line for line in headers.split(b"\r\n") if line and not line.startswith((b"Date", b"date"))}
        self.first = first


def ask(client: TestClient, address: str, headers: Headers, direct: bool, more: bytes = b"") -> Asked:
    """Asks for a socket, on the direct way or not, and says hello if it is opened."""
    called = False

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal called
        called = True
        await client.app(scope, receive, send)

    async def follow() -> Asked:
        config = Config(
            application, http=HttpProtocol, ws=SocketProtocol, log_config=None, lifespan="off", proxy_headers=False
        )
        config.load()
        state, app_state = ServerState(), dict(client.app_state) if direct else {}
        loop = asyncio.get_running_loop()
        async with await loop.create_server(lambda: HttpProtocol(config, state, app_state), "127.0.0.1", 0) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            lines = [f"GET {address} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
            writer.write("\r\n".join(lines).encode() + b"\r\n" + more + b"\r\n")
            head, first = await reader.readuntil(b"\r\n\r\n"), b""
            if head.startswith(b"HTTP/1.1 101 "):
                writer.write(bytes([0x81, 0x80 | len(HELLO)]) + bytes(4) + HELLO)
                start = await reader.readexactly(4)
                first = start + await reader.readexactly(int.from_bytes(start[2:]) if start[1] == 126 else start[1] - 2)
            writer.close()
            while state.connections or state.tasks:
                await asyncio.sleep(0)
            return Asked(head, first, called)

    assert client.portal is not None
    return client.portal.call(lambda: asyncio.wait_for(follow(), 60))


def test_a_socket_is_opened_logged_and_counted_without_the_application(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        assert DIRECT_SOCKETS in client.app_state
        address = f"{open_table(client)}/socket"
        cookie = {"Cookie": f"bottega={client.cookies['bottega']}"}
        token = client.post("/api/me/tokens", json={"name": "bot", "scopes": ["read"]}).json()["token"]
        for credentials, seats in ({}, []), (cookie, [0]), ({"Authorization": f"Bearer {token}"}, [0]):
            before = counted()
            with capture_logs() as logs:
                direct = ask(client, address, OWN | credentials, direct=True)
            regular = ask(client, address, OWN | credentials, direct=False)
            assert (direct.by_application, regular.by_application) == (False, True)
            assert direct.status == regular.status == 101
            assert {line.lower() for line in direct.headers} == {line.lower() for line in regular.headers}
            assert direct.first == regular.first
            assert json.loads(direct.first[4:])["own"] == seats
            assert counted() == before + 2
            (line,) = [line for line in logs if line["event"] == "request"]
            assert (line["method"], line["route"], line["status"]) == ("SOCKET", LABELS["route"], 101)


REFUSED: dict[str, tuple[Headers, int]] = {
    "another site": ({"Origin": "http://evil.example", "Cookie": "bottega=x"}, 403),
    "another host": ({"Host": "evil.example", "Origin": "http://evil.example"}, 421),
    "a forged token": ({"Authorization": "Bearer bottega_forged"}, 401),
    "large headers": ({name: name * 6_000 for name in "XYZ"}, 431),
    "another version": ({"Sec-WebSocket-Version": "12"}, 400),
    "a short key": ({"Sec-WebSocket-Key": "abcd"}, 400),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_is_refused_is_left_to_the_application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    headers, status = REFUSED[why]
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        address = f"{open_table(client)}/socket"
        answers = [ask(client, address, OWN | headers, direct) for direct in (True, False)]
    assert [answer.status for answer in answers] == [status] * 2


def test_a_token_that_may_not_read_and_an_address_that_comes_too_often_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        address = f"{open_table(client)}/socket"
        token = client.post("/api/me/tokens", json={"name": "bot", "scopes": ["play"]}).json()["token"]
        assert ask(client, address, OWN | {"Authorization": f"Bearer {token}"}, direct=True).status == 403
        limiter = client.app.state.limiter  # type: ignore[attr-defined]
        monkeypatch.setattr(limiter, "_clock", time.monotonic().__float__)  # the time stands still
        while limiter.take("127.0.0.1", "address_reading") == 0:
            pass
        assert ask(client, address, OWN, direct=True).status == 429


@pytest.mark.parametrize(
    "more", [b"Origin: http://evil.example\r\n", b"Cookie: bottega=x\r\n", b"Content-Length: 0\r\n"]
)
def test_a_handshake_with_an_unusual_header_goes_the_regular_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        address, cookie = f"{open_table(client)}/socket", {"Cookie": f"bottega={client.cookies['bottega']}"}
        answer = ask(client, address, OWN | cookie, direct=True, more=more)
        assert answer.by_application or answer.status == 400


def test_there_is_no_other_direct_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        table = open_table(client)
        for address in (f"{table}/socket?x=%00", f"{table}/../x/socket", "/api/me/seek/socket", f"{table}%2f/socket"):
            assert ask(client, address, OWN, direct=True).by_application
