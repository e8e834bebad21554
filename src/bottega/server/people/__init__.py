"""Who people are: guests, accounts, sessions, tokens."""

from fastapi import FastAPI

from .cookie import Cookies
from .identities import Identities
from .routes import router


def install(app: FastAPI) -> None:
    """After `safety`. The database may be migrated later, but before the first request."""
    app.state.cookies = Cookies(app.state.engine, app.state.settings)
    app.state.identities = Identities(app.state.engine, app.state.cookies)
    app.include_router(router)
