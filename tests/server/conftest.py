"""What several of the server's tests need."""

from collections.abc import Iterator

import pytest

from bottega.games import GAMES
from bottega.server.bot_jobs import WarmUp
from tests.server.playing import Archive
from tests.server.postgres import Postgres
from tests.server.running import RunningServer, Someone


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL. Where there is none and none can be had, the tests that need it fail."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def compiled() -> None:
    """What bots need is compiled and on disk; the first time it takes a minute, in which they would not move."""
    for slug in GAMES:
        WarmUp(slug).run(lambda done, total: None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[RunningServer]:
    """A real server over an embedded file, for all who do it no harm."""
    folder = tmp_path_factory.mktemp("server")
    with RunningServer(f"sqlite:///{folder / 'bottega.sqlite'}").start(folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def archive(server: RunningServer) -> Iterator[Archive]:
    opened = Archive(server.database)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def ada(server: RunningServer) -> Someone:
    return Someone(server, "Ada")


@pytest.fixture(scope="session")
def bea(server: RunningServer) -> Someone:
    return Someone(server, "Bea")


@pytest.fixture(scope="session")
def eve(server: RunningServer) -> Someone:
    return Someone(server, "Eve")
