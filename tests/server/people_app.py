"""A small server with `people`, `safety` and `monitoring`, and some routes for their tests, but without tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Literal

import pytest
from argon2 import PasswordHasher
from fastapi import Depends, FastAPI, WebSocket
from fastapi.testclient import TestClient
from pydantic import BaseModel, Field
from sqlalchemy import Table, event, select
from starlette.staticfiles import StaticFiles

from bottega.server import monitoring, people, safety, timestamps
from bottega.server.people import passwords, sessions, store, tokens
from bottega.server.people.auth import Credentials, OptionalPrincipal, Principal, require_principal, require_scope
from bottega.server.people.identity_cache import IdentityCache
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
HOST = "http://testserver"
ADA = {"login": "Ada.Lovelace", "password": "correct horse"}
DAY = 86_400_000


class Circle(BaseModel):
    shape: Literal["circle"]


class Square(BaseModel):
    shape: Literal["square"]


class Drawing(BaseModel):
    """A tagged union: pydantic's own error message quotes the tag."""

    figure: Circle | Square = Field(discriminator="shape")


@cache
def _empty_database() -> bytes:
    """A migrated database, created once for all tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


@contextmanager
def server(folder: Path, **given: Any) -> Iterator[FastAPI]:
    """An app on its own database. `given` are settings."""
    (folder / "people.sqlite").write_bytes(_empty_database())
    given = {"hosts": "testserver"} | given
    settings = Settings.read({}, database_url=f"sqlite:///{folder / 'people.sqlite'}", **given)
    app = FastAPI(docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.engine = connect(settings.database_url)
    event.listen(app.state.engine, "connect", lambda made, _: made.execute("PRAGMA synchronous=OFF"))  # for speed
    safety.install(app)
    people.install(app)
    monitoring.install(app)
    _add_routes(app, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", CHEAP)
        yield app
    app.state.engine.dispose()


def visitor(app: FastAPI, address: str = "203.0.113.7", **headers: str) -> TestClient:
    """A new browser or program, with its own cookies."""
    host = "https://testserver" if app.state.settings.secure_cookies else HOST
    return TestClient(app, base_url=host, client=(address, 50000), headers=headers, raise_server_exceptions=True)


def guest(app: FastAPI, address: str = "203.0.113.7") -> TestClient:
    client = visitor(app, address)
    assert client.post("/api/people").status_code == 201
    return client


def token(client: TestClient, *scopes: str, **more: Any) -> str:
    answer = client.post("/api/me/tokens", json={"name": "my bot", "scopes": list(scopes), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def program(app: FastAPI, text: str, address: str = "203.0.113.7") -> TestClient:
    return visitor(app, address, Authorization=f"Bearer {text}")


def account(app: FastAPI) -> TestClient:
    client = guest(app)
    assert client.post("/api/me/account", json=ADA).status_code == 200
    return client


def logged_in(app: FastAPI, **credentials: str) -> TestClient:
    client = visitor(app)
    assert client.post("/api/session", json=ADA | credentials).status_code == 200
    return client


def rows(app: FastAPI, table: Table) -> list[dict[str, Any]]:
    """All rows of a database table."""
    with app.state.engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(table)).mappings()]


def clear_identities(app: FastAPI) -> None:
    """Empties the cache, as if in another process."""
    app.state.identities = IdentityCache(app.state.engine, app.state.cookies)


class Clock:
    """The time that all stored timestamps use. Call it to let time pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = timestamps.now_ms()
        for module in (store, sessions, tokens):
            monkeypatch.setattr(module, "now_ms", lambda: self.now)

    def __call__(self, milliseconds: int) -> None:
        self.now += milliseconds


def _add_routes(app: FastAPI, folder: Path) -> None:
    @app.get("/api/tables/{table}")
    def look(table: str, principal: Annotated[Principal, Depends(require_scope("read"))]) -> str:
        return principal.person.name

    @app.post("/api/tables/{table}/moves")
    def move(table: str, body: dict[str, Any], principal: Annotated[Principal, Depends(require_scope("play"))]) -> str:
        return principal.person.name

    @app.post("/api/replay/check")
    def check(body: dict[str, Any]) -> int:
        return len(body)

    @app.post("/api/drawings")
    def draw(drawing: Drawing) -> str:
        return drawing.figure.shape

    @app.get("/api/broken")
    def broken() -> None:
        raise ValueError("the seed is 0123456789")

    @app.get("/api/anyone")
    def anyone(principal: OptionalPrincipal) -> str | None:
        return principal.person.name if principal else None

    @app.websocket("/api/tables/{table}/socket")
    async def listen(
        socket: WebSocket, table: str, principal: Annotated[Principal, Depends(require_principal)]
    ) -> None:
        await socket.accept()
        while await socket.receive_text() != "break":
            now = await Credentials(socket).check()
            await socket.send_json(now and now.person.name)
        raise ValueError("the seed is 0123456789")

    @app.websocket("/api/numbers/{number}")
    async def number(socket: WebSocket, number: int) -> None:
        await socket.accept()

    (folder / "files").mkdir()
    (folder / "files" / "page.html").write_text("<p>")
    app.mount("/files", StaticFiles(directory=folder / "files"))
