"""A WebSocket after its handshake, without a task, a queue and the frames of the middleware.

Those take most of the memory of a socket that only listens, and a part of the time of every message. So the application
hands an accepted socket over and returns. From then on messages go straight to a session, and the session writes
straight to the connection.
"""

import asyncio
import struct
from functools import lru_cache
from typing import Any, Protocol

from websockets.frames import Frame, Opcode
from websockets.protocol import SEND_EOF, Side, State
from websockets.protocol import Protocol as Frames

PING_SECONDS = 55.0  # between two pings; proxies close a silent connection after a minute
PONG_SECONDS = 20.0  # in which something must come after a ping
CLOSE_SECONDS = 10.0  # in which a client must answer that it closes too
MAX_MESSAGE = 16_384  # bytes of a message from a client; the protocol needs far less
TEXT_FRAME = 0x81  # the first byte of a whole text message
PING_FRAME = b"\x89\x00"
GOING_AWAY, BAD_TEXT = 1012, 1007  # close codes


class Session(Protocol):
    """What happens on a socket is told to this. Nothing here may wait."""

    def receive(self, text: str | None) -> None:
        """A message has come; None if it is not text."""

    def resume(self) -> None:
        """A client that was too slow takes messages again."""

    def end(self) -> None:
        """The connection has ended. May be called twice. Nothing is received afterwards."""


class OpenSocket(asyncio.Protocol):
    """Reads and writes the messages of one socket, and closes it if the client does not answer a ping."""

    __slots__ = ("_answered", "_connections", "_frames", "_parts", "_session", "_timer", "_transport", "_writable")

    def __init__(self, transport: asyncio.Transport, connections: set[Any], session: Session) -> None:
        """`connections` are those that the server closes when it stops."""
        self._transport, self._connections, self._session = transport, connections, session
        self._frames = Frames(Side.SERVER, max_size=MAX_MESSAGE)
        self._parts: list[Frame] = []  # of a message in several frames
        self._writable = self._answered = True
        self._timer = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)
        connections.add(self)

    # ---- what the session does

    def write(self, message: bytes) -> bool:
        """Writes a text message at once. False if the client is too slow for that now, or gone."""
        if not self._writable or self._frames.state is not State.OPEN or self._transport.is_closing():
            return False
        self._transport.write(_frame(message))
        return True

    def close(self, code: int, reason: str) -> None:
        """Closes the connection when the client has answered, or after CLOSE_SECONDS. For the session it ends now."""
        if self._frames.state is not State.OPEN:
            return
        self._frames.send_close(code, reason)
        self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.close)
        self._flush()
        self._session.end()

    def pause(self) -> None:
        """Reads nothing more until `unpause`."""
        self._transport.pause_reading()

    def unpause(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # ---- what happens on the connection

    def data_received(self, data: bytes) -> None:
        self._answered = True
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._receive(event)
        self._flush()

    def _receive(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or self._frames.close_sent is not None:
            return
        self._parts.append(frame)
        if not frame.fin:
            return
        parts, self._parts = self._parts, []
        if parts[0].opcode is Opcode.BINARY:
            self._session.receive(None)
            return
        try:
            text = b"".join(bytes(part.data) for part in parts).decode()
        except UnicodeDecodeError:
            self.close(BAD_TEXT, "A message is text in UTF-8.")
        else:
            self._session.receive(text)

    def _flush(self) -> None:
        """Sends answers to pings and closes, and closes the connection if nothing comes after them."""
        for data in self._frames.data_to_send():
            if data is SEND_EOF or not data:
                self._transport.close()
            else:
                self._transport.write(data)

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self._session.resume()

    def connection_lost(self, error: Exception | None) -> None:
        self._timer.cancel()
        self._connections.discard(self)
        self._frames.parser.close()  # it would keep itself alive until a full garbage collection
        self._session.end()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_AWAY, "")
        self._transport.close()

    def _ping(self) -> None:
        self._answered = False
        self._transport.write(PING_FRAME)
        self._timer = asyncio.get_running_loop().call_later(PONG_SECONDS, self._check_answer)

    def _check_answer(self) -> None:
        if self._answered:
            self._timer = asyncio.get_running_loop().call_later(PING_SECONDS - PONG_SECONDS, self._ping)
        else:
            self._transport.abort()


@lru_cache(maxsize=16)
def _frame(message: bytes) -> bytes:
    """A text message in a WebSocket frame. A message for all who watch a table is framed once."""
    length = len(message)
    if length < 126:
        return struct.pack("!BB", TEXT_FRAME, length) + message
    if length < 65536:
        return struct.pack("!BBH", TEXT_FRAME, 126, length) + message
    return struct.pack("!BBQ", TEXT_FRAME, 127, length) + message
