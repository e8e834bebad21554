"""A full disk: the server says so, loses nothing, and goes on by itself when there is room again.

SQLite's `max_page_count` simulates it: a database that may not grow fails with the same error as a full disk.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Any

import pytest
import structlog
from fastapi import FastAPI
from sqlalchemy import Engine, event, insert, text
from sqlalchemy.exc import OperationalError

import bottega
from bottega.engine.match import Match
from bottega.server.monitoring import probes
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.failures import free_space, is_full, reason_of
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWrite, LogWriter
from bottega.server.storage.process_bus import LocalBus
from bottega.server.storage.schema import KEYS, PEOPLE
from bottega.server.storage.table_store import TableStore
from bottega.server.tables import scheduler
from bottega.server.tables.actor import TableActor
from bottega.server.tables.commands import Play
from bottega.server.tables.plan import TableRequest
from bottega.server.tables.registry import TableRegistry
from tests.server.people_app import server, visitor
from tests.server.sample_games import simple_game

ADA = Person("ada", "Ada", "ochre")
MINE, BOT = {"kind": "mine"}, {"kind": "bot", "level": "garzone"}


def limit_pages(engine: Engine, pages: int) -> None:
    """From now on the database cannot grow beyond this number of pages, or the present one if that is more."""
    event.listen(engine, "checkout", lambda connection, *_: connection.execute(f"PRAGMA max_page_count={pages}"))


def fill(engine: Engine) -> OperationalError:
    """Fills the database up to its limit. Returns the error."""
    for size in (100, 1):  # first large rows, then into the last gaps
        try:
            for n in count():
                with engine.begin() as connection:
                    connection.execute(insert(KEYS), {"name": f"{size}-{n}", "value": "x" * size})
        except OperationalError as error:
            full = error
    return full


class Disk:
    """A disk that can be full for the log writer of a registry."""

    def __init__(self, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full, self.refused = False, 0
        self._write = registry.log_writer.write
        monkeypatch.setattr(registry.log_writer, "write", self.write)

    async def write(self, write: LogWrite) -> None:
        if self.full:
            self.refused += 1
            raise OperationalError("INSERT", {}, full_error())
        await self._write(write)


def full_error() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorname = "SQLITE_FULL"
    return error


class QuickBots:
    """Replaces the worker processes: plays the first legal move at once."""

    async def choose(self, position: Any, seat: int, *_: Any, **__: Any) -> int:
        await asyncio.sleep(0)
        match = Match(bottega.game(position.slug), position.players, 0, position.options)
        match.game.record.restore(match.state, position.state)
        return match.legal(seat)[0].number


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    migrate(url)
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(insert(PEOPLE), {"id": ADA.id, "name": ADA.name, "emblem": ADA.emblem, "created": 1})
    yield engine
    engine.dispose()


@asynccontextmanager
async def new_registry(engine: Engine) -> AsyncIterator[TableRegistry]:
    """With a long lease, so that tests call `sweep` themselves."""
    settings = Settings(database_url=str(engine.url), bot_pace=0.0, lease=600.0)
    writer, bots = LogWriter(engine), QuickBots()
    registry = TableRegistry(settings, writer, TableStore(engine), LeaseStore(engine), bots, LocalBus())  # type: ignore[arg-type]
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()
        writer.close()


async def eventually(condition: Callable[[], Any], within: float = 20.0) -> None:
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.01)


def run(test: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def table_with_bot(registry: TableRegistry) -> TableActor:
    """A table at which it is Ada's turn."""
    opening = {"game": simple_game(2), "seats": [MINE, BOT], "patience": None}
    actor = registry.loaded[await registry.open(TableRequest.model_validate(opening), ADA)]
    await eventually(lambda: 0 in actor.table.to_move)
    return actor


async def move(actor: TableActor) -> None:
    assert actor.table.match is not None
    await actor.execute(Play(move=actor.table.match.legal(0)[0].number), ADA)


async def to_the_bot(actor: TableActor, disk: Disk) -> int:
    """Plays until the bot is to move and finds the disk full. Returns the length of the log."""
    while not disk.refused:
        disk.full = False
        await eventually(lambda: 0 in actor.table.to_move)
        await move(actor)
        disk.full = 1 in actor.table.to_move
        await eventually(lambda: disk.refused or not disk.full)
    return len(actor.table.history)


