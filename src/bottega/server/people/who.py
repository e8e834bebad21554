"""Who asks: dependencies for requests and sockets alike.

A browser has the cookie, a program `Authorization: Bearer bottega_...`; beside a token a cookie does not count.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Security
from fastapi.openapi.models import APIKey, HTTPBearer
from fastapi.security.base import SecurityBase
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ..safety.limits import SAFE, address
from ..safety.origin import bearer
from ..safety.problems import Problem
from .cookie import NAME
from .tokens import Scope


@dataclass(frozen=True)
class Asker:
    """Somebody we know, and what they may do by the credentials they came with."""

    person: str
    name: str
    emblem: str
    guest: bool
    scopes: frozenset[str]
    address: str
    session: str | None  # of the cookie; a token has none


async def identify(connection: HTTPConnection) -> Asker | None:
    """Who this is now. Sockets ask again while they last, since what let them in can be revoked.

    Raises the Problem of a token that is none: a program should hear of it, even where nobody need be known.
    """
    state = connection.app.state
    token = bearer(Headers(scope=connection.scope))
    if token is not None:
        known = await state.identities.by_token(token)
        if not known:
            raise Problem(401, "bad_token", "This token is not valid: it is unknown, expired or revoked.", CHALLENGE)
    else:
        cookie = connection.cookies.get(NAME)
        known = await state.identities.by_cookie(cookie) if cookie else None
    if not known:
        return None
    person, where = known.person, address(connection.scope, state.settings)
    return Asker(person.id, person.name, person.emblem, person.guest, known.scopes, where, known.session)


async def who(connection: HTTPConnection) -> Asker | None:
    """Somebody or nobody. Whoever it is has not asked too often, from whatever address."""
    asker = await identify(connection)
    if asker:
        reading = connection.scope.get("method", "GET") in SAFE
        connection.app.state.limiter.demand(asker.person, "reading" if reading else "writing")
    return asker


class _Credential(SecurityBase):
    """Describes in the OpenAPI document what `identify` reads; does nothing itself, so it suits sockets too."""

    def __init__(self, name: str, model: APIKey | HTTPBearer) -> None:
        self.scheme_name = name
        self.model = model

    async def __call__(self) -> None:
        pass


CHALLENGE = {"WWW-Authenticate": "Bearer"}
COOKIE = _Credential("cookie", APIKey.model_validate({"in": "cookie", "name": NAME}))
TOKEN = _Credential("token", HTTPBearer())

Perhaps = Annotated[Asker | None, Depends(who)]


async def somebody(
    asker: Perhaps, _cookie: Annotated[None, Security(COOKIE)], _token: Annotated[None, Security(TOKEN)]
) -> Asker:
    """Anybody we know."""
    return _known(asker)


async def in_person(asker: Perhaps, _cookie: Annotated[None, Security(COOKIE)]) -> Asker:
    """Somebody with a cookie. A token that got lost must not be able to take over the account."""
    known = _known(asker)
    if known.session is None:
        raise Problem(403, "not_by_token", "A token cannot do this. Use the cookie of a session.")
    return known


def may(scope: Scope) -> Callable[[Asker], Awaitable[Asker]]:
    """A dependency: anybody we know who came by a cookie, or by a token with this scope."""

    async def may_it(asker: Annotated[Asker, Depends(somebody)]) -> Asker:
        if scope not in asker.scopes:
            raise Problem(403, "scope", f"This token lacks the scope {scope!r}.", scope=scope)
        return asker

    return may_it


def _known(asker: Asker | None) -> Asker:
    if not asker:
        sentence = "Nobody is known to be asking. Become a guest with POST /api/people, or send a token."
        raise Problem(401, "nobody", sentence, CHALLENGE)
    return asker
