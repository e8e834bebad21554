"""Tables that everybody has left cost nothing until somebody returns."""

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text

from bottega.server.bot_pool import BotPool
from bottega.server.people.store import create_guest
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWriter
from bottega.server.storage.process_bus import bus_for
from bottega.server.storage.table_store import TableStore
from bottega.server.tables import loading, registry
from bottega.server.tables.commands import Sit
from bottega.server.tables.plan import SeatPlan, TableRequest
from bottega.server.tables.registry import TableRegistry
from tests.server.sample_games import simple_game

SLEEPING = 10_000


async def opened_and_left(tables: TableRegistry, host: Person, guest: Person) -> str:
    """A running table that is no longer in memory."""
    seats = [SeatPlan(kind="mine"), SeatPlan(kind="open")]
    id = await tables.open(TableRequest(game=simple_game(2), seats=seats, patience=None), host)
    await tables.loaded[id].execute(Sit(), guest)
    tables.loaded[id].idle_since = 0
    await tables.sweep()
    await asyncio.gather(*tables._unloading.values())
    return id


def copy_table(engine: Engine, id: str, count: int) -> None:
    """Stores the same table again and again, under other ids."""
    with engine.begin() as connection:
        for name, key in (("tables", "id"), ("entries", "table_id"), ("states", "table_id")):
            columns = list(connection.execute(text(f"SELECT * FROM {name} LIMIT 1")).keys())
            chosen = ", ".join("'copy' || n.i" if column == key else f"{name}.{column}" for column in columns)
            numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)"
            connection.execute(
                text(f"{numbers} INSERT INTO {name} SELECT {chosen} FROM n, {name} WHERE {name}.{key} = :id"),
                {"count": count, "id": id},
            )


def test_ten_thousand_sleeping_tables_are_not_loaded(tmp_path: Path, monkeypatch) -> None:
    url = f"sqlite:///{tmp_path}/sleeping.sqlite"
    migrate(url)
    engine = connect(url)
    loads: list[str] = []

    def load(store: TableStore, ids: Sequence[str]) -> Mapping[str, Any]:
        loads.extend(ids)
        return loading.load_tables(store, ids)

    monkeypatch.setattr(registry, "load_tables", load)

    async def run() -> None:
        writer, pool = LogWriter(engine), BotPool(1)
        parts = (writer, TableStore(engine), LeaseStore(engine), pool, bus_for(engine))
        try:
            first = TableRegistry(Settings(database_url=url), *parts)
            await first.start()
            id = await opened_and_left(first, create_guest(engine), create_guest(engine))
            assert not first.loaded
            await first.stop()
            copy_table(engine, id, SLEEPING)
            second = TableRegistry(Settings(database_url=url), *parts)
            await second.start()
            await second.sweep()
            assert (second.loaded, loads) == ({}, [])
            assert (await second.get("copy7000")).table.status == "running"  # it wakes up when somebody comes
            assert loads == ["copy7000"]
            await second.stop()
        finally:
            await pool.close()
            writer.close()

    asyncio.run(run())
    engine.dispose()
