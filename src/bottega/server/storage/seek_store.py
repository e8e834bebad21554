"""Seeks in the database: who waits for a game, and at which table they were given a seat."""

import secrets
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

from sqlalchemy import ColumnElement, Connection, Engine, and_, bindparam, delete, func, insert, select, text, update

from ..pairing.matching import Seek
from ..person import Person
from ..ratings.anchors import NEWCOMER, Strength
from ..ratings.classes import class_of
from ..ratings.model import shown_points
from ..timestamps import now_ms
from .database import read_only
from .relation_store import blocked_pairs
from .schema import PEOPLE, RATINGS, SEEKS

GRACE_MS = 20_000  # without a sign of life, after which a seek ends
CALL_MS = 600_000  # after which a call to a table that nobody has answered is forgotten
KEPT_MS = 3_600_000  # how long a fulfilled seek tells others how long they will wait
LATEST = 25  # fulfilled seeks of a pool that count for it
PAIRING_LOCK = 7_301_453  # an arbitrary number for PostgreSQL's advisory lock


@dataclass(frozen=True)
class SeekWrite:
    """A person looks for a game in a pool, or still does."""

    person: str
    pool: str
    game: str
    players: int
    bots_after: int | None  # seconds
    rating_from: int | None
    rating_to: int | None


@dataclass(frozen=True)
class StoredSeek:
    """A seek that waits, or a call that nobody has answered yet."""

    id: str
    person: str
    pool: str
    created: int
    bots_at: int | None
    rating_from: int | None
    rating_to: int | None
    table: str | None


@dataclass(frozen=True)
class PoolInfo:
    """How many people wait in a pool, and for how many seconds those waited who have been paired lately."""

    waiting: int = 0
    expected: int | None = None


class SeekStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def write(self, writes: Sequence[SeekWrite], ended: Sequence[str], connected: Collection[str]) -> None:
        """Stores seeks, ends those of some people, and notes who is still there. All in one transaction.

        A person who has been called to a table keeps that call until they answer it.
        """
        at = now_ms()
        people = {write.person for write in writes} | set(ended)
        with self._engine.begin() as connection:
            found = {seek.person: seek for seek in _current(connection, people, at)}
            called = {person for person, seek in found.items() if seek.table is not None}
            answered = [person for person in ended if person in called]
            if answered:
                connection.execute(update(SEEKS).where(SEEKS.c.person.in_(answered)).values(answered=at))
            gone = [person for person in ended if person not in called]
            fresh = {write.person: write for write in writes if write.person not in called}
            same = {p: w for p, w in fresh.items() if p in found and found[p].pool == w.pool}
            for person, write in same.items():
                values = {"seen": at, "bots_at": _bots_at(write, found[person].created), **_range(write)}
                connection.execute(update(SEEKS).where(SEEKS.c.person == person).values(**values))
            new = [write for person, write in fresh.items() if person not in same]
            gone += [write.person for write in new]
            if gone:
                connection.execute(delete(SEEKS).where(SEEKS.c.person.in_(gone)))
            if new:
                ratings = _ratings(connection, new)
                connection.execute(insert(SEEKS), [_row(write, ratings[write.person], at) for write in new])
            if connected:
                connection.execute(update(SEEKS).where(SEEKS.c.person.in_(connected), WAITS).values(seen=at))

    def remove_old(self) -> None:
        """Removes seeks that were abandoned, and fulfilled ones that are too old to count."""
        at = now_ms()
        with self._engine.begin() as connection:
            connection.execute(delete(SEEKS).where(WAITS, SEEKS.c.seen < at - GRACE_MS))
            connection.execute(delete(SEEKS).where(SEEKS.c.matched < at - KEPT_MS))

    def of(self, people: Collection[str]) -> dict[str, StoredSeek]:
        """The seeks and unanswered calls of some people."""
        with self._reader.connect() as connection:
            return {seek.person: seek for seek in _current(connection, people, now_ms())}

    def count_for(self, people: Collection[str]) -> tuple[dict[str, StoredSeek], dict[str, PoolInfo]]:
        """The seeks of some people, and all pools."""
        return self.of(people), self.pools()

    def pools(self) -> dict[str, PoolInfo]:
        """All pools in which somebody waits, or was paired lately."""
        at = now_ms()
        counted = select(SEEKS.c.pool, func.count().label("number")).where(_alive(at)).group_by(SEEKS.c.pool)
        paired = select(SEEKS.c.pool, SEEKS.c.matched - SEEKS.c.created).where(SEEKS.c.matched > at - KEPT_MS)
        waits: dict[str, list[int]] = defaultdict(list)
        with self._reader.connect() as connection:
            numbers = {row.pool: row.number for row in connection.execute(counted)}
            for pool, wait in connection.execute(paired.order_by(SEEKS.c.matched.desc()).limit(1_000)):
                waits[pool].append(wait)
        expected = {pool: round(median(found[:LATEST]) / 1000) for pool, found in waits.items()}
        return {pool: PoolInfo(numbers.get(pool, 0), expected.get(pool)) for pool in {*numbers, *expected}}

    @contextmanager
    def pairing_lock(self) -> Iterator[bool]:
        """Whether this process may pair now. Several at once would do the same work, and all but one in vain."""
        if self._engine.dialect.name != "postgresql":
            yield True  # there is only one process
            return
        with self._engine.begin() as connection:
            taken = text(f"SELECT pg_try_advisory_xact_lock({PAIRING_LOCK})")
            yield bool(connection.execute(taken).scalar_one())

    def waiting(self) -> tuple[list[Seek], set[frozenset[str]]]:
        """All who wait, and the pairs among them who must not meet."""
        columns = (SEEKS.c.id, SEEKS.c.pool, SEEKS.c.players, SEEKS.c.rating, SEEKS.c.created, SEEKS.c.bots_at,
                   SEEKS.c.rating_from, SEEKS.c.rating_to)  # fmt: skip
        query = select(*columns, PEOPLE.c.id.label("person"), PEOPLE.c.name, PEOPLE.c.emblem).join_from(SEEKS, PEOPLE)
        with self._reader.connect() as connection:
            rows = connection.execute(query.where(_alive(now_ms()))).all()
            blocked = blocked_pairs(connection, [row.person for row in rows]) if rows else set()
        seeks = [
            Seek(
                r.id, Person(r.person, r.name, r.emblem), r.pool, r.players, r.rating, r.created, r.bots_at,
                r.rating_from, r.rating_to,
            )
            for r in rows
        ]  # fmt: skip
        return seeks, blocked


