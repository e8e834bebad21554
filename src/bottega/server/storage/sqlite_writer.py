"""Writes moves to SQLite directly. Most writes are one entry of one table, for which SQLAlchemy needs longer than
SQLite: it takes a connection from its pool, builds statements and gives the connection back.
"""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from ..table_log import LogEntry

if TYPE_CHECKING:
    from .log_writer import LogWrite

INSERT_ENTRIES = "INSERT INTO entries (table_id, seq, kind, at, seat, person, client, body) VALUES "
ENTRY = "(?,?,?,?,?,?,?,?)"
ENTRIES = 100  # in one statement; SQLite limits its values
SAVE_STATE = """INSERT INTO states (table_id, seq, content) VALUES (?,?,?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, content = excluded.content WHERE states.seq < excluded.seq"""


def _row(table: str, entry: LogEntry) -> tuple[Any, ...]:
    body = json.dumps(entry.body, separators=(",", ":"))
    return table, entry.seq, entry.kind, entry.at, entry.seat, entry.person, entry.client, body


class SqliteWriter:
    """Commits entries and saved states, on a connection of its own. Use it from one thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None

    def can_write(self, write: "LogWrite") -> bool:
        """Whether a write has nothing but entries and a saved state."""
        more = write.changes or write.sitters or write.text or write.seeks or write.owed or write.result or write.new
        return self._engine.dialect.name == "sqlite" and not (more or write.agents)

    def commit(self, writes: Sequence["LogWrite"]) -> None:
        """Raises what SQLAlchemy raises."""
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            execute = self._connection.driver_connection.execute
            execute("BEGIN IMMEDIATE")
            rows = [_row(write.table, entry) for write in writes for entry in write.entries]
            for start in range(0, len(rows), ENTRIES):  # in few statements: after each, the thread waits for its turn
                some = rows[start : start + ENTRIES]
                execute(INSERT_ENTRIES + ",".join([ENTRY] * len(some)), [*chain.from_iterable(some)])
            for write in writes:
                if write.state is not None:
                    execute(SAVE_STATE, (write.table, write.state.seq, write.state.content))
            execute("COMMIT")
        except Exception as error:
            self.close()
            if isinstance(error, sqlite3.Error):
                raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error
            raise

    def close(self) -> None:
        """Gives the connection back; what is not committed is rolled back."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(sqlite3.Error):
                connection.close()
