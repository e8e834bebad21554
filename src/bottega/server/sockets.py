"""A table on a WebSocket: a hello, then numbered entries; commands in, acknowledgements out."""

import asyncio
from typing import Any

from pydantic import ValidationError
from starlette.datastructures import State
from starlette.websockets import WebSocket

from . import protocol
from .connection import POLICY
from .hints import give_hint
from .people.auth import Credentials, Principal, identify
from .person import Person
from .safety.problems import NO_DATABASE, TRY_LATER
from .socket_session import SocketSession, malformed, serve, types_of
from .storage.database import DATABASE_ERRORS
from .tables import projection
from .tables.actor import TableActor
from .tables.commands import Command, CommandContext, Refused, explain_refusal
from .tables.game_table import OldRules
from .tables.loading import DamagedTable, NoSuchTable
from .tables.registry import TableRegistry
from .timestamps import now_ms

HELLO_TIMEOUT = 20.0  # seconds
TYPES = types_of(protocol.FROM_CLIENT)
UNKNOWN_TABLE, OLD_RULES, DAMAGED = 4404, 4410, 4411  # close codes


async def table_socket(socket: WebSocket, id: str) -> None:
    """Accepts a connection, and hands it over to a session."""
    credentials = Credentials(socket)
    principal = await identify(socket, credentials)
    if principal is not None and "read" not in principal.scopes:
        await socket.close(POLICY, "This token may not look at tables.")
        return
    await socket.accept()
    session = TableSession(socket.app.state, credentials, principal)
    await serve(socket, session, session.start(id))


class TableSession(SocketSession):
    """One client at one table."""

    __slots__ = ("_actor", "_hello_timer", "_hint", "_registry", "_said_hello")

    def __init__(self, state: State, credentials: Credentials, principal: Principal | None) -> None:
        super().__init__(state, credentials, principal)
        self._registry: TableRegistry = state.registry
        self._hello_timer: asyncio.TimerHandle | None = None
        self._actor: TableActor | None = None  # while the table is loaded
        self._said_hello = False
        self._hint: asyncio.Task[None] | None = None

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
        except DATABASE_ERRORS:
            self.outbox.close(TRY_LATER, NO_DATABASE)
        if self._actor is not None and not self._ended:
            self._hello_timer = asyncio.get_running_loop().call_later(HELLO_TIMEOUT, self._on_no_hello)
            self._begin()

    def _clean_up(self) -> None:
        super()._clean_up()
        if self._actor is not None:
            self._actor.remove_listener(self.outbox)
        for waiting in (self._hello_timer, self._hint):
            if waiting is not None:
                waiting.cancel()

    def _on_no_hello(self) -> None:
        self.outbox.close(POLICY, "A connection begins with hello.")

    @property
    def _answers_pings(self) -> bool:
        return self._said_hello and super()._answers_pings

    @property
    def actor(self) -> TableActor:
        assert self._actor is not None
        return self._actor

    async def _handle(self, text: str) -> None:
        try:
            message = protocol.FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            self._refuse(None, malformed(error, TYPES))
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
            if self._hello_timer is not None:
                self._hello_timer.cancel()
        if viewer is not None and self._principal is not None:
            await self.actor.reclaim_seats(self._person(), self._principal.scopes)

    async def _execute(self, command: Command) -> None:
        if self._principal is not None and "play" not in self._principal.scopes:
            raise Refused("scope", "This token may look, but not play.")
        with self.outbox.held():  # so that the entry and its acknowledgement are one write
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

    def _refuse(self, id: str | None, refused: Refused, **more: Any) -> None:
        if refused.code == "stale":
            more["snapshot"] = projection.snapshot(self.actor.table, self.outbox.viewer)
        super()._refuse(id, refused, **more)
