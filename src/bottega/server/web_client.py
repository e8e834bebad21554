"""The web client: static files that `npm run build` creates. They are part of the package."""

import asyncio
import stat
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
EMBEDDED, EMBEDDED_PAGE = "embed/", "embed.html"  # a small client that only shows a board, for frames of other sites
HASHED = "assets/"  # file names that change with the content
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
MISSING = "The web client is not built here; `make play` builds it. The API is at /api/openapi.json.\n"


class ClientFiles(StaticFiles):
    """Files by name. Every other address gets the start page, whose router shows the right page.

    Addresses of embedded boards get a page of their own.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        exists = path != PAGE and await asyncio.to_thread(self._is_file, path)
        page = EMBEDDED_PAGE if path.startswith(EMBEDDED) else PAGE
        response = await super().get_response(path if exists else page, scope)
        response.headers["Cache-Control"] = CACHE_FOREVER if exists and path.startswith(HASHED) else REVALIDATE
        return response

    def _is_file(self, path: str) -> bool:
        """Whether it is one of our files. Other files of this machine do not count."""
        try:
            _, found = self.lookup_path(path)
        except (OSError, ValueError):  # no file can have this name
            return False
        return found is not None and stat.S_ISREG(found.st_mode)


class ClientMount(Mount):
    """Matches all addresses but those of the API, where an unknown address is an error."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def install(app: FastAPI, folder: Path = STATIC) -> None:
    """Call it after all routes: it matches every address that they leave."""
    if (folder / "index.html").is_file():
        app.router.routes.append(ClientMount("/", app=GZipMiddleware(ClientFiles(directory=folder)), name="pages"))
    else:
        app.add_route("/", _missing)


async def _missing(request: Request) -> Response:
    return PlainTextResponse(MISSING, 404)
