"""A table on a WebSocket: a hello, then numbered entries; commands in, acknowledgements out."""

import asyncio
from typing import Any

import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket

from . import protocol
from .connection import (
    EARLY_SECONDS,
    LOGGED_OUT,
    POLICY,
    RECHECK_SECONDS,
    RETRY_SECONDS,
    ConnectionAuth,
    Outbox,
    send_queued,
)
from .hints import give_hint
from .monitoring.metrics import SOCKETS_OPEN
from .open_socket import OpenSocket
from .people.auth import Credentials, Principal, optional_principal
from .person import Person
from .safety.problems import NO_DATABASE
from .safety.rate_limits import RateLimiter, address_group
from .safety.validation_errors import describe_first_error
from .storage.database import DATABASE_ERRORS
from .tables import projection
from .tables.actor import TableActor
from .tables.commands import Command, CommandContext, Refused, explain_refusal
from .tables.game_table import OldRules
from .tables.loading import DamagedTable, NoSuchTable
from .tables.registry import TableRegistry
from .timestamps import now_ms

LOG = structlog.get_logger("bottega")
MAX_WAITING = 4  # messages of a client that wait for their answer; more are not read yet
MAX_MESSAGE = 8_192  # characters of one message from a client
HELLO_TIMEOUT = 20.0  # seconds
TYPES = tuple(protocol.FROM_CLIENT.json_schema()["discriminator"]["mapping"])

# Close codes
TOO_BIG, FAILED, UNKNOWN_TABLE, OLD_RULES, DAMAGED, TOO_FAST = 1009, 1011, 4404, 4410, 4411, 4429


async def table_socket(socket: WebSocket, id: str) -> None:
    """Accepts a connection, and hands it over to a session."""
    principal = await optional_principal(socket)
    if principal is not None and "read" not in principal.scopes:
        await socket.close(POLICY, "This token may not look at tables.")
        return
    await socket.accept()
    session = SocketSession(socket, principal)
    if "hand_over" in socket.scope:  # no await since `accept`: nothing has come yet
        session.outbox.connection = session.connection = socket.scope["hand_over"](session)
        await session.start(id)
    else:
        await _serve(socket, session, id)


async def _serve(socket: WebSocket, session: "SocketSession", id: str) -> None:
    """Serves a session until it ends, on a server that cannot hand the connection over."""

    async def receive() -> None:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            session.receive(message.get("text"))

    tasks = {asyncio.create_task(send_queued(socket, session.outbox)), asyncio.create_task(receive())}
    try:
        await session.start(id)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.end()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)  # not `gather`: it would hide what cancels this task


