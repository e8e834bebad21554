"""Pairs people who look for a game, and tells them.

One loop does everything: it stores what people have asked for since its last round, pairs those who wait, and tells
those who are connected. So many requests share one transaction, and nothing in this process competes for the rows.
Seeks are in the database. Any process may pair any of them, one process at a time; a table and the seeks that it
fulfils are written in one transaction, so a seek leads to one table only.
"""

import asyncio
import random
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import structlog
from pydantic import BaseModel, Field

from ..connection import Outbox
from ..monitoring.metrics import PAIRED, PAIRING_WAIT, SEEKS_WAITING
from ..person import Person
from ..storage.database import DATABASE_ERRORS
from ..storage.failures import reason_of
from ..storage.log_writer import Conflict
from ..storage.seek_store import PoolInfo, SeekStore, SeekWrite, StoredSeek
from ..tables import projection
from ..tables.commands import require_no_agent
from ..tables.plan import Pace, SeatPlan
from ..tables.registry import TableRegistry
from ..timestamps import now_ms
from .matching import Seek, groups
from .pool import FILL_LEVEL, Pool, SeekRequest

LOG = structlog.get_logger("bottega")
ROUND_SECONDS = 1.0  # between two rounds in which nobody asked for anything
GATHER_SECONDS = 0.2  # in which requests collect for one round
RENEW_MS = 5_000  # between two signs of life of those who are connected
CLEAN_MS = 30_000
COUNT_MS = 1_000  # between two times at which those who wait are told how many do


class SeekState(BaseModel):
    """What you look for, and how it stands."""

    game: str
    players: int
    pace: Pace
    rated: bool
    bots_after: int | None = Field(description="seconds after which bots may have the seats that nobody has taken")
    rating_from: int | None = Field(description="the lowest rating of opponents; null: any")
    rating_to: int | None = Field(description="the highest rating of opponents; null: any")
    since: int = Field(description="when you began to wait, in milliseconds")
    waiting: int = Field(description="how many people look for the same, you included")
    expected: int | None = Field(description="how many seconds others waited lately; null if nobody was paired lately")
    table: str | None = Field(description="the table at which you have a seat now; null while you wait")


# By person: what they ask for (None to end a seek), and who waits for the answer.
Asked = dict[str, tuple[SeekWrite | None, asyncio.Future[SeekState | None]]]
Told = tuple[StoredSeek | None, PoolInfo]  # what a client was told last


