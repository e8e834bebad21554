"""One guest opens many tables of strong bots. Everybody else's bots answer all the same, and bots rest without people.

One worker runs one job at a time, and the tests count jobs: they do not depend on the speed of the machine.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import insert

import bottega
from bottega.bots.levels import GENERAL
from bottega.server import bot_pool
from bottega.server.bot_pool import BotPool
from bottega.server.person import Person
from bottega.server.protocol import FROM_SERVER
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWriter
from bottega.server.storage.process_bus import LocalBus
from bottega.server.storage.schema import PEOPLE
from bottega.server.storage.table_store import TableStore
from bottega.server.tables import actor as actor_module
from bottega.server.tables import registry as registry_module
from bottega.server.tables import scheduler as scheduler_module
from bottega.server.tables.actor import TableActor
from bottega.server.tables.commands import Leave, Play, Refused
from bottega.server.tables.plan import TableRequest
from bottega.server.tables.registry import TableRegistry, rule_versions
from bottega.server.tables.scheduler import DAY
from bottega.server.timestamps import now_ms
from bottega.workers import ignore_progress
from tests.server.playing import run
from tests.server.sample_games import simple_game

ADA, EVE = Person("ada", "Ada", "ochre"), Person("eve", "Eve", "ochre")
VIRTUOSO, GARZONE = "virtuoso", "garzone"
TABLES = 20


class OneWorker:
    """A pool with one worker. Each job plays the first legal move, and takes a moment."""

    def __init__(self, *_: Any) -> None:
        self.size = 1
        self.done: list[str] = []  # the names of the bots that have thought
        self._turn = asyncio.Semaphore(1)
        self.go = asyncio.Event()
        self.go.set()

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def prepare(self, job: Any) -> None:
        pass

    async def run(self, job: Any, priority: int = 0, progress: Any = ignore_progress) -> Any:
        async with self._turn:
            choice = job.job
            await asyncio.sleep(0.001)
            await self.go.wait()
            self.done.append(choice.bot_name)
            match = choice.position.match("python")
            return match.legal(choice.seat)[0].number, 3.0 if choice.bot_name == VIRTUOSO else 0.01


class Watcher:
    """A connection of somebody who watches."""

    def __init__(self, person: Person) -> None:
        self.person: str | None = person.id
        self.viewer: int | None = None

        self.bots: list[tuple[str, list[int]]] = []  # what was said about bots

    def send(self, message: bytes) -> None:
        data = orjson.loads(message)
        if data["type"] == "bots":
            self.bots.append((data["thinking"], data["seats"]))

    def drop(self) -> None:
        pass


@asynccontextmanager
async def server(
    folder: Path, monkeypatch: pytest.MonkeyPatch, **given: Any
) -> AsyncIterator[tuple[TableRegistry, OneWorker]]:
    """A registry with its database. It can be started again in the same folder."""
    url = f"sqlite:///{folder / 'bottega.sqlite'}"
    settings = Settings.read({}, database_url=url, **{"bot_pace": 0.0, "workers": 1, "tables": 0, **given})
    migrate(settings.database_url)
    engine = connect(settings.database_url)
    with engine.begin() as connection:
        people = [{"id": p.id, "name": p.name, "emblem": p.emblem, "created": 1} for p in (ADA, EVE)]
        connection.execute(insert(PEOPLE).prefix_with("OR IGNORE"), people)
    monkeypatch.setattr(bot_pool, "AsyncPool", OneWorker)
    log_writer, bots = LogWriter(engine), BotPool(1)
    worker: Any = bots._live
    bots._dispatcher.start()
    registry = TableRegistry(settings, log_writer, TableStore(engine), LeaseStore(engine), bots, LocalBus())
    registry.leases.remove_all_processes()
    registry._heartbeat()
    try:
        yield registry, worker
    finally:
        await registry.stop()
        await bots._dispatcher.close()
        log_writer.close()
        engine.dispose()


async def attack(registry: TableRegistry, worker: OneWorker) -> None:
    """Eve opens tables of strong bots, and watches them all."""
    game = simple_game(4)
    seats = [{"kind": "bot", "level": VIRTUOSO}] * 4
    for _ in range(TABLES):
        id = await registry.open(TableRequest.model_validate({"game": game, "seats": seats}), EVE)
        (await registry.get(id)).add_listener(Watcher(EVE))
    await until(lambda: len(worker.done) >= 2 * TABLES)  # all of them play


async def until(condition: Callable[[], Any]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


async def open_table(registry: TableRegistry, *seats: str, **plan: Any) -> TableActor:
    """A table of Ada and of bots of these levels."""
    planned = [{"kind": "mine"} if seat == "mine" else {"kind": "bot", "level": seat} for seat in seats]
    opening = {"game": simple_game(len(seats)), "seats": planned, **plan}
    return await registry.get(await registry.open(TableRequest.model_validate(opening), ADA))


async def sit_down(registry: TableRegistry) -> TableActor:
    actor = await open_table(registry, "mine", GARZONE)
    actor.add_listener(Watcher(ADA))
    return actor


async def play_turn(actor: TableActor) -> None:
    """Plays Ada's turn."""
    match, own = actor.table.match, actor.table.seats_of(ADA.id)[0]
    assert match is not None
    while own in match.actors:
        await actor.execute(Play(move=match.legal(own)[-1].number), ADA)


