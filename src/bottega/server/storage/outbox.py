"""The outbox: notices that people are owed, until they are delivered.

A notice is written in the transaction of the log entry that causes it, once for each destination whose owner wants
it. Its id follows from the cause, so the same cause never writes it twice. A process claims a notice before it delivers
it. If the process ends before it has marked the notice as done, another one claims it.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import Connection, Engine, and_, delete, or_, select, update

from ..timestamps import now_ms
from .database import insert_if_missing, read_only
from .schema import DESTINATIONS, ENTRIES, NOTICES, PROCESSES, SESSIONS, TABLES

KEPT_MS = 30 * 86_400_000  # how long notices are kept after they are done
ENDS_TURN = ("moved", "stood_in", "forfeited", "left")  # entries of a seat after which it is no longer asked to move
ID_LENGTH = 32

Outcome = Literal["delivered", "outdated", "failed"]


@dataclass(frozen=True)
class OwedNotice:
    """What a person is to be told because of an entry. `about` holds nothing that only some seats may know."""

    person: str
    kind: str
    seq: int
    seat: int | None
    due: int
    about: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Destination:
    """A row of DESTINATIONS."""

    id: str
    person: str
    channel: str
    address: str
    keys: dict[str, str]
    kinds: tuple[str, ...]
    language: str
    digest: int | None
    session: str | None
    created: int
    confirmed: int | None
    refused: int | None
    problem: str | None


@dataclass(frozen=True)
class Notice:
    """A notice that this process has claimed."""

    id: str
    kind: str
    table: str | None
    seq: int | None
    seat: int | None
    about: dict[str, Any]
    attempts: int  # this one included
    destination: Destination


def destination_of(row: Mapping[Any, Any], prefix: str = "") -> Destination:
    """From the columns of DESTINATIONS, whose names may have a prefix."""
    values = {field.name: row[prefix + field.name] for field in fields(Destination)}
    return Destination(**values | {"keys": json.loads(values["keys"]), "kinds": tuple(values["kinds"].split())})


def notice_id(*cause: Any) -> str:
    """The same for the same cause, and unpredictable enough for nobody to need it."""
    return hashlib.sha256("|".join(map(str, cause)).encode()).hexdigest()[:ID_LENGTH]


def write_owed(connection: Connection, owed: Sequence[tuple[str, OwedNotice]]) -> None:
    """Writes notices, each of a table, for all destinations that want them."""
    if not owed:
        return
    receivers: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(_receivers({notice.person for _, notice in owed})):
        receivers[row.person].append(row)
    for table, notice in owed:
        for row in receivers[notice.person]:
            if notice.kind in row.kinds.split():
                id = notice_id(table, notice.seq, notice.kind, notice.seat, row.id)
                due = notice.due if row.digest is None else next_digest(notice.due, row.digest)
                add(connection, id, row.id, notice.kind, due, notice.about, table, notice.seq, notice.seat)


def add(
    connection: Connection, id: str, destination: str, kind: str, due: int, about: dict[str, Any],
    table: str | None = None, seq: int | None = None, seat: int | None = None,
) -> None:  # fmt: skip
    """Writes one notice, unless it was written before."""
    text = json.dumps(about, separators=(",", ":"), ensure_ascii=False)
    row = {"id": id, "destination": destination, "kind": kind, "table_id": table, "seq": seq, "seat": seat}
    insert_if_missing(connection, NOTICES, row | {"about": text, "due": due, "attempts": 0})


def _receivers(people: Collection[str]) -> Any:
    """The destinations of people that can get notices now."""
    active = select(SESSIONS.c.id).where(
        SESSIONS.c.person.in_(people), ~SESSIONS.c.revoked, SESSIONS.c.expires > now_ms()
    )
    own = and_(DESTINATIONS.c.person.in_(people), DESTINATIONS.c.confirmed.is_not(None))
    logged_in = or_(DESTINATIONS.c.session.is_(None), DESTINATIONS.c.session.in_(active))
    columns = (DESTINATIONS.c.person, DESTINATIONS.c.id, DESTINATIONS.c.kinds, DESTINATIONS.c.digest)
    return select(*columns).where(own, logged_in).order_by(DESTINATIONS.c.id)


def next_digest(after: int, hour: int) -> int:
    """The next time at this hour (UTC), in milliseconds.

    >>> next_digest(1_000_000, 7) == 7 * 3_600_000, next_digest(8 * 3_600_000, 7) == 31 * 3_600_000
    (True, True)
    """
    now = datetime.fromtimestamp(after / 1000, UTC)
    due = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return round((due if due > now else due + timedelta(days=1)).timestamp() * 1000)


class Outbox:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def claim(self, process: str, limit: int) -> list[Notice]:
        """Notices that are due, for this process alone as long as it is alive.

        Call it again when all of them are delivered: what the process still holds then is claimed again, as it could
        not be marked as done.
        """
        alive = select(PROCESSES.c.id).where(PROCESSES.c.id != process)
        free = or_(NOTICES.c.holder.is_(None), NOTICES.c.holder.not_in(alive))
        due = and_(NOTICES.c.done.is_(None), NOTICES.c.due <= now_ms(), free)
        found = select(NOTICES.c.id).where(due).order_by(NOTICES.c.due).limit(limit)
        with self._reader.connect() as connection:  # so that an idle server never locks the database
            if not connection.execute(found.limit(1)).first():
                return []
        with self._engine.begin() as connection:
            ids = list(connection.execute(found.with_for_update(skip_locked=True)).scalars())
            claim = update(NOTICES).where(NOTICES.c.id.in_(ids))
            connection.execute(claim.values(holder=process, attempts=NOTICES.c.attempts + 1))
            rows = connection.execute(
                select(NOTICES, *(column.label(f"to_{column.name}") for column in DESTINATIONS.c))
                .join_from(NOTICES, DESTINATIONS)
                .where(NOTICES.c.id.in_(ids))
                .order_by(NOTICES.c.due, NOTICES.c.id)
            ).all()
        return [_notice(row._mapping) for row in rows]

    def is_outdated(self, notice: Notice) -> bool:
        """Whether it is no longer true: the seat has moved, or the game no longer asks for it.

        Other notices than those about a turn tell what has happened, which stays true.
        """
        if notice.kind not in ("turn", "undo"):
            return False
        acted = and_(ENTRIES.c.kind.in_((*ENDS_TURN, "answered")), ENTRIES.c.seat == notice.seat)
        over = ENTRIES.c.kind.in_(("undone", "closed") if notice.kind == "turn" else ("undone", "closed", "moved"))
        later = and_(ENTRIES.c.table_id == notice.table, ENTRIES.c.seq > notice.seq, or_(acted, over))
        running = select(TABLES.c.status).where(TABLES.c.id == notice.table)
        with self._reader.connect() as connection:
            if connection.execute(running).scalar_one() not in ("open", "running"):
                return True
            return connection.execute(select(ENTRIES.c.seq).where(later).limit(1)).first() is not None

    def finish(self, ids: Collection[str], outcome: Outcome) -> None:
        """Nobody delivers these any more."""
        with self._engine.begin() as connection:
            done = update(NOTICES).where(NOTICES.c.id.in_(ids), NOTICES.c.done.is_(None))
            connection.execute(done.values(done=now_ms(), outcome=outcome, holder=None))

    def postpone(self, ids: Collection[str], due: int) -> None:
        """They are tried again later."""
        with self._engine.begin() as connection:
            connection.execute(update(NOTICES).where(NOTICES.c.id.in_(ids)).values(due=due, holder=None))

    def note_problem(self, destination: str, problem: str | None) -> None:
        """Says why the last delivery failed; None if it succeeded."""
        with self._engine.begin() as connection:
            row = update(DESTINATIONS).where(DESTINATIONS.c.id == destination)
            connection.execute(row.values(problem=None if problem is None else problem[:100]))

    def remove_destination(self, destination: str) -> None:
        with self._engine.begin() as connection:
            delete_destination(connection, destination)

    def forget_old(self) -> None:
        """Removes notices that were done long ago."""
        with self._engine.begin() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.done < now_ms() - KEPT_MS))


def delete_destination(connection: Connection, destination: str) -> None:
    """Removes a destination with its notices."""
    connection.execute(delete(NOTICES).where(NOTICES.c.destination == destination))
    connection.execute(delete(DESTINATIONS).where(DESTINATIONS.c.id == destination))


def _notice(row: Mapping[Any, Any]) -> Notice:
    cause = row["table_id"], row["seq"], row["seat"]
    return Notice(row["id"], row["kind"], *cause, json.loads(row["about"]), row["attempts"], destination_of(row, "to_"))
