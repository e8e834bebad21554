"""A person who looks for a game, on a WebSocket: they say what they look for, and the server tells how it stands."""

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from starlette.datastructures import State
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ..connection import POLICY
from ..people.auth import Credentials, Principal, identify
from ..protocol import Ping, Pong, RefusalMessage
from ..safety.problems import NO_DATABASE
from ..socket_session import SocketSession, malformed, serve, types_of
from ..storage.database import DATABASE_ERRORS
from ..tables.commands import Refused
from ..timestamps import now_ms
from .pool import SeekRequest
from .service import Pairing, SeekState


class StartSeek(SeekRequest):
    """Looks for opponents, as `PUT /api/me/seek` does."""

    type: Literal["seek"]


class SeekMessage(BaseModel):
    """How your seek stands; null if you look for nothing."""

    type: Literal["seek"]
    seek: SeekState | None


FromSeeker = Annotated[StartSeek | Ping, Field(discriminator="type")]
FROM_SEEKER: TypeAdapter[FromSeeker] = TypeAdapter(FromSeeker)
ToSeeker = Annotated[SeekMessage | RefusalMessage | Pong, Field(discriminator="type")]
TO_SEEKER: TypeAdapter[ToSeeker] = TypeAdapter(ToSeeker)
TYPES = types_of(FROM_SEEKER)


async def seek_socket(socket: WebSocket) -> None:
    """Accepts a connection, and hands it over to a session."""
    socket.scope["route"] = SEEK_SOCKET  # for the log and the metrics; routes of FastAPI do it themselves
    credentials = Credentials(socket)
    principal = await identify(socket, credentials)
    if principal is None or "play" not in principal.scopes:
        await socket.close(POLICY, "Only people with a name can wait for a game.")
        return
    await socket.accept()
    session = SeekSession(socket.app.state, credentials, principal)
    await serve(socket, session, session.start())


class SeekSession(SocketSession):
    """One client of a person who looks for a game. While it is connected, their seek does not end."""

    __slots__ = ("_leave", "_pairing")

    def __init__(self, state: State, credentials: Credentials, principal: Principal) -> None:
        super().__init__(state, credentials, principal)
        self._pairing: Pairing = state.pairing
        self._leave: Callable[[], None] | None = None

    async def start(self) -> None:
        if not self._ended:
            self._leave = self._pairing.connect(self.outbox.person or "", self.outbox)
            self._begin()

    def _clean_up(self) -> None:
        super()._clean_up()
        if self._leave is not None:
            self._leave()

    async def _handle(self, text: str) -> None:
        try:
            message = FROM_SEEKER.validate_json(text)
        except ValidationError as error:
            self._refuse(None, malformed(error, TYPES))
            return
        assert self._principal is not None
        try:
            if isinstance(message, StartSeek):
                state = await self._pairing.seek(message, self._principal.person)
                self._send({"type": "seek", "seek": state.model_dump()})
            else:
                self._send({"type": "pong", "at": now_ms()})
        except Refused as refused:
            self._refuse(None, refused)
        except DATABASE_ERRORS:
            self._refuse(None, Refused("no_database", NO_DATABASE))


SEEK_SOCKET = WebSocketRoute("/api/me/seek/socket", seek_socket)
