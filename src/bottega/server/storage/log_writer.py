"""Writes to the logs of all tables, from one thread. Writes that arrive together share one transaction.

A write is stored completely or not at all, and `write` returns only after the commit.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from ..results import GameResult
from ..table_log import LogEntry
from .agent_games import AgentSeat, give_games
from .database import DATABASE_ERRORS, insert_if_missing
from .failures import free_space, is_full
from .outbox import OwedNotice, write_owed
from .result_store import lock_ratings, record_result
from .schema import ENTRIES, SITTERS, STATES, TABLES, TEXTS
from .seek_store import fulfil
from .sqlite_writer import SqliteWriter

ENOUGH = 200  # writes for a transaction; no more are waited for
ROLLED_BACK = "40"  # prefix of PostgreSQL's error codes for a transaction that it rolled back, as after a deadlock
CHANNEL = "bottega"  # the PostgreSQL channel on which processes tell each other that a log has grown


class Conflict(Exception):
    """Another writer has appended to the log in the meantime, or has used or ended a seek."""


@dataclass(frozen=True)
class SavedState:
    """The state of a table after an entry, encoded."""

    seq: int
    content: bytes


@dataclass
class LogWrite:
    """New entries of one table, and the changes to its row."""

    table: str
    entries: Sequence[LogEntry]
    new: dict[str, Any] | None = None  # the row of a new table
    changes: dict[str, Any] = field(default_factory=dict)  # to the row of an existing table, with `projected_seq`
    sitters: Sequence[str] = ()  # people who take a seat
    text: str | None = None  # the text form of a finished game
    state: "SavedState | None" = None
    seeks: Sequence[str] = ()  # that a new table fulfils; if one of them has ended, nothing is written
    owed: Sequence[OwedNotice] = ()  # notices that the entries cause
    result: GameResult | None = None  # how the game ended
    agents: Sequence[
        AgentSeat
    ] = ()  # that play a new game of the ladder; if one has got another game, nothing is written


Waiting = tuple[LogWrite, asyncio.Future[None]]  # a write, and who waits for it


class LogWriter:
    """A thread that commits writes. While one transaction runs, the next batch collects."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sqlite = SqliteWriter(engine)
        self._new: list[Waiting] = []  # since the event loop last gave the thread something
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="log writer")
        self._thread.start()

    async def write(self, write: LogWrite) -> None:
        """Returns after the commit. Raises Conflict, or one of DATABASE_ERRORS: then it may be stored or not."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._new:  # what comes in this round of the event loop goes together: the thread is woken once
            loop.call_soon(self._hand_over)
        self._new.append((write, future))
        await future

    def _hand_over(self) -> None:
        new, self._new = self._new, []
        for start in range(0, len(new), ENOUGH):
            self._queue.put(new[start : start + ENOUGH])

    def close(self) -> None:
        """Commits what is queued and ends the thread."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._next_batch()
            if batch:
                self._write_batch(batch)
            if last:
                self._sqlite.close()
                return

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        queued = self._queue.get()
        while queued is not None:
            batch += queued
            if len(batch) >= ENOUGH or self._queue.empty():
                return batch, False
            queued = self._queue.get()
        return batch, True

    def _write_batch(self, batch: list[Waiting]) -> None:
        try:
            self._commit_in_any_room([write for write, _ in batch])
        except Exception as error:
            if _outcome_unknown(error):  # a retry could execute the batch twice
                _resolve([future for _, future in batch], error)
            elif len(batch) > 1:  # one of them is at fault: try each alone
                for one in batch:
                    self._write_batch([one])
            else:
                _resolve([batch[0][1]], Conflict() if isinstance(error, IntegrityError) else error)
            return
        _resolve([future for _, future in batch], None)

    def _commit_in_any_room(self, writes: list[LogWrite]) -> None:
        try:
            self._commit(writes)
        except DATABASE_ERRORS as error:
            if not is_full(error) or not free_space(self._engine):
                raise
            self._commit(writes)

    def _commit(self, writes: list[LogWrite]) -> None:
        # All processes lock rows in the same order, so that no two of them deadlock.
        writes = sorted(writes, key=lambda write: write.table)
        if all(map(self._sqlite.can_write, writes)):
            self._sqlite.commit(writes)
            return
        with self._engine.begin() as connection:
            execute_writes(connection, writes)
            if self._engine.dialect.name == "postgresql":
                for write in writes:
                    if not write.entries:
                        continue
                    note = json.dumps({"log": write.table, "seq": write.entries[-1].seq})
                    connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})


