"""Logs and counts each request and each socket."""

import secrets
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..safety.problems import REQUEST_ID
from .metrics import LATENCY, REQUESTS

METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
NO_ROUTE = "(none)"


class RequestLogMiddleware:
    """Gives each request an id, which is in its log lines and in its response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[REQUEST_ID] = secrets.token_hex(8)
        started, status = time.perf_counter(), 0

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = scope[REQUEST_ID]
                # Until the response starts, not until it ends: a stream may last for hours.
                LATENCY.labels(route(scope)).observe(time.perf_counter() - started)
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = status or 403  # the status that servers send if a socket is closed before it is accepted
            await send(message)

        with structlog.contextvars.bound_contextvars(request_id=scope[REQUEST_ID]):
            try:
                await self.app(scope, receive, watch)
            finally:
                log_request(scope, status, time.perf_counter() - started)


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """Logs and counts a request that was answered, or a socket that was opened or refused."""
    method = "SOCKET" if scope["type"] == "websocket" else scope["method"]
    if method not in METHODS and method != "SOCKET":
        method = "OTHER"
    REQUESTS.labels(method, route(scope), status).inc()
    structlog.get_logger("bottega.requests").info(
        "request", method=method, route=route(scope), status=status, ms=round(seconds * 1000, 1)
    )


def route(scope: Scope) -> str:
    """The pattern of the route, never the address: the address of a private table is its invitation."""
    return getattr(scope.get("route"), "path", NO_ROUTE)
