"""How large a request may be. Uvicorn bounds none of it when it parses with httptools."""

from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Problem, refuse

BODY = 64 * 1024
ADDRESS = 4 * 1024  # path and query
HEADERS = 16 * 1024


class Sizes:
    """Refuses what is too large, before it is read where its size is declared, else as soon as it is seen."""

    def __init__(self, app: ASGIApp, larger: Mapping[str, int]) -> None:
        self.app = app
        self.larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        most = self._most(scope["path"])
        problem = _too_large(scope, most)
        if problem:
            await refuse(problem, scope, receive, send)
            return
        seen = 0

        async def count() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > most:
                    raise _body_too_large(most)
            return message

        await self.app(scope, count, send)

    def _most(self, path: str) -> int:
        return next((most for start, most in self.larger.items() if f"{path}/".startswith(f"{start}/")), BODY)


def _too_large(scope: Scope, most: int) -> Problem | None:
    """What can be said from the head of the request alone."""
    path = scope.get("raw_path") or scope["path"].encode()
    if len(path) + len(scope["query_string"]) > ADDRESS:
        return Problem(414, "address_too_long", f"The address has more than {ADDRESS} bytes.")
    if sum(len(name) + len(value) for name, value in scope["headers"]) > HEADERS:
        return Problem(431, "headers_too_large", f"The headers have more than {HEADERS} bytes.")
    declared = Headers(scope=scope).get("content-length", "")
    if declared.isascii() and declared.isdigit() and (len(declared) > 18 or int(declared) > most):
        return _body_too_large(most)
    return None


def _body_too_large(most: int) -> Problem:
    """The rest of the body is not worth hearing: the connection ends."""
    return Problem(413, "too_large", f"The body has more than {most} bytes.", {"Connection": "close"})
