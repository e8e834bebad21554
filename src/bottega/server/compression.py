"""Compresses what is the same for everybody and large: the description of the games.

Nothing personal is compressed: the length of a compressed answer can say something about its contents.
"""

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

PUBLIC = "/api/games"


class CompressionMiddleware:
    """Compresses the public routes about the games, for clients that accept it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self.compressed if public else self.app)(scope, receive, send)
