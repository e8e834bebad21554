"""One shape for everything that goes wrong: `{"error": word, "message": sentence, ...}`, whoever refuses.

Answers hold no traceback and nothing of what was sent: it could be a password. The log holds where an unexpected
error came from, and the id of its request.
"""

from contextlib import suppress
from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.routing import Match, Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..storage.database import AWAY
from .complaints import complaint
from .places import places

REQUEST_ID = "bottega.request_id"  # where the scope carries it
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
REFUSED, BROKEN, LATER = 1008, 1011, 1013  # how sockets close
NO_DATABASE = "The database does not answer. Try again soon; what has an id of its own is not done twice."
SENTENCES = {
    400: ("unreadable", "The request cannot be read."),
    404: ("not_found", "There is nothing at this address."),
    405: ("not_allowed", "This address does not take that method."),
}
WHY = {
    401: "Nobody is known to be asking, or not by these credentials",
    403: "Known, but not allowed",
    404: "There is no such thing, or none of yours",
    409: "It does not fit how things stand",
    422: "Something sent is missing or not as it must be",
    429: "Too many requests; `Retry-After` says when to come back",
    503: "Not now; `Retry-After` says when to come back",
}


class ProblemAnswer(BaseModel):
    """Why a request was refused."""

    model_config = ConfigDict(extra="allow")
    error: str = Field(description="a word for programs", examples=["not_found"])
    message: str = Field(description="a sentence for people", examples=["There is nothing at this address."])


class Problem(HTTPException):
    """A request that is refused. It is an HTTPException so that FastAPI lets it pass while it reads a body."""

    def __init__(
        self, status: int, error: str, message: str, headers: dict[str, str] | None = None, **extra: Any
    ) -> None:
        super().__init__(status, message, headers)
        self.body = {"error": error, "message": message, **extra}

    def answer(self) -> JSONResponse:
        return JSONResponse(self.body, self.status_code, self.headers)


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For a route's `responses`: these refusals, and those that every route may give."""
    described: dict[int | str, dict[str, Any]] = {
        status: {"model": ProblemAnswer, "description": WHY[status]} for status in (*statuses, 429, 503)
    }
    described["4XX"] = {"model": ProblemAnswer, "description": "Refused at the door: too large, unreadable, foreign"}
    return described


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers in place of the application. A socket is refused like a request where the server knows how."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await problem.answer()(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": REFUSED, "reason": problem.detail})


class Catching:
    """Turns an unexpected exception into a plain 500, or a closed socket, and a line in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def watch(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            await self.app(scope, receive, watch)
        except WebSocketDisconnect:
            pass  # they left while we listened
        except Exception as error:
            structlog.get_logger().error("failed", exception=places(error))
            if scope["type"] == "websocket":
                with suppress(Exception):  # they may be gone already
                    await send({"type": "websocket.close", "code": BROKEN, "reason": "Something broke on our side."})
            elif not started:
                name = scope.get(REQUEST_ID, "")
                sentence = "Something broke on our side. It is in our log under this request's id."
                await Problem(500, "broken", sentence, request_id=name).answer()(scope, receive, send)


async def _refused(connection: HTTPConnection, error: Exception) -> JSONResponse | None:
    assert isinstance(error, Problem)
    if isinstance(connection, WebSocket) and connection.application_state is WebSocketState.CONNECTED:
        await connection.close(REFUSED, error.detail)
        return None
    return error.answer()


async def _unavailable(connection: HTTPConnection, _: Exception) -> JSONResponse | None:
    """The database does not answer; it will again."""
    if isinstance(connection, WebSocket) and connection.application_state is WebSocketState.CONNECTED:
        await connection.close(LATER, NO_DATABASE)
        return None
    return Problem(503, "no_database", NO_DATABASE, {"Retry-After": "1"}).answer()


async def _plain(connection: HTTPConnection, error: Exception) -> JSONResponse:
    """What Starlette and FastAPI refuse by themselves, in our words."""
    assert isinstance(error, HTTPException)
    status, headers = error.status_code, dict(error.headers or {})
    word, sentence = SENTENCES.get(status, ("refused", f"{HTTPStatus(status).phrase}."))
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        headers["Allow"] = ", ".join(method for method in METHODS if _takes(connection, method))
    return Problem(status, word, sentence, headers).answer()


def _takes(connection: HTTPConnection, method: str) -> bool:
    """Whether this address takes the method. Starlette by itself names those of one route only, where several share
    an address."""
    asked = {key: connection.scope.get(key, "") for key in ("type", "path", "root_path")} | {"method": method}
    routes = (route for route in connection.app.router.routes if not isinstance(route, Mount))
    return any(route.matches(dict(asked))[0] is Match.FULL for route in routes)


async def _invalid(_: HTTPConnection, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    field, sentence = complaint(error.errors())
    return Problem(422, "invalid", sentence, field=field).answer()


async def _invalid_socket(socket: HTTPConnection, error: Exception) -> None:
    assert isinstance(error, WebSocketRequestValidationError)
    assert isinstance(socket, WebSocket)
    await socket.close(REFUSED, complaint(error.errors())[1][:100])  # a reason has 123 bytes


def install(app: FastAPI) -> None:
    handlers: dict[type[Exception], Any] = {
        Problem: _refused,
        HTTPException: _plain,
        RequestValidationError: _invalid,
        WebSocketRequestValidationError: _invalid_socket,
        **dict.fromkeys(AWAY, _unavailable),
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
    app.add_middleware(Catching)
