"""What players in tests have in common, and access to the database behind a server.

Players know no rules: they choose among the choices that the server sends.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import text

from bottega.chaos import database
from bottega.chaos.players import random_move as random_move
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.log_writer import LogWriter
from bottega.server.storage.process_bus import LocalBus
from bottega.server.tables.plan import SeatPlan, TableRequest
from bottega.server.tables.registry import TableRegistry
from tests.server.running import MINE, OPEN, Guest, TableClient
from tests.server.sample_games import simple_game

T = TypeVar("T")


def run(test: Callable[[], Coroutine[Any, Any, T]], within: float = 60) -> T:
    """Runs a test in an event loop, with a time limit in seconds."""
    return asyncio.run(asyncio.wait_for(test(), within))


def table_of(host: Guest, *others: Guest, **plan: Any) -> str:
    """A table at which these people have just sat down."""
    id = host.open([MINE] + [OPEN] * len(others), **plan)
    for other in others:
        other.http.post(f"/api/tables/{id}/sit", json={}).raise_for_status()
    return id


@asynccontextmanager
async def at(table: str, *people: Guest) -> AsyncIterator[list[TableClient]]:
    """The clients of these people at a table, each with its first snapshot."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(person.at(table)) for person in people]
        for client in clients:
            await client.next("snapshot")
        yield clients


async def ask(client: TableClient, **message: Any) -> dict[str, Any]:
    """Sends a message and waits for the answer."""
    await client.send(message)
    if message["type"] == "hello":
        return await client.next("snapshot", "refused")
    return await client.next("ack", "refused", "because", "hint")


async def refused(client: TableClient, **message: Any) -> str:
    """Sends a message that is refused, and returns the code. A client that was behind gets a new snapshot."""
    answer = await ask(client, **message)
    assert answer["type"] == "refused"
    assert answer["message"].endswith(".")
    assert ("snapshot" in answer) == (answer["error"] == "stale")
    return str(answer["error"])


async def play_until(clients: list[TableClient], enough: Callable[[], bool]) -> None:
    """Plays until it is enough: the last choice of the first client that has one."""
    while not enough():
        client = next(client for client in clients if client.state["choices"])
        assert (await client.move(-1, f"p{len(client.received)}"))["type"] == "ack"
        for one in clients:
            await one.catch_up()


async def play_turn(clients: list[TableClient], client: TableClient) -> None:
    """Plays until this client has no choices."""
    await play_until(clients, lambda: not client.state["choices"])


class Database(database.Database):
    """The database of a server, read and changed from outside."""

    def execute(self, statement: str, **values: Any) -> None:
        with self._engine.begin() as connection:
            connection.execute(text(statement), values)

    def open_table(
        self,
        host: Guest,
        seats: list[dict[str, str]],
        position: dict[str, Any] | None = None,
        game: str | None = None,
        position_format: int = 1,
        **plan: Any,
    ) -> str:
        """Writes a table that no server has loaded. It may start in a position that no request could ask for."""
        game = game or simple_game(len(seats))
        opening = TableRequest(game=game, seats=[SeatPlan.model_validate(seat) for seat in seats], **plan)

        async def write() -> str:
            log_writer = LogWriter(self._engine)
            bots: Any = None
            registry = TableRegistry(Settings(), log_writer, self.store, self.leases, bots, LocalBus())
            try:
                person = Person(host.id, "Host", "ochre")
                return await registry.open(opening, person, position=position, position_format=position_format)
            finally:
                log_writer.close()

        return asyncio.run(write())

    def start_game(self, people: list[Guest], position: dict[str, Any], game: str, **plan: Any) -> str:
        """The same, with a seat for each of these people."""
        table = self.open_table(people[0], [MINE] + [OPEN] * (len(people) - 1), position, game, **plan)
        for person in people[1:]:
            person.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        return table
