"""A table on a WebSocket: a hello, then numbered entries; commands in, acknowledgements out."""

import asyncio
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import protocol
from .connection import POLICY, RECHECK_SECONDS, ConnectionAuth, Outbox
from .hints import give_hint
from .monitoring.metrics import SOCKETS_OPEN
from .people.auth import Principal, optional_principal
from .person import Person
from .safety.problems import NO_DATABASE
from .safety.rate_limits import RateLimiter, address_group, client_address
from .safety.validation_errors import describe_first_error
from .storage.database import DATABASE_ERRORS
from .tables import projection
from .tables.actor import TableActor
from .tables.commands import Command, CommandContext, Refused, explain_refusal
from .tables.game_table import OldRules
from .tables.loading import DamagedTable, NoSuchTable
from .tables.registry import TableRegistry
from .timestamps import now_ms

MAX_MESSAGE = 8_192  # characters of one message from a client
HELLO_TIMEOUT = 20.0  # seconds
TYPES = tuple(protocol.FROM_CLIENT.json_schema()["discriminator"]["mapping"])

# Close codes
TOO_BIG, UNKNOWN_TABLE, OLD_RULES, DAMAGED, TOO_FAST = 1009, 4404, 4410, 4411, 4429


async def table_socket(socket: WebSocket, id: str) -> None:
    """Serves one connection until it ends."""
    registry: TableRegistry = socket.app.state.registry
    principal = await optional_principal(socket)
    if principal is not None and "read" not in principal.scopes:
        await socket.close(POLICY, "This token may not look at tables.")
        return
    await socket.accept()
    try:
        actor = await registry.get(id)
    except NoSuchTable:
        await socket.close(UNKNOWN_TABLE, "There is no such table.")
        return
    except DamagedTable as error:
        await socket.close(DAMAGED, str(error)[:120])
        return
    except OldRules as error:
        await socket.close(OLD_RULES, str(error)[:120])
        return
    with SOCKETS_OPEN.track_inprogress():
        await SocketSession(socket, actor, registry, principal).run()


class SocketSession:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket, actor: TableActor, registry: TableRegistry, principal: Principal | None
    ) -> None:
        self._socket, self._actor, self._bots = socket, actor, registry.bots
        self._limiter: RateLimiter = socket.app.state.limiter
        person = principal.person.id if principal else None
        self._outbox = Outbox(None, person)
        self._auth = ConnectionAuth(socket, principal, self._outbox)
        self._rate_key = person or address_group(client_address(socket.scope, registry.settings))
        self._said_hello = False
        self._hint: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None  # only while messages are queued
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # by the server
        self._outbox.write = socket.scope.get("write_text")
        self._outbox.on_queued = self._send_later

    async def run(self) -> None:
        receiver = asyncio.create_task(self._receive_loop())
        try:
            with self._auth:
                await asyncio.wait({receiver, self._ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._actor.remove_listener(self._outbox)
            tasks = [task for task in (receiver, self._sender, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _send_later(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_queued())

    async def _send_queued(self) -> None:
        ended = True
        try:
            while not self._outbox.empty:
                message = await self._outbox.next()
                if message is None:
                    await self._socket.close(self._outbox.close_code, self._outbox.close_reason)
                    return
                await self._socket.send_text(message.decode())
            self._outbox.sent_all()
            ended = False
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client has gone
        finally:
            self._sender = None
            if ended and not self._ended.done():
                self._ended.set_result(None)

    async def _receive_loop(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                try:
                    async with asyncio.timeout(self._patience):
                        message = await self._socket.receive()
                except TimeoutError:
                    message = None
                if not await self._auth.is_valid(hurry=message is not None):
                    await self._socket.close(POLICY, "You are not logged in any more.")
                    return
                if message is None:
                    if self._said_hello:
                        continue
                    await self._socket.close(POLICY, "A connection begins with hello.")
                    return
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None or len(text) > MAX_MESSAGE:
                    await self._socket.close(TOO_BIG, "A message is text, and short.")
                    return
                if self._limiter.take(self._rate_key, "messages"):
                    await self._socket.close(TOO_FAST, "Too many messages; slow down.")
                    return
                await self._handle(text)

    @property
    def _patience(self) -> float | None:
        """The seconds until something must be done without a message. Nothing, if nobody can be logged out."""
        if not self._said_hello:
            return HELLO_TIMEOUT
        return None if self._principal is None else RECHECK_SECONDS

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
                context = CommandContext(self._actor.table, self._person(), now_ms())
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
        table, outbox = self._actor.table, self._outbox
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
            outbox.send(self._actor.spectator_snapshot())
        else:
            self._send(projection.snapshot(table, viewer, hello.last))
        if not self._said_hello:
            self._said_hello = True
            self._actor.add_listener(outbox)
        if viewer is not None and self._principal is not None:
            await self._actor.reclaim_seats(self._person(), self._principal.scopes)

    async def _execute(self, command: Command) -> None:
        if self._principal is not None and "play" not in self._principal.scopes:
            raise Refused("scope", "This token may look, but not play.")
        result = await self._actor.execute(command, self._person())
        number = self._actor.table.number_of(result.seq, self._outbox.viewer)
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
            await give_hint(self._actor, self._bots, person, request.seat, send)
        except Refused as refused:
            self._refuse(request.id, refused)

    def _send(self, message: dict[str, Any]) -> None:
        self._outbox.send(projection.encode(message))

    def _refuse(self, id: str | None, refused: Refused) -> None:
        message: dict[str, Any] = {
            "type": "refused",
            "id": id,
            "error": refused.code,
            "message": refused.message,
            "clause": refused.clause,
        }
        if refused.code == "stale":
            message["snapshot"] = projection.snapshot(self._actor.table, self._outbox.viewer)
        self._send(message)


def _describe(error: ValidationError) -> str:
    """The first error of a message, without quoting it."""
    errors = error.errors(include_input=False, include_url=False)
    if errors[0]["type"] in ("union_tag_invalid", "union_tag_not_found"):
        return f"its type is not one of {', '.join(TYPES)}"
    return describe_first_error(errors)[1]
