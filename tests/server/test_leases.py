"""Leases of tables: two registries in one process on one database, as if they were two processes."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Engine, delete, insert, select, text, update
from sqlalchemy.exc import OperationalError

import bottega
from bottega.engine.match import Match
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWrite, LogWriter
from bottega.server.storage.process_bus import PostgresBus, bus_for
from bottega.server.storage.schema import METADATA, PEOPLE, PROCESSES, TABLES, TEXTS
from bottega.server.storage.table_store import TableStore
from bottega.server.tables import registry as registry_module
from bottega.server.tables.actor import TableActor
from bottega.server.tables.commands import Play, Say, Sit
from bottega.server.tables.plan import TableRequest
from bottega.server.tables.registry import TableRegistry
from bottega.server.timestamps import now_ms
from tests.server.postgres import Postgres
from tests.server.sample_games import simple_game

ADA, BEA = Person("ada", "Ada", "compass"), Person("bea", "Bea", "compass")
MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "garzone"}
HOURS = {"kind": "correspondence", "hours": 2}


class QuickBots:
    """Replaces the worker processes: plays the first legal move at once."""

    def state(self, person: str) -> str:
        return "full"

    async def choose(self, position: Any, seat: int, bot_name: str, seed: int, requester: Any, awaited: bool) -> int:
        await asyncio.sleep(0)
        match = Match(bottega.game(position.slug), position.players, 0, position.options)
        match.game.record.restore(match.state, position.state)
        return match.legal(seat)[0].number


class Connection:
    """A connection that keeps its messages."""

    def __init__(self, person: str | None, viewer: int | None) -> None:
        self.person, self.viewer = person, viewer
        self.messages: list[bytes] = []
        self.dropped = False

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def drop(self) -> None:
        self.dropped = True


@pytest.fixture(scope="module")
def migrated(postgres: Postgres) -> str:
    address = Settings.read({}, database_url=postgres.new_database()).database_url
    migrate(address)
    return address


@pytest.fixture
def engine(migrated: str) -> Iterator[Engine]:
    engine = connect(migrated)
    with engine.begin() as connection:
        connection.execute(text(f"TRUNCATE {', '.join(METADATA.tables)}"))
        people = [{"id": p.id, "name": p.name, "emblem": p.emblem, "created": 1} for p in (ADA, BEA)]
        connection.execute(insert(PEOPLE), people)
    yield engine
    engine.dispose()


@asynccontextmanager
async def new_registry(engine: Engine, lease: float = 60.0) -> AsyncIterator[TableRegistry]:
    """A registry that looks like a process of its own. With a long lease, tests call `sweep` themselves."""
    settings = Settings(database_url=str(engine.url), bot_pace=0.0, lease=lease)
    log_writer = LogWriter(engine)
    registry = TableRegistry(
        settings,
        log_writer,
        TableStore(engine),
        LeaseStore(engine),
        QuickBots(),  # type: ignore[arg-type]
        bus_for(engine),
    )
    listening, on_bus_connect = asyncio.Event(), registry._on_bus_connect

    def connected() -> None:
        on_bus_connect()
        listening.set()

    setattr(registry, "_on_bus_connect", connected)  # noqa: B010 - mypy allows no assignment to a method
    await registry.start()
    await listening.wait()
    try:
        yield registry
    finally:
        await registry.stop()
        log_writer.close()


def opening(*seats: dict[str, str], **plan: Any) -> TableRequest:
    return TableRequest.model_validate(
        {"game": simple_game(len(seats)), "seats": list(seats), "patience": None, **plan}
    )


def row(engine: Engine, table: str) -> Any:
    with engine.connect() as connection:
        return connection.execute(select(TABLES).where(TABLES.c.id == table)).one()


async def eventually(condition: Callable[[], Any], within: float = 50.0) -> None:
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.02)


def run(test: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def persons_turn(actor: TableActor) -> int:
    """Waits until it is a person's turn, and returns the seat."""
    table = actor.table
    await eventually(lambda: table.waiting_for and not any(table.seats[n].by_bot for n in table.to_move))
    return table.to_move[0]


# ---- unloading


