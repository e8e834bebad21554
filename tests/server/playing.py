"""What players in tests have in common: they choose among the choices they are given, and know no rules.

And what was really at a table: the fold of its log, read from the database beside the server.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import text

from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.database import connect
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWriter
from bottega.server.storage.process_bus import LocalBus
from bottega.server.storage.table_store import TableStore
from bottega.server.tables import projection
from bottega.server.tables.game_table import GameTable, Viewer
from bottega.server.tables.plan import Opening, SeatPlan
from bottega.server.tables.registry import TableRegistry
from tests.server.running import MINE, OPEN, AtTable, Someone

T = TypeVar("T")
LABS = ("small_lab", "large_lab")


def run(what: Callable[[], Coroutine[Any, Any, T]], within: float = 60) -> T:
    """Does it in an event loop, and not for ever."""
    return asyncio.run(asyncio.wait_for(what(), within))


def table_of(host: Someone, *others: Someone, **plan: Any) -> str:
    """A table at which they have just sat down; the host begins."""
    id = host.open([MINE] + [OPEN] * len(others), **plan)
    for other in others:
        other.http.post(f"/api/tables/{id}/sit", json={}).raise_for_status()
    return id


@asynccontextmanager
async def at(table: str, *people: Someone) -> AsyncIterator[list[AtTable]]:
    """All of them at the table, each with their first snapshot."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(person.at(table)) for person in people]
        for client in clients:
            await client.next("snapshot")
        yield clients


async def ask(client: AtTable, **message: Any) -> dict[str, Any]:
    """Sends something and waits for what becomes of it."""
    await client.send(message)
    if message["type"] == "hello":
        return await client.next("snapshot", "refused")
    return await client.next("ack", "refused", "because", "hint")


async def refused(client: AtTable, **message: Any) -> str:
    """The word of the refusal, which is also a sentence, and a fresh view if the client was behind."""
    answer = await ask(client, **message)
    assert answer["type"] == "refused"
    assert answer["message"].endswith(".")
    assert ("snapshot" in answer) == (answer["error"] == "stale")
    return str(answer["error"])


async def play_until(seats: list[AtTable], enough: Callable[[], bool], pick: Callable[[AtTable], int]) -> None:
    """Whoever is asked moves."""
    while not enough():
        client = next(client for client in seats if client.state["choices"])
        assert (await client.move(pick(client), f"p{len(client.received)}"))["type"] == "ack"
        for one in seats:
            await one.catch_up()


def naming(name: str) -> Callable[[AtTable], int]:
    """The first choice of that name, else the last there is."""

    def pick(client: AtTable) -> int:
        names = [choice["name"] for choice in client.state["choices"]]
        return names.index(name) if name in names else len(names) - 1

    return pick


def inventor(state: dict[str, Any], rng: random.Random) -> int:
    """The number of a move that leads to inventions, announcements and auctions."""
    requested = state["view"]["requested"]
    ready = any(choice["name"] == "announce" for choice in state["choices"])
    wishes: list[tuple[float, Callable[[str, Any], bool]]] = [
        (0.8, lambda name, args: name == "start" and args["invention"] in requested),
        (0.7, lambda name, args: name == "start"),
        (0.9, lambda name, args: name == "done" and not ready),
        (0.9, lambda name, args: name == "announce"),
        (0.6, lambda name, args: name == "send" and args["place"] in LABS and args["count"] > 1),
        (0.5, lambda name, args: name == "master" and args["place"] in LABS),
        (0.9, lambda name, args: name in ("take", "improve", "hire", "favour")),
        (0.9, lambda name, args: name == "bid" and args["florins"] < 4),
        (0.7, lambda name, args: name == "send" and args["count"] < 3),
        (0.9, lambda name, args: name != "pass"),
    ]
    for likely, wanted in wishes:
        those = [choice for choice in state["choices"] if wanted(choice["name"], choice["args"])]
        if those and rng.random() < likely:
            return int(rng.choice(those)["move"])
    return int(rng.choice(state["choices"])["move"])


class Archive:
    """The database, read from outside."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        self.store, self.leases = TableStore(self._engine), LeaseStore(self._engine)

    def write(self, statement: str, **values: Any) -> None:
        """Changes history, as no server would."""
        with self._engine.begin() as connection:
            connection.execute(text(statement), values)

    def close(self) -> None:
        self._engine.dispose()

    def lay(self, host: Someone, seats: list[dict[str, str]], position: dict[str, Any] | None, **plan: Any) -> str:
        """A table in the database, of which no server knows yet; it may begin where no request could have it begin."""
        opening = Opening(game="leonardo", seats=[SeatPlan.model_validate(seat) for seat in seats], **plan)

        async def open_it() -> str:
            log_writer = LogWriter(self._engine)
            workers: Any = None
            registry = TableRegistry(Settings(), log_writer, self.store, self.leases, workers, LocalBus())
            try:
                return await registry.open(opening, Person(host.id, "Host", "sun"), position=position)
            finally:
                log_writer.close()

        return asyncio.run(open_it())

    def plant(self, people: list[Someone], position: dict[str, Any], **plan: Any) -> str:
        """The same, and these people sit down at it."""
        table = self.lay(people[0], [MINE] + [OPEN] * (len(people) - 1), position, **plan)
        for person in people[1:]:
            person.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        return table

    def seed(self, table: str) -> str:
        row = self.store.row(table)
        assert row is not None
        return str(row["seed"])

    def load(self, table: str) -> GameTable:
        return GameTable.from_log(table, self.seed(table), self.store.log(table))

    def length(self, table: str) -> int:
        return len(self.store.log(table))

    def states(self, table: str, viewers: list[Viewer]) -> dict[Viewer, dict[int, dict[str, Any]]]:
        """How the table stood for each viewer, by their own number: what they must have been told.

        Where the log grew and a viewer's number did not, by a closed choice of somebody else, nothing may have changed.
        """
        stood: dict[Viewer, dict[int, dict[str, Any]]] = {viewer: {} for viewer in viewers}
        again = GameTable(table, self.seed(table))
        for entry in self.store.log(table):
            again.apply(entry)
            states = projection.ViewerStates(again, viewers)
            for viewer in viewers:
                state = projection.to_json_data(states.of(viewer))
                assert stood[viewer].setdefault(again.last_number(viewer), state) == state, "a closed choice shows"
        return stood
