"""People: guests, accounts, sessions, API tokens."""

from fastapi import FastAPI

from ..routing import add_routes
from .cookie import Cookies
from .identity_cache import IdentityCache
from .routes import router


def install(app: FastAPI) -> None:
    """Call it after `safety.install`. The database must be migrated before the first request."""
    app.state.cookies = Cookies(app.state.engine, app.state.settings)
    app.state.identities = IdentityCache(app.state.engine, app.state.cookies)
    add_routes(app, router)