def test_a_correspondence_game_is_unloaded_with_its_deadline_and_loaded_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "IDLE_MS", -1)

    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, BOT, pace=HOURS), ADA)
            seat = await persons_turn(registry.loaded[id])
            ends = registry.loaded[id].table.clocks.deadline(seat)
            assert row(engine, id).deadline == 0
            await registry.sweep()
            await eventually(lambda: not registry._unloading)
            assert id not in registry.loaded
            assert (row(engine, id).holder, row(engine, id).deadline) == (None, ends)
            actor = await registry.get(id)
            assert actor.has_lease
            assert (row(engine, id).holder, row(engine, id).deadline) == (registry.process, 0)

    run(test)


@pytest.mark.parametrize("plan", [{"patience": 120}, {"pace": {"kind": "live", "bank": 60, "increment": 5}}])
def test_a_game_that_waits_for_absent_people_stays_in_memory(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, plan: dict[str, Any]
) -> None:
    """Only the memory knows since when they are absent: after unloading and loading it would start over, for ever."""
    monkeypatch.setattr(registry_module, "IDLE_MS", -1)

    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, BOT, **plan), ADA)
            await persons_turn(registry.loaded[id])
            await registry.sweep()
            assert id in registry.loaded

    run(test)


def test_the_process_with_the_lease_keeps_a_table_while_somebody_is_connected_elsewhere(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with new_registry(engine) as one, new_registry(engine) as two:
            id = await one.open(opening(MINE, BOT), ADA)
            await persons_turn(one.loaded[id])
            remote = await two.get(id)
            connected = Connection("ada", 0)
            remote.add_listener(connected)
            await eventually(lambda: one.loaded[id].present == {0})
            monkeypatch.setattr(registry_module, "IDLE_MS", -1)
            await one.sweep()
            assert id in one.loaded
            remote.remove_listener(connected)
            await eventually(lambda: one.loaded[id].deserted)
            await two.sweep()  # it has no lease, and no connection any more
            assert id not in two.loaded
            await one.sweep()
            await eventually(lambda: not one._unloading)
            assert id not in one.loaded
            assert row(engine, id).holder is None

    run(test)


def test_a_request_during_unloading_gets_the_table_loaded_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, BOT), ADA)
            await persons_turn(registry.loaded[id])
            let_go = registry.leases.release

            def slowly(*arguments: Any) -> None:
                time.sleep(0.3)
                let_go(*arguments)

            monkeypatch.setattr(registry.leases, "release", slowly)
            registry._unload(registry.loaded[id])
            actor = await registry.get(id)
            await eventually(lambda: not registry._unloading)
            assert actor is registry.loaded[id]
            assert actor.has_lease
            assert (row(engine, id).holder, row(engine, id).deadline) == (registry.process, 0)

    run(test)


# ---- the people that a game waits for


async def awaited(registry: TableRegistry, person: Person, table: str) -> bool:
    """What a list of tables says."""
    cards = await registry.add_awaited(person.id, registry.store.list_of_person(person.id))
    (found,) = [card["awaited"] for card in cards if card["id"] == table]
    return bool(found)