async def play_until_the_bot_has_moved(actor: TableActor) -> None:
    """Plays Ada's turn, and waits for the bot's whole turn."""
    await play_turn(actor)
    await until(lambda: set(actor.table.seats_of(ADA.id)) & set(actor.table.to_move))


def test_a_bot_answers_after_at_most_one_job_of_somebody_elses_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def follow() -> None:
        async with server(tmp_path, monkeypatch) as (registry, worker):
            choose, waits = registry.bots.choose, list[int]()

            async def counting(position: Any, seat: int, bot_name: str, *more: Any) -> int:
                before = worker.done.count(VIRTUOSO)
                move = await choose(position, seat, bot_name, *more)
                if bot_name == GARZONE:
                    waits.append(worker.done.count(VIRTUOSO) - before)
                return move

            monkeypatch.setattr(registry.bots, "choose", counting)
            actor = await sit_down(registry)
            await attack(registry, worker)
            for _ in range(5):
                await play_until_the_bot_has_moved(actor)
            assert {actor.table.status for actor in registry.loaded.values()} == {"running"}
            assert len(waits) >= 5
            assert max(waits) <= 1  # the job that ran already

    run(follow)


def test_bots_without_a_person_play_only_while_the_host_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def follow() -> None:
        async with server(tmp_path, monkeypatch) as (registry, worker):
            actor = await open_table(registry, GARZONE, GARZONE)
            actor.add_listener(Watcher(EVE))  # she is not the host
            assert actor.scheduler.asleep
            assert not actor.scheduler.busy
            host = Watcher(ADA)
            actor.add_listener(host)
            await until(lambda: len(worker.done) > 3)
            actor.remove_listener(host)
            assert actor.scheduler.asleep
            await registry.sweep()
            made = actor.table.seq
            assert not actor.scheduler.busy
            actor.add_listener(host)
            await until(lambda: actor.table.seq > made + 3)

    run(follow)


