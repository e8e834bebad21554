"""Agents at servers in this process."""

import json
from typing import Any

from fastapi import FastAPI

from tests.server.asgi_client import Response, Stream, request
from tests.server.sample_games import simple_game
from tests.server.seekers import Person, until

PASSWORD = "apples and oranges"


class AgentHere:
    """An agent of a person."""

    def __init__(self, app: FastAPI, owner: Person, about: dict[str, Any]) -> None:
        self.app, self.owner = app, owner
        self.id, self.name, self.token = about["id"], about["name"], about["token"]

    @classmethod
    async def new(cls, app: FastAPI, name: str, owner: Person | None = None) -> "AgentHere":
        """By default with an owner of its own."""
        if owner is None:
            owner = await Person.new(app, f"Owner of {name}")
            await owner.make_account(f"owner-of-{name}")
        answer = await owner.ask("POST", "/api/me/agents", {"name": name})
        assert answer.status == 201, answer.body
        return cls(app, owner, answer.json())

    async def ask(self, method: str, path: str, body: Any = None) -> Response:
        return await request(self.app, method, path, body, token=self.token)

    def wait(self, players: int = 2, app: FastAPI | None = None, **more: Any) -> "Waiting":
        """Takes games, as long as the stream is open."""
        wanted = {"games": [{"game": simple_game(players), "players": [players]}], **more}
        return Waiting(Stream(app or self.app, "/api/me/games", None, "POST", wanted, self.token))


class Waiting:
    """The stream on which an agent is given its games."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.received]

    @property
    def tables(self) -> list[str]:
        return [line["table"] for line in self.lines if line["type"] == "game"]

    async def table(self, number: int = 1) -> str:
        """The table of the first game, or of a later one."""
        await self.stream.wait_for(number)
        return self.tables[number - 1]

    async def accepted(self) -> None:
        """Waits until the agent is connected: then the server sends an empty line."""

        async def answered() -> bool:
            return self.stream.begun

        await until(answered)
        assert self.stream.status == 200, self.stream.status

    async def over(self) -> None:
        async def ended() -> bool:
            return self.stream.ended

        await until(ended)

    async def close(self) -> None:
        await self.stream.close()
