"""Logs, metrics and health probes. None of them contains secrets, or who plays what."""

from fastapi import FastAPI

from ..routing import add_routes
from .probes import Readiness, router
from .request_log import RequestLogMiddleware


def install(app: FastAPI) -> None:
    """Call it after `safety.install` and `people.install`, so that it sees what they refuse."""
    app.state.closing = False  # set to True first when the server shuts down
    app.state.readiness = Readiness(app.state.engine)
    add_routes(app, router)
    app.add_middleware(RequestLogMiddleware)