class Pairing:
    """The pairing of one process."""

    def __init__(self, store: SeekStore, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._asked: Asked = {}
        self._listeners: dict[str, set[Outbox]] = defaultdict(set)
        self._told: dict[Outbox, Told] = {}
        self._counted: dict[str, PoolInfo] = {}
        self._wake = asyncio.Event()
        self._renewed_at = self._cleaned_at = self._counted_at = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._registry.on_seeks_changed = self._wake.set
        self._task = asyncio.create_task(self._loop(), name="pairing")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        for _, future in self._asked.values():
            future.cancel()

    # ---- requests

    async def seek(self, wanted: SeekRequest, person: Person) -> SeekState:
        """Begins to wait, or goes on waiting. A person who has a table already is told which. Raises Refused."""
        require_no_agent(person)
        self._registry.check_number_of_tables(person)
        pool, more = wanted.pool, (wanted.bots_after, wanted.rating_from, wanted.rating_to)
        state = await self._ask(person, SeekWrite(person.id, pool.key, pool.game, pool.players, *more))
        assert state is not None
        return state

    async def end(self, person: Person) -> SeekState | None:
        """Ends a seek, or puts a call aside. Returns the call, if the person has a table already."""
        return await self._ask(person, None)

    async def state(self, person: str) -> SeekState | None:
        found, pools = await asyncio.to_thread(self._store.count_for, [person])
        return _state(found[person], pools.get(found[person].pool, NO_INFO)) if person in found else None

    async def pools(self) -> dict[str, PoolInfo]:
        return await asyncio.to_thread(self._store.pools)

    async def _ask(self, person: Person, write: SeekWrite | None) -> SeekState | None:
        """Leaves a request for the next round. A newer request of the same person replaces it."""
        future: asyncio.Future[SeekState | None] = asyncio.get_running_loop().create_future()
        earlier = self._asked.get(person.id)
        if earlier is not None:
            future.add_done_callback(lambda done: _pass_on(done, earlier[1]))
        self._asked[person.id] = write, future
        self._wake.set()
        return await asyncio.shield(future)

    def connect(self, person: str, outbox: Outbox) -> Callable[[], None]:
        """Tells a client how the seek of its person stands, until the returned function is called.

        While it is connected, the seek does not end.
        """
        self._listeners[person].add(outbox)
        self._wake.set()

        def end() -> None:
            self._told.pop(outbox, None)
            self._listeners[person].discard(outbox)
            if not self._listeners[person]:
                del self._listeners[person]

        return end

    # ---- rounds

    async def _loop(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(GATHER_SECONDS)
            asked, self._asked = self._asked, {}
            try:
                await self._round(asked)
            except Exception as error:
                for _, future in asked.values():
                    if not future.done():
                        future.set_exception(error)
                        future.exception()  # marks it as retrieved: the caller may be gone
                if isinstance(error, DATABASE_ERRORS):
                    LOG.warning("nobody can be paired", reason=reason_of(error))
                else:
                    LOG.error("pairing failed", exc_info=error)

    async def _round(self, asked: Asked) -> None:
        at = now_ms()
        connected: Collection[str] = ()
        if at - self._renewed_at >= RENEW_MS:
            self._renewed_at, connected = at, list(self._listeners)
        if at - self._cleaned_at >= CLEAN_MS:
            self._cleaned_at = at
            await asyncio.to_thread(self._store.remove_old)
        ended = [person for person, (write, _) in asked.items() if write is None]
        calls = await asyncio.to_thread(self._store.of, ended) if ended else {}
        if asked or connected:
            writes = [write for write, _ in asked.values() if write is not None]
            await asyncio.to_thread(self._store.write, writes, ended, connected)
        if asked:
            await self._answer(asked, calls)
        if await self._pair() or asked:
            self._registry.publish_seeks()
        if self._listeners:
            await self._tell()

    async def _pair(self) -> bool:
        """Brings together whom it can. Whether anybody was."""
        lock = self._store.pairing_lock()
        if not await asyncio.to_thread(lock.__enter__):
            await asyncio.to_thread(lock.__exit__, None, None, None)
            return False  # another process is at it
        try:
            seeks, blocked = await asyncio.to_thread(self._store.waiting)
            SEEKS_WAITING.set(len(seeks))
            found = groups(seeks, blocked, now_ms())
            await asyncio.gather(*map(self._open_table, found))
        finally:
            await asyncio.to_thread(lock.__exit__, None, None, None)
        return bool(found)

    async def _open_table(self, group: list[Seek]) -> None:
        """A table with everybody of a group in a random seat, since seats are not equal."""
        pool = Pool.from_key(group[0].pool)
        numbers = random.Random(secrets.randbits(64)).sample(range(pool.players), len(group))
        people = {number: seek.person for number, seek in zip(numbers, group, strict=True)}
        host = numbers[0]
        seats = [SeatPlan(kind="bot", level=FILL_LEVEL)] * pool.players
        for number in people:
            seats[number] = SeatPlan(kind="mine" if number == host else "open")
        try:
            opening = pool.opening(seats, hints=len(group) == 1)  # nobody gets advice against other people
            await self._registry.open_for(opening, people, [seek.id for seek in group])
        except Conflict:
            return  # one of them has changed their mind in the meantime
        except DATABASE_ERRORS:
            return  # they still wait, or have their table: the database knows
        PAIRED.inc(len(group))
        for seek in group:
            PAIRING_WAIT.observe((now_ms() - seek.created) / 1000)

    async def _answer(self, asked: Asked, calls: dict[str, StoredSeek]) -> None:
        """Answers the requests of this round. Who has ended a seek is told of their call, if there was one."""
        found, self._counted = await asyncio.to_thread(self._store.count_for, list(asked))
        for person, (write, future) in asked.items():
            if not future.done():
                seek = found.get(person) if write is not None else calls.get(person)
                known = seek is not None and (write is not None or seek.table is not None)
                future.set_result(_state(seek, self._info(seek)) if seek is not None and known else None)

    async def _tell(self) -> None:
        """Tells those who are connected what has changed: their seek at once, the numbers once in a while."""
        counted = now_ms() - self._counted_at >= COUNT_MS
        if counted:
            self._counted_at = now_ms()
            found, self._counted = await asyncio.to_thread(self._store.count_for, list(self._listeners))
        else:
            found = await asyncio.to_thread(self._store.of, list(self._listeners))
        for person, outboxes in list(self._listeners.items()):
            seek = found.get(person)
            info = self._info(seek)
            for outbox in list(outboxes):
                told = self._told.get(outbox)
                if told is None or told[0] != seek or (counted and told[1] != info):
                    self._told[outbox] = seek, info
                    outbox.send(_message(_state(seek, info) if seek is not None else None))

    def _info(self, seek: StoredSeek | None) -> PoolInfo:
        return self._counted.get(seek.pool, NO_INFO) if seek is not None else NO_INFO


NO_INFO = PoolInfo()


def _state(seek: StoredSeek, info: PoolInfo) -> SeekState:
    pool = Pool.from_key(seek.pool)
    return SeekState(
        game=pool.game,
        players=pool.players,
        pace=pool.pace,
        rated=pool.rated,
        bots_after=None if seek.bots_at is None else (seek.bots_at - seek.created) // 1000,
        rating_from=seek.rating_from,
        rating_to=seek.rating_to,
        since=seek.created,
        waiting=info.waiting,
        expected=info.expected,
        table=seek.table,
    )


def _message(state: SeekState | None) -> bytes:
    message: dict[str, Any] = {"type": "seek", "seek": state.model_dump() if state else None}
    return projection.encode(message)


def _pass_on(done: asyncio.Future[SeekState | None], to: asyncio.Future[SeekState | None]) -> None:
    """An earlier request of the same person gets the answer of the later one."""
    if to.done():
        return
    if done.cancelled():
        to.cancel()
    elif (error := done.exception()) is not None:
        to.set_exception(error)
        to.exception()
    else:
        to.set_result(done.result())
