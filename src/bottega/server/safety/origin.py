"""Which sites may write here and open sockets: our own, and those of the settings.

Browsers say where a page comes from in `Origin` (or `Referer`), and pages cannot lie about it. Programs say nothing.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Settings
from .limits import SAFE
from .problems import Problem, refuse

PORTS = {"http": 80, "https": 443}


def allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin is ours, or that of a friend. One that does not say is not."""
    source = _place(origin or "")
    if not source or not host:
        return False
    if source in map(_place, settings.origins.split(",")):
        return True
    if settings.secure_cookies and source[0] != "https":
        return False  # a page anyone on the way could have written
    return source == _place(f"{source[0]}://{host}")


def bearer(headers: Headers) -> str | None:
    """The token that a program sends; other schemes belong to proxies in front of us."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else None


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port, where they can be read."""
    try:
        split = urlsplit(url.strip())
        if split.hostname and split.scheme in PORTS:
            return split.scheme, split.hostname, split.port or PORTS[split.scheme]
    except ValueError:
        pass
    return None


class Origins:
    """Refuses writing from other sites' pages, even without a cookie: a form sent from elsewhere comes without, and
    would make somebody a new guest or log them in as another. Sockets with a cookie must say where they come from."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not self._welcome(scope):
            sentence = "This comes from a page of another site, which may not do that here."
            await refuse(Problem(403, "foreign", sentence), scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        if bearer(headers) is not None:
            return True  # a page of another site cannot send one, and with one no cookie counts
        if scope["type"] == "websocket":
            origin = headers.get("origin")
            unsaid_is_fine = "cookie" not in headers
        elif scope["method"] in SAFE:
            return True
        else:
            origin = headers.get("origin") or headers.get("referer")
            unsaid_is_fine = True
        return unsaid_is_fine if origin is None else allowed(origin, headers.get("host"), self.settings)
