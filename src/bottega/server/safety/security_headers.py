"""Security headers: browsers load nothing inline, nothing from other sites, and no frames.

Only the pages of embedded boards may be shown in frames of other sites. They have a policy of their own: they may do
less than other pages, and use no cookie.
"""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",  # includes sockets to the same host
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
EMBED_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
    )
)
EMBEDDED = "/embed/"  # starts the paths of embedded boards
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the address of a private table must not reach other sites
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONE_YEAR = "max-age=31536000"


class SecurityHeadersMiddleware:
    """Adds the headers to every response, also to refused sockets."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = ALWAYS | ({"Strict-Transport-Security": ONE_YEAR} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                if scope["path"].startswith(EMBEDDED):
                    headers["Content-Security-Policy"] = EMBED_POLICY
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")  # a route may set its own
            await send(message)

        await self.app(scope, receive, add)
