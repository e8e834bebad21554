"""Reads tables from the database: logs, lists of tables, texts and analyses of finished games."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Engine,
    Select,
    and_,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)

from ..table_log import LogEntry
from .database import read_only
from .holiday_store import HolidayStore
from .schema import AGENT_GAMES, CUT_ENTRIES, ENTRIES, PROCESSES, RELATIONS, RESULTS, SITTERS, STATES, TABLES, TEXTS
from .seated_accounts import Accounts, all_within, seated_accounts

ENTRY_COLUMNS = tuple(ENTRIES.c[field.name] for field in fields(LogEntry))
ROW_NAMES = ("seed", "projected_seq", "status", "open_seats", "summary", "damaged")
ROW_COLUMNS = tuple(TABLES.c[name] for name in ROW_NAMES)
LIST_NAMES = ("id", "game", "rules", "status", "public", "created", "summary")
LIST_COLUMNS = tuple(TABLES.c[name] for name in LIST_NAMES)
DAMAGED = TABLES.c.damaged.is_not(None).label("damaged")
# Whether a running game waits for the person; None while a process has the table in memory, which must be asked.
AWAITED = case(
    (or_(SITTERS.c.person.is_(None), TABLES.c.status != "running"), False),
    (TABLES.c.holder.is_(None), SITTERS.c.awaited),
).label("awaited")

MAX_SEARCHED = 2_000  # open tables that a search for a game looks at

RuleVersions = Mapping[str, int]  # the version of the rules of each game that a server plays


def is_playable(rules: RuleVersions) -> ColumnElement[bool]:
    """Whether a table is of a game and of a version of its rules that this server plays."""
    return or_(false(), *(and_(TABLES.c.game == game, TABLES.c.rules == version) for game, version in rules.items()))


class RawEntry(NamedTuple):
    """An entry as it is in the database. Its body may be damaged."""

    seq: int
    kind: Any
    at: int
    seat: int | None
    person: str | None
    client: str | None
    body: str

    def entry(self) -> LogEntry:
        """Raises ValueError."""
        return LogEntry(*self[:6], json.loads(self.body))


class StoredTable(NamedTuple):
    """The seed of a table and the columns computed from its log, its saved state, and its log from there on."""

    row: Mapping[str, Any]
    saved_seq: int  # the last entry of the saved state; 0 if there is none
    saved: bytes | None
    log: list[RawEntry]  # begins with the last entry of the saved state


class TableStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = self._engine = engine
        self._reader = read_only(engine)

    def holidays(self, allowance: int) -> HolidayStore:
        """The holidays of people, in the same database."""
        return HolidayStore(self._engine, allowance)

    def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after the given one."""
        return [row.entry() for row in self.raw_log(table, after)]

    def raw_log(self, table: str, after: int = 0) -> list["RawEntry"]:
        """The same, not read yet."""
        query = select(*ENTRY_COLUMNS).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(ENTRIES.c.seq)).all()
        return [RawEntry(*row) for row in rows]

    def row(self, table: str) -> Mapping[str, Any] | None:
        """The seed, and the columns that are computed from the log. None if there is no such table."""
        with self._reader.connect() as connection:
            found = connection.execute(select(*ROW_COLUMNS).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else dict(found)

    def stored(self, tables: Sequence[str]) -> dict[str, StoredTable]:
        """What loading needs of those tables, of the ones given, that exist."""
        rows = select(TABLES.c.id, STATES.c.seq, STATES.c.content, *ROW_COLUMNS).outerjoin(STATES)
        since = func.coalesce(STATES.c.seq, 0)
        log = select(ENTRIES.c.table_id, *ENTRY_COLUMNS).outerjoin(STATES, STATES.c.table_id == ENTRIES.c.table_id)
        log = log.where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.seq >= since)
        found: dict[str, StoredTable] = {}
        with self._reader.connect() as connection:
            for id, seq, content, *row in connection.execute(rows.where(TABLES.c.id.in_(tables))):
                found[id] = StoredTable(dict(zip(ROW_NAMES, row, strict=True)), seq or 0, content, [])
            for id, *entry in connection.execute(log.order_by(ENTRIES.c.table_id, ENTRIES.c.seq)):
                if id in found:
                    found[id].log.append(RawEntry(*entry))
        return found

    def list_public(
        self,
        status: str,
        rules: RuleVersions,
        game: str | None = None,
        limit: int = 50,
        before: int | None = None,
        person: str | None = None,
        players: int | None = None,
        pace: str | None = None,
        rated: bool | None = None,
        ratings: tuple[int, int] | None = None,
    ) -> list[dict[str, Any]]:
        """Public tables, newest first. `awaited` says whether a game waits for the person.

        Tables that cannot continue, because they are damaged or of other rules, are left out. So are the many games of
        the ladder of agents, and open tables of people blocked by the person, or who have blocked the person. `ratings`
        is the range of the ratings of those who have a seat.
        """
        own_seat = and_(SITTERS.c.table_id == TABLES.c.id, SITTERS.c.person == person)
        query = select(*LIST_COLUMNS, AWAITED, DAMAGED).outerjoin(SITTERS, own_seat)
        query = query.where(TABLES.c.status == status, TABLES.c.public, TABLES.c.damaged.is_(None))
        query = query.where(or_(TABLES.c.status == "finished", is_playable(rules)))
        query = query.where(~exists().where(AGENT_GAMES.c.table_id == TABLES.c.id, AGENT_GAMES.c.ladder))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        if status == "open" and person is not None:
            query = query.where(TABLES.c.id.not_in(_tables_with_blocked(person)))
        query = query.order_by(TABLES.c.created.desc())
        if players is None and pace is None and rated is None and ratings is None:
            return self._list(query.limit(limit))
        found = self._list(query.limit(MAX_SEARCHED))
        wanted = [row for row in found if _fits(row["summary"], players, pace, rated)]
        if ratings is not None:
            known = self.accounts_at(wanted)
            wanted = [row for row in wanted if all_within(row["summary"], known.get(row["id"], {}), *ratings)]
        return wanted[:limit]

    def accounts_at(self, rows: list[dict[str, Any]]) -> Accounts:
        """Who of the people in a list of tables has an account, with their ratings in the game."""
        with self._reader.connect() as connection:
            return seated_accounts(connection, rows)

    def list_of_person(self, person: str, limit: int = 50, before: int | None = None) -> list[dict[str, Any]]:
        """The tables at which a person has or had a seat, newest first."""
        query = select(*LIST_COLUMNS, AWAITED, DAMAGED).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        query = query.where(SITTERS.c.person == person)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        return self._list(query.order_by(TABLES.c.created.desc()).limit(limit))

    def _list(self, query: Any) -> list[dict[str, Any]]:
        """Rows of a list. A summary that cannot be read is None."""
        with self._reader.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [{**row, "summary": _read(row["summary"])} for row in rows]

    def find_open(
        self, game: str, rules: int, players: int | None, person: str, left_after: int, **summary: Any
    ) -> list[str]:
        """Public open tables of a game, oldest first, at which the person has no seat.

        If no process has a table in memory, its deadline says when people have left it: those with an earlier deadline
        than `left_after` are not found. So a search loads no tables that people have left long ago, however many there
        are. Further arguments must be equal to the fields of the same name in a table's summary.
        """
        own = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
        in_memory = TABLES.c.holder.in_(select(PROCESSES.c.id))
        query = select(TABLES.c.id, TABLES.c.summary).where(
            TABLES.c.status == "open", TABLES.c.public, TABLES.c.game == game, TABLES.c.rules == rules,
            TABLES.c.id.not_in(own), TABLES.c.damaged.is_(None), or_(in_memory, TABLES.c.deadline > left_after),
        )  # fmt: skip
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.created).limit(MAX_SEARCHED)).all()
        found = [(id, _read(text)) for id, text in rows]
        return [
            id
            for id, candidate in found
            if candidate is not None
            and (players is None or len(candidate["seats"]) == players)
            and all(candidate.get(name) == value for name, value in summary.items())
        ]

    # ---- damaged tables

    def mark_damaged(self, table: str, reason: str | None) -> None:
        """Notes why a table cannot be read, so that nothing loads it again; None if it can."""
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(damaged=reason))

    def count_unplayable(self, rules: RuleVersions) -> int:
        """How many tables wait or run under rules that this server does not play."""
        query = select(func.count()).where(TABLES.c.status.in_(("open", "running")), ~is_playable(rules))
        with self._reader.connect() as connection:
            return connection.execute(query).scalar_one()

    def count_damaged(self) -> int:
        with self._reader.connect() as connection:
            return connection.execute(select(func.count()).where(TABLES.c.damaged.is_not(None))).scalar_one()

    def all_tables(self) -> list[tuple[str, str, str | None]]:
        """The id, the seed and the damage of every table."""
        query = select(TABLES.c.id, TABLES.c.seed, TABLES.c.damaged).order_by(TABLES.c.created)
        with self._reader.connect() as connection:
            return [(id, seed, damaged) for id, seed, damaged in connection.execute(query)]

    def cut(self, table: str, after: int, at: int, row: dict[str, Any]) -> int:
        """Moves the entries after one to `cut_entries`, and writes the row that follows from the rest.

        Removes the saved state and the text, which may include them. A result stays, so that no game is rated twice.
        Returns how many entries were cut.
        """
        rest = self.raw_log(table, after)
        behind = and_(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        with self._engine.begin() as connection:
            if rest:
                kept = [
                    {"table_id": table, "cut": at, "seq": entry.seq, "content": json.dumps(entry._asdict())}
                    for entry in rest
                ]
                connection.execute(insert(CUT_ENTRIES), kept)
                connection.execute(delete(ENTRIES).where(behind))
            connection.execute(delete(STATES).where(STATES.c.table_id == table))
            connection.execute(delete(TEXTS).where(TEXTS.c.table_id == table))
            values = {**row, "damaged": None, "holder": None}
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        return len(rest)

    def is_recorded(self, table: str) -> bool:
        """Whether the result of a game is stored."""
        with self._reader.connect() as connection:
            return connection.execute(select(RESULTS.c.table_id).where(RESULTS.c.table_id == table)).first() is not None

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


def _tables_with_blocked(person: str) -> Select[tuple[str]]:
    """The tables of people whom a person has blocked, or who have blocked the person."""
    blocked = or_(
        and_(RELATIONS.c.person == person, RELATIONS.c.other == SITTERS.c.person),
        and_(RELATIONS.c.other == person, RELATIONS.c.person == SITTERS.c.person),
    )
    return select(SITTERS.c.table_id).join_from(SITTERS, RELATIONS, and_(RELATIONS.c.kind == "block", blocked))


def _fits(summary: dict[str, Any] | None, players: int | None, pace: str | None, rated: bool | None) -> bool:
    """Whether a table has this number of seats, this pace, and is rated or casual."""
    if summary is None or (players is not None and len(summary["seats"]) != players):
        return False
    if rated is not None and summary.get("rated", False) != rated:
        return False
    return pace is None or summary.get("pace", {}).get("kind") == pace


def _read(summary: str) -> dict[str, Any] | None:
    """A summary; None if it is damaged. It follows from the log, so it is written again when the table is loaded."""
    try:
        found = json.loads(summary)
    except ValueError:
        return None
    return found if isinstance(found, dict) and isinstance(found.get("seats"), list) else None
