"""The application: what is put together when a server starts, and in which order it is taken apart."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from sqlalchemy import Engine

from . import observing, pages, people, safety
from .api import after, games, play, tables
from .lock import held
from .protocol import FROM_CLIENT, FROM_SERVER
from .settings import Settings
from .sockets import table_socket
from .storage.database import connect, migrate
from .storage.neighbours import neighbours
from .storage.scribe import Scribe
from .storage.shelf import Shelf
from .tables.house import House
from .workers import Workers


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server; it opens its database and its doors when it is started."""
    settings = settings or Settings.read()
    app = FastAPI(title="Bottega", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=_life)
    app.state.settings = settings
    app.state.engine = connect(settings.database_url)
    safety.install(app)
    people.install(app)
    observing.install(app)
    for router in (games.router, tables.router, play.router, after.router):
        app.include_router(router)
    app.add_api_websocket_route("/api/tables/{id}/socket", table_socket)
    pages.install(app)
    app.openapi = lambda: _describe(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    with held(settings.database_url):
        engine: Engine = app.state.engine
        migrate(settings.database_url)
        scribe, shelf, workers = Scribe(engine), Shelf(engine), Workers(settings.workers)
        house = app.state.house = House(settings, scribe, shelf, workers, neighbours(engine))
        try:
            await workers.start()
            await house.open_doors()
            yield
        finally:
            app.state.closing = True
            await house.close_doors()
            await workers.close()
            scribe.close()
            engine.dispose()


def _describe(app: FastAPI) -> dict[str, object]:
    """The OpenAPI document, with the messages of the socket and of the stream among its schemas."""
    if not app.openapi_schema:
        document = get_openapi(title="Bottega", version="1", routes=app.routes)
        schemas = document["components"]["schemas"]
        for name, adapter in (("SocketMessage", FROM_CLIENT), ("StreamLine", FROM_SERVER)):
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            for model, described in schema.pop("$defs").items():
                schemas.setdefault(model, described)
            schemas[name] = schema
        app.openapi_schema = document
    return app.openapi_schema