def execute_write(connection: Connection, write: LogWrite) -> None:
    """The SQL statements of one write."""
    execute_writes(connection, [write])


def execute_writes(connection: Connection, writes: Sequence[LogWrite]) -> None:
    """The SQL statements of several writes. Rows of the same kind are written together."""
    new = [{"id": write.table, **write.new} for write in writes if write.new is not None]
    if new:
        connection.execute(insert(TABLES), new)
    rows = [
        {
            "table_id": write.table,
            "seq": entry.seq,
            "kind": entry.kind,
            "at": entry.at,
            "seat": entry.seat,
            "person": entry.person,
            "client": entry.client,
            "body": json.dumps(entry.body, separators=(",", ":")),
        }
        for write in writes
        for entry in write.entries
    ]
    if rows:
        connection.execute(insert(ENTRIES), rows)
    for write in writes:
        _execute_changes(connection, write)
    sitters = [{"person": person, "table_id": write.table} for write in writes for person in write.sitters]
    if sitters:
        insert_if_missing(connection, SITTERS, *sitters)
    fulfilled = [(seek, write.table) for write in writes for seek in write.seeks]
    if fulfilled and not fulfil(connection, fulfilled):
        raise Conflict
    given = [(write.table, agent) for write in writes for agent in write.agents]
    if given and not give_games(connection, given):
        raise Conflict
    write_owed(connection, [(write.table, notice) for write in writes for notice in write.owed])
    results = [(write.table, write.result) for write in writes if write.result is not None]
    if results:
        lock_ratings(connection)
        for table, result in results:
            record_result(connection, table, result)


def _execute_changes(connection: Connection, write: LogWrite) -> None:
    if write.changes:
        # Another process may have written a newer row already; an older one must not replace it.
        newer = (TABLES.c.id == write.table) & (TABLES.c.projected_seq <= write.changes["projected_seq"])
        connection.execute(update(TABLES).where(newer).values(**write.changes))
    if write.state is not None:
        _save_state(connection, write.table, write.state)
    if write.text is not None:
        insert_if_missing(connection, TEXTS, {"table_id": write.table, "text": write.text})


def _save_state(connection: Connection, table: str, state: SavedState) -> None:
    """Replaces an older state of the table."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    new = dialect.insert(STATES).values(table_id=table, seq=state.seq, content=state.content)
    changes = {"seq": new.excluded.seq, "content": new.excluded.content}
    newer = STATES.c.seq < new.excluded.seq
    connection.execute(new.on_conflict_do_update(index_elements=[STATES.c.table_id], set_=changes, where=newer))


def _outcome_unknown(error: Exception) -> bool:
    """Whether the commit may have happened in spite of the error. After a rollback by the database it has not."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return isinstance(error, DATABASE_ERRORS) and not code.startswith(ROLLED_BACK)


def _resolve(futures: Sequence[asyncio.Future[None]], error: Exception | None) -> None:
    """Tells all callers, who wait in the same loop."""

    def resolve() -> None:
        for future in futures:
            if not future.done():  # the caller may have been cancelled; the write is committed all the same
                future.set_exception(error) if error else future.set_result(None)

    with suppress(RuntimeError):  # the loop has ended
        futures[0].get_loop().call_soon_threadsafe(resolve)
