"""A table over a WebSocket: hello, then numbered news; commands in, acknowledgements out."""

import asyncio
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import protocol
from .connection import LOOK_AGAIN, Credentials, Outbox
from .hints import give_hint
from .observing.metrics import SOCKETS
from .people.who import Asker, who
from .safety.complaints import complaint
from .safety.limits import Limiter, address
from .safety.problems import NO_DATABASE
from .storage.database import AWAY
from .tables import telling
from .tables.commands import Asking, Command, Person, Refused, why
from .tables.entry import now
from .tables.house import House, NoSuchTable
from .tables.keeper import Keeper
from .tables.table import OldRules

LONGEST = 8_192  # bytes of one message from a client
PATIENCE = 20.0  # seconds in which a connection must say hello
TYPES = tuple(protocol.FROM_CLIENT.json_schema()["discriminator"]["mapping"])

POLICY, TOO_BIG, UNKNOWN, OLD, SLOW, TOO_FAST = 1008, 1009, 4404, 4410, 4408, 4429


async def table_socket(socket: WebSocket, id: str) -> None:
    """One connection from its opening to its end."""
    house: House = socket.app.state.house
    asker = await who(socket)
    if asker is not None and "read" not in asker.scopes:
        await socket.close(POLICY, "This token may not look at tables.")
        return
    await socket.accept()
    try:
        keeper = await house.keeper(id)
    except NoSuchTable:
        await socket.close(UNKNOWN, "There is no such table.")
        return
    except OldRules as error:
        await socket.close(OLD, str(error)[:120])
        return
    with SOCKETS.track_inprogress():
        await Visit(socket, keeper, house, asker).run()


class Visit:
    """A client at a table."""

    def __init__(self, socket: WebSocket, keeper: Keeper, house: House, asker: Asker | None) -> None:
        self._socket, self._keeper, self._house = socket, keeper, house
        self._credentials = Credentials(socket, asker)
        self._limiter: Limiter = socket.app.state.limiter
        self._outbox = Outbox(None, asker.person if asker else None)
        self._key = asker.person if asker else address(socket.scope, house.settings)
        self._greeted = False
        self._hint: asyncio.Task[None] | None = None

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._keeper.part(self._outbox)
            for task in (sender, receiver, *([self._hint] if self._hint else [])):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)

    async def _send(self) -> None:
        while (message := await self._outbox.next()) is not None:
            await self._socket.send_text(message.decode())
        await self._socket.close(SLOW, "Come back for a fresh view.")

    async def _receive(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                try:
                    async with asyncio.timeout(LOOK_AGAIN if self._greeted else PATIENCE):
                        message = await self._socket.receive()
                except TimeoutError:
                    message = None
                if not await self._credentials.hold():
                    await self._socket.close(POLICY, "You are not logged in here any more.")
                    return
                if message is None:
                    if self._greeted:
                        continue
                    await self._socket.close(POLICY, "A connection begins with hello.")
                    return
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None or len(text) > LONGEST:
                    await self._socket.close(TOO_BIG, "A message is text, and short.")
                    return
                if self._limiter.allow(self._key, "messages"):
                    await self._socket.close(TOO_FAST, "Too many messages; slow down.")
                    return
                await self._heed(text)

    async def _heed(self, text: str) -> None:
        try:
            message = protocol.FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            self._refuse(None, Refused("malformed", f"This is no message of the protocol: {_first(error)}."))
            return
        id = getattr(message, "id", None)
        try:
            if isinstance(message, protocol.Hello):
                await self._greet(message)
            elif not self._greeted:
                raise Refused("no_hello", "Say hello first.")
            elif isinstance(message, protocol.Ping):
                self._tell({"type": "pong", "at": now()})
            elif isinstance(message, protocol.Why):
                asking = Asking(self._keeper.table, self._person(), now())
                self._tell({"type": "because", "id": id, **why(asking, message.move, message.seat)})
            elif isinstance(message, protocol.AskHint):
                self._ask_hint(message)
            else:
                await self._command(message)
        except Refused as refused:
            self._refuse(id, refused)
        except AWAY:
            self._refuse(id, Refused("no_database", NO_DATABASE))

    @property
    def _asker(self) -> Asker | None:
        return self._credentials.asker

    def _person(self) -> Person:
        if self._asker is None:
            raise Refused("nobody", "You have no name here yet; become a guest first.")
        return Person(self._asker.person, self._asker.name, self._asker.emblem)

    async def _greet(self, hello: protocol.Hello) -> None:
        """Shows the table from the seat asked for, and gives back a seat that a bot has kept warm."""
        table, outbox = self._keeper.table, self._outbox
        own = table.seats_of(outbox.person)
        if hello.seat is not None and hello.seat not in own:
            raise Refused("not_yours", f"Seat {hello.seat} is not yours.")
        if hello.watch or not own:
            viewer = None
        else:
            viewer = hello.seat if hello.seat is not None else next((n for n in own if n in table.asked), own[0])
        outbox.viewer = viewer
        # No wait between the snapshot and joining: nothing is missed, nothing told twice.
        self._tell(telling.snapshot(table, viewer, hello.last))
        if not self._greeted:
            self._greeted = True
            self._keeper.join(outbox)
        if viewer is not None and self._asker is not None:
            await self._keeper.welcome_back(self._person(), self._asker.scopes)

    async def _command(self, command: Command) -> None:
        if self._asker is not None and "play" not in self._asker.scopes:
            raise Refused("scope", "This token may look, but not play.")
        done = await self._keeper.ask(command, self._person())
        number = self._keeper.table.number_of(done.seq, self._outbox.viewer)
        self._tell({"type": "ack", "id": command.id, "number": number, "again": done.again})

    def _ask_hint(self, asked: protocol.AskHint) -> None:
        if self._hint is not None and not self._hint.done():
            raise Refused("busy", "A hint is already being thought about.")
        person = self._person()
        self._hint = asyncio.create_task(self._give_hint(asked, person))

    async def _give_hint(self, asked: protocol.AskHint, person: Person) -> None:
        try:
            await give_hint(
                self._keeper, self._house, person, asked.seat, lambda news: self._tell({**news, "id": asked.id})
            )
        except Refused as refused:
            self._refuse(asked.id, refused)

    def _tell(self, message: dict[str, Any]) -> None:
        self._outbox.hear(telling.encode(message))

    def _refuse(self, id: str | None, refused: Refused) -> None:
        message: dict[str, Any] = {
            "type": "refused",
            "id": id,
            "error": refused.word,
            "message": refused.sentence,
            "clause": refused.clause,
        }
        if refused.word == "stale":
            message["snapshot"] = telling.snapshot(self._keeper.table, self._outbox.viewer)
        self._tell(message)


def _first(error: ValidationError) -> str:
    """What is wrong first, without repeating what was sent."""
    found = error.errors(include_input=False, include_url=False)
    if found[0]["type"] in ("union_tag_invalid", "union_tag_not_found"):
        return f"its type is not one of {', '.join(TYPES)}"
    return complaint(found)[1]
