"""People at a server, over HTTP and sockets."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "garzone"}
# A connection that is kept may be closed by the server just as the next request is sent, so each request has its own.
NEW_CONNECTIONS = httpx.Limits(max_keepalive_connections=0)


class HasPort(Protocol):
    """A server, or a proxy in front of one, on this machine."""

    @property
    def port(self) -> int: ...


class Guest:
    """A guest with a cookie."""

    def __init__(self, server: HasPort, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=90, limits=NEW_CONNECTIONS)
        self.http.post("/api/people").raise_for_status()
        self.id: str = self.http.patch("/api/me", json={"name": name}).raise_for_status().json()["id"]

    def open(self, seats: list[dict[str, str]], game: str, **plan: Any) -> str:
        """Opens a table and returns its id."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **plan})
        if answer.status_code != 201:
            raise httpx.HTTPStatusError(answer.text, request=answer.request, response=answer)
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator["TableClient"]:
        """A socket at a table, after the hello."""
        async with self.socket(table) as connection:
            client = TableClient(connection)
            await client.send({"type": "hello", **hello})
            yield client

    def socket(self, table: str, server: HasPort | None = None) -> connect:
        """A socket at a table, before the hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"127.0.0.1:{(server or self.server).port}"
        headers = {"Cookie": cookie, "Origin": f"http://{address}"}
        uri = f"ws://{address}/api/tables/{table}/socket"
        return connect(uri, additional_headers=headers, compression=None, max_size=None)


class TableClient:
    """A socket at a table. Keeps all messages, and the last state of the table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        self.state: dict[str, Any] = {}

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str) else json.dumps(message))

    async def next(self, *kinds: str, within: float = 90.0) -> dict[str, Any]:
        """The next message of one of these types. Others are kept in `received`."""
        while True:
            text = await asyncio.wait_for(self.connection.recv(), within)
            assert isinstance(text, str)
            self.received.append(text)
            message: dict[str, Any] = json.loads(text)
            self.state = message.get("table", self.state)
            if not kinds or message["type"] in kinds:
                return message

    async def catch_up(self) -> None:
        """Waits until everything that the server has sent so far has arrived."""
        await self.send({"type": "ping"})
        await self.next("pong")

    async def move(self, choice: int, id: str) -> dict[str, Any]:
        """Plays one of the choices, by its index, and waits for the answer."""
        move = self.state["choices"][choice % len(self.state["choices"])]["move"]
        await self.send({"type": "move", "id": id, "move": move, "question": self.state["question"]})
        return await self.next("ack", "refused")

    async def wait_for_turn(self) -> bool:
        """Waits until it is this seat's turn. False if the game is over first."""
        while self.state.get("status") != "finished" and not self.state.get("choices"):
            await self.next("snapshot", "told")
        return bool(self.state["choices"])
