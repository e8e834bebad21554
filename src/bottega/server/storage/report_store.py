"""Reports of people about others, and messages whose text an operator has hidden."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Engine, func, insert, select, update

from ..timestamps import now_ms
from .database import insert_if_missing, read_only
from .relation_store import HOUR_MS
from .schema import ENTRIES, HIDDEN_MESSAGES, PEOPLE, REPORTS, TABLES

ReportKind = Literal["name", "chat", "conduct"]
MAX_REPORTS = 20  # of one person in a day
MAX_LISTED = 100
CONTEXT = 20  # messages of the reported person that an operator sees


@dataclass(frozen=True)
class ChatMessage:
    """What the reported person wrote at the table. Everybody at the table can read it."""

    seq: int
    at: int
    text: str
    hidden: bool


@dataclass(frozen=True)
class Report:
    """A report with what an operator needs to judge it. Everything in it is public at the table."""

    id: str
    kind: ReportKind
    text: str
    created: int
    person: str
    name: str  # of the reported person, now
    silenced: int | None
    by: str
    by_name: str
    table: str
    game: str
    messages: tuple[ChatMessage, ...]


class ReportStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def report(self, by: str, person: str, table: str, kind: ReportKind, text: str) -> bool:
        """Stores a report. False if this person has sent too many today."""
        at = now_ms()
        row = {"id": secrets.token_hex(8), "by": by, "person": person, "table_id": table, "kind": kind, "text": text}
        with self._engine.begin() as connection:
            sent = select(func.count()).where(REPORTS.c.by == by, REPORTS.c.created > at - 24 * HOUR_MS)
            if connection.execute(sent).scalar_one() >= MAX_REPORTS:
                return False
            connection.execute(insert(REPORTS).values(**row, created=at))
        return True

    def open_reports(self) -> list[Report]:
        """The reports that no operator has closed, oldest first."""
        other, own = PEOPLE.alias("other"), PEOPLE.alias("own")
        query = select(
            REPORTS.c.id, REPORTS.c.kind, REPORTS.c.text, REPORTS.c.created, other.c.id, other.c.name, other.c.silenced,
            own.c.id, own.c.name, TABLES.c.id, TABLES.c.game,
        )  # fmt: skip
        query = query.join_from(REPORTS, other, other.c.id == REPORTS.c.person).join(own, own.c.id == REPORTS.c.by)
        query = query.join(TABLES, TABLES.c.id == REPORTS.c.table_id).where(REPORTS.c.closed.is_(None))
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(REPORTS.c.created).limit(MAX_LISTED)).all()
        return [Report(*row, messages=self.messages(row[9], row[4])) for row in rows]

    def messages(self, table: str, person: str) -> tuple[ChatMessage, ...]:
        """The last messages of a person at a table."""
        said = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body).where(
            ENTRIES.c.table_id == table, ENTRIES.c.person == person, ENTRIES.c.kind == "said"
        )
        with self._reader.connect() as connection:
            rows = connection.execute(said.order_by(ENTRIES.c.seq.desc()).limit(CONTEXT)).all()
        hidden = self.hidden([table])[table]
        return tuple(ChatMessage(r.seq, r.at, json.loads(r.body)["text"], r.seq in hidden) for r in reversed(rows))

    def close(self, report: str) -> bool:
        """Whether there was such an open report."""
        unsettled = (REPORTS.c.id == report) & REPORTS.c.closed.is_(None)
        with self._engine.begin() as connection:
            return connection.execute(update(REPORTS).where(unsettled).values(closed=now_ms())).rowcount > 0

    # ---- hidden messages

    def hide(self, table: str, seq: int) -> bool:
        """Hides the text of a chat message. False if there is no such message. The log itself keeps it."""
        said = (ENTRIES.c.table_id == table) & (ENTRIES.c.seq == seq) & (ENTRIES.c.kind == "said")
        with self._engine.begin() as connection:
            if connection.execute(select(ENTRIES.c.seq).where(said)).first() is None:
                return False
            insert_if_missing(connection, HIDDEN_MESSAGES, {"table_id": table, "seq": seq, "hidden": now_ms()})
        return True

    def hidden(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """The entries whose text is hidden, of each of these tables."""
        query = select(HIDDEN_MESSAGES.c.table_id, HIDDEN_MESSAGES.c.seq).where(HIDDEN_MESSAGES.c.table_id.in_(tables))
        found: dict[str, set[int]] = {table: set() for table in tables}
        with self._reader.connect() as connection:
            for table, seq in connection.execute(query):
                found[table].add(seq)
        return found

    def hidden_since(self, at: int) -> list[tuple[str, int]]:
        """What was hidden lately: tables and entries."""
        query = select(HIDDEN_MESSAGES.c.table_id, HIDDEN_MESSAGES.c.seq).where(HIDDEN_MESSAGES.c.hidden >= at)
        with self._reader.connect() as connection:
            return [(table, seq) for table, seq in connection.execute(query)]
