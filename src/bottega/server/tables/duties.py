"""What a table needs done without being asked: bots' moves, clocks, standing in for people who are gone.

Only the process that holds the table does it; the log's unique numbers would stop a second one anyway.
"""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from ...bots import stands_for
from ...bots.budget import Budget
from ..storage.database import AWAY
from ..workers import Position, WorkerFailed
from .commands import Refused
from .entry import Entry, now
from .table import Table

if TYPE_CHECKING:
    from .house import House
    from .keeper import Keeper

RETRY = 5.0  # seconds before a bot that failed is asked again
SLACK = 0.02  # seconds after a deadline, so that the clock has surely run out


class Duties:
    """Looks after one table."""

    def __init__(self, keeper: "Keeper", house: "House") -> None:
        self._keeper, self._house = keeper, house
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the question, and who thinks
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether the table has to stay: since when people are gone is nowhere in the log, and a live clock that is
        not watched does not run."""
        if not self._keeper.holds or self._keeper.table.plan.pace.kind == "correspondence":
            return bool(self._thinking)
        return bool(self._thinking) or self.next_due() is not None

    def stop(self) -> None:
        self._stopped = True
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        if self._alarm:
            self._alarm.cancel()

    def look(self) -> None:
        """Starts what has to be started, drops what is no longer wanted, sets the alarm."""
        if not self._keeper.holds or self._stopped:
            return
        table = self._keeper.table
        wanted = {seat: table.question[seat] for seat in table.asked if table.seats[seat].by_bot}
        for seat, (question, task) in list(self._thinking.items()):
            if wanted.get(seat) != question or task.done():  # done in vain, if it is still wanted
                task.cancel()
                del self._thinking[seat]
        for seat, question in wanted.items():
            if seat not in self._thinking:
                task = asyncio.create_task(self._think(seat, question))
                self._thinking[seat] = question, task
        self._set_alarm()

    # ---- bots

    async def _think(self, seat: int, question: int) -> None:
        """Asks a worker for a move and proposes it. An answer to a position that has passed is dropped."""
        table = self._keeper.table
        assert table.match is not None
        level = table.seats[seat].level or table.plan.stand_in
        position, seed = Position.of(table.match), bot_seed(table, seat)
        pace = asyncio.create_task(asyncio.sleep(self._pace(level)))
        try:
            move = await self._house.workers.choose(position, seat, level, seed)
            await pace
        except WorkerFailed as failure:
            self._house.failed(self._keeper, failure)
            await asyncio.sleep(RETRY)
            del self._thinking[seat]
            self.look()
            return
        finally:
            pace.cancel()

        def make(table: Table, at: int) -> list[Entry]:
            if seat not in table.asked or table.question[seat] != question or not table.seats[seat].by_bot:
                return []
            return [Entry(table.seq + 1, "moved", at, seat, body={"move": move})]

        # The proposal must not be cancelled half way by the very change it makes.
        await asyncio.shield(asyncio.create_task(self._propose(make)))

    async def _propose(self, make: Callable[[Table, int], list[Entry]]) -> bool:
        """Whether the database answered; if not, the rounds look at the table again when it does."""
        with suppress(Refused, *AWAY):
            await self._keeper.propose(make)
            return True
        return False

    def _pace(self, level: str) -> float:
        """Seconds that a bot's move takes at least: the same for a forced move, so that time tells nothing."""
        kind, budget = stands_for(level)
        seconds = Budget.read(budget).seconds if kind == "search" and budget else 0.0
        return max(self._house.settings.bot_pace, seconds if self._house.settings.bot_pace else 0.0)

    # ---- clocks and people who are gone

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        due = self.next_due()
        if due is not None:
            delay = max(0.0, (due - now()) / 1000) + SLACK
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        asyncio.create_task(self._rung())  # noqa: RUF006 - the keeper's mailbox holds it

    async def _rung(self) -> None:
        if await self._propose(self.overdue):
            self.look()  # the system's clock may have been put back, and it was too early

    def next_due(self) -> int | None:
        """When a clock runs out or somebody's absence has lasted too long, in milliseconds."""
        return min((time for _, times in self._patience() for time in times if time is not None), default=None)

    def _patience(self) -> Iterator[tuple[int, tuple[int | None, int | None]]]:
        """The people who are waited for, by seat: when their time runs out, and when they will have been gone too long.

        Of those who choose in secret also who has chosen, since that they are not stood in for would tell.
        """
        table = self._keeper.table
        for seat in table.waiting:
            if not table.seats[seat].by_bot:
                ends = table.runs_out(seat) if seat in table.asked else None
                yield seat, (ends, self._gone_too_long(seat))

    def _gone_too_long(self, seat: int) -> int | None:
        plan, since = self._keeper.table.plan, self._keeper.gone_since.get(seat)
        if plan.patience is None or since is None or plan.pace.kind == "correspondence":
            return None
        return since + plan.patience * 1000

    def overdue(self, table: Table, at: int) -> list[Entry]:
        """The entries for all who are out of time, or gone."""
        entries: list[Entry] = []
        for seat, (ends, gone) in self._patience():
            seq = table.seq + 1 + len(entries)
            if ends is not None and ends <= at:
                lost = table.plan.on_time == "loss"
                entries.append(
                    Entry(seq, "forfeited", at, seat)
                    if lost
                    else Entry(seq, "stood_in", at, seat, body={"why": "clock"})
                )
            elif gone is not None and gone <= at:
                entries.append(Entry(seq, "stood_in", at, seat, body={"why": "gone"}))
        return entries


def bot_seed(table: Table, seat: int) -> int:
    """A bot's own chance: new for every move, the same after a restart, and not to be guessed from outside."""
    assert table.match is not None
    text = f"bot {table.match.seed} {seat} {len(table.match.log)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])
