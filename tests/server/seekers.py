"""Servers in this process for tests of pairing, and people at them."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

from fastapi import FastAPI

from bottega.server.app import create_app
from bottega.server.settings import Settings
from tests.server.asgi_client import Response, Socket, request
from tests.server.sample_games import simple_game
from tests.server.twin_servers import BotsHere

PATIENCE = 60.0  # seconds; test machines are busy
PAUSE = 0.05


@asynccontextmanager
async def servers(database: str, count: int = 1) -> AsyncIterator[list[FastAPI]]:
    """Servers on one database. Their bots do not think."""
    async with AsyncExitStack() as stack:
        stack.enter_context(patch("bottega.server.app.BotPool", BotsHere))
        apps = [create_app(Settings.read({}, database_url=database, rate=0.0)) for _ in range(count)]
        for app in apps:
            await stack.enter_async_context(app.router.lifespan_context(app))
        yield apps


def _cookie(answer: Response) -> str:
    return next(value.decode().partition(";")[0] for key, value in answer.headers if key == b"set-cookie")


class Person:
    """A guest at one of the servers."""

    def __init__(self, app: FastAPI, cookie: str, id: str, name: str) -> None:
        self.app, self.cookie, self.id, self.name = app, cookie, id, name

    @classmethod
    async def new(cls, app: FastAPI, name: str | None = None) -> "Person":
        answer = await request(app, "POST", "/api/people")
        person = cls(app, _cookie(answer), answer.json()["id"], answer.json()["name"])
        if name is not None:
            assert (await person.ask("PATCH", "/api/me", {"name": name})).status == 200
            person.name = name
        return person

    async def ask(self, method: str, path: str, body: Any = None) -> Response:
        return await request(self.app, method, path, body, self.cookie)

    async def make_account(self, login: str) -> None:
        answer = await self.ask("POST", "/api/me/account", {"login": login, "password": "apples and oranges"})
        assert answer.status == 200, answer.body
        self.cookie = _cookie(answer)

    async def seek(self, players: int = 2, **more: Any) -> dict[str, Any]:
        """Looks for a game, and returns how the seek stands."""
        wanted = {"game": simple_game(players), "players": players, **more}
        answer = await self.ask("PUT", "/api/me/seek", wanted)
        assert answer.status == 200, answer.body
        state: dict[str, Any] = answer.json()
        return state

    async def my_seek(self) -> dict[str, Any] | None:
        answer = await self.ask("GET", "/api/me/seek")
        assert answer.status == 200, answer.body
        state: dict[str, Any] | None = answer.json()
        return state

    async def table(self) -> str:
        """Waits until this person has a table."""
        found: list[str] = []

        async def called() -> bool:
            state = await self.my_seek()
            found[:] = [state["table"]] if state and state["table"] else []
            return bool(found)

        await until(called)
        return found[0]

    async def look(self, table: str) -> dict[str, Any]:
        answer = await self.ask("GET", f"/api/tables/{table}")
        assert answer.status == 200, answer.body
        snapshot: dict[str, Any] = answer.json()
        return snapshot

    def wait(self) -> Socket:
        """The socket that tells how the seek stands."""
        return Socket(self.app, "/api/me/seek/socket", self.cookie)


async def until(condition: Callable[[], Any]) -> None:
    """Waits until an asynchronous condition is true."""
    deadline = time.monotonic() + PATIENCE
    while not await condition():
        assert time.monotonic() < deadline, "the condition does not become true"
        await asyncio.sleep(PAUSE)


def told(socket: Socket) -> list[dict[str, Any] | None]:
    """What a person was told about their seek."""
    messages = [json.loads(text) for text in socket.received]
    return [message["seek"] for message in messages if message["type"] == "seek"]
