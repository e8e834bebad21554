"""The web client: static files that `npm run build` creates. They are part of the package."""

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
HASHED = "assets/"  # file names that change with the content
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
MISSING = "The web client is not built here; `make play` builds it. The API is at /api/openapi.json.\n"


class ClientFiles(StaticFiles):
    """Files by name. Every other address gets the start page, whose router shows the right page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        exists = path != "index.html" and (Path(str(self.directory)) / path).is_file()
        response = await super().get_response(path if exists else "index.html", scope)
        response.headers["Cache-Control"] = CACHE_FOREVER if exists and path.startswith(HASHED) else REVALIDATE
        return response


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