class SocketSession:
    """One client at one table. It has a task only while it answers messages."""

    __slots__ = (
        "_actor", "_answering", "_auth", "_ended", "_hint", "_limiter", "_paused", "_rate_key", "_registry",
        "_said_hello", "_timer", "_waiting", "connection", "outbox",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, principal: Principal | None) -> None:
        self._registry: TableRegistry = socket.app.state.registry
        self._limiter: RateLimiter = socket.app.state.limiter
        self._actor: TableActor | None = None  # while the table is loaded
        self.connection: OpenSocket | None = None
        person, credentials = principal.person.id if principal else None, Credentials(socket)
        self.outbox = Outbox(None, person)
        self._auth = ConnectionAuth(credentials, principal, self.outbox)
        self._rate_key = person or address_group(credentials.address)
        self._said_hello = self._paused = self._ended = False
        self._waiting: list[str | None] = []  # messages that are not answered yet
        self._answering: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        SOCKETS_OPEN.inc()

    async def start(self, id: str) -> None:
        """Loads the table, and then answers the messages."""
        try:
            self._actor = await self._registry.get(id)
        except NoSuchTable:
            self.outbox.close(UNKNOWN_TABLE, "There is no such table.")
        except DamagedTable as error:
            self.outbox.close(DAMAGED, str(error)[:120])
        except OldRules as error:
            self.outbox.close(OLD_RULES, str(error)[:120])
        if self._actor is not None and not self._ended:
            self._auth.__enter__()
            self._wait_at_most(HELLO_TIMEOUT)
            self._answer_waiting()

    def end(self) -> None:
        """The connection has ended."""
        if self._ended:
            return
        self._ended = self.outbox.dropped = True
        SOCKETS_OPEN.dec()
        self._waiting.clear()
        self._auth.__exit__(None, None, None)
        if self._actor is not None:
            self._actor.remove_listener(self.outbox)
        for waiting in (self._timer, self._answering, self._hint):
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
        if self._waiting and self._actor is not None and self._answering is None:
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

    def _wait_at_most(self, seconds: float) -> None:
        """Calls `_on_time` after these seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._on_time)

    def _on_time(self) -> None:
        """The hello has not come, or it is time to check the credentials again."""
        if not self._said_hello:
            self.outbox.close(POLICY, "A connection begins with hello.")
        else:
            asyncio.create_task(self._check_again())  # noqa: RUF006 - the identity cache refers to it

    async def _check_again(self) -> None:
        valid = await self._auth.is_valid(hurry=False)
        if self._ended:
            return
        if valid:
            self._wait_at_most(max(RETRY_SECONDS, RECHECK_SECONDS - EARLY_SECONDS - self._auth.age))
        else:
            self.outbox.close(*LOGGED_OUT)

    @property
    def actor(self) -> TableActor:
        assert self._actor is not None
        return self._actor

    async def _handle(self, text: str) -> None:
        try:
            message = protocol.FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            self._refuse(None, Refused("malformed", f"This is no message of the protocol: {_describe(error)}."))
            return
        id = getattr(message, "id", None)
        try:
            if isinstance(message, protocol.Hello):
                await self._hello(message)
            elif not self._said_hello:
                raise Refused("no_hello", "Say hello first.")
            elif isinstance(message, protocol.Ping):
                self._send({"type": "pong", "at": now_ms()})
            elif isinstance(message, protocol.Why):
                context = CommandContext(self.actor.table, self._person(), now_ms())
                self._send({"type": "because", "id": id, **explain_refusal(context, message.move, message.seat)})
            elif isinstance(message, protocol.AskHint):
                self._ask_hint(message)
            else:
                await self._execute(message)
        except Refused as refused:
            self._refuse(id, refused)
        except DATABASE_ERRORS:
            self._refuse(id, Refused("no_database", NO_DATABASE))

    @property
    def _principal(self) -> Principal | None:
        return self._auth.principal

    def _person(self) -> Person:
        if self._principal is None:
            raise Refused("nobody", "You have no name here yet; become a guest first.")
        return self._principal.person

    async def _hello(self, hello: protocol.Hello) -> None:
        """Sends a snapshot from the requested seat, and gives back a seat that a bot plays because of absence."""
        table, outbox = self.actor.table, self.outbox
        own = table.seats_of(outbox.person)
        if hello.seat is not None and hello.seat not in own:
            raise Refused("not_yours", f"Seat {hello.seat} is not yours.")
        if hello.watch or not own:
            viewer = None
        else:
            viewer = hello.seat if hello.seat is not None else next((n for n in own if n in table.to_move), own[0])
        outbox.viewer = viewer
        # No await between the snapshot and `add_listener`: no entry is missed or sent twice.
        if viewer is None and hello.last is None:
            outbox.send(self.actor.spectator_snapshot())
        else:
            self._send(projection.snapshot(table, viewer, hello.last))
        if not self._said_hello:
            self._said_hello = True
            self.actor.add_listener(outbox)
            if self._principal is not None and self._timer is not None:
                self._wait_at_most(RECHECK_SECONDS - EARLY_SECONDS)
            elif self._timer is not None:  # nobody, who cannot be logged out
                self._timer.cancel()
        if viewer is not None and self._principal is not None:
            await self.actor.reclaim_seats(self._person(), self._principal.scopes)

    async def _execute(self, command: Command) -> None:
        if self._principal is not None and "play" not in self._principal.scopes:
            raise Refused("scope", "This token may look, but not play.")
        result = await self.actor.execute(command, self._person())
        number = self.actor.table.number_of(result.seq, self.outbox.viewer)
        self._send({"type": "ack", "id": command.id, "number": number, "again": result.repeated})

    def _ask_hint(self, request: protocol.AskHint) -> None:
        if self._hint is not None and not self._hint.done():
            raise Refused("busy", "A hint is already being computed.")
        person = self._person()
        self._hint = asyncio.create_task(self._give_hint(request, person))

    async def _give_hint(self, request: protocol.AskHint, person: Person) -> None:
        def send(message: dict[str, Any]) -> None:
            self._send({**message, "id": request.id})

        try:
            await give_hint(self.actor, self._registry.bots, person, request.seat, send)
        except Refused as refused:
            self._refuse(request.id, refused)

    def _send(self, message: dict[str, Any]) -> None:
        self.outbox.send(projection.encode(message))

    def _refuse(self, id: str | None, refused: Refused) -> None:
        message: dict[str, Any] = {
            "type": "refused",
            "id": id,
            "error": refused.code,
            "message": refused.message,
            "clause": refused.clause,
        }
        if refused.code == "stale":
            message["snapshot"] = projection.snapshot(self.actor.table, self.outbox.viewer)
        self._send(message)


def _describe(error: ValidationError) -> str:
    """The first error of a message, without quoting it."""
    errors = error.errors(include_input=False, include_url=False)
    if errors[0]["type"] in ("union_tag_invalid", "union_tag_not_found"):
        return f"its type is not one of {', '.join(TYPES)}"
    return describe_first_error(errors)[1]