def test_an_actor_knows_who_is_awaited_and_without_one_the_database_does(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with new_registry(engine) as one, new_registry(engine) as two:
            id = await one.open(opening(MINE, OPEN, pace=HOURS), ADA)
            await one.loaded[id].execute(Sit(), BEA)
            table = one.loaded[id].table
            for registry in (one, two):  # the other must load the log first
                assert [await awaited(registry, person, id) for person in (ADA, BEA)] == [True, False]
            while table.to_move == (0,):
                assert table.match is not None
                await one.loaded[id].execute(Play(move=table.match.legal(0)[0].number, seat=0), ADA)
            await eventually(lambda: two.loaded[id].table.seq == table.seq)
            for registry in (two, one):
                assert [await awaited(registry, person, id) for person in (ADA, BEA)] == [False, True]
            monkeypatch.setattr(registry_module, "IDLE_MS", -1)
            for registry in (two, one):
                await registry.sweep()
                await asyncio.gather(*registry._unloading.values())
            for registry in (one, two):
                assert [await awaited(registry, person, id) for person in (ADA, BEA)] == [False, True]
                assert id not in registry.loaded  # it was not loaded for that

    run(test)


# ---- taking over


def test_when_a_process_stops_another_takes_over_its_tables(engine: Engine) -> None:
    async def test() -> None:
        async with new_registry(engine, lease=0.6) as two:
            async with new_registry(engine) as one:
                id = await one.open(opening(BOT, OPEN, BOT), ADA)
                assert row(engine, id).holder == one.process
                await (await two.get(id)).execute(Sit(), BEA)
                assert not two.loaded[id].has_lease
            actor = two.loaded[id]
            await eventually(lambda: actor.has_lease)
            assert await persons_turn(actor) == 1

    run(test)


def test_a_process_that_loads_a_table_asks_the_others_who_is_connected(engine: Engine) -> None:
    async def test() -> None:
        async with new_registry(engine) as one:
            id = await one.open(opening(MINE, OPEN), ADA)
            connected = Connection("ada", 0)
            one.loaded[id].add_listener(connected)
            await one.loaded[id].execute(Sit(), BEA)
            for _ in range(2):  # also if it had the table before
                async with new_registry(engine) as two:
                    await _sees_ada(two, id)
                    two._unload(two.loaded[id])
                    await _sees_ada(two, id)

    run(test)


async def _sees_ada(registry: TableRegistry, id: str) -> None:
    actor = await registry.get(id)
    await eventually(lambda: actor.present == {0})
    assert 0 not in actor.absent_since


def test_people_are_absent_from_the_moment_their_process_is_missing(engine: Engine) -> None:
    async def test() -> None:
        async with new_registry(engine) as one, new_registry(engine) as two:
            id = await one.open(opening(MINE, OPEN, patience=30), ADA)
            await one.loaded[id].execute(Sit(), BEA)
            (await two.get(id)).add_listener(Connection("bea", 1))
            await eventually(lambda: one.loaded[id].present == {1})
            assert 1 not in one.loaded[id].absent_since
            with engine.begin() as connection:
                connection.execute(delete(PROCESSES).where(PROCESSES.c.id == two.process))
            before = now_ms()
            await one.sweep()
            assert one.loaded[id].present == set()
            assert one.loaded[id].absent_since[1] >= before

    run(test)


def test_a_process_that_was_removed_by_mistake_drops_only_the_leases_that_others_took(engine: Engine) -> None:
    async def test() -> None:
        async with new_registry(engine, lease=0.6) as one, new_registry(engine, lease=600) as two:
            taken, left = [await one.open(opening(MINE, BOT), ADA) for _ in range(2)]
            one.loaded[taken].add_listener(Connection("ada", 0))
            actor = await two.get(taken)
            await eventually(lambda: actor.present == {0})
            with engine.begin() as connection:  # as if its heartbeats had been missing
                connection.execute(delete(PROCESSES).where(PROCESSES.c.id.in_((one.process, two.process))))
                # The heartbeats of the other come too rarely for this one, which would take its tables.
                connection.execute(insert(PROCESSES), {"id": two.process, "alive": now_ms() + 3_600_000})
                held = TABLES.c.id == taken
                connection.execute(update(TABLES).where(held).values(holder=two.process))
            actor.set_remote_presence(one.process, set(), 0)
            await eventually(lambda: not one.loaded[taken].has_lease)
            assert not one.loaded[taken].scheduler.busy
            assert one.loaded[left].has_lease
            await eventually(lambda: one.process in LeaseStore(engine).processes())
            await eventually(lambda: actor.present == {0})  # it has published the presence again

    run(test)


def test_a_released_lease_is_taken_by_a_process_that_has_the_table_in_memory(engine: Engine) -> None:
    async def test() -> None:
        async with new_registry(engine) as one, new_registry(engine, lease=0.6) as two:
            id = await one.open(opening(MINE, BOT), ADA)
            actor = await two.get(id)
            assert not actor.has_lease
            one._unload(one.loaded[id])
            await eventually(lambda: actor.has_lease)

    run(test)


def test_a_game_that_ended_just_before_its_process_died_gets_its_row_and_its_text(engine: Engine) -> None:
    """The last move was in the log, but the row was not updated yet."""

    async def test() -> None:
        async with new_registry(engine) as one:
            id = await one.open(opening(BOT, BOT), ADA)
            one.loaded[id].add_listener(Connection(ADA.id, None))  # bots play while their host watches
            await eventually(lambda: row(engine, id).status == "finished", 30)
            text = TableStore(engine).text(id)
        with engine.begin() as connection:
            connection.execute(delete(TEXTS))
            stale = {"status": "running", "deadline": 0, "projected_seq": 3, "holder": "dead", "summary": "{}"}
            connection.execute(update(TABLES).values(**stale))
        async with new_registry(engine, lease=0.6):
            await eventually(lambda: row(engine, id).status == "finished")
            assert row(engine, id).deadline is None
            assert TableStore(engine).text(id) == text

    run(test)


def test_a_game_that_started_just_before_a_crash_is_due(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with new_registry(engine) as one:
            id = await one.open(opening(BOT, OPEN), ADA)

            async def die() -> None:
                raise OperationalError("the process died", None, Exception())

            monkeypatch.setattr(one.loaded[id], "write_row", die)
            await one.loaded[id].execute(Sit(), BEA)
            assert (row(engine, id).status, row(engine, id).deadline) == ("running", 0)
            assert one.loaded[id].out_of_sync

    run(test)


# ---- presence


def test_a_spectator_who_sits_down_is_present(engine: Engine) -> None:
    async def test() -> None:
        async with new_registry(engine) as one, new_registry(engine) as two:
            id = await one.open(opening(MINE, OPEN), ADA)
            actor = await two.get(id)
            actor.add_listener(Connection("bea", None))
            await eventually(lambda: one.loaded[id].remote_presence)
            assert one.loaded[id].present == set()
            await actor.execute(Sit(), BEA)
            assert 1 not in actor.absent_since
            await eventually(lambda: one.loaded[id].present == {1})

    run(test)


def test_absence_counts_from_the_start_of_the_game_and_from_the_last_action(engine: Engine) -> None:
    """A table may have waited hours for its last person, and a program can play without listening."""

    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, OPEN, patience=60), ADA)
            actor = registry.loaded[id]
            long_ago = now_ms() - 3_600_000
            actor.absent_since = {0: long_ago, 1: long_ago}
            await actor.execute(Sit(), BEA)
            assert min(actor.absent_since.values()) > long_ago
            seat = await persons_turn(actor)
            actor.absent_since = {0: long_ago, 1: long_ago}
            assert actor.table.match is not None
            await actor.execute(Play(move=actor.table.match.legal(seat)[0].number), (ADA, BEA)[seat])
            assert actor.absent_since[seat] > long_ago
            assert actor.absent_since[1 - seat] == long_ago

    run(test)


