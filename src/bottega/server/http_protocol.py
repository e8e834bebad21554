"""HTTP connections: uvicorn's protocols, with limits of time.

Uvicorn waits for ever for a request that does not come, or that never ends. Each such connection takes a file
descriptor, and a client could use up all of them.
"""

import asyncio
import struct
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEADER_SECONDS = 15.0  # from the connection, or from the first byte of a request, to the end of its headers
BODY_SECONDS = 60.0  # from there to the end of its body
MAX_WAITING = 4  # messages of a socket that the application has not taken yet
TEXT_FRAME = 0x81  # the first byte of a whole text message
TOO_SLOW = b"This request did not arrive in time.\n"
TIMEOUT_RESPONSE = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(TOO_SLOW), TOO_SLOW)
)


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
        super().handle_websocket_upgrade()

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
    """Can write a message without a task and a queue, and the same bytes to many sockets.

    Uvicorn stops to read after every message until the application takes it, which costs two system calls. Here a few
    messages may wait.

    Does not log a refused socket as an error. Uvicorn believes that the application forgot to answer.
    """

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["write_text"] = self.write_text  # type: ignore[typeddict-unknown-key]

    def write_text(self, message: bytes) -> bool:
        """Writes a text message at once. False if the socket cannot take it now."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_frame(message))
        return True

    def send_receive_event_to_app(self) -> None:
        may_wait = self.queue.qsize() < MAX_WAITING and not self.read_paused
        if may_wait:
            self.read_paused = True  # so that uvicorn does not pause
        super().send_receive_event_to_app()
        if may_wait:
            self.read_paused = False

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True


@lru_cache(maxsize=16)
def _frame(message: bytes) -> bytes:
    """A text message in a WebSocket frame. A message for all who watch a table is framed once."""
    length = len(message)
    if length < 126:
        return struct.pack("!BB", TEXT_FRAME, length) + message
    if length < 65536:
        return struct.pack("!BBH", TEXT_FRAME, 126, length) + message
    return struct.pack("!BBQ", TEXT_FRAME, 127, length) + message
