"""Limits the size of requests. Uvicorn has no such limits when it parses with httptools."""

from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Problem, send_problem

MAX_BODY = 64 * 1024
MAX_ADDRESS = 4 * 1024  # path and query
MAX_HEADERS = 16 * 1024


class SizeLimitMiddleware:
    """Refuses a request that is too large: before reading it if it declares its size, else while reading."""

    def __init__(self, app: ASGIApp, large_bodies: Mapping[str, int]) -> None:
        self.app = app
        self.large_bodies = large_bodies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        limit = self._limit(scope["path"])
        problem = too_large(scope, limit)
        if problem:
            await send_problem(problem, scope, receive, send)
            return
        received = 0

        async def count() -> Message:
            nonlocal received
            message = await receive()
            if message["type"] == "http.request":
                received += len(message.get("body", b""))
                if received > limit:
                    raise _body_too_large(limit)
            return message

        await self.app(scope, count, send)

    def _limit(self, path: str) -> int:
        return next(
            (limit for start, limit in self.large_bodies.items() if f"{path}/".startswith(f"{start}/")), MAX_BODY
        )


def too_large(scope: Scope, limit: int = MAX_BODY) -> Problem | None:
    """Checks everything that is known before the body is read."""
    path = scope.get("raw_path") or scope["path"].encode()
    if len(path) + len(scope["query_string"]) > MAX_ADDRESS:
        return Problem(414, "address_too_long", f"The address has more than {MAX_ADDRESS} bytes.")
    if sum(len(name) + len(value) for name, value in scope["headers"]) > MAX_HEADERS:
        return Problem(431, "headers_too_large", f"The headers have more than {MAX_HEADERS} bytes.")
    declared = Headers(scope=scope).get("content-length", "")
    if declared.isascii() and declared.isdigit() and (len(declared) > 18 or int(declared) > limit):
        return _body_too_large(limit)
    return None


def _body_too_large(limit: int) -> Problem:
    """The connection is closed, so that the rest of the body is not read."""
    return Problem(413, "too_large", f"The body has more than {limit} bytes.", {"Connection": "close"})
