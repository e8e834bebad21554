"""HTTP connections: uvicorn's protocols, with limits of time and a direct way for sockets.

Uvicorn waits for ever for a request that does not come, or that never ends. Each such connection takes a file
descriptor, and a client could use up all of them.
"""

import asyncio
import re
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import accept_key

from .open_socket import OpenSocket, Session

HEADER_SECONDS = 15.0  # from the connection, or from the first byte of a request, to the end of its headers
BODY_SECONDS = 60.0  # from there to the end of its body
# Without a request. If a client sends one just as the server closes the connection, it is lost, and not every client
# sends it again. So the client should close first: httpx does after 5 seconds, nginx after 60, Caddy after 120.
IDLE_SECONDS = 130
DIRECT_SOCKETS = "direct_sockets"  # the key in the state of the application's lifespan
SOCKET_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")  # 16 bytes
SWITCH = (
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {}\r\n\r\n"
)
TOO_SLOW = b"This request did not arrive in time.\n"
TIMEOUT_RESPONSE = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(TOO_SLOW), TOO_SLOW)
)


class Handshake(Protocol):
    """A client that wants to open a socket on the direct way."""

    async def is_admitted(self) -> bool:
        """If not, the application answers."""

    async def open(self) -> None:
        """Takes the connection over."""


class DirectWay(Protocol):
    """Opens sockets without the application."""

    def handshake(self, address: bytes, scope: Scope) -> Handshake | None:
        """None if the application should answer."""


class HttpProtocol(HttpToolsProtocol):
    """Closes a connection that sends no request, or only a part of one."""

    _timer: asyncio.TimerHandle | None = None
    _received = False  # whether a part of a request has arrived

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_at_most(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._wait_at_most(HEADER_SECONDS)
        self._received = True
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:  # it came with the end of the request before it
            self._wait_at_most(HEADER_SECONDS)
        self._received = True

    def on_headers_complete(self) -> None:
        self._wait_at_most(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        handshake = self._direct_handshake()
        if handshake is None:
            super().handle_websocket_upgrade()
            return
        self.transport.pause_reading()  # what comes before the answer waits
        task = self.loop.create_task(self._open_directly(handshake))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _direct_handshake(self) -> Handshake | None:
        """None if there is no direct way, or if anything about the handshake is unusual."""
        direct: DirectWay | None = self.app_state.get(DIRECT_SOCKETS)
        headers = dict(self.headers)
        key = headers.get(b"sec-websocket-key", b"")
        ordinary = (
            (self.scope["method"], self.scope["http_version"], self.root_path) == ("GET", "1.1", "")
            and len(headers) == len(self.headers)
            and headers.get(b"sec-websocket-version") == b"13"
            and SOCKET_KEY.fullmatch(key)
            and not headers.keys() & {b"content-length", b"transfer-encoding", b"expect"}
        )
        if direct is None or not ordinary:
            return None

        def hand_over(session: Session) -> OpenSocket:
            self.transport.write(SWITCH.format(accept_key(key.decode())).encode())
            return self._hand_over(session)

        scope: Scope = {"type": "websocket", "client": self.client, "headers": self.headers, "hand_over": hand_over}
        return direct.handshake(self.url, scope)

    def _hand_over(self, session: Session) -> OpenSocket:
        """Nothing of this protocol is kept."""
        # The parser would keep this protocol alive until a full garbage collection.
        self.parser = None  # type: ignore[assignment]
        self.connections.discard(self)
        opened = OpenSocket(self.transport, self.connections, session)
        self.transport.set_protocol(opened)
        self.transport.resume_reading()
        return opened

    async def _open_directly(self, handshake: Handshake) -> None:
        admitted = await handshake.is_admitted()
        if self.transport.is_closing():
            return
        if admitted:
            await handshake.open()
        else:
            super().handle_websocket_upgrade()
            self.transport.resume_reading()

    def _wait_at_most(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_timer(self) -> None:
        self._received = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if self._received and (self.cycle is None or self.cycle.response_complete) and not self.transport.is_closing():
            self.transport.write(TIMEOUT_RESPONSE)
        self._stop_timer()
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Makes the handshake of a socket. The application may then take the connection over, and return.

    Does not log a refused socket as an error. Uvicorn believes that the application forgot to answer.
    """

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["hand_over"] = self.hand_over  # type: ignore[typeddict-unknown-key]

    def hand_over(self, session: Session) -> OpenSocket:
        """Call it right after the socket was accepted. Nothing of this protocol is kept.

        A client that sent a part of a message before it was accepted has broken the protocol; that part is lost.
        """
        self.stop_keepalive()
        del self.scope["hand_over"]  # type: ignore[typeddict-item]
        self.conn.parser.close()  # these two would keep this protocol alive until a full garbage collection
        transport, self.transport = self.transport, _NoTransport()
        self.connections.discard(self)
        opened = OpenSocket(transport, self.connections, session)
        transport.set_protocol(opened)
        if self.read_paused:
            transport.resume_reading()
        return opened

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True


class _NoTransport(asyncio.Transport):
    """Of a connection that was handed over. Uvicorn closes its transport when the application returns."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None:
        pass
