"""What an operator can do about a person: find, rename, silence and expel them; and who is an operator."""

from dataclasses import dataclass

from sqlalchemy import Engine, func, or_, select, update

from ..storage.database import read_only
from ..storage.schema import PEOPLE, SESSIONS, SITTERS
from ..timestamps import now_ms
from .store import Profile, change, profile_of, revoke_all

MAX_FOUND = 50
DAY_MS = 86_400_000
NO_PASSWORD = "!"  # no argon2 hash is like this, so no password fits


@dataclass(frozen=True)
class Found:
    """A person, when they were last here (in milliseconds), and at how many tables they had a seat."""

    profile: Profile
    seen: int | None
    tables: int


def find(engine: Engine, text: str) -> list[Found]:
    """People whose name contains the text, or who have this id or login. The last seen come first."""
    seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.person == PEOPLE.c.id).scalar_subquery()
    tables = select(func.count()).where(SITTERS.c.person == PEOPLE.c.id).scalar_subquery()
    named = func.lower(PEOPLE.c.name).contains(text.lower(), autoescape=True)
    query = select(PEOPLE, seen.label("seen"), tables.label("tables"))
    query = query.where(or_(named, PEOPLE.c.id == text, PEOPLE.c.login == text.casefold()))
    with read_only(engine).connect() as connection:
        rows = connection.execute(query.order_by(func.coalesce(seen, 0).desc()).limit(MAX_FOUND)).all()
    return [Found(profile_of(row), row.seen, row.tables) for row in rows]


def expel(engine: Engine, person: str) -> Profile | None:
    """Ends all sessions and tokens of a person, and removes the password of an account. None if there is no such id.

    Their games stay: bots play for them. Open sockets end when a server next checks them, within half a minute.
    """
    with engine.begin() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        if row is None:
            return None
        if row.login is not None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=NO_PASSWORD))
        revoke_all(connection, person)
    return profile_of(row)


def appoint(engine: Engine, person: str, operator: bool) -> Profile | None:
    """Makes a person an operator, or no longer one. None if there is no such id."""
    return _update(engine, person, operator=operator)


def silence(engine: Engine, person: str, days: float) -> Profile | None:
    """Takes the chat from a person for some days; 0 gives it back. None if there is no such id."""
    return _update(engine, person, silenced=now_ms() + round(days * DAY_MS) if days else None)


def rename(engine: Engine, person: str, name: str) -> Profile | None:
    """Gives a person another name. None if there is no such id. Raises NameTaken."""
    with read_only(engine).connect() as connection:
        if connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person)).one_or_none() is None:
            return None
    return change(engine, person, name=name)


def _update(engine: Engine, person: str, **values: object) -> Profile | None:
    with engine.begin() as connection:
        changed = update(PEOPLE).where(PEOPLE.c.id == person).values(**values)
        row = connection.execute(changed.returning(PEOPLE)).one_or_none()
    return None if row is None else profile_of(row)
