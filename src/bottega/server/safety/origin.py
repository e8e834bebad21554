"""Which web sites may write and open sockets: our own, and those in the settings.

Browsers send the site of a page in `Origin` or `Referer`, and pages cannot forge it. Programs send neither.
"""

from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Settings
from .problems import Problem, send_problem
from .rate_limits import READING_METHODS

PORTS = {"http": 80, "https": 443}


def is_allowed_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether the origin is our own or one of the settings. An unknown origin is not."""
    source = _parse_origin(origin or "")
    if not source or not host:
        return False
    if source in map(_parse_origin, settings.origins.split(",")):
        return True
    if settings.secure_cookies and source[0] != "https":
        return False  # anyone in the network could have changed such a page
    return source == _parse_origin(f"{source[0]}://{host}")


def bearer_token(headers: Headers) -> str | None:
    """The token of the Authorization header. Other schemes may belong to a proxy."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else None


@lru_cache(maxsize=64)  # most clients send the same
def _parse_origin(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if they cannot be parsed."""
    try:
        split = urlsplit(url.strip())
        if split.hostname and split.scheme in PORTS:
            return split.scheme, split.hostname, split.port or PORTS[split.scheme]
    except ValueError:
        pass
    return None


def may_come(scope: Scope, settings: Settings) -> bool:
    """Whether no page of another site causes this request or socket, as far as it matters."""
    headers = Headers(scope=scope)
    if bearer_token(headers) is not None:
        return True  # pages of other sites cannot send a token, and with a token the cookie is ignored
    if scope["type"] == "websocket":
        origin = headers.get("origin")
        allowed_without = "cookie" not in headers
    elif scope["method"] in READING_METHODS:
        return True
    else:
        origin = headers.get("origin") or headers.get("referer")
        allowed_without = True
    return allowed_without if origin is None else is_allowed_origin(origin, headers.get("host"), settings)


class OriginMiddleware:
    """Refuses writing requests from pages of other sites, even without a cookie.

    A form of another site comes without the cookie, and could make a visitor a new guest or log them in as somebody
    else. A socket with a cookie must have an origin.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not may_come(scope, self.settings):
            message = "A page of another site may not do this."
            await send_problem(Problem(403, "foreign", message), scope, receive, send)
            return
        await self.app(scope, receive, send)