def test_a_bot_moves_by_itself_when_the_disk_has_room_again(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a sweep, and although nobody connects or writes."""
    monkeypatch.setattr(scheduler, "DATABASE_RETRY_SECONDS", 0.02)

    async def play() -> None:
        async with new_registry(engine) as registry:
            actor = await table_with_bot(registry)
            disk = Disk(registry, monkeypatch)
            stored = await to_the_bot(actor, disk)
            await eventually(lambda: disk.refused > 2)  # it tries again and again
            assert len(actor.table.history) == stored
            disk.full = False
            await eventually(lambda: len(actor.table.history) > stored)
            assert actor.table.history[stored].entry.kind == "moved"

    run(play)


def test_a_table_that_is_repaired_while_its_bot_fails_does_not_stop(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sweep repaired the table before the bot had seen that its move was not stored; nobody asked it again."""
    monkeypatch.setattr(scheduler, "DATABASE_RETRY_SECONDS", 0.02)

    async def at_once(function: Callable[..., Any], *arguments: Any) -> Any:
        return function(*arguments)

    async def play() -> None:
        async with new_registry(engine) as registry:
            actor = await table_with_bot(registry)
            disk = Disk(registry, monkeypatch)
            failing = disk.write

            async def write(entry: LogWrite) -> None:
                if disk.full and not disk.refused:
                    actor._enqueue(actor._recover)  # the sweep comes at this moment,
                    monkeypatch.setattr(asyncio, "to_thread", at_once)  # and the database is fast
                    try:
                        await failing(entry)
                    finally:
                        disk.full = False  # there is room again
                await failing(entry)

            monkeypatch.setattr(registry.log_writer, "write", write)
            stored = await to_the_bot(actor, disk)
            await eventually(lambda: len(actor.table.history) > stored)

    run(play)


def test_one_table_without_room_does_not_keep_the_others_from_being_repaired(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with new_registry(engine) as registry:
            first, second = await table_with_bot(registry), await table_with_bot(registry)
            recover = first._recover

            async def fail() -> None:
                raise OperationalError("UPDATE", {}, full_error())

            monkeypatch.setattr(first, "_recover", fail)  # also for its bot, which may move meanwhile
            first.out_of_sync = second.out_of_sync = True
            with structlog.testing.capture_logs() as lines:
                await registry.sweep()
            assert (first.out_of_sync, second.out_of_sync) == (True, False)
            report = {"event": "tables cannot be written", "count": 1, "reason": "the disk is full"}
            assert {**report, "log_level": "error"} in lines
            monkeypatch.setattr(first, "_recover", recover)
            await registry.sweep()
            assert not first.out_of_sync

    run(play)


def test_the_reason_is_named(engine: Engine, tmp_path: Path) -> None:
    limit_pages(engine, 1)
    full = fill(engine)
    assert is_full(full)
    assert reason_of(full) == "the disk is full"
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"no database" * 1000)
    with pytest.raises(DatabaseError) as damaged, sqlite3.connect(broken) as connection:
        connection.execute("SELECT * FROM tables")
    assert reason_of(damaged.value) == "the database file is damaged; restore a backup"
    assert not is_full(damaged.value)
    assert reason_of(OSError("no route to 10.1.2.3")) == "the database does not answer"


def test_room_in_the_write_ahead_log_is_used(engine: Engine, tmp_path: Path) -> None:
    log = tmp_path / "bottega.sqlite-wal"
    with engine.begin() as connection:
        connection.execute(insert(KEYS), [{"name": str(n), "value": "x" * 90} for n in range(500)])
    assert log.stat().st_size > 10_000
    assert free_space(engine)
    assert log.stat().st_size == 0
    assert not free_space(engine)


def test_a_write_is_repeated_when_the_log_gave_room(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    commit = LogWriter._commit

    def full_at_first(self: LogWriter, writes: list[LogWrite]) -> None:
        tried.append(len(writes))
        if len(tried) == 1:
            raise OperationalError("INSERT", {}, full_error())
        commit(self, writes)

    monkeypatch.setattr(LogWriter, "_commit", full_at_first)

    async def write() -> None:
        async with new_registry(engine) as registry:
            actor = await table_with_bot(registry)
            assert registry.store.row(actor.table.id) is not None

    run(write)
    assert len(tried) > 1


# ---- the probe


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with server(tmp_path, rate=0) as built:
        yield built


def test_a_server_that_cannot_write_is_not_ready(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "INTERVAL", 0.0)
    pages = [2**31 - 2]
    event.listen(app.state.engine, "checkout", lambda made, *_: made.execute(f"PRAGMA max_page_count={pages[0]}"))
    client = visitor(app)
    assert client.get("/ready").status_code == 200
    with app.state.engine.begin() as connection:
        connection.execute(text("DELETE FROM keys"))  # the probe needs room for a row
    pages[0] = 1
    fill(app.state.engine)
    with structlog.testing.capture_logs() as lines:
        for _ in range(3):
            answer = client.get("/ready")
            assert (answer.status_code, answer.json()["message"]) == (503, "The disk is full.")
        pages[0] = 2**31 - 2
        assert client.get("/ready").status_code == 200
    said = [(line["event"], line["reason"]) for line in lines if line["event"] != "request"]
    assert said == [("not ready", "the disk is full"), ("ready again", "the database can be written")]


def test_many_probes_write_once_a_second(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[float] = []
    now = [100.0]
    monkeypatch.setattr(probes, "write_probe", lambda engine: written.append(now[0]))
    app.state.readiness = probes.Readiness(app.state.engine, clock=lambda: now[0])
    for moment in (100.0, 100.5, 100.9, 101.0, 101.5):
        now[0] = moment
        assert visitor(app).get("/ready").status_code == 200
    assert written == [100.0, 101.0]
