"""Fixtures of the server's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, text

from bottega.games import GAMES
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.schema import METADATA, PEOPLE
from bottega.warm_up import CompileBots, CompileNetworks
from bottega.workers import ignore_progress
from tests.server.playing import Database
from tests.server.postgres import Postgres
from tests.server.running import Guest, RunningServer


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compiles what bots need. Servers in tests then load it in seconds."""
    for slug in GAMES:
        CompileBots(slug).run(ignore_progress)
        CompileNetworks(slug).run(ignore_progress)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[RunningServer]:
    """A server on SQLite, shared by all tests that do not stop it."""
    folder = tmp_path_factory.mktemp("server")
    with RunningServer(f"sqlite:///{folder / 'bottega.sqlite'}").start(folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def database(server: RunningServer) -> Iterator[Database]:
    """The database of that server."""
    opened = Database(server.database)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def ada(server: RunningServer) -> Guest:
    return Guest(server, "Ada")


@pytest.fixture(scope="session")
def bea(server: RunningServer) -> Guest:
    return Guest(server, "Bea")


@pytest.fixture(scope="session")
def eve(server: RunningServer) -> Guest:
    return Guest(server, "Eve")


# ---- a database without a server


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings.read({}, database_url=postgres.new_database()).database_url


@pytest.fixture(scope="module")
def migrated(postgres: Postgres) -> str:
    """The address of a database that is migrated once for all tests, because that takes long."""
    address = Settings.read({}, database_url=postgres.new_database()).database_url
    migrate(address)
    return address


@pytest.fixture
def engine(kind: str, request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A migrated database with three people."""
    if kind == "sqlite":
        address = request.getfixturevalue("address")
        migrate(address)
    else:
        address = request.getfixturevalue("migrated")
    engine = connect(address)
    with engine.begin() as connection:
        if kind == "postgres":
            connection.execute(text(f"TRUNCATE {', '.join(METADATA.tables)}"))
        people = [{"id": id, "name": id.title(), "emblem": "compass", "created": 1} for id in ("ada", "bea", "cyr")]
        connection.execute(insert(PEOPLE), people)
    yield engine
    engine.dispose()
