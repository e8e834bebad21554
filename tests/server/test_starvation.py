"""One guest opens many tables of strong bots. Everybody else's bots answer all the same.

One worker runs one job at a time, and the tests count jobs: they do not depend on the speed of the machine.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from bottega.server import bot_pool
from bottega.server.bot_pool import BotPool
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import LogWriter
from bottega.server.storage.process_bus import LocalBus
from bottega.server.storage.schema import PEOPLE
from bottega.server.storage.table_store import TableStore
from bottega.server.tables.actor import TableActor
from bottega.server.tables.commands import Play
from bottega.server.tables.plan import TableRequest
from bottega.server.tables.registry import TableRegistry
from bottega.workers import ignore_progress
from tests.server.playing import run
from tests.server.sample_games import simple_game

ADA, EVE = Person("ada", "Ada", "ochre"), Person("eve", "Eve", "ochre")
MAESTRO, GARZONE = "maestro", "garzone"
TABLES = 20


class OneWorker:
    """A pool with one worker. Each job plays the first legal move, and takes a moment."""

    def __init__(self, *_: Any) -> None:
        self.size = 1
        self.done: list[str] = []  # the names of the bots that have thought
        self._turn = asyncio.Semaphore(1)

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
            self.done.append(choice.bot_name)
            match = choice.position.match("python")
            return match.legal(choice.seat)[0].number, 3.0 if choice.bot_name == MAESTRO else 0.01


class Watcher:
    """A connection of somebody who watches."""

    viewer = None

    def __init__(self, person: Person) -> None:
        self.person = person.id

    def send(self, message: bytes) -> None:
        pass

    def drop(self) -> None:
        pass


@asynccontextmanager
async def server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[TableRegistry, OneWorker]]:
    settings = Settings.read({}, database_url=f"sqlite:///{folder / 'bottega.sqlite'}", bot_pace=0.0, workers=1)
    migrate(settings.database_url)
    engine = connect(settings.database_url)
    with engine.begin() as connection:
        people = [{"id": p.id, "name": p.name, "emblem": p.emblem, "created": 1} for p in (ADA, EVE)]
        connection.execute(insert(PEOPLE), people)
    monkeypatch.setattr(bot_pool, "AsyncPool", OneWorker)
    log_writer, bots = LogWriter(engine), BotPool(1)
    worker: Any = bots._live
    bots._dispatcher.start()
    registry = TableRegistry(settings, log_writer, TableStore(engine), LeaseStore(engine), bots, LocalBus())
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
    seats = [{"kind": "bot", "level": MAESTRO}] * 4
    for _ in range(TABLES):
        id = await registry.open(TableRequest.model_validate({"game": game, "seats": seats}), EVE)
        (await registry.get(id)).add_listener(Watcher(EVE))
    while len(worker.done) < 2 * TABLES:  # all of them play
        await asyncio.sleep(0.001)


async def sit_down(registry: TableRegistry) -> TableActor:
    seats = [{"kind": "mine"}, {"kind": "bot", "level": GARZONE}]
    id = await registry.open(TableRequest.model_validate({"game": simple_game(2), "seats": seats}), ADA)
    actor = await registry.get(id)
    actor.add_listener(Watcher(ADA))
    return actor


async def play_until_the_bot_has_moved(actor: TableActor) -> None:
    """Plays Ada's turn, and waits for the bot's whole turn."""
    match, own = actor.table.match, actor.table.seats_of(ADA.id)[0]
    assert match is not None
    while own in match.actors:
        await actor.execute(Play(move=match.legal(own)[-1].number), ADA)
    while own not in match.actors:
        await asyncio.sleep(0.001)


def test_a_bot_answers_after_at_most_one_job_of_somebody_elses_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def follow() -> None:
        async with server(tmp_path, monkeypatch) as (registry, worker):
            choose, waits = registry.bots.choose, list[int]()

            async def counting(position: Any, seat: int, bot_name: str, *more: Any) -> int:
                before = worker.done.count(MAESTRO)
                move = await choose(position, seat, bot_name, *more)
                if bot_name == GARZONE:
                    waits.append(worker.done.count(MAESTRO) - before)
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
