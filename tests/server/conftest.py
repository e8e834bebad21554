"""Fixtures of the server's tests."""

from collections.abc import Iterator

import pytest

from bottega.games import GAMES
from bottega.warm_up import CompileBots
from bottega.workers import ignore_progress
from tests.server.playing import Database
from tests.server.postgres import Postgres
from tests.server.running import Guest, RunningServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server. If there is none and none can be installed, the tests that need it fail."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compiles what bots need. Servers in tests then load it in seconds."""
    for slug in GAMES:
        CompileBots(slug).run(ignore_progress)


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
