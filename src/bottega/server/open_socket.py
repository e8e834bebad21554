"""A WebSocket after its handshake, without a task, a queue and the frames of the middleware.

Those take most of the memory of a socket that only listens, and a part of the time of every message. So the application
hands an accepted socket over and returns. From then on messages go straight to a session, and the session writes
straight to the connection.

Nearly everything that a client sends is one of two things: a short text in one frame, or the answer to a ping. These
are read here. From the first byte of anything else on, `websockets` reads what the client sends.
"""

import asyncio
import struct
from collections.abc import Sequence
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined] # compiled, if it can be
from websockets.protocol import SEND_EOF, Side, State
from websockets.protocol import Protocol as Frames

from .rounds import Rounds

PING_SECONDS = 55.0  # without anything from a client until it is pinged; proxies close a silent connection after 60
PONG_SECONDS = 20.0  # in which something must come after a ping
CLOSE_SECONDS = 10.0  # in which a client must answer that it closes too
MAX_MESSAGE = 16_384  # bytes of a message from a client; the protocol needs far less
TEXT_FRAME, PONG_FRAME = 0x81, 0x8A  # the first byte of a whole text message, and of an answer to a ping
MASKED = 0x80  # in the second byte, with the length; a client must mask what it sends
SHORT = 126  # bytes that a message with a length of one byte has less than
HEADER = 6  # bytes before such a message from a client: two, and the mask
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

    __slots__ = (
        "__weakref__", "_connections", "_frames", "_heard", "_parts", "_round", "_session", "_timer", "_transport",
        "_writable",
    )  # fmt: skip

    def __init__(self, transport: asyncio.Transport, connections: set[Any], session: Session) -> None:
        """`connections` are those that the server closes when it stops."""
        self._transport, self._connections, self._session = transport, connections, session
        self._frames: Frames | None = None  # from the first unusual frame on
        self._parts: list[Frame] = []  # of a message in several frames
        self._writable = self._heard = True
        self._timer: asyncio.TimerHandle | None = None  # while it closes
        self._round = _pings().add(self)
        connections.add(self)

    # ---- what the session does

    def write(self, messages: Sequence[bytes]) -> bool:
        """Writes text messages at once. False if the client is too slow for that now, or gone."""
        if not self._writable or self._closed or self._transport.is_closing():
            return False
        frames = [_last_frame.of(message) for message in messages]
        self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def close(self, code: int, reason: str) -> None:
        """Closes the connection when the client has answered, or after CLOSE_SECONDS. For the session it ends now."""
        if self._closed:
            return
        self._all_frames().send_close(code, reason)
        self._round.discard(self)
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
        self._heard = True
        if self._frames is None:
            data = self._read_ordinary(data)
            if not data:
                return
        frames = self._all_frames()
        frames.receive_data(data)
        for event in frames.events_received():
            if isinstance(event, Frame):
                self._receive(event)
        self._flush()

    def _read_ordinary(self, data: bytes) -> bytes:
        """Reads whole frames with a short text or an answer to a ping. Returns what comes after them."""
        while self._frames is None and len(data) >= HEADER:
            kind, length = data[0], data[1] - MASKED
            end = HEADER + length
            if kind not in (TEXT_FRAME, PONG_FRAME) or not 0 <= length < SHORT or len(data) < end:
                break
            if kind == TEXT_FRAME:
                try:
                    text = apply_mask(data[HEADER:end], data[HEADER - 4 : HEADER]).decode()
                except UnicodeDecodeError:
                    break
                self._session.receive(text)  # it may close the connection
            data = data[end:]
        return data

    def _all_frames(self) -> Frames:
        """Reads and writes frames of all kinds."""
        if self._frames is None:
            self._frames = Frames(Side.SERVER, max_size=MAX_MESSAGE)
        return self._frames

    @property
    def _closed(self) -> bool:
        return self._frames is not None and self._frames.state is not State.OPEN

    def _receive(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or self._all_frames().close_sent is not None:
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
        for data in self._all_frames().data_to_send():
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
        if self._timer is not None:
            self._timer.cancel()
        self._round.discard(self)
        self._connections.discard(self)
        if self._frames is not None:
            self._frames.parser.close()  # it would keep itself alive until a full garbage collection
        self._session.end()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_AWAY, "")
        self._transport.close()

    def ping_if_silent(self) -> bool:
        """Pings the client if nothing came since the last call."""
        heard, self._heard = self._heard, False
        if not heard:
            self._transport.write(PING_FRAME)
        return not heard

    def abort_if_silent(self) -> None:
        """Cuts the connection off if nothing came since the ping."""
        if not self._heard:
            self._transport.abort()


# Two rounds in PING_SECONDS: a client that sends something in every round needs no pings, and none is silent for longer
# than two rounds.
_rounds: WeakKeyDictionary[asyncio.AbstractEventLoop, Rounds[OpenSocket]] = WeakKeyDictionary()


def _pings() -> Rounds[OpenSocket]:
    loop = asyncio.get_running_loop()
    if loop not in _rounds:
        _rounds[loop] = Rounds(lambda: PING_SECONDS / 2, _ping)
    return _rounds[loop]


def _ping(sockets: list[OpenSocket]) -> None:
    pinged = [socket for socket in sockets if socket.ping_if_silent()]
    if pinged:
        asyncio.get_running_loop().call_later(PONG_SECONDS, _check_answers, pinged)


def _check_answers(pinged: list[OpenSocket]) -> None:
    for socket in pinged:
        socket.abort_if_silent()


class _LastFrame:
    """The last message in its frame: a message for all who watch a table is framed once."""

    message = frame = b""

    def of(self, message: bytes) -> bytes:
        if message is not self.message:
            self.message, self.frame = message, _framed(message)
        return self.frame


_last_frame = _LastFrame()


def _framed(message: bytes) -> bytes:
    """A text message in a WebSocket frame."""
    length = len(message)
    if length < 126:
        return struct.pack("!BB", TEXT_FRAME, length) + message
    if length < 65536:
        return struct.pack("!BBH", TEXT_FRAME, 126, length) + message
    return struct.pack("!BBQ", TEXT_FRAME, 127, length) + message
