"""What people think of each other: whom they keep as friends, mute and block."""

from collections.abc import Collection

from sqlalchemy import Connection, Engine, or_, select

from .database import read_only
from .schema import RELATIONS


class RelationStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def blocks_between(self, person: str, others: Collection[str]) -> bool:
        """Whether a person has blocked one of the others, or one of them the person."""
        ways = or_(
            (RELATIONS.c.person == person) & RELATIONS.c.other.in_(others),
            (RELATIONS.c.other == person) & RELATIONS.c.person.in_(others),
        )
        with self._reader.connect() as connection:
            query = select(RELATIONS.c.person).where(RELATIONS.c.kind == "block", ways).limit(1)
            return connection.execute(query).first() is not None


def blocked_pairs(connection: Connection, people: Collection[str]) -> set[frozenset[str]]:
    """The pairs of these people of whom one has blocked the other."""
    among = RELATIONS.c.person.in_(people) & RELATIONS.c.other.in_(people)
    query = select(RELATIONS.c.person, RELATIONS.c.other).where(RELATIONS.c.kind == "block", among)
    return {frozenset(pair) for pair in connection.execute(query).all()}
