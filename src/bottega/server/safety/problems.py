"""One format for all errors: `{"error": code, "message": sentence, ...}`.

Responses contain no traceback and nothing of the request, which could be a password. The log contains the location
of an unexpected error, and the id of its request.
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
from uvicorn.protocols.utils import ClientDisconnected

from ..storage.database import DATABASE_ERRORS
from .traceback_location import traceback_location
from .validation_errors import describe_first_error

REQUEST_ID = "bottega.request_id"  # the key in the ASGI scope
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
REFUSED, INTERNAL_ERROR, TRY_LATER = 1008, 1011, 1013  # close codes of sockets
NO_DATABASE = "The database does not answer. Try again soon; a request with an id is not executed twice."
MESSAGES = {
    400: ("unreadable", "The request cannot be read."),
    404: ("not_found", "There is nothing at this address."),
    405: ("not_allowed", "This address does not accept that method."),
}
DESCRIPTIONS = {
    401: "Not logged in, or the credentials are wrong",
    403: "Not allowed",
    404: "Does not exist, or is not yours",
    409: "Not possible in the present state",
    422: "Something in the request is missing or invalid",
    429: "Too many requests; `Retry-After` says when to try again",
    503: "Not available now; `Retry-After` says when to try again",
}


class ProblemAnswer(BaseModel):
    """Why a request was refused."""

    model_config = ConfigDict(extra="allow")
    error: str = Field(description="a code for programs", examples=["not_found"])
    message: str = Field(description="a sentence for people", examples=["There is nothing at this address."])


class Problem(HTTPException):
    """A refused request. It is an HTTPException, which FastAPI does not catch while it reads a body."""

    def __init__(
        self, status: int, error: str, message: str, headers: dict[str, str] | None = None, **extra: Any
    ) -> None:
        super().__init__(status, message, headers)
        self.body = {"error": error, "message": message, **extra}

    def response(self) -> JSONResponse:
        return JSONResponse(self.body, self.status_code, self.headers)


def problem_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the `responses` of a route: these statuses, and those that every route may return."""
    described: dict[int | str, dict[str, Any]] = {
        status: {"model": ProblemAnswer, "description": DESCRIPTIONS[status]} for status in (*statuses, 429, 503)
    }
    described["4XX"] = {
        "model": ProblemAnswer,
        "description": "Refused before routing: too large, unreadable, or from another site",
    }
    return described


async def send_problem(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Responds instead of the application. A socket gets an HTTP response too, if the server supports that."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await problem.response()(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": REFUSED, "reason": problem.detail})


class ErrorMiddleware:
    """Turns an unexpected exception into a 500 response or a closed socket, and logs it."""

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
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # the client has left, perhaps before its socket was accepted
        except Exception as error:
            structlog.get_logger().error("failed", exception=traceback_location(error))
            if scope["type"] == "websocket":
                with suppress(Exception):  # the client may have left
                    await send(
                        {
                            "type": "websocket.close",
                            "code": INTERNAL_ERROR,
                            "reason": "Something went wrong on our side.",
                        }
                    )
            elif not started:
                id = scope.get(REQUEST_ID, "")
                message = "Something went wrong on our side. It is in our log under this request's id."
                await Problem(500, "broken", message, request_id=id).response()(scope, receive, send)


async def _handle_problem(connection: HTTPConnection, error: Exception) -> JSONResponse | None:
    assert isinstance(error, Problem)
    if isinstance(connection, WebSocket) and connection.application_state is WebSocketState.CONNECTED:
        await connection.close(REFUSED, error.detail)
        return None
    return error.response()


async def _handle_database_error(connection: HTTPConnection, _: Exception) -> JSONResponse | None:
    """The database does not answer."""
    if isinstance(connection, WebSocket) and connection.application_state is WebSocketState.CONNECTED:
        await connection.close(TRY_LATER, NO_DATABASE)
        return None
    return Problem(503, "no_database", NO_DATABASE, {"Retry-After": "1"}).response()


async def _handle_http_exception(connection: HTTPConnection, error: Exception) -> JSONResponse:
    """Errors of Starlette and FastAPI in our format."""
    assert isinstance(error, HTTPException)
    status, headers = error.status_code, dict(error.headers or {})
    code, message = MESSAGES.get(status, ("refused", f"{HTTPStatus(status).phrase}."))
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        headers["Allow"] = ", ".join(method for method in METHODS if _accepts(connection, method))
    return Problem(status, code, message, headers).response()


def _accepts(connection: HTTPConnection, method: str) -> bool:
    """Whether any route at this address accepts the method. Starlette looks at one route only."""
    scope = {key: connection.scope.get(key, "") for key in ("type", "path", "root_path")} | {"method": method}
    routes = (route for route in connection.app.router.routes if not isinstance(route, Mount))
    return any(route.matches(dict(scope))[0] is Match.FULL for route in routes)


async def _handle_invalid_request(_: HTTPConnection, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    field, message = describe_first_error(error.errors())
    return Problem(422, "invalid", message, field=field).response()


async def _handle_invalid_socket(socket: HTTPConnection, error: Exception) -> None:
    assert isinstance(error, WebSocketRequestValidationError)
    assert isinstance(socket, WebSocket)
    await socket.close(REFUSED, describe_first_error(error.errors())[1][:100])  # a reason has at most 123 bytes


def install(app: FastAPI) -> None:
    handlers: dict[type[Exception], Any] = {
        Problem: _handle_problem,
        HTTPException: _handle_http_exception,
        RequestValidationError: _handle_invalid_request,
        WebSocketRequestValidationError: _handle_invalid_socket,
        **dict.fromkeys(DATABASE_ERRORS, _handle_database_error),
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
    app.add_middleware(ErrorMiddleware)
