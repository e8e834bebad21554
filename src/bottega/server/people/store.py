"""People in the database: guests, and accounts. An account is a guest with a login and a password."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...engine.errors import BottegaError
from ..person import Person
from ..storage.database import insert_if_missing, read_only
from ..storage.schema import NAMES, PEOPLE, SESSIONS, TOKENS
from ..timestamps import now_ms
from . import passwords
from .guest_names import Language, guest_name
from .names import name_key

Emblem = Literal["lapis", "verdigris", "ochre", "madder", "umber"]
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
NAME_ATTEMPTS = 10  # for the name of a guest, before it gets a number


class LoginTaken(BottegaError):
    """Somebody else has this login."""


class HasAccount(BottegaError):
    """This person has an account already."""


class NameTaken(BottegaError):
    """An account of somebody else has this name, or one that looks like it."""


class WrongPassword(BottegaError):
    """There is no such login, or the password is wrong. The answer does not say which."""


@dataclass(frozen=True)
class Profile(Person):
    """A person with their login, which others may not know."""

    login: str | None
    operator: bool = False

    @property
    def guest(self) -> bool:
        return self.login is None


@dataclass(frozen=True)
class Identity:
    """The person of a cookie or token, and what it allows."""

    person: Profile
    scopes: frozenset[str]
    session: str | None  # None for a token


def new_id() -> str:
    return secrets.token_hex(8)


def digest(secret: str) -> str:
    """The hash of a secret. The secret is long and random, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def create_guest(engine: Engine, language: Language = "en") -> Profile:
    name = _free_guest_name(engine, language)
    person = Profile(secrets.token_hex(12), name, secrets.choice(EMBLEMS), None)
    row = {"id": person.id, "name": person.name, "emblem": person.emblem, "created": now_ms()}
    with engine.begin() as connection:
        connection.execute(insert(PEOPLE).values(row))
    return person


def _free_guest_name(engine: Engine, language: Language) -> str:
    """A name that no account has."""
    with read_only(engine).connect() as connection:
        for _ in range(NAME_ATTEMPTS):
            name = guest_name(language)
            if _owner(connection, name) is None:
                return name
    return f"{name} {secrets.randbelow(9000) + 1000}"


def _owner(connection: Connection, name: str) -> str | None:
    """The person whose account has this name, or one that looks like it."""
    return connection.execute(select(NAMES.c.person).where(NAMES.c.key == name_key(name))).scalar_one_or_none()


def claim_name(connection: Connection, person: str, name: str) -> None:
    """Gives an account its name. Raises NameTaken."""
    connection.execute(delete(NAMES).where(NAMES.c.person == person))
    insert_if_missing(connection, NAMES, {"key": name_key(name), "person": person})
    if _owner(connection, name) != person:
        raise NameTaken


def read(engine: Engine, person: str) -> Profile:
    """A person by id. People are never deleted, so every id exists."""
    with read_only(engine).connect() as connection:
        return profile_of(connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one())


def profile_of(row: Row[Any]) -> Profile:
    """From a row with the columns of PEOPLE."""
    return Profile(row.id, row.name, row.emblem, row.login, row.operator, agent=row.agent, silenced=row.silenced)


def change(engine: Engine, person: str, **changes: str) -> Profile:
    """Changes the name, the emblem, both or neither. Raises NameTaken."""
    if changes:
        with engine.begin() as connection:
            changed = update(PEOPLE).where(PEOPLE.c.id == person).values(**changes)
            before, row = _name_of(connection, person), connection.execute(changed.returning(PEOPLE)).one()
            if row.login is not None and "name" in changes:
                claim_name(connection, person, row.name)
            elif row.name != before and _owner(connection, row.name) is not None:
                raise NameTaken
    return read(engine, person)


def _name_of(connection: Connection, person: str) -> str:
    return str(connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar_one())


def create_account(engine: Engine, person: str, login: str, password: str) -> Profile:
    """Gives a guest a login. They keep everything but their sessions and tokens. Raises LoginTaken,
    HasAccount, NameTaken.
    """
    hashed = passwords.hash_password(password)
    is_guest = (PEOPLE.c.id == person) & PEOPLE.c.login.is_(None)
    try:
        with engine.begin() as connection:
            row = connection.execute(
                update(PEOPLE).where(is_guest).values(login=login.casefold(), password=hashed).returning(PEOPLE)
            ).one_or_none()
            if row:
                claim_name(connection, person, row.name)
                revoke_all(connection, person)
    except IntegrityError:
        raise LoginTaken from None
    if not row:
        raise HasAccount
    return profile_of(row)


def log_in(engine: Engine, login: str, password: str) -> Profile:
    """Takes the same time whether or not the login exists. Raises WrongPassword."""
    with read_only(engine).connect() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.login == login.casefold())).one_or_none()
    if not passwords.verify_password(password, row.password if row else None) or not row:
        raise WrongPassword
    return profile_of(row)


def check_password(engine: Engine, person: str, password: str | None) -> None:
    """Whether it is really this person: an account needs its password, a guest has none. Raises WrongPassword."""
    with read_only(engine).connect() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    if row.login is not None and not passwords.verify_password(password or "", row.password):
        raise WrongPassword


def change_password(engine: Engine, person: str, old: str, new: str) -> None:
    """Ends all sessions and tokens too. Raises WrongPassword, for a guest always."""
    with read_only(engine).connect() as connection:
        stored = connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person)).scalar_one()
    if not passwords.verify_password(old, stored):
        raise WrongPassword
    hashed = passwords.hash_password(new)
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=hashed))
        revoke_all(connection, person)


def revoke_all(connection: Connection, person: str) -> None:
    """Revokes every session and token: somebody else may have got them before the person had this password."""
    for credentials in (SESSIONS, TOKENS):
        own = (credentials.c.person == person) & ~credentials.c.revoked
        connection.execute(update(credentials).where(own).values(revoked=True))
