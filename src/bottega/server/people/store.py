"""People as they are kept: guests, and accounts, which are guests with a login and a password."""

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import Engine, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...engine.errors import BottegaError
from ..storage.database import reading
from ..storage.schema import PEOPLE
from . import passwords

Emblem = Literal["lapis", "verdigris", "ochre", "madder", "umber"]
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
MANNERS = (
    "Curious",
    "Patient",
    "Left-handed",
    "Cheerful",
    "Early",
    "Steady",
    "Daring",
    "Quiet",
    "Travelling",
    "Clever",
)
TRADES = (
    "apprentice",
    "engraver",
    "gilder",
    "luthier",
    "mapmaker",
    "mason",
    "painter",
    "sculptor",
    "clockmaker",
    "poet",
)


class LoginTaken(BottegaError):
    """Somebody else has this login."""


class HasAccount(BottegaError):
    """This person has an account already."""


class WrongPassword(BottegaError):
    """No such login, or another password: nobody is told which."""


@dataclass(frozen=True)
class Person:
    """What others may know of somebody, and the login, which they may not."""

    id: str
    name: str
    emblem: str
    login: str | None

    @property
    def guest(self) -> bool:
        return self.login is None


@dataclass(frozen=True)
class Known:
    """Whom a cookie or a token stands for, and what it lets them do."""

    person: Person
    scopes: frozenset[str]
    session: str | None  # a token has none


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_hex(8)


def digest(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a fast hash does."""
    return hashlib.sha256(secret.encode()).hexdigest()


def create_guest(engine: Engine) -> Person:
    name = f"{secrets.choice(MANNERS)} {secrets.choice(TRADES)}"
    person = Person(secrets.token_hex(12), name, secrets.choice(EMBLEMS), None)
    with engine.begin() as connection:
        connection.execute(insert(PEOPLE).values(id=person.id, name=person.name, emblem=person.emblem, created=now()))
    return person


def read(engine: Engine, person: str) -> Person:
    """Somebody who is there: people are never deleted."""
    with reading(engine).connect() as connection:
        return person_of(connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one())


def person_of(row: Row[Any]) -> Person:
    """From a row that has the columns of PEOPLE under their own names."""
    return Person(row.id, row.name, row.emblem, row.login)


def change(engine: Engine, person: str, **changes: str) -> Person:
    """A new name, emblem, both or neither."""
    if changes:
        with engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**changes))
    return read(engine, person)


def become_account(engine: Engine, person: str, login: str, password: str) -> Person:
    """The guest keeps everything and can come back from anywhere. Raises LoginTaken, HasAccount."""
    kept = passwords.hashed(password)
    free = (PEOPLE.c.id == person) & PEOPLE.c.login.is_(None)
    try:
        with engine.begin() as connection:
            row = connection.execute(
                update(PEOPLE).where(free).values(login=login.casefold(), password=kept).returning(PEOPLE)
            ).one_or_none()
    except IntegrityError:
        raise LoginTaken from None
    if not row:
        raise HasAccount
    return person_of(row)


def log_in(engine: Engine, login: str, password: str) -> Person:
    """Takes as long whether or not there is such a login. Raises WrongPassword."""
    with reading(engine).connect() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.login == login.casefold())).one_or_none()
    if not passwords.fits(password, row.password if row else None) or not row:
        raise WrongPassword
    return person_of(row)


def change_password(engine: Engine, person: str, old: str, new: str) -> None:
    """Raises WrongPassword; a guest has none that could be right."""
    with reading(engine).connect() as connection:
        kept = connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person)).scalar_one()
    if not passwords.fits(old, kept):
        raise WrongPassword
    replacement = passwords.hashed(new)
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=replacement))
