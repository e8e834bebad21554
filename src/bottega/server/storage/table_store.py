"""Reads tables from the database: logs, lists of tables, texts and analyses of finished games."""

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from sqlalchemy import Engine, and_, case, or_, select, update

from ..table_log import LogEntry
from .database import read_only
from .schema import ENTRIES, SITTERS, TABLES, TEXTS

ENTRY_COLUMNS = tuple(ENTRIES.c[field.name] for field in fields(LogEntry))
ROW_COLUMNS = (TABLES.c.seed, TABLES.c.projected_seq, TABLES.c.status, TABLES.c.open_seats, TABLES.c.summary)
LIST_COLUMNS = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.public, TABLES.c.created, TABLES.c.summary)
# Whether a running game waits for the person; None while a process has the table in memory, which must be asked.
AWAITED = case(
    (or_(SITTERS.c.person.is_(None), TABLES.c.status != "running"), False),
    (TABLES.c.holder.is_(None), SITTERS.c.awaited),
).label("awaited")

MAX_SEARCHED = 2_000  # open tables that a search for a game looks at


class TableStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after the given one."""
        query = select(*ENTRY_COLUMNS).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(ENTRIES.c.seq)).all()
        return [
            LogEntry(seq, kind, at, seat, person, client, json.loads(body))
            for seq, kind, at, seat, person, client, body in rows
        ]

    def row(self, table: str) -> Mapping[str, Any] | None:
        """The seed, and the columns that are computed from the log. None if there is no such table."""
        with self._reader.connect() as connection:
            found = connection.execute(select(*ROW_COLUMNS).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else dict(found)

    def list_public(
        self,
        status: str,
        game: str | None = None,
        limit: int = 50,
        before: int | None = None,
        person: str | None = None,
    ) -> list[dict[str, Any]]:
        """Public tables, newest first. `awaited` says whether a game waits for the person."""
        own_seat = and_(SITTERS.c.table_id == TABLES.c.id, SITTERS.c.person == person)
        query = select(*LIST_COLUMNS, AWAITED).outerjoin(SITTERS, own_seat)
        query = query.where(TABLES.c.status == status, TABLES.c.public)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        return self._list(query.order_by(TABLES.c.created.desc()).limit(limit))

    def list_of_person(self, person: str, limit: int = 50, before: int | None = None) -> list[dict[str, Any]]:
        """The tables at which a person has or had a seat, newest first."""
        query = select(*LIST_COLUMNS, AWAITED).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        query = query.where(SITTERS.c.person == person)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        return self._list(query.order_by(TABLES.c.created.desc()).limit(limit))

    def _list(self, query: Any) -> list[dict[str, Any]]:
        with self._reader.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [{**row, "summary": json.loads(row["summary"])} for row in rows]

    def find_open(self, game: str, players: int | None, person: str, **summary: Any) -> list[str]:
        """Public open tables of a game, oldest first, at which the person has no seat.

        Further arguments must be equal to the fields of the same name in a table's summary.
        """
        own = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
        query = select(TABLES.c.id, TABLES.c.summary).where(
            TABLES.c.status == "open", TABLES.c.public, TABLES.c.game == game, TABLES.c.id.not_in(own)
        )
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.created).limit(MAX_SEARCHED)).all()
        found = [(id, json.loads(text)) for id, text in rows]
        return [
            id
            for id, candidate in found
            if (players is None or len(candidate["seats"]) == players)
            and all(candidate[name] == value for name, value in summary.items())
        ]

    def text(self, table: str) -> str | None:
        """A finished game in its text form."""
        with self._reader.connect() as connection:
            return connection.execute(select(TEXTS.c.text).where(TEXTS.c.table_id == table)).scalar()

    def analysis(self, table: str) -> dict[str, Any] | None:
        """The analysis of a finished game, by language."""
        with self._reader.connect() as connection:
            found = connection.execute(select(TEXTS.c.analysis).where(TEXTS.c.table_id == table)).scalar()
        return None if found is None else json.loads(found)

    def save_analysis(self, table: str, analysis: dict[str, Any]) -> None:
        with self._engine.begin() as connection:
            encoded = json.dumps(analysis, separators=(",", ":"))
            connection.execute(update(TEXTS).where(TEXTS.c.table_id == table).values(analysis=encoded))
