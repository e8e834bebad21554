"""Authentication: dependencies for requests and sockets.

A browser sends the cookie, a program sends `Authorization: Bearer bottega_...`. With a token, a cookie is ignored.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Security
from fastapi.openapi.models import APIKey, HTTPBearer
from fastapi.security.base import SecurityBase
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ..person import Person
from ..safety.origin import bearer_token
from ..safety.problems import Problem
from ..safety.rate_limits import READING_METHODS, address_group, client_address
from .cookie import NAME
from .identity_cache import IdentityCache
from .store import Identity
from .tokens import Scope


@dataclass(frozen=True, slots=True)
class Principal:
    """The authenticated person, and what their credentials allow."""

    person: Person
    guest: bool
    scopes: frozenset[str]
    address: str
    session: str | None  # None for a token
    operator: bool = False


class Credentials:
    """What a client sent to say who it is. A long connection keeps this, not its whole request."""

    __slots__ = ("_token", "address", "changes", "identities", "session")

    def __init__(self, connection: HTTPConnection) -> None:
        self.identities: IdentityCache = connection.app.state.identities
        self.address = client_address(connection.scope, connection.app.state.settings)
        self._token = bearer_token(Headers(scope=connection.scope))
        cookie = connection.cookies.get(NAME) if self._token is None else None
        self.session = self.identities.session_of(cookie) if cookie else None  # the hash of its secret
        self.changes = -1  # those of the identities before the first check

    async def check(self) -> Principal | None:
        """Who sends this. Sockets ask again from time to time, as credentials can be revoked.

        Raises a Problem for an invalid token, even where no login is needed: the program should know.
        """
        if self.changes < 0:
            self.changes = self.identities.changes
        if self._token is not None:
            identity = await self.identities.by_token(self._token)
            if not identity:
                message = "This token is not valid: it is unknown, expired or revoked."
                raise Problem(401, "bad_token", message, CHALLENGE)
        else:
            identity = await self.identities.by_session(self.session) if self.session else None
        return self.principal_of(identity) if identity else None

    def principal_of(self, identity: Identity) -> Principal:
        profile = identity.person
        person = Person(profile.id, profile.name, profile.emblem, agent=profile.agent, silenced=profile.silenced)
        return Principal(person, profile.guest, identity.scopes, self.address, identity.session, profile.operator)


async def optional_principal(connection: HTTPConnection) -> Principal | None:
    """Who sends this, or None. Applies the person's rate limit, whatever the address."""
    return await identify(connection, Credentials(connection))


async def identify(connection: HTTPConnection, credentials: Credentials) -> Principal | None:
    """The same for credentials that are kept."""
    principal = await credentials.check()
    if principal:
        reading = connection.scope.get("method", "GET") in READING_METHODS
        connection.app.state.limiter.require(principal.person.id, "reading" if reading else "writing")
        connection.app.state.thinking_quota.note_address(principal.person.id, address_group(principal.address))
    return principal


class _Credential(SecurityBase):
    """Describes in the OpenAPI document what `authenticate` reads. Does nothing else, so it works for sockets too."""

    def __init__(self, name: str, model: APIKey | HTTPBearer) -> None:
        self.scheme_name = name
        self.model = model

    async def __call__(self) -> None:
        pass


CHALLENGE = {"WWW-Authenticate": "Bearer"}
COOKIE = _Credential("cookie", APIKey.model_validate({"in": "cookie", "name": NAME}))
TOKEN = _Credential("token", HTTPBearer())

OptionalPrincipal = Annotated[Principal | None, Depends(optional_principal)]


async def require_principal(
    principal: OptionalPrincipal, _cookie: Annotated[None, Security(COOKIE)], _token: Annotated[None, Security(TOKEN)]
) -> Principal:
    """Requires a cookie or a token."""
    return _require(principal)


async def require_session(principal: OptionalPrincipal, _cookie: Annotated[None, Security(COOKIE)]) -> Principal:
    """Requires a cookie, so that a leaked token cannot take over the account."""
    known = _require(principal)
    if known.session is None:
        raise Problem(403, "not_by_token", "A token cannot do this. Use the cookie of a session.")
    return known


async def require_operator(session: Annotated[Principal, Depends(require_session)]) -> Principal:
    """Requires the cookie of an operator. For others there is nothing here."""
    if not session.operator:
        raise Problem(403, "not_operator", "Only an operator of this server may do this.")
    return session


def require_scope(scope: Scope) -> Callable[[Principal], Awaitable[Principal]]:
    """Requires a cookie, or a token with this scope."""

    async def check_scope(principal: Annotated[Principal, Depends(require_principal)]) -> Principal:
        if scope not in principal.scopes:
            raise Problem(403, "scope", f"This token lacks the scope {scope!r}.", scope=scope)
        return principal

    return check_scope


def _require(principal: Principal | None) -> Principal:
    if not principal:
        message = "You are not logged in. Become a guest with POST /api/people, or send a token."
        raise Problem(401, "nobody", message, CHALLENGE)
    return principal
