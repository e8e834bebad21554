"""The web client: a folder of static files made by `npm run build`, carried in the package."""

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
HASHED = "assets/"  # names that change with their content
FOREVER, NEVER = "public, max-age=31536000, immutable", "no-cache"
MISSING = "The web client is not built here; `make play` builds it. The API is at /api/openapi.json.\n"


class Files(StaticFiles):
    """Files by name; every other address is a page of the client, which finds its own way from there."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        known = path != "index.html" and (Path(str(self.directory)) / path).is_file()
        response = await super().get_response(path if known else "index.html", scope)
        response.headers["Cache-Control"] = FOREVER if known and path.startswith(HASHED) else NEVER
        return response


class Pages(Mount):
    """All addresses but those of the API, where what is not there is missing and no page."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def install(app: FastAPI, folder: Path = STATIC) -> None:
    """Last of all routes: it answers whatever they leave."""
    if (folder / "index.html").is_file():
        app.router.routes.append(Pages("/", app=GZipMiddleware(Files(directory=folder)), name="pages"))
    else:
        app.add_route("/", _missing)


async def _missing(request: Request) -> Response:
    return PlainTextResponse(MISSING, 404)