WAITS = SEEKS.c.table_id.is_(None)


def _alive(at: int) -> ColumnElement[bool]:
    return and_(WAITS, SEEKS.c.seen >= at - GRACE_MS)


def _current(connection: Connection, people: Collection[str], at: int) -> list[StoredSeek]:
    called = and_(SEEKS.c.table_id.is_not(None), SEEKS.c.answered.is_(None), SEEKS.c.matched > at - CALL_MS)
    columns = (SEEKS.c.id, SEEKS.c.person, SEEKS.c.pool, SEEKS.c.created, SEEKS.c.bots_at, SEEKS.c.rating_from,
               SEEKS.c.rating_to, SEEKS.c.table_id)  # fmt: skip
    query = select(*columns).where(SEEKS.c.person.in_(people), _alive(at) | called)
    return [StoredSeek(*row) for row in connection.execute(query)]


def _bots_at(write: SeekWrite, created: int) -> int | None:
    return None if write.bots_after is None else created + write.bots_after * 1000


def _range(write: SeekWrite) -> dict[str, int | None]:
    return {"rating_from": write.rating_from, "rating_to": write.rating_to}


def _ratings(connection: Connection, writes: Collection[SeekWrite]) -> dict[str, int]:
    """The points of people in what they look for. Who has not played a rated game of it has those of a newcomer."""
    columns = (RATINGS.c.person, RATINGS.c.game, RATINGS.c.player_class, RATINGS.c.mu, RATINGS.c.sigma)
    found = connection.execute(select(*columns).where(RATINGS.c.person.in_({write.person for write in writes})))
    rated = {(person, game, players): Strength(mu, sigma) for person, game, players, mu, sigma in found}
    return {
        write.person: shown_points(rated.get((write.person, write.game, class_of(write.players)), NEWCOMER))
        for write in writes
    }


def _row(write: SeekWrite, rating: int, at: int) -> dict[str, object]:
    return {
        "person": write.person,
        "id": secrets.token_hex(8),
        "pool": write.pool,
        "players": write.players,
        "rating": rating,
        "created": at,
        "seen": at,
        "bots_at": _bots_at(write, at),
        **_range(write),
    }


def fulfil(connection: Connection, tables: Sequence[tuple[str, str]]) -> bool:
    """Notes which seek led to which table. False if one of them has ended or led elsewhere in the meantime."""
    waiting = (SEEKS.c.id == bindparam("seek")) & WAITS
    changed = update(SEEKS).where(waiting).values(table_id=bindparam("table"), matched=now_ms())
    rows = [{"seek": seek, "table": table} for seek, table in sorted(tables)]
    return connection.execute(changed, rows).rowcount == len(tables)
