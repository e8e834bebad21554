"""Seeing how the server does, from outside: logs, figures, health. None of it tells who plays what, or any secret."""

from fastapi import FastAPI

from .probes import router
from .requests import Requests


def install(app: FastAPI) -> None:
    """After `safety` and `people`: outermost, so that it sees what they refuse."""
    app.state.closing = False  # whoever shuts the server down says so here first
    app.include_router(router)
    app.add_middleware(Requests)
