"""Server processes that die before one of their writes, for tests of what the next process finds."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Engine, delete, event, insert, select, text

from bottega.server.settings import Settings
from bottega.server.storage.database import connect
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWriter
from bottega.server.storage.process_bus import LocalBus
from bottega.server.storage.schema import METADATA
from bottega.server.storage.table_store import TableStore
from bottega.server.tables.registry import TableRegistry

KILLED = 9
NAME = "dying"  # of the connections of a process that dies, for PostgreSQL
MOST_WRITES = 100
WITHIN = 120.0  # seconds; test machines are busy

Work = Callable[[Engine], Coroutine[Any, Any, None]]


@asynccontextmanager
async def registry_on(engine: Engine) -> AsyncIterator[TableRegistry]:
    """The tables of a server process without sockets and bots."""
    log_writer, bots = LogWriter(engine), None
    registry = TableRegistry(Settings(), log_writer, TableStore(engine), LeaseStore(engine), bots, LocalBus())  # type: ignore[arg-type]
    try:
        yield registry
    finally:
        await registry.stop()
        log_writer.close()


def killed_at_each_write(engine: Engine, work: Work) -> Iterator[int]:
    """Kills a process at its first write or commit, then one at its second, until one completes its work.

    Each starts from the same database. After each kill another process does what is left of the work; then its number
    is yielded.
    """
    with engine.connect() as connection:
        rows = {table: [dict(row) for row in connection.execute(select(table)).mappings()] for table in TABLES}
    for step in range(1, MOST_WRITES):
        with engine.begin() as connection:
            for table in reversed(TABLES):
                connection.execute(delete(table))
            for table in TABLES:
                if rows[table]:
                    connection.execute(insert(table), rows[table])
        killed = _is_killed(engine, step, work)
        _wait_for_rollback(engine)
        asyncio.run(asyncio.wait_for(work(engine), WITHIN))
        yield step
        if not killed:
            return
    raise AssertionError("the work does not end")


TABLES = METADATA.sorted_tables


def _is_killed(engine: Engine, step: int, work: Work) -> bool:
    """Whether a process that dies at this write gets that far."""
    named = {"application_name": NAME} if engine.dialect.name == "postgresql" else {}
    url = engine.url.update_query_dict(named).render_as_string(hide_password=False)
    process = multiprocessing.get_context("fork").Process(target=_die_at, args=(url, step, work))
    process.start()
    process.join(WITHIN)
    assert process.exitcode in (0, KILLED), process.exitcode
    return process.exitcode == KILLED


def _wait_for_rollback(engine: Engine) -> None:
    """Until PostgreSQL has noticed that the process is gone: its rows stay locked until then, and some are skipped."""
    if engine.dialect.name != "postgresql":
        return
    of_process = "datname = current_database() AND application_name = :name"
    query = text(f"SELECT count(*) FROM pg_stat_activity WHERE {of_process}")

    def connections() -> int:
        with engine.connect() as connection:  # a new one each time: within a transaction the view does not change
            return int(connection.execute(query, {"name": NAME}).scalar_one())

    deadline = time.monotonic() + WITHIN
    while connections():
        assert time.monotonic() < deadline, "a connection of the process does not end"
        time.sleep(0.01)


def _die_at(url: str, step: int, work: Work) -> None:
    """Runs in a process of its own: it ends without warning before a statement that writes, or before a commit."""
    engine, seen = connect(url), 0

    def count() -> None:
        nonlocal seen
        seen += 1
        if seen == step:
            os._exit(KILLED)

    def count_writes(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            count()

    event.listen(engine, "before_cursor_execute", count_writes)
    event.listen(engine, "commit", lambda connection: None if connection.get_execution_options() else count())
    asyncio.run(work(engine))
    os._exit(0)
