"""People who play at random, and a spectator, through everything that happens to the server.

A player knows no rules: it chooses among the choices that the server sends. After every lost connection it reconnects
with the last number it has seen, and repeats the request that was not acknowledged, with the same id.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from .clients import Guest, HasPort

RETRY_SECONDS = 0.1  # before a new connection, and before a request is repeated
PATIENCE = 10.0  # seconds of silence after which a client asks whether the server is still there
TRY_AGAIN = ("no_database", "unavailable")  # refusals of a server in trouble: the outcome is not known
CHAT = 0.1  # share of the requests that are chat


def random_move(state: dict[str, Any], rng: random.Random) -> int:
    """The number of a random choice."""
    return int(rng.choice(state["choices"])["move"])


class ProtocolError(Exception):
    """The server sent something that the protocol does not allow."""


class Player:
    """A person or a spectator at a table. `transcript` receives everything that is sent and received."""

    def __init__(
        self,
        person: Guest,
        table: str,
        seat: int | None,
        rng: random.Random,
        servers: Sequence[HasPort],
        transcript: Path,
        pause: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.person, self.table, self.seat, self.transcript = person, table, seat, transcript
        self.reconnects = self.acknowledged_moves = self.repeated = 0
        self.connected = False
        self.heard_at = 0.0  # when the last entry or snapshot arrived, on the monotonic clock
        self.state: dict[str, Any] | None = None
        self._rng, self._servers, self._pause = rng, servers, pause
        self._last: int | None = None  # the number of the last entry
        self._count = 0  # requests
        self._waiting: dict[str, Any] | None = None  # sent and not answered
        self._refused: int | None = None  # the question at which the last request was refused
        self._file: TextIO

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["status"] == "finished" and self._waiting is None

    async def play(self) -> None:
        """Plays until the game is over. Raises ProtocolError."""
        with self.transcript.open("w") as self._file:
            while not self.over:
                server = self._rng.choice(self._servers)
                try:
                    async with asyncio.timeout(PATIENCE):
                        connection = await self.person.socket(self.table, server)
                except (OSError, TimeoutError, WebSocketException):
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                try:
                    await self._play(connection)
                except (OSError, TimeoutError, WebSocketException):
                    self.reconnects += 1
                    await asyncio.sleep(RETRY_SECONDS)
                finally:
                    self.connected = False
                    connection.transport.abort()

    async def _play(self, connection: ClientConnection) -> None:
        await self._send(connection, {"type": "hello", "seat": self.seat, "last": self._last})
        while not self.over:
            message = await self._receive(connection)
            if message["type"] == "snapshot":
                self._check_snapshot(message)
                self._learn(message["number"], message["table"])
                self.connected = True
                if self._waiting:
                    self.repeated += 1
                    await self._send(connection, self._waiting)
            elif message["type"] == "told":
                self._learn(message["told"]["number"], message["table"])
            elif message["type"] == "ack" and self._waiting and message["id"] == self._waiting["id"]:
                self.acknowledged_moves += self._waiting["type"] == "move"
                self._waiting = None
            elif message["type"] == "refused" and self._waiting and message["id"] == self._waiting["id"]:
                if message["error"] in TRY_AGAIN:
                    await asyncio.sleep(RETRY_SECONDS)
                    self.repeated += 1
                    await self._send(connection, self._waiting)
                else:
                    self._refused = self._waiting.get("question", self.state and self.state["question"])
                    self._waiting = None
            elif message["type"] == "refused":
                raise ProtocolError(f"refused: {message}")
            if self.connected:
                await self._act(connection)

    def _check_snapshot(self, message: dict[str, Any]) -> None:
        if (message["since"], message["seat"]) != (self._last, self.seat):
            raise ProtocolError(f"asked as {self.seat} since {self._last}, got {message['seat']}, {message['since']}")

    def _learn(self, number: int, state: dict[str, Any]) -> None:
        self._last, self.state, self.heard_at = number, state, time.monotonic()

    async def _act(self, connection: ClientConnection) -> None:
        state = self.state
        if state is None or self._waiting or not state["choices"] or self._refused == state["question"]:
            return
        await asyncio.sleep(self._rng.random() * self._pause())
        self._waiting = {"id": f"{self.seat}.{self._count}"}
        self._count += 1
        if self._rng.random() < CHAT:
            self._waiting |= {"type": "say", "text": f"Message {self._count} of {self.seat}"}
        else:
            move = random_move(state, self._rng)
            self._waiting |= {"type": "move", "move": move, "question": state["question"], "seat": self.seat}
        await self._send(connection, self._waiting)

    async def _send(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        self._file.write(f"> {text}\n")
        await connection.send(text)

    async def _receive(self, connection: ClientConnection) -> dict[str, Any]:
        """The next message. After a long silence, asks whether the server is still there."""
        try:
            text = await asyncio.wait_for(connection.recv(), PATIENCE)
        except TimeoutError:
            await self._send(connection, {"type": "ping"})
            text = await asyncio.wait_for(connection.recv(), PATIENCE)
        self._file.write(f"< {text!s}\n")
        message: dict[str, Any] = json.loads(text)
        return message
