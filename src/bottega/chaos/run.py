"""A whole run: tables are opened, games are played while faults happen, and every finished game is checked."""

import asyncio
import datetime
import itertools
import random
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

import bottega

from .. import __version__
from ..server.storage.database import DATABASE_ERRORS
from .checker import Transcript, check_table
from .clients import BOT, MINE, OPEN, Guest
from .database import Database
from .deadline import Deadline
from .faults import Engine, Fault, random_faults
from .players import RETRY_SECONDS, Player, ProtocolError
from .postgres import Postgres
from .report import Report, Violation
from .system import System

MAX_PAUSE = 0.3  # seconds between a player's moves while there are faults, so that the games last longer
MAX_GAP = 1.5  # seconds between two faults
RECOVERY_BOUND = 90.0  # seconds after a fault in which all must play again
END_BOUND = 240.0  # seconds after the last fault in which all games must end
USUAL_START = 3.0  # seconds in which a server is ready on two cores; on a slower machine the bounds grow with it
CLOCK = {"kind": "live", "bank": 3600}  # less than a clock may jump

Progress = Callable[[int, str], None]  # the number of faults so far, and what is happening


@dataclass(frozen=True)
class Plan:
    """What to do. The same seed gives the same faults, tables and moves; their moments depend on the machine."""

    engine: Engine
    faults: int
    seed: int
    tables: int = 6
    minutes: float = float("inf")  # after which there are no more faults


@dataclass(frozen=True)
class TablePlan:
    """A table to open: the number of people, the number of bots, and the clock."""

    game: str
    people: int
    bots: int
    clock: bool


def table_plans(rng: random.Random) -> Iterator[TablePlan]:
    """Tables of all games, with all numbers of players, with and without bots and clocks. Without end."""
    combinations = [
        TablePlan(slug, people, players - people, clock)
        for slug in bottega.GAMES
        for players in bottega.game(slug).players
        for people in {1, players - 1, players} - {0}
        for clock in (False, True)
    ]
    while True:
        decks = {slug: [plan for plan in combinations if plan.game == slug] for slug in bottega.GAMES}
        for deck in decks.values():
            rng.shuffle(deck)
        yield from itertools.chain.from_iterable(zip(*decks.values(), strict=False))


class LiveTable:
    """One table with its players, from its opening to its end."""

    def __init__(self, id: str, plan: TablePlan, players: list[Player]) -> None:
        self.id, self.plan, self.players = id, plan, players
        self.opened_at = time.monotonic()

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    def plays_since(self, moment: float) -> bool:
        """Whether all are connected, and something has happened since this moment. A new table has more time."""
        if self.over or self.opened_at > moment:
            return True
        connected = all(player.connected or player.over for player in self.players)
        return connected and max(player.heard_at for player in self.players) > moment


