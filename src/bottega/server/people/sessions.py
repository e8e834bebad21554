"""Sessions: one for each browser somebody uses. The cookie has the secret, the database its hash."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Engine, bindparam, insert, select, update

from ..storage.database import reading
from ..storage.schema import PEOPLE, SESSIONS
from .store import Known, digest, new_id, now, person_of
from .tokens import SCOPES

DAYS = 180  # of absence. Whoever comes back has as many again: a guest has no other way in
LIFE = DAYS * 86_400_000
SEEN_EVERY = 3_600_000  # so that reading does not become writing
LISTED = 100

LIVES = ~SESSIONS.c.revoked & (SESSIONS.c.expires > bindparam("now"))
# Asked again and again for every open socket, and to build a query takes longer than to answer it.
WHOSE = (
    select(PEOPLE, SESSIONS.c.id.label("session"), SESSIONS.c.seen)
    .join_from(SESSIONS, PEOPLE)
    .where(SESSIONS.c.hash == bindparam("hash"), LIVES)
)


@dataclass(frozen=True)
class Session:
    """As its owner sees it."""

    id: str
    agent: str
    created: int
    seen: int
    expires: int


def begin(engine: Engine, person: str, agent: str) -> str:
    """The secret for the cookie."""
    secret, at = secrets.token_urlsafe(32), now()
    called = "".join(letter for letter in agent if letter.isprintable())[:200]
    with engine.begin() as connection:
        connection.execute(
            insert(SESSIONS).values(
                id=new_id(),
                hash=digest(secret),
                person=person,
                agent=called,
                created=at,
                seen=at,
                expires=at + LIFE,
                revoked=False,
            )
        )
    return secret


def find(engine: Engine, secret: str) -> Known | None:
    """Whose session it is, if it still is one."""
    at = now()
    with reading(engine).connect() as connection:
        row = connection.execute(WHOSE, {"hash": digest(secret), "now": at}).one_or_none()
    if not row:
        return None
    if at - row.seen >= SEEN_EVERY:
        with engine.begin() as connection:
            seen = update(SESSIONS).where(SESSIONS.c.id == row.session, LIVES).values(seen=at, expires=at + LIFE)
            connection.execute(seen, {"now": at})
    return Known(person_of(row), frozenset(SCOPES), row.session)


def listing(engine: Engine, person: str) -> list[Session]:
    """Those that could be used now, the last used first."""
    columns = (SESSIONS.c.id, SESSIONS.c.agent, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.expires)
    mine = (SESSIONS.c.person == person) & ~SESSIONS.c.revoked & (SESSIONS.c.expires > now())
    with reading(engine).connect() as connection:
        rows = connection.execute(select(*columns).where(mine).order_by(SESSIONS.c.seen.desc()).limit(LISTED))
        return [Session(*row) for row in rows]


def revoke(engine: Engine, person: str, session: str) -> bool:
    """Whether there was such a session of this person."""
    mine = (SESSIONS.c.person == person) & (SESSIONS.c.id == session) & ~SESSIONS.c.revoked
    with engine.begin() as connection:
        return connection.execute(update(SESSIONS).where(mine).values(revoked=True)).rowcount > 0


def revoke_others(engine: Engine, person: str, session: str) -> None:
    """All of this person's sessions but this one."""
    others = (SESSIONS.c.person == person) & (SESSIONS.c.id != session)
    with engine.begin() as connection:
        connection.execute(update(SESSIONS).where(others).values(revoked=True))
