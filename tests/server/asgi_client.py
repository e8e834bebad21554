"""Speaks to a server in the same process as uvicorn does, and keeps every byte that the server sends."""

import asyncio
import json
from contextlib import suppress
from typing import Any, NamedTuple

from starlette.requests import ClientDisconnect

HOST = b"localhost"
ORIGIN = b"http://localhost"
TIMEOUT = 600.0  # seconds; test machines are busy


class Response(NamedTuple):
    """An answer of the server: its status, its headers in order, and its body."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def _scope(kind: str, path: str, cookie: str | None, **more: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", HOST), (b"origin", ORIGIN), (b"content-type", b"application/json")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        **more,
    }


async def request(
    app: Any, method: str, path: str, body: Any = None, cookie: str | None = None, token: str | None = None
) -> Response:
    """Sends one request. `body` is sent as JSON."""
    content = b"" if body is None else json.dumps(body).encode()
    messages = [{"type": "http.request", "body": content, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        if messages:
            return messages.pop()
        await asyncio.Event().wait()  # the client stays connected
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    scope = _scope("http", path, cookie, method=method, scheme="http")
    if token is not None:
        scope["headers"].append((b"authorization", f"Bearer {token}".encode()))
    await app(scope, receive, send)
    start, *parts = sent
    headers = tuple((bytes(name), bytes(value)) for name, value in start["headers"])
    return Response(start["status"], headers, b"".join(part.get("body", b"") for part in parts))


PRESENCE = '{"type":"presence"'  # who is connected is no secret, and may be told a moment later


class Stream:
    """A request whose answer does not end: `received` has the lines so far."""

    def __init__(
        self, app: Any, path: str, cookie: str | None, method: str = "GET", body: Any = None, token: str | None = None
    ) -> None:
        self.received: list[bytes] = []
        self.status, self.begun = 0, False  # whether anything has arrived, if only an empty line
        self._closed, self._arrived = asyncio.Event(), asyncio.Event()
        self._asked = False
        self._body = b"" if body is None else json.dumps(body).encode()
        scope = _scope("http", path, cookie, method=method, scheme="http")
        if token is not None:
            scope["headers"].append((b"authorization", f"Bearer {token}".encode()))
        self._task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": self._body, "more_body": False}
        await self._closed.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if self._closed.is_set():
            raise OSError("the client has left")
        self.status = message.get("status", self.status)
        line = message.get("body", b"")
        self.begun = self.begun or bool(line)
        if message["type"] == "http.response.body" and line.strip() and not line.startswith(PRESENCE.encode()):
            self.received.append(line)
            self._arrived.set()

    async def wait_for(self, lines: int) -> None:
        """Waits until this many lines have arrived."""
        while len(self.received) < lines:
            self._arrived.clear()
            await asyncio.wait_for(self._arrived.wait(), TIMEOUT)

    @property
    def ended(self) -> bool:
        """Whether the server has ended the answer."""
        return self._task.done()

    async def close(self) -> None:
        """Leaves. Python 3.11 may lose a cancellation in a `wait_for` of the server; then the next line ends it."""
        self._closed.set()
        self._task.cancel()
        with suppress(asyncio.CancelledError, OSError, ClientDisconnect):
            await self._task


class Socket:
    """A WebSocket: `received` has all messages of the server, as text."""

    def __init__(self, app: Any, path: str, cookie: str | None) -> None:
        self.received: list[str] = []
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._arrived = asyncio.Event()
        self._to_server.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", path, cookie, scheme="ws", subprotocols=[])
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._receive))

    async def _receive(self, message: Any) -> None:
        if message["type"] == "websocket.send" and not message["text"].startswith(PRESENCE):
            self.received.append(message["text"])
        elif message["type"] == "websocket.close":
            self.received.append(json.dumps({"type": "closed", "code": message["code"]}))
        self._arrived.set()

    def send(self, message: dict[str, Any]) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def catch_up(self) -> None:
        """Waits until everything that was sent so far is answered, and every message sent before has arrived."""
        pongs = self._pongs()
        self.send({"type": "ping"})
        while self._pongs() == pongs:
            self._arrived.clear()
            await asyncio.wait_for(self._arrived.wait(), TIMEOUT)

    def _pongs(self) -> int:
        return sum(text.startswith('{"type":"pong"') for text in self.received)

    async def close(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, TIMEOUT)
