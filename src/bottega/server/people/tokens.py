"""API tokens, with which programs act for a person: `bottega_<id>_<secret>`. Only the secret's hash is stored."""

import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from sqlalchemy import ColumnElement, Engine, func, insert, select, update

from ...engine.errors import BottegaError
from ..storage.database import read_only
from ..storage.schema import PEOPLE, TOKENS
from ..timestamps import now_ms
from .store import Identity, digest, new_id, profile_of

Scope = Literal["read", "play", "tables"]  # to look at tables, to sit and move, to open tables
SCOPES: tuple[Scope, ...] = get_args(Scope)
PATTERN = re.compile(r"bottega_([0-9a-f]{16})_([A-Za-z0-9_-]{43})")
DAY_MS = 86_400_000
USED_INTERVAL_MS = 60_000  # between updates of `used`, so that not every request writes
MAX_TOKENS = 20  # of one person


class TooManyTokens(BottegaError):
    """This person has the maximum number of tokens."""


@dataclass(frozen=True)
class Token:
    """A token as its owner sees it, without the secret."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None
    expires: int | None


def create(engine: Engine, person: str, name: str, scopes: Iterable[Scope], days: int | None) -> tuple[Token, str]:
    """A token and its text, which cannot be read again. Raises TooManyTokens."""
    at, secret = now_ms(), secrets.token_urlsafe(32)
    ordered = [scope for scope in SCOPES if scope in set(scopes)]
    token = Token(new_id(), name, ordered, at, None, days and at + days * DAY_MS)
    with engine.begin() as connection:
        active = select(func.count()).where(TOKENS.c.person == person, _is_active(at))
        if connection.execute(active).scalar_one() >= MAX_TOKENS:
            raise TooManyTokens
        connection.execute(
            insert(TOKENS).values(
                id=token.id,
                hash=digest(secret),
                person=person,
                name=name,
                scopes=" ".join(ordered),
                created=at,
                expires=token.expires,
                revoked=False,
            )
        )
    return token, f"bottega_{token.id}_{secret}"


def find(engine: Engine, text: str) -> Identity | None:
    """The person of an active token. The secret is compared in constant time."""
    parts, at = PATTERN.fullmatch(text), now_ms()
    if not parts:
        return None
    with read_only(engine).connect() as connection:
        row = connection.execute(
            select(PEOPLE, TOKENS.c.hash, TOKENS.c.scopes, TOKENS.c.used)
            .join_from(TOKENS, PEOPLE)
            .where(TOKENS.c.id == parts[1], _is_active(at))
        ).one_or_none()
    if not row or not hmac.compare_digest(row.hash, digest(parts[2])):
        return None
    if row.used is None or at - row.used >= USED_INTERVAL_MS:
        with engine.begin() as connection:
            connection.execute(update(TOKENS).where(TOKENS.c.id == parts[1]).values(used=at))
    return Identity(profile_of(row), frozenset(row.scopes.split()), None)


def list_active(engine: Engine, person: str) -> list[Token]:
    """The active tokens of a person, newest first."""
    with read_only(engine).connect() as connection:
        rows = connection.execute(
            select(TOKENS).where(TOKENS.c.person == person, _is_active(now_ms())).order_by(TOKENS.c.created.desc())
        )
        return [Token(r.id, r.name, r.scopes.split(), r.created, r.used, r.expires) for r in rows]


def revoke(engine: Engine, person: str, token: str) -> bool:
    """Whether the person had such a token."""
    own = (TOKENS.c.person == person) & (TOKENS.c.id == token) & ~TOKENS.c.revoked
    with engine.begin() as connection:
        return connection.execute(update(TOKENS).where(own).values(revoked=True)).rowcount > 0


def _is_active(at: int) -> ColumnElement[bool]:
    return ~TOKENS.c.revoked & (TOKENS.c.expires.is_(None) | (TOKENS.c.expires > at))
