"""The documentation site under /docs: static files that `make docs` creates. They are part of the package."""

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .web_client import REVALIDATE

SITE = Path(__file__).parent / "docs_site"
ADDRESS = "/docs"
MISSING = "The documentation is not built here; `make docs` builds it. Its sources are in docs/ of the repository.\n"


class SiteFiles(StaticFiles):
    """Files by name, folders by their index.html, and the site's own page for unknown addresses."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = REVALIDATE
        return response


def install(app: FastAPI, folder: Path = SITE) -> None:
    """Call it before the web client, which matches every address that is left."""
    if (folder / "index.html").is_file():
        files = GZipMiddleware(SiteFiles(directory=folder, html=True))
        app.router.routes.append(Mount(ADDRESS, app=files, name="documentation"))
        app.add_route(ADDRESS, _to_start)
    else:
        app.add_route(ADDRESS, _missing)
        app.add_route(f"{ADDRESS}/{{path:path}}", _missing)


async def _to_start(request: Request) -> Response:
    return RedirectResponse(f"{ADDRESS}/")


async def _missing(request: Request) -> Response:
    return PlainTextResponse(MISSING, 404)