def test_when_all_people_are_gone_the_game_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot plays for them, because nobody waits; and the bots rest. When one returns, it goes on."""

    async def follow() -> None:
        async with server(tmp_path, monkeypatch, sleep_after=0.05) as (registry, worker):
            actor, here = await open_table(registry, "mine", GARZONE, patience=5), Watcher(ADA)
            actor.add_listener(here)
            worker.go.clear()
            await play_turn(actor)
            moves = actor.table.seq
            assert actor.scheduler.busy  # the bot thinks
            actor.remove_listener(here)
            await until(lambda: actor.scheduler.asleep)
            await until(lambda: not actor.scheduler.busy)
            worker.go.set()
            await asyncio.sleep(0.05)
            assert actor.table.seq == moves
            actor.add_listener(here)
            await until(lambda: actor.table.seq > moves)
            await until(lambda: actor.table.seats_of(ADA.id)[0] in actor.table.to_move)
            assert actor.scheduler.next_deadline() is None
            actor.remove_listener(here)
            assert actor.scheduler.next_deadline() is not None  # her patience counts
            await until(lambda: actor.scheduler.asleep)
            assert actor.scheduler.next_deadline() is None
            assert not actor.scheduler.busy

    run(follow)


def test_after_a_restart_bots_rest_until_somebody_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        async with server(tmp_path, monkeypatch) as (registry, worker):
            worker.go.clear()
            games = [await open_table(registry, "mine", GARZONE), await open_table(registry, GARZONE, GARZONE)]
            await play_turn(games[0])
            ids, lengths = [game.table.id for game in games], [game.table.seq for game in games]
            for actor in games:
                actor.scheduler.stop()
        async with server(tmp_path, monkeypatch) as (registry, worker):
            await registry.sweep()
            actors = [await registry.get(id) for id in ids]
            assert all(actor.has_lease and actor.scheduler.asleep for actor in actors)
            assert not worker.done
            for actor, length in zip(actors, lengths, strict=True):
                assert actor.table.seq == length
                actor.add_listener(Watcher(ADA))
                while actor.table.seq == length:
                    await asyncio.sleep(0.001)

    run(follow)


@pytest.mark.parametrize("seats", [("mine", GARZONE), (GARZONE, GARZONE)])
def test_an_abandoned_game_is_closed_and_no_longer_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: tuple[str, ...]
) -> None:
    """Also if it was put away long ago: then the database knows when it is due."""

    async def follow() -> None:
        async with server(tmp_path, monkeypatch, sleep_after=0.0) as (registry, _):
            actor = await open_table(registry, *seats, public=True)
            id = actor.table.id
            assert [row["id"] for row in registry.store.list_public("running", rule_versions())] == [id]
            due = actor.scheduler.due_at()
            assert due is not None
            assert 29 < (due - now_ms()) / DAY < 31
            registry._unload(actor)
            await until(lambda: not registry._unloading)
            assert not registry.leases.due(due - 1, {simple_game(2): bottega.game(simple_game(2)).version})
            with monkeypatch.context() as later:
                for module in (registry_module, scheduler_module, actor_module):
                    later.setattr(module, "now_ms", lambda: due + 1)
                await registry.sweep()
                await until(lambda: registry.loaded[id].table.status == "closed")
            await until(lambda: not registry.store.list_public("running", rule_versions()))
            closed = registry.loaded[id].table
            assert closed.history[-1].entry.body == {"why": "abandoned"}
            assert (closed.to_move, registry.loaded[id].scheduler.busy) == ((), False)

    run(follow)


@pytest.mark.parametrize("started", [False, True], ids=["open", "running"])
def test_an_abandoned_table_is_closed_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: bool
) -> None:
    """The process that had it in memory ended without a word about it."""
    request = {"game": simple_game(2), "seats": [{"kind": "mine"}, {"kind": "bot" if started else "open"}]}

    async def follow() -> None:
        async with server(tmp_path, monkeypatch) as (registry, _):
            id = await registry.open(TableRequest.model_validate(request), ADA)
        async with server(tmp_path, monkeypatch) as (registry, _):
            await registry.sweep()
            actor = registry.loaded[id]  # nobody has asked for it
            days, due = (30 if started else 2), actor.scheduler.due_at()
            assert due is not None
            assert days - 1 < (due - now_ms()) / DAY < days + 1
            with monkeypatch.context() as later:
                for module in (registry_module, scheduler_module, actor_module):
                    later.setattr(module, "now_ms", lambda: due + 1)
                actor.scheduler.update()
                await until(lambda: actor.table.status == "closed")

    run(follow)


def test_a_game_by_correspondence_goes_on_while_its_people_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def follow() -> None:
        async with server(tmp_path, monkeypatch, sleep_after=0.0, close_after=0.0) as (registry, _):
            actor = await open_table(registry, "mine", GARZONE, pace={"kind": "correspondence", "hours": 1})
            await play_until_the_bot_has_moved(actor)
            assert actor.table.status == "running"
            await actor.execute(Leave(), ADA)
            await until(lambda: actor.table.status == "closed")  # now only bots play

    run(follow)


def test_everybody_at_the_table_is_told_how_its_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the person concerned is told that it is because of their quota."""

    async def follow() -> None:
        async with server(tmp_path, monkeypatch) as (registry, _):
            states = ["full"]
            monkeypatch.setattr("bottega.bots.level_bots", lambda *_: GENERAL)  # as in a game that declares no levels
            monkeypatch.setattr(registry.bots, "state", lambda person: states[-1])
            actor = await open_table(registry, VIRTUOSO, VIRTUOSO)
            eve, ada = Watcher(EVE), Watcher(ADA)
            actor.add_listener(eve)
            assert eve.bots == [("paused", [0, 1])]
            actor.add_listener(ada)
            for state in ("full", "shortened", "quota", "quota", "full"):
                states.append(state)
                actor.tell_about_bots()
            assert eve.bots == [("paused", [0, 1]), ("full", []), ("shortened", [0, 1]), ("full", [])]
            assert ada.bots == [("shortened", [0, 1]), ("quota", [0, 1]), ("full", [])]
            for message in eve.bots:
                FROM_SERVER.validate_python({"type": "bots", "thinking": message[0], "seats": message[1]})

    run(follow)


def test_a_host_has_a_limited_number_of_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        async with server(tmp_path, monkeypatch, tables=3) as (registry, _):
            results = await asyncio.gather(
                *(open_table(registry, "mine", GARZONE) for _ in range(20)), return_exceptions=True
            )
            opened = [one for one in results if isinstance(one, TableActor)]
            refused = [one for one in results if isinstance(one, Refused)]
            assert (len(opened), len(refused)) == (3, 17)
            assert {one.code for one in refused} == {"too_many_tables"}
            assert "3 tables" in refused[0].message
            seats = [{"kind": "mine"}, {"kind": "open"}]
            await registry.open(TableRequest.model_validate({"game": simple_game(2), "seats": seats}), EVE)
            registry._unload(opened[0])
            await until(lambda: not registry._unloading)
            await open_table(registry, "mine", GARZONE)
            assert not registry._opening

    run(follow)
