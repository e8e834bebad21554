"""One client on a WebSocket: its messages are read one after another, as long as it is logged in and not too fast."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import structlog
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from .connection import (
    EARLY_SECONDS,
    LOGGED_OUT,
    RECHECK_SECONDS,
    RETRY_SECONDS,
    ConnectionAuth,
    Outbox,
    send_queued,
)
from .monitoring.metrics import SOCKETS_OPEN
from .open_socket import OpenSocket
from .people.auth import Credentials, Principal
from .safety.rate_limits import RateLimiter, address_group
from .safety.validation_errors import describe_first_error
from .tables import projection
from .tables.commands import Refused

LOG = structlog.get_logger("bottega")
MAX_WAITING = 4  # messages of a client that wait for their answer; more are not read yet
MAX_MESSAGE = 8_192  # characters of one message from a client
TOO_BIG, FAILED, TOO_FAST = 1009, 1011, 4429  # close codes


async def serve(socket: WebSocket, session: "SocketSession", start: Coroutine[Any, Any, None]) -> None:
    """Starts the session of a socket that was accepted just now; nothing may be awaited in between.

    The connection is handed over if the server can do that. Otherwise this returns when the connection ends.
    """
    if "hand_over" in socket.scope:
        session.outbox.connection = session.connection = socket.scope["hand_over"](session)
        await start
        return

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
        "_answering", "_auth", "_begun", "_ended", "_limiter", "_paused", "_rate_key", "_timer", "_waiting",
        "connection", "outbox",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, principal: Principal | None) -> None:
        self._limiter: RateLimiter = socket.app.state.limiter
        self.connection: OpenSocket | None = None
        person, credentials = principal.person.id if principal else None, Credentials(socket)
        self.outbox = Outbox(None, person)
        self._auth = ConnectionAuth(credentials, principal, self.outbox)
        self._rate_key = person or address_group(credentials.address)
        self._begun = self._paused = self._ended = False
        self._waiting: list[str | None] = []  # messages that are not answered yet
        self._answering: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        SOCKETS_OPEN.inc()

    async def _handle(self, text: str) -> None:
        """Answers a message."""
        raise NotImplementedError

    def _begin(self) -> None:
        """From now on messages are answered. What came before has waited."""
        self._begun = True
        self._auth.__enter__()
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
        for waiting in (self._timer, self._answering):
            if waiting is not None:
                waiting.cancel()
        self.connection = self.outbox.connection = None

    def resume(self) -> None:
        """The client takes messages again."""
        self.outbox.flush()

    def receive(self, text: str | None) -> None:
        """A message of the client; None if it is not text."""
        if self._ended or self.outbox.dropped:
            return
        self._waiting.append(text)
        if len(self._waiting) >= MAX_WAITING and self.connection is not None and not self._paused:
            self._paused = True
            self.connection.pause()
        self._answer_waiting()

    def _answer_waiting(self) -> None:
        if self._waiting and self._begun and self._answering is None:
            self._answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._waiting and not self.outbox.dropped:
                await self._answer(self._waiting.pop(0))
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
            self.outbox.close(FAILED, "The server made an error. Reconnect.")
        self._answering = None
        if self._paused and self.connection is not None:
            self._paused = False
            self.connection.unpause()

    async def _answer(self, text: str | None) -> None:
        if not await self._auth.is_valid():
            self.outbox.close(*LOGGED_OUT)
        elif text is None or len(text) > MAX_MESSAGE:
            self.outbox.close(TOO_BIG, "A message is text, and short.")
        elif self._limiter.take(self._rate_key, "messages"):
            self.outbox.close(TOO_FAST, "Too many messages; slow down.")
        else:
            await self._handle(text)

    # ---- time

    def _wait_at_most(self, seconds: float) -> None:
        """Calls `_on_time` after these seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._on_time)

    def _on_time(self) -> None:
        """It is time to check the credentials again."""
        asyncio.create_task(self._check_again())  # noqa: RUF006 - the identity cache refers to it

    def _check_regularly(self) -> None:
        """Checks the credentials a little before a message would have to wait for it."""
        self._wait_at_most(RECHECK_SECONDS - EARLY_SECONDS)

    async def _check_again(self) -> None:
        valid = await self._auth.is_valid(hurry=False)
        if self._ended:
            return
        if valid:
            self._wait_at_most(max(RETRY_SECONDS, RECHECK_SECONDS - EARLY_SECONDS - self._auth.age))
        else:
            self.outbox.close(*LOGGED_OUT)

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