class Run:
    """A run of some faults on one system."""

    def __init__(self, plan: Plan, system: System, database: Database, folder: Path, progress: Progress) -> None:
        self._plan, self._system, self._database, self._folder = plan, system, database, folder
        self._progress = progress
        self._rng = random.Random(plan.seed)
        self._table_plans = table_plans(random.Random(plan.seed + 1))
        self._live: dict[int, LiveTable] = {}
        self._faults_over = False
        self._failed = asyncio.Event()
        self._slowness = max(1.0, system.start_seconds / USUAL_START)
        self._checking = asyncio.Semaphore(1)
        self._count = itertools.count()
        now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
        self.report = Report(plan.seed, now, __version__, plan.engine, len(system.servers))

    async def run(self) -> Report:
        """Plays and breaks things. The report says what was found."""
        started = time.monotonic()
        tables = [asyncio.create_task(self._keep_playing(n)) for n in range(self._plan.tables)]
        try:
            await self._wait(lambda: len(self._live) == self._plan.tables, RECOVERY_BOUND, tables)
            await self._break_things(started, tables)
            self._faults_over = True
            if self._failed.is_set():
                return self._result(started)
            self._progress(self.report.faults.total(), "all games are played to their end")
            self._system.repair()
            ended_in_time = await self._wait(lambda: all(task.done() for task in tables), END_BOUND, tables)
            if not ended_in_time and not self._failed.is_set():
                self._report_stuck("does not end after the last fault")
        finally:
            for task in tables:
                task.cancel()
            ended = await asyncio.gather(*tables, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        return self._result(started)

    def _result(self, started: float) -> Report:
        self.report.violations += [Violation("crashed", crash) for crash in self._system.crashes]
        self.report.restarts, self.report.seconds = self._system.restarts, time.monotonic() - started
        return self.report

    # ---- faults

    async def _break_things(self, started: float, tables: list["asyncio.Task[None]"]) -> None:
        faults = random_faults(self._plan.engine, self._rng)
        for number in range(self._plan.faults):
            if time.monotonic() > started + 60 * self._plan.minutes:
                return
            fault, waits = next(faults), self._rng.random() < 0.5
            self._progress(number, fault.name)
            moment = time.monotonic()
            did = await fault.cause(self._system, self._rng)
            self.report.faults[fault.name] += 1
            self.report.log.append(f"{moment - started:.1f} s: {fault.name}, {did}")
            if waits:
                await self._wait_for_recovery(fault, moment, tables)
            if self._failed.is_set() or self.report.violations:
                return
            await asyncio.sleep(self._rng.uniform(0, MAX_GAP))

    async def _wait_for_recovery(self, fault: Fault, moment: float, tables: list["asyncio.Task[None]"]) -> None:
        """Waits until all play again, and notes how long it took from the start of the fault."""
        again = time.monotonic()
        if not await self._wait(lambda: all(t.plays_since(again) for t in self._live.values()), RECOVERY_BOUND, tables):
            if not self._failed.is_set():
                self._report_stuck(f"does not continue after: {fault.name}", again)
            return
        seconds = time.monotonic() - moment
        self.report.recoveries[fault.name] = max(seconds, self.report.recoveries.get(fault.name, 0.0))

    async def _wait(self, done: Callable[[], bool], within: float, tables: list["asyncio.Task[None]"]) -> bool:
        """Whether something becomes true in time. Ends early if a table fails."""
        deadline = self._deadline(within)
        while not done():
            failed = any(task.done() and task.exception() is not None for task in tables)
            if self._failed.is_set() or failed or deadline.is_over:
                return False
            await asyncio.sleep(0.02)
        return True

    def _deadline(self, within: float) -> Deadline:
        return Deadline(within * self._slowness, lambda: self._system.processes)

    def _report_stuck(self, what: str, moment: float | None = None) -> None:
        for table in self._live.values():
            if not table.over if moment is None else not table.plays_since(moment):
                lost = [player.seat for player in table.players if not (player.connected or player.over)]
                waiting = next((p.state["waiting"] for p in table.players if p.state), None)
                details = f"{what}; waits for {waiting} of {table.plan}; not connected: {lost}"
                self.report.violations.append(Violation("stuck", details, table.id, table.plan.game))
        self._failed.set()

    # ---- tables

    async def _keep_playing(self, place: int) -> None:
        """Plays one game after the other, until there are no more faults."""
        while not self._faults_over:
            table = await self._open_table(next(self._table_plans), next(self._count))
            self._live[place] = table
            try:
                await asyncio.gather(*(player.play() for player in table.players))
            except ProtocolError as error:
                self._fail(Violation("wrong", str(error)[:2000], table.id, table.plan.game))
                return
            await self._check(table)
            del self._live[place]

    def _fail(self, violation: Violation) -> None:
        self.report.violations.append(violation)
        self._failed.set()

    def _pause(self) -> float:
        return 0.0 if self._faults_over else MAX_PAUSE

    async def _open_table(self, plan: TablePlan, number: int) -> LiveTable:
        """Opens a table and lets the players sit down, however long it takes."""
        people = [await self._guest(f"P{number}{letter}") for letter in "ABCDEF"[: plan.people]]
        spectator = await self._guest(f"Spectator{number}")
        seats = [MINE] + [OPEN] * (plan.people - 1) + [BOT] * plan.bots
        options: dict[str, Any] = {"pace": CLOCK} if plan.clock else {}
        id: str = await self._insist(people[0], lambda: people[0].open(seats, plan.game, patience=None, **options))
        for person in people[1:]:
            await self._insist(person, lambda person=person: _sit(person, id))  # type: ignore[misc]
        folder = self._folder / id
        folder.mkdir()
        players = [
            Player(
                person,
                id,
                seat,
                random.Random(f"{self._plan.seed} {number} {seat}"),
                self._system.proxies,
                folder / f"{'spectator' if seat is None else seat}.txt",
                self._pause,
            )
            for seat, person in [*enumerate(people), (None, spectator)]
        ]
        return LiveTable(id, plan, players)

    async def _guest(self, name: str) -> Guest:
        guest: Guest = await self._insist(None, lambda: Guest(random.choice(self._system.proxies), name))
        return guest

    async def _insist(self, person: Guest | None, request: Callable[[], Any]) -> Any:
        """Repeats a request until it is answered; at another server, if there is one."""
        while True:
            try:
                return await asyncio.to_thread(request)
            except httpx.HTTPStatusError as error:
                if error.response.status_code < 500:
                    raise
            except httpx.TransportError:
                if person is not None:
                    person.http.base_url = httpx.URL(f"http://127.0.0.1:{random.choice(self._system.proxies).port}")
            await asyncio.sleep(RETRY_SECONDS)

    # ---- the check

    async def _check(self, table: LiveTable) -> None:
        async with self._checking:
            stored = await self._wait_until_stored(table)
            if not stored:
                self._fail(Violation("stuck", "the row of a finished game is not written", table.id, table.plan.game))
            found = await self._from_database(lambda: self._violations(table))
        self.report.games[table.plan.game] += 1
        for player in table.players:
            self.report.moves += player.acknowledged_moves
            self.report.reconnects += player.reconnects
            self.report.repeated += player.repeated
        if found:
            self.report.violations += found
            self._failed.set()
        else:
            shutil.rmtree(self._folder / table.id)

    def _violations(self, table: LiveTable) -> list[Violation]:
        transcripts = [Transcript.read(p.transcript, p.person.id, p.seat) for p in table.players]
        found = check_table(self._database, table.id, transcripts, [player.person.id for player in table.players])
        self.report.messages += sum(len(transcript.received) for transcript in transcripts)
        return found

    async def _wait_until_stored(self, table: LiveTable) -> bool:
        """The row and the text of a finished game are written after its log; at last by a sweep of the server."""
        deadline = self._deadline(RECOVERY_BOUND)
        while not deadline.is_over:
            row = await self._from_database(lambda: self._database.store.row(table.id))
            if row["status"] == "finished" and await self._from_database(lambda: self._database.store.text(table.id)):
                return True
            await asyncio.sleep(RETRY_SECONDS)
        return False

    async def _from_database(self, read: Callable[[], Any]) -> Any:
        """Reads from the database, again and again if it does not answer."""
        while True:
            try:
                return await asyncio.to_thread(read)
            except DATABASE_ERRORS:
                await asyncio.sleep(RETRY_SECONDS)


def _sit(person: Guest, table: str) -> None:
    """Sits down. A person who already sits there had not received the answer."""
    answer = person.http.post(f"/api/tables/{table}/sit", json={})
    if answer.is_error and answer.json().get("error") not in ("seated", "begun"):
        answer.raise_for_status()


def run(plan: Plan, folder: Path, progress: Progress = lambda faults, doing: None) -> Report:
    """Runs a plan. The folder keeps the evidence: the servers' logs, and what was received at tables that failed.

    Raises NoPostgres.
    """

    async def run_async(postgres: Postgres | None) -> Report:
        async with AsyncExitStack() as stack:
            system = await stack.enter_async_context(System(folder, postgres).running())
            database = Database(system.url)
            stack.callback(database.close)
            return await Run(plan, system, database, folder, progress).run()

    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres()) if plan.engine == "postgresql" else None
        report = asyncio.run(run_async(postgres))
    report.faults = Counter(dict(report.faults.most_common()))
    return report
