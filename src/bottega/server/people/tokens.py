"""API tokens, with which programs act for somebody: `bottega_<id>_<secret>`. Only the secret's hash is kept."""

import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from sqlalchemy import ColumnElement, Engine, func, insert, select, update

from ...engine.errors import BottegaError
from ..storage.database import reading
from ..storage.schema import PEOPLE, TOKENS
from .store import Known, digest, new_id, now, person_of

Scope = Literal["read", "play", "tables"]  # to look, to sit down and move, to open tables
SCOPES: tuple[Scope, ...] = get_args(Scope)
SHAPE = re.compile(r"bottega_([0-9a-f]{16})_([A-Za-z0-9_-]{43})")
DAY = 86_400_000
USED_EVERY = 60_000  # so that reading does not become writing
MOST = 20  # for each person


class TooManyTokens(BottegaError):
    """This person has as many tokens as one may have."""


@dataclass(frozen=True)
class Token:
    """As its owner sees it ever after."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None
    expires: int | None


def make(engine: Engine, person: str, name: str, scopes: Iterable[Scope], days: int | None) -> tuple[Token, str]:
    """A token and its text, which nobody can read again. Raises TooManyTokens."""
    at, secret = now(), secrets.token_urlsafe(32)
    kept = [scope for scope in SCOPES if scope in set(scopes)]
    token = Token(new_id(), name, kept, at, None, days and at + days * DAY)
    with engine.begin() as connection:
        if connection.execute(select(func.count()).where(TOKENS.c.person == person, _lives(at))).scalar_one() >= MOST:
            raise TooManyTokens
        connection.execute(
            insert(TOKENS).values(
                id=token.id,
                hash=digest(secret),
                person=person,
                name=name,
                scopes=" ".join(kept),
                created=at,
                expires=token.expires,
                revoked=False,
            )
        )
    return token, f"bottega_{token.id}_{secret}"


def find(engine: Engine, text: str) -> Known | None:
    """Whose token it is, if it still is one. The secret is compared in constant time."""
    shape, at = SHAPE.fullmatch(text), now()
    if not shape:
        return None
    with reading(engine).connect() as connection:
        row = connection.execute(
            select(PEOPLE, TOKENS.c.hash, TOKENS.c.scopes, TOKENS.c.used)
            .join_from(TOKENS, PEOPLE)
            .where(TOKENS.c.id == shape[1], _lives(at))
        ).one_or_none()
    if not row or not hmac.compare_digest(row.hash, digest(shape[2])):
        return None
    if row.used is None or at - row.used >= USED_EVERY:
        with engine.begin() as connection:
            connection.execute(update(TOKENS).where(TOKENS.c.id == shape[1]).values(used=at))
    return Known(person_of(row), frozenset(row.scopes.split()), None)


def listing(engine: Engine, person: str) -> list[Token]:
    """Those that could be used now, the newest first."""
    with reading(engine).connect() as connection:
        rows = connection.execute(
            select(TOKENS).where(TOKENS.c.person == person, _lives(now())).order_by(TOKENS.c.created.desc())
        )
        return [Token(r.id, r.name, r.scopes.split(), r.created, r.used, r.expires) for r in rows]


def revoke(engine: Engine, person: str, token: str) -> bool:
    """Whether there was such a token of this person."""
    mine = (TOKENS.c.person == person) & (TOKENS.c.id == token) & ~TOKENS.c.revoked
    with engine.begin() as connection:
        return connection.execute(update(TOKENS).where(mine).values(revoked=True)).rowcount > 0


def _lives(at: int) -> ColumnElement[bool]:
    return ~TOKENS.c.revoked & (TOKENS.c.expires.is_(None) | (TOKENS.c.expires > at))
