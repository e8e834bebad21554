"""One client on a WebSocket: its messages are read one after another, as long as it is logged in and not too fast."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import structlog
from pydantic import TypeAdapter, ValidationError
from starlette.datastructures import State
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from .collected import Collected
from .connection import LOGGED_OUT, ConnectionAuth, Outbox, Rechecks, send_queued
from .monitoring.metrics import SOCKETS_OPEN
from .open_socket import OpenSocket
from .people.auth import Credentials, Principal
from .safety.rate_limits import RateLimiter, address_group
from .safety.validation_errors import describe_first_error
from .tables import projection
from .tables.commands import Refused
from .timestamps import now_ms

LOG = structlog.get_logger("bottega")
MAX_WAITING = 4  # messages of a client that wait for their answer; more are not read yet
MAX_MESSAGE = 8_192  # characters of one message from a client
TOO_BIG, FAILED = 1009, 1011  # close codes
TOO_MANY = 4429, "Too many messages; slow down."
PING = '{"type":"ping"}'  # as a page sends it; others are read like any message


async def serve(socket: HTTPConnection, session: "SocketSession", start: Coroutine[Any, Any, None]) -> None:
    """Starts the session of a socket that was accepted just now; nothing may be awaited in between.

    The connection is handed over if the server can do that. Otherwise this returns when the connection ends.
    """
    if "hand_over" in socket.scope:
        session.outbox.connection = session.connection = socket.scope["hand_over"](session)
        try:
            await start
        except Exception as error:
            session.fail(error)
        return
    assert isinstance(socket, WebSocket)

    async def receive() -> None:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            session.receive(message.get("text"))

    tasks = {asyncio.create_task(send_queued(socket, session.outbox)), asyncio.create_task(receive())}
    try:
        await start
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.end()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)  # not `gather`: it would hide what cancels this task


class SocketSession:
    """What the sessions of all sockets share. One has a task only while it answers messages."""

    __slots__ = (
        "_answering",
        "_auth",
        "_begun",
        "_collected",
        "_ended",
        "_limiter",
        "_paused",
        "_rate_key",
        "_rechecks",
        "_waiting",
        "_will_answer",
        "connection",
        "outbox",
    )  # fmt: skip

    def __init__(self, state: State, credentials: Credentials, principal: Principal | None) -> None:
        """`state` is that of the application."""
        self._limiter: RateLimiter = state.limiter
        self._rechecks: Rechecks = state.rechecks
        self._collected: Collected = state.collected
        self.connection: OpenSocket | None = None
        person = principal.person.id if principal else None
        self.outbox = Outbox(None, person)
        self._auth = ConnectionAuth(credentials, principal, self.outbox)
        self._rate_key = person or address_group(credentials.address)
        self._begun = self._will_answer = self._paused = self._ended = False
        self._waiting: list[str | None] = []  # messages that are not answered yet
        self._answering: asyncio.Task[None] | None = None
        SOCKETS_OPEN.inc()

    async def _handle(self, text: str) -> None:
        """Answers a message."""
        raise NotImplementedError

    def _begin(self) -> None:
        """From now on messages are answered. What came before has waited."""
        self._begun = True
        self._auth.__enter__()
        self._auth.check_regularly(self._rechecks)
        self._answer_waiting()

    def end(self) -> None:
        """The connection has ended."""
        if not self._ended:
            self._ended = self.outbox.dropped = True
            SOCKETS_OPEN.dec()
            self._clean_up()

    def _clean_up(self) -> None:
        self._waiting.clear()
        self._auth.__exit__(None, None, None)
        if self._answering is not None:
            self._answering.cancel()
        self.connection = self.outbox.connection = None

    def resume(self) -> None:
        """The client takes messages again."""
        self.outbox.flush()

    def receive(self, text: str | None) -> None:
        """A message of the client; None if it is not text."""
        if self._ended or self.outbox.dropped:
            return
        if text == PING and self._answers_pings and self._auth.was_checked:
            # Every page that nothing happens on sends one several times a minute: it gets no task.
            self._answer_ping()
            return
        self._waiting.append(text)
        if len(self._waiting) >= MAX_WAITING and self.connection is not None and not self._paused:
            self._paused = True
            self.connection.pause()
        self._answer_waiting()

    def _answer_waiting(self) -> None:
        if self._waiting and self._begun and self._answering is None and not self._will_answer:
            self._will_answer = True
            self._collected.call(self._start_to_answer)

    def _start_to_answer(self) -> None:
        self._will_answer = False
        if not self._ended:
            self._answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._waiting and not self.outbox.dropped:
                await self._answer(self._waiting.pop(0))
        except Exception as error:
            self.fail(error)
        self._answering = None
        if self._paused and self.connection is not None:
            self._paused = False
            self.connection.unpause()

    @property
    def _answers_pings(self) -> bool:
        """Whether a ping can be answered now, as no message before it waits for an answer."""
        return self._begun and self._answering is None and not self._will_answer

    def _answer_ping(self) -> None:
        if self._limiter.take(self._rate_key, "messages"):
            self.outbox.close(*TOO_MANY)
        else:
            self._send({"type": "pong", "at": now_ms()})

    def fail(self, error: Exception) -> None:
        """Ends the connection after an error of the server."""
        LOG.error("a socket failed", exc_info=error)
        self.outbox.close(FAILED, "The server made an error. Reconnect.")

    async def _answer(self, text: str | None) -> None:
        if not await self._auth.is_valid():
            self.outbox.close(*LOGGED_OUT)
        elif text is None or len(text) > MAX_MESSAGE:
            self.outbox.close(TOO_BIG, "A message is text, and short.")
        elif self._limiter.take(self._rate_key, "messages"):
            self.outbox.close(*TOO_MANY)
        else:
            await self._handle(text)

    # ---- answers

    @property
    def _principal(self) -> Principal | None:
        return self._auth.principal

    def _send(self, message: dict[str, Any]) -> None:
        self.outbox.send(projection.encode(message))

    def _refuse(self, id: str | None, refused: Refused, **more: Any) -> None:
        about = {"error": refused.code, "message": refused.message, "clause": refused.clause}
        self._send({"type": "refused", "id": id, **about, **more})


def types_of(messages: TypeAdapter[Any]) -> tuple[str, ...]:
    """The types of the messages that a client can send."""
    return tuple(messages.json_schema()["discriminator"]["mapping"])


def malformed(error: ValidationError, types: Sequence[str]) -> Refused:
    """Says what is wrong with a message, without quoting it."""
    errors = error.errors(include_input=False, include_url=False)
    if errors[0]["type"] in ("union_tag_invalid", "union_tag_not_found"):
        reason = f"its type is not one of {', '.join(types)}"
    else:
        reason = describe_first_error(errors)[1]
    return Refused("malformed", f"This is no message of the protocol: {reason}.")
