"""Sessions, one for each browser. The cookie holds the secret, the database its hash."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Row, bindparam, insert, select, update

from ..storage.database import read_only
from ..storage.schema import PEOPLE, SESSIONS
from ..timestamps import now_ms
from .store import Identity, digest, new_id, profile_of
from .tokens import SCOPES

DAYS = 180  # without a visit; each visit starts them over. A guest has no other way to log in
LIFETIME_MS = DAYS * 86_400_000
SEEN_INTERVAL_MS = 3_600_000  # between updates of `seen`, so that not every request writes
MAX_LISTED = 100
ALL_SCOPES = frozenset(SCOPES)

IS_ACTIVE = ~SESSIONS.c.revoked & (SESSIONS.c.expires > bindparam("now"))
# Built once: every open socket runs this query again and again, and building it takes longer than running it.
FIND = (
    select(PEOPLE, SESSIONS.c.id.label("session"), SESSIONS.c.seen, SESSIONS.c.hash)
    .join_from(SESSIONS, PEOPLE)
    .where(SESSIONS.c.hash.in_(bindparam("hashes", expanding=True)), IS_ACTIVE)
)


@dataclass(frozen=True)
class Session:
    """A session as its owner sees it."""

    id: str
    agent: str
    created: int
    seen: int
    expires: int


def create(engine: Engine, person: str, agent: str) -> str:
    """Returns the secret for the cookie."""
    secret, at = secrets.token_urlsafe(32), now_ms()
    printable = "".join(letter for letter in agent if letter.isprintable())[:200]
    with engine.begin() as connection:
        connection.execute(
            insert(SESSIONS).values(
                id=new_id(),
                hash=digest(secret),
                person=person,
                agent=printable,
                created=at,
                seen=at,
                expires=at + LIFETIME_MS,
                revoked=False,
            )
        )
    return secret


def find(engine: Engine, hashes: Sequence[str]) -> dict[str, Identity]:
    """The people of those of several sessions that are active, by the hash of the secret. It is one query."""
    with read_only(engine).connect() as connection:
        rows = connection.execute(FIND, {"hashes": hashes, "now": now_ms()}).all()
    _renew(engine, rows)
    return {row.hash: Identity(profile_of(row), ALL_SCOPES, row.session) for row in rows}


def _renew(engine: Engine, rows: Sequence[Row[Any]]) -> None:
    """A visit makes a session last longer."""
    at = now_ms()
    # All processes lock rows in the same order, so that no two of them deadlock.
    visited = sorted(row.session for row in rows if at - row.seen >= SEEN_INTERVAL_MS)
    if visited:
        renew = update(SESSIONS).where(SESSIONS.c.id == bindparam("visited"), IS_ACTIVE)
        with engine.begin() as connection:
            connection.execute(
                renew.values(seen=at, expires=at + LIFETIME_MS), [{"visited": id, "now": at} for id in visited]
            )


def list_active(engine: Engine, person: str) -> list[Session]:
    """The active sessions of a person, last used first."""
    columns = (SESSIONS.c.id, SESSIONS.c.agent, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.expires)
    own = (SESSIONS.c.person == person) & ~SESSIONS.c.revoked & (SESSIONS.c.expires > now_ms())
    with read_only(engine).connect() as connection:
        rows = connection.execute(select(*columns).where(own).order_by(SESSIONS.c.seen.desc()).limit(MAX_LISTED))
        return [Session(*row) for row in rows]


def revoke(engine: Engine, person: str, session: str) -> bool:
    """Whether the person had such a session."""
    own = (SESSIONS.c.person == person) & (SESSIONS.c.id == session) & ~SESSIONS.c.revoked
    with engine.begin() as connection:
        return connection.execute(update(SESSIONS).where(own).values(revoked=True)).rowcount > 0