# ---- failures


class Failing:
    """A database that fails for a while: before it writes, or after."""

    def __init__(self, log_writer: LogWriter, after: bool) -> None:
        self._write, self._after = log_writer.write, after
        self.down = True

    async def write(self, page: LogWrite) -> None:
        if not self.down or self._after:
            await self._write(page)
        if self.down:
            raise OperationalError("it does not answer", None, Exception())


@pytest.mark.parametrize("after", [False, True], ids=["not written", "written and not confirmed"])
def test_a_game_continues_when_the_database_answers_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, BOT, hints=False), ADA)
            actor, connected = registry.loaded[id], Connection("ada", 0)
            actor.add_listener(connected)
            await persons_turn(actor)
            length = actor.table.seq
            failing = Failing(registry.log_writer, after)
            monkeypatch.setattr(registry.log_writer, "write", failing.write)
            assert actor.table.match is not None
            move = Play(id="m", move=actor.table.match.legal(0)[0].number)
            with pytest.raises(OperationalError):
                await actor.execute(move, ADA)
            with pytest.raises(OperationalError):
                await actor.execute(Say(id="s", text="ciao"), ADA)
            failing.down = False
            await registry.sweep()
            assert not actor.out_of_sync
            done = await actor.execute(move, ADA)
            assert done.repeated is after
            assert (done.seq, (await actor.execute(Say(id="s", text="ciao"), ADA)).repeated) == (length + 1, False)
            await persons_turn(actor)
            log = TableStore(engine).log(id)
            assert [entry.client for entry in log if entry.client] == ["m", "s"]
            assert any(entry.kind == "moved" and entry.person is None for entry in log[length + 1 :])
            assert registry.loaded[id] is actor
            assert not connected.dropped

    run(test)


