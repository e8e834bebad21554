"""What people think of each other: friends, muted and blocked people; whom they played with; who invites whom."""

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, union, update

from ..person import Person
from ..timestamps import now_ms
from .database import insert_if_missing, read_only
from .schema import ENTRIES, INVITATIONS, PEOPLE, RELATIONS, SITTERS, TABLES

RelationKind = Literal["friend", "mute", "block"]
MAX_RELATIONS = 500  # of one person
LATELY_TABLES, LATELY_PEOPLE = 40, 20
MAX_INVITATIONS = 30  # of one person in an hour
HOUR_MS = 3_600_000
HAS_ACCOUNT = PEOPLE.c.login.is_not(None).label("account")
_PERSON = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.emblem)


@dataclass(frozen=True)
class Relation:
    """Another person, as somebody's friend, or muted or blocked by them."""

    id: str
    kind: RelationKind
    name: str
    emblem: str
    created: int
    account: bool  # whether they have a profile


@dataclass(frozen=True)
class Companion:
    """A person at a table. `key` names them there, and nowhere else."""

    table: str
    key: str
    person: Person
    account: bool  # whether they have a profile


@dataclass(frozen=True)
class Invitation:
    """An invitation to an open table."""

    id: str
    table: str
    game: str
    name: str
    emblem: str
    created: int


class RelationStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    # ---- friends, muted and blocked people

    def blocks_between(self, person: str, others: Collection[str]) -> bool:
        """Whether a person has blocked one of the others, or one of them the person."""
        if not others:
            return False
        ways = or_(
            (RELATIONS.c.person == person) & RELATIONS.c.other.in_(others),
            (RELATIONS.c.other == person) & RELATIONS.c.person.in_(others),
        )
        query = select(RELATIONS.c.person).where(RELATIONS.c.kind == "block", ways).limit(1)
        with self._reader.connect() as connection:
            return connection.execute(query).first() is not None

    def add(self, person: str, other: str, kind: RelationKind) -> bool:
        """Notes what a person thinks of another. False if they have too many relations. A friend is not blocked."""
        row = {"person": person, "other": other, "kind": kind, "id": secrets.token_hex(8), "created": now_ms()}
        with self._engine.begin() as connection:
            own = select(func.count()).where(RELATIONS.c.person == person)
            if connection.execute(own).scalar_one() >= MAX_RELATIONS:
                return False
            contrary = {"friend": "block", "block": "friend"}.get(kind)
            pair = (RELATIONS.c.person == person) & (RELATIONS.c.other == other)
            connection.execute(delete(RELATIONS).where(pair, RELATIONS.c.kind == contrary))
            insert_if_missing(connection, RELATIONS, row)
        return True

    def remove(self, person: str, relation: str) -> bool:
        """Whether the person had such a relation."""
        own = (RELATIONS.c.person == person) & (RELATIONS.c.id == relation)
        with self._engine.begin() as connection:
            return connection.execute(delete(RELATIONS).where(own)).rowcount > 0

    def of(self, person: str) -> list[Relation]:
        """All relations of a person, by name."""
        query = select(
            RELATIONS.c.id, RELATIONS.c.kind, PEOPLE.c.name, PEOPLE.c.emblem, RELATIONS.c.created, HAS_ACCOUNT
        )  # fmt: skip
        query = query.join_from(RELATIONS, PEOPLE, PEOPLE.c.id == RELATIONS.c.other)
        with self._reader.connect() as connection:
            rows = connection.execute(query.where(RELATIONS.c.person == person).order_by(PEOPLE.c.name)).all()
        return [Relation(*row) for row in rows]

    def kinds(self, person: str, others: Collection[str]) -> dict[tuple[str, RelationKind], str]:
        """The ids of a person's relations to some others, by other and kind."""
        query = select(RELATIONS.c.other, RELATIONS.c.kind, RELATIONS.c.id).where(
            RELATIONS.c.person == person, RELATIONS.c.other.in_(others)
        )
        with self._reader.connect() as connection:
            return {(other, kind): id for other, kind, id in connection.execute(query)}

    # ---- who is who

    def of_relation(self, person: str, relation: str) -> str | None:
        """The other person of a relation."""
        query = select(RELATIONS.c.other).where(RELATIONS.c.person == person, RELATIONS.c.id == relation)
        with self._reader.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def at_table(self, table: str) -> list[Companion]:
        """The people who had a seat at a table or wrote in its chat."""
        wrote = and_(ENTRIES.c.table_id == table, ENTRIES.c.kind == "said", ENTRIES.c.person.is_not(None))
        there = union(
            select(SITTERS.c.person).where(SITTERS.c.table_id == table), select(ENTRIES.c.person).where(wrote)
        ).subquery()
        query = select(*_PERSON, HAS_ACCOUNT).where(PEOPLE.c.id.in_(select(there.c.person)))
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(PEOPLE.c.name, PEOPLE.c.id)).all()
        return [Companion(table, person_key(table, row.id), Person(*row[:3]), row.account) for row in rows]

    def by_key(self, table: str, key: str) -> str | None:
        """The person with this key at a table."""
        return next((one.person.id for one in self.at_table(table) if one.key == key), None)

    def lately(self, person: str) -> list[Companion]:
        """The people with whom a person sat at their last tables, each once, the latest first.

        Those whom the person has blocked are left out. Who has blocked the person stays, and so is not given away.
        """
        own = select(TABLES.c.id, TABLES.c.created).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        own = own.where(SITTERS.c.person == person, TABLES.c.status.in_(("running", "finished")))
        tables = own.order_by(TABLES.c.created.desc()).limit(LATELY_TABLES).subquery()
        query = select(tables.c.id, *_PERSON, HAS_ACCOUNT)
        query = query.join_from(tables, SITTERS, SITTERS.c.table_id == tables.c.id)
        query = query.join(PEOPLE, PEOPLE.c.id == SITTERS.c.person).where(SITTERS.c.person != person)
        found: dict[str, Companion] = {}
        with self._reader.connect() as connection:
            for table, id, name, emblem, account in connection.execute(query.order_by(tables.c.created.desc())):
                found.setdefault(id, Companion(table, person_key(table, id), Person(id, name, emblem), account))
            own_blocks = (RELATIONS.c.person == person) & (RELATIONS.c.kind == "block")
            blocked = set(connection.execute(select(RELATIONS.c.other).where(own_blocks)).scalars())
        return [one for id, one in found.items() if id not in blocked][:LATELY_PEOPLE]

    # ---- invitations

    def invite(self, by: str, person: str, table: str) -> bool:
        """Invites a person to a table. False if the inviter has sent too many.

        An inviter whom the other has blocked does not notice it: the invitation is stored, counted, and not shown.
        """
        at = now_ms()
        row = {"id": secrets.token_hex(8), "table_id": table, "person": person, "by": by, "created": at}
        with self._engine.begin() as connection:
            sent = select(func.count()).where(INVITATIONS.c.by == by, INVITATIONS.c.created > at - HOUR_MS)
            if connection.execute(sent).scalar_one() >= MAX_INVITATIONS:
                return False
            pair = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.person == person)
            if connection.execute(select(INVITATIONS.c.id).where(pair)).first() is None:
                connection.execute(insert(INVITATIONS).values(row))
        return True

    def invitations(self, person: str) -> list[Invitation]:
        """The invitations of a person to tables that still have a free seat, newest first."""
        query = select(
            INVITATIONS.c.id, TABLES.c.id.label("table"), TABLES.c.game, PEOPLE.c.name, PEOPLE.c.emblem,
            INVITATIONS.c.created, INVITATIONS.c.by,
        )  # fmt: skip
        query = query.join_from(INVITATIONS, TABLES).join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        seated = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
        query = query.where(
            INVITATIONS.c.person == person, INVITATIONS.c.answered.is_(None), TABLES.c.status == "open",
            TABLES.c.damaged.is_(None), TABLES.c.id.not_in(seated),
        )  # fmt: skip
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(INVITATIONS.c.created.desc()).limit(20)).all()
            blocked = blocked_pairs(connection, [person, *(row.by for row in rows)]) if rows else set()
        return [Invitation(*row[:6]) for row in rows if frozenset((person, row.by)) not in blocked]

    def decline(self, person: str, invitation: str) -> bool:
        """Whether the person had such an invitation."""
        own = (INVITATIONS.c.person == person) & (INVITATIONS.c.id == invitation)
        with self._engine.begin() as connection:
            return connection.execute(update(INVITATIONS).where(own).values(answered=now_ms())).rowcount > 0


def person_key(table: str, person: str) -> str:
    """Names a person at one table. The id itself stays private, and keys of different tables cannot be compared."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:16]


def blocked_pairs(connection: Connection, people: Collection[str]) -> set[frozenset[str]]:
    """The pairs of these people of whom one has blocked the other."""
    among = RELATIONS.c.person.in_(people) & RELATIONS.c.other.in_(people)
    query = select(RELATIONS.c.person, RELATIONS.c.other).where(RELATIONS.c.kind == "block", among)
    return {frozenset(pair) for pair in connection.execute(query).all()}
