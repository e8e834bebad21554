"""The application: its parts, and the order in which they start and stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ..engine.extras import extra

with extra("server"):
    from fastapi import FastAPI
    from fastapi.openapi.utils import get_openapi
    from pydantic import TypeAdapter
    from sqlalchemy import Engine
    from starlette.requests import HTTPConnection
    from starlette.responses import Response
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

from .. import __version__
from . import documentation, monitoring, notices, people, safety, web_client
from .agents.service import AgentLadder
from .api import (
    agents,
    archive,
    bots,
    broadcasts,
    finished,
    games,
    holidays,
    home,
    home_finished,
    home_rating,
    lessons,
    operator,
    play,
    puzzles,
    records,
    relations,
    seeks,
    tables,
    tournaments,
)
from .bot_pool import BotPool
from .broadcasts.models import BROADCAST_LINE
from .broadcasts.service import Broadcasts
from .collected import Collected
from .compression import CompressionMiddleware
from .connection import Rechecks
from .direct_socket import DirectSockets
from .http_protocol import DIRECT_SOCKETS
from .lock import database_lock
from .pairing.service import Pairing
from .pairing.socket import FROM_SEEKER, SEEK_SOCKET, TO_SEEKER
from .people.identity_cache import IdentityCache
from .protocol import FROM_CLIENT, FROM_SERVER
from .routing import add_routes
from .settings import Settings
from .sockets import table_socket
from .storage.agent_store import AgentStore
from .storage.database import connect, migrate
from .storage.lease_store import LeaseStore
from .storage.log_writer import LogWriter
from .storage.process_bus import bus_for
from .storage.seek_store import SeekStore
from .storage.table_store import TableStore
from .storage.tournament_store import TournamentStore
from .tables.commands import Refused
from .tables.registry import TableRegistry
from .tournaments.director import Director


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application. It migrates the database and loads tables when it starts."""
    settings = settings or Settings.read()
    app = FastAPI(
        title="Bottega",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.settings = settings
    app.state.engine = connect(settings.database_url)
    app.add_middleware(CompressionMiddleware)
    safety.install(app)
    people.install(app)
    app.state.rechecks = Rechecks(app.state.identities)
    app.state.collected = Collected()
    notices.install(app)
    monitoring.install(app)
    for api in (
        games,
        bots,
        lessons,
        home,
        home_finished,
        home_rating,
        puzzles,
        tables,
        play,
        finished,
        broadcasts,
        holidays,
        seeks,
        relations,
        operator,
        tournaments,
        records,
        archive,
        agents,
    ):
        add_routes(app, api.router)
    # First: routes are compared one after another, and after a crash thousands of sockets come back at once.
    app.router.routes[:0] = [TABLE_SOCKET, SEEK_SOCKET]
    documentation.install(app)
    web_client.install(app)
    app.add_exception_handler(Refused, _handle_refusal)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


async def _handle_refusal(_: HTTPConnection, refused: Exception) -> Response:
    """What a table or the registry refuses, outside of the routes for commands."""
    assert isinstance(refused, Refused)
    return play.problem_of(refused).response()


async def _table_socket(socket: WebSocket) -> None:
    socket.scope["route"] = TABLE_SOCKET  # for the log and the metrics; routes of FastAPI do it themselves
    await table_socket(socket, socket.path_params["id"])


# Not a route of FastAPI, which keeps several objects for each socket as long as it is open.
TABLE_SOCKET = WebSocketRoute("/api/tables/{id}/socket", _table_socket)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    settings: Settings = app.state.settings
    with database_lock(settings.database_url):
        engine: Engine = app.state.engine
        migrate(settings.database_url)
        log_writer, pool = (
            LogWriter(engine),
            BotPool(settings.workers, quota=app.state.thinking_quota, ray=settings.ray),
        )
        store, leases = TableStore(engine), LeaseStore(engine)
        registry = TableRegistry(settings, log_writer, store, leases, pool, bus_for(engine))
        app.state.registry = registry
        app.state.broadcasts = Broadcasts(pool)
        pairing = app.state.pairing = Pairing(SeekStore(engine), registry)
        ladder = app.state.agents = AgentLadder(AgentStore(engine), registry, settings, app.state.thinking_quota)
        worker = notices.create_worker(app, registry)
        app.state.tournaments = TournamentStore(engine)
        director = Director(app.state.tournaments, registry)
        try:
            pool.start()
            await registry.start()
            pairing.start()
            director.start()
            ladder.start()
            _connect_identities(app.state.identities, registry)
            worker.start()
            yield {DIRECT_SOCKETS: DirectSockets(app, TABLE_SOCKET)}
        finally:
            app.state.closing = True
            await ladder.stop()
            await director.stop()
            await pairing.stop()
            await worker.stop()
            await app.state.guarded_client.close()
            await app.state.broadcasts.stop()
            await registry.stop()
            await pool.close()
            log_writer.close()
            engine.dispose()


def _connect_identities(identities: IdentityCache, registry: TableRegistry) -> None:
    """A logout in one process ends the person's sockets in all of them."""
    loop = asyncio.get_running_loop()

    def tell_others(person: str, reconnect: bool) -> None:
        loop.call_soon_threadsafe(registry.publish_person, person, reconnect)

    identities.tell_others = tell_others
    registry.on_person_changed = identities.forget_here


MESSAGES: dict[str, TypeAdapter[Any]] = {
    "SocketMessage": FROM_CLIENT,
    "StreamLine": FROM_SERVER,
    "BroadcastLine": BROADCAST_LINE,
    "SeekSocketMessage": FROM_SEEKER,
    "SeekSocketAnswer": TO_SEEKER,
    "AgentStreamLine": agents.AGENT_LINE,
}


def _openapi(app: FastAPI) -> dict[str, object]:
    """The OpenAPI document, with the messages of the sockets and of the stream among its schemas."""
    if not app.openapi_schema:
        document = get_openapi(title="Bottega", version="1", routes=app.routes)
        schemas = document["components"]["schemas"]
        for name, adapter in MESSAGES.items():
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            for model, described in schema.pop("$defs").items():
                schemas.setdefault(model, described)
            schemas[name] = schema
        app.openapi_schema = document
    return app.openapi_schema