def test_a_bots_move_that_could_not_be_written_is_played_when_the_database_answers_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, BOT), ADA)
            actor = registry.loaded[id]
            await persons_turn(actor)
            failing = Failing(registry.log_writer, after=False)
            bots_turn = asyncio.Event()
            choose = registry.bots.choose

            async def slow(*arguments: Any) -> int:
                await bots_turn.wait()
                return await choose(*arguments)

            monkeypatch.setattr(registry.bots, "choose", slow)
            while actor.table.waiting_for != [1]:
                assert actor.table.match is not None
                await actor.execute(Play(move=actor.table.match.legal(0)[0].number), ADA)
                if 0 not in actor.table.to_move:
                    break
            length = actor.table.seq
            monkeypatch.setattr(registry.log_writer, "write", failing.write)
            bots_turn.set()
            await eventually(lambda: actor.out_of_sync)
            assert actor.table.seq == length
            failing.down = False
            await registry.sweep()
            await eventually(lambda: actor.table.seq > length)

    run(test)


def test_a_table_that_failed_is_loaded_again_and_continues(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "RETRY_MS", 0)

    async def test() -> None:
        async with new_registry(engine) as registry:
            id = await registry.open(opening(MINE, BOT), ADA)
            actor, connected = registry.loaded[id], Connection("ada", 0)
            await persons_turn(actor)
            actor.add_listener(connected)

            def breaks(*_: Any) -> None:
                raise ValueError("a defect")

            monkeypatch.setattr(actor.table, "apply", breaks)
            with pytest.raises(ValueError, match="a defect"):
                await actor.execute(Say(id="s", text="ciao"), ADA)
            assert connected.dropped
            assert id not in registry.loaded
            late = Connection("bea", None)
            actor.add_listener(late)  # with the old actor
            assert late.dropped
            await asyncio.sleep(0.01)
            await registry.sweep()
            assert registry.loaded[id].has_lease
            assert (await registry.loaded[id].execute(Say(id="s", text="ciao"), ADA)).repeated

    run(test)


def test_a_process_reads_the_log_before_it_refuses(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client may have seen more at another process than this one knows."""
    monkeypatch.setattr(TableRegistry, "_on_message", lambda *_: None)
    monkeypatch.setattr(TableRegistry, "_on_bus_connect", lambda *_: None)

    async def test() -> None:
        async with new_registry(engine) as one, new_registry(engine) as two:
            id = await one.open(opening(MINE, OPEN), ADA)
            behind = await two.get(id)
            await one.loaded[id].execute(Sit(), BEA)
            table = one.loaded[id].table
            assert behind.table.seq < table.seq
            seat = table.to_move[0]
            assert table.match is not None
            move = table.match.legal(seat)[0].number
            await behind.execute(Play(move=move, question=table.question[seat]), (ADA, BEA)[seat])

    run(test)


# ---- messages between processes


def test_messages_arrive_in_order_and_equal_ones_are_not_lost(engine: Engine) -> None:
    """PostgreSQL drops duplicates within one transaction: a person who left and came back would seem absent."""

    async def test() -> None:
        received: list[list[int]] = []
        listening = asyncio.Event()
        one, two = PostgresBus(engine), PostgresBus(engine)
        two.subscribe(lambda message: received.append(message["seats"]), listening.set)
        await listening.wait()
        one.subscribe(lambda _: None, lambda: None)
        for seats in ([0], [], [0], [0]):
            one.publish({"seats": seats})
        await eventually(lambda: len(received) == 4)
        assert received == [[0], [], [0], [0]]
        one.close()
        two.close()

    run(test)


def _has_length(found: list[Any], count: int) -> bool:
    return len(found) == count


def test_a_subscriber_is_called_after_every_reconnection(engine: Engine, postgres: Postgres) -> None:
    async def test() -> None:
        connected: list[bool] = []
        received: list[int] = []
        subscriber, publisher = PostgresBus(engine), PostgresBus(engine)
        subscriber.subscribe(lambda message: received.append(message["number"]), lambda: connected.append(True))
        publisher.subscribe(lambda _: None, lambda: None)
        await eventually(lambda: len(connected) == 1)
        for n in range(2):
            postgres.cut_connections(str(engine.url.database))
            await eventually(partial(_has_length, connected, n + 2))
            publisher.publish({"number": n})
            await eventually(partial(_has_length, received, n + 1))
        assert received == [0, 1]
        subscriber.close()
        publisher.close()

    run(test)
