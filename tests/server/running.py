"""A server process, and clients that connect to it over HTTP and sockets."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.sample_games import simple_game

START_TIMEOUT, STOP_TIMEOUT = 180.0, 120.0  # seconds; test machines are busy
# A connection that is kept may be closed by the server just as the next request is sent, so each request has its own.
NEW_CONNECTIONS = httpx.Limits(max_keepalive_connections=0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RunningServer:
    """`bottega serve` on a database. By default without rate limits, and with bots that move at once."""

    def __init__(self, database: str, port: int | None = None, **settings: str) -> None:
        self.database, self.port = database, port or free_port()
        self.settings = {"RATE": "0", "BOT_PACE": "0", "WORKERS": "1", **settings}
        self.log = Path(os.devnull)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, log: Path | None = None) -> "RunningServer":
        """Starts the process and waits until it is ready."""
        return self.launch(log).wait()

    def launch(self, log: Path | None = None) -> "RunningServer":
        """Starts the process."""
        self.log = log or self.log
        environment = os.environ | {f"BOTTEGA_{name}": value for name, value in self.settings.items()}
        command = [sys.executable, "-c", "from bottega.cli import app; app()", "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        return self

    def wait(self) -> "RunningServer":
        """Waits until the server is ready."""
        assert self._process is not None
        deadline = time.monotonic() + START_TIMEOUT
        with httpx.Client(verify=False) as http:
            while True:
                try:
                    if http.get(f"{self.address}/ready").status_code == 200:
                        return self
                except httpx.TransportError:
                    pass
                assert self._process.poll() is None, "the server ended during its start"
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """Ends the process at once, as `kill -9` does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ends the process in the regular way. Returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(STOP_TIMEOUT)

    def __enter__(self) -> "RunningServer":
        return self if self._process else self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


class Guest:
    """A guest with a cookie."""

    def __init__(self, server: RunningServer, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=90, limits=NEW_CONNECTIONS)
        self.http.post("/api/people").raise_for_status()
        self.id: str = self.http.patch("/api/me", json={"name": name}).raise_for_status().json()["id"]

    def open(self, seats: list[dict[str, str]], game: str | None = None, **plan: Any) -> str:
        """Opens a table and returns its id."""
        game = game or simple_game(len(seats))
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **plan})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator["TableClient"]:
        """A socket at a table, after the hello."""
        async with self.socket(table) as connection:
            client = TableClient(connection)
            await client.send({"type": "hello", **hello})
            yield client

    def socket(self, table: str) -> connect:
        """A socket at a table, before the hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, "Origin": self.server.address}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        return connect(address, additional_headers=headers, compression=None, max_size=None)


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


MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "garzone"}
