"""The one writer to the logs. What many tables want written at the same time goes into one transaction.

A page is written whole or not at all, and whoever handed it in is told only when it is safely there.
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
from sqlalchemy.exc import IntegrityError

from ..tables.entry import Entry
from .database import AWAY, insert_once
from .schema import ENTRIES, SITTERS, TABLES, TEXTS

MOST_PAGES = 200  # in one transaction
UNDONE = "40"  # how PostgreSQL's codes begin for what it undid for the sake of another, as in a deadlock
CHANNEL = "bottega"  # PostgreSQL's, on which processes tell each other that a log has grown


class Conflict(Exception):
    """Somebody else has continued the log meanwhile."""


@dataclass
class Page:
    """Entries of one table, and what follows from them for the lists."""

    table: str
    entries: Sequence[Entry]
    new: dict[str, Any] | None = None  # the row of a table just opened
    changes: dict[str, Any] = field(default_factory=dict)  # of the row of a table that exists; `drawn` among them
    sitters: Sequence[str] = ()  # people who sit down
    text: str | None = None  # of a game that is over


class Scribe:
    """Writes pages in a thread of its own, as many at once as have come in while it wrote the last ones."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pages: queue.SimpleQueue[tuple[Page, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="scribe")
        self._thread.start()

    async def write(self, page: Page) -> None:
        """Returns when the page is in the database for good. Raises Conflict, or one of AWAY: then it may be there."""
        future = asyncio.get_running_loop().create_future()
        self._pages.put((page, future))
        await future

    def close(self) -> None:
        """Writes what was handed in, and ends."""
        self._pages.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            batch, last = self._next_batch()
            if batch:
                self._write_batch(batch)
            if last:
                return

    def _next_batch(self) -> tuple[list[tuple[Page, asyncio.Future[None]]], bool]:
        batch: list[tuple[Page, asyncio.Future[None]]] = []
        handed_in = self._pages.get()
        while handed_in is not None:
            batch.append(handed_in)
            if len(batch) == MOST_PAGES or self._pages.empty():
                return batch, False
            handed_in = self._pages.get()
        return batch, True

    def _write_batch(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        try:
            self._commit([page for page, _ in batch])
        except Exception as error:
            if _away(error):  # to try again could do twice what was done
                for _, future in batch:
                    _resolve(future, error)
            elif len(batch) > 1:  # one of them spoils it for all: each for itself
                for one in batch:
                    self._write_batch([one])
            else:
                _resolve(batch[0][1], Conflict() if isinstance(error, IntegrityError) else error)
            return
        for _, future in batch:
            _resolve(future, None)

    def _commit(self, pages: list[Page]) -> None:
        # In the same order in all processes: otherwise two of them could wait for each other.
        pages = sorted(pages, key=lambda page: page.table)
        with self._engine.begin() as connection:
            for page in pages:
                write_page(connection, page)
            if self._engine.dialect.name == "postgresql":
                for page in pages:
                    if not page.entries:
                        continue
                    note = json.dumps({"log": page.table, "seq": page.entries[-1].seq})
                    connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})


def write_page(connection: Connection, page: Page) -> None:
    if page.new is not None:
        connection.execute(insert(TABLES), {"id": page.table, **page.new})
    rows = [
        {
            "table_id": page.table,
            "seq": entry.seq,
            "kind": entry.kind,
            "at": entry.at,
            "seat": entry.seat,
            "person": entry.person,
            "client": entry.client,
            "body": json.dumps(entry.body, separators=(",", ":")),
        }
        for entry in page.entries
    ]
    if rows:
        connection.execute(insert(ENTRIES), rows)
    if page.changes:
        # Drawn from less of the log than the row already is, it is out of date: another process has overtaken us.
        newer = (TABLES.c.id == page.table) & (TABLES.c.drawn <= page.changes["drawn"])
        connection.execute(update(TABLES).where(newer).values(**page.changes))
    for person in page.sitters:
        insert_once(connection, SITTERS, {"person": person, "table_id": page.table})
    if page.text is not None:
        insert_once(connection, TEXTS, {"table_id": page.table, "text": page.text})


def _away(error: Exception) -> bool:
    """Whether the database does not answer; what it undid itself can be tried again."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return isinstance(error, AWAY) and not code.startswith(UNDONE)


def _resolve(future: asyncio.Future[None], error: Exception | None) -> None:
    def tell() -> None:
        if not future.done():  # whoever waited may have been cancelled; the page is written all the same
            future.set_exception(error) if error else future.set_result(None)

    with suppress(RuntimeError):  # the loop has ended
        future.get_loop().call_soon_threadsafe(tell)
