"""What a table does on its own: moves of bots, clocks, and bots that stand in for absent people.

Only the process with the table's lease does it. The unique sequence numbers of the log would stop a second one.
"""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import structlog

import bottega

from ...bots import WITH_BUDGET, parse_name
from ...bots.budget import Budget
from ...workers import JobFailed
from ..bot_jobs import Position
from ..fair_queue import QueueFull, Requester
from ..storage.database import DATABASE_ERRORS
from ..table_log import LogEntry
from ..thinking_quota import LADDER
from ..timestamps import now_ms
from .commands import Refused
from .game_table import GameTable
from .holidays import holiday_entries
from .projection import Thinking
from .services import TableServices

LOG = structlog.get_logger("bottega")
BOT_RETRY_SECONDS = 5.0  # after a bot failed
DATABASE_RETRY_SECONDS = 1.0  # after a bot's move could not be stored
DAY = 86_400_000  # milliseconds
GIVEN_UP_DAYS = 1.0  # until a rated game that all people gave up is closed, and counts as lost
TIMER_SLACK = 0.02  # seconds after a deadline, so that the clock has surely run out

EntryFactory = Callable[[GameTable, int], list[LogEntry]]  # from the table and the time; may return no entries


class ScheduledTable(Protocol):
    """What the scheduler needs of the actor that owns it."""

    table: GameTable
    has_lease: bool
    absent_since: dict[int, int]  # by seat, in milliseconds

    attended_at: int  # when somebody was last here, in milliseconds

    @property
    def present(self) -> set[int]: ...  # the seats whose people are connected

    @property
    def attended(self) -> bool: ...  # whether any of these, or the host, is connected

    async def propose(self, make: EntryFactory) -> None: ...


@dataclass
class _Thinking:
    """A bot that thinks about a question. `awaited` says whether people waited for it when it was asked."""

    question: int
    awaited: bool
    task: asyncio.Task[None]


class TableScheduler:
    """Runs the bots and the timer of one table."""

    def __init__(self, actor: ScheduledTable, services: TableServices) -> None:
        self._actor, self._services = actor, services
        self._thinking: dict[int, _Thinking] = {}  # by seat
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory: a bot thinks, or the timer waits for something the log lacks.

        The log does not say since when people are absent, and a live clock runs only while a process watches it.
        """
        if not self._actor.has_lease or self._actor.table.plan.pace.kind == "correspondence":
            return bool(self._thinking)
        return bool(self._thinking) or self.next_deadline() is not None

    def stop(self) -> None:
        self._stopped = True
        for thinking in self._thinking.values():
            thinking.task.cancel()
        self._thinking.clear()
        if self._timer:
            self._timer.cancel()

    def update(self) -> None:
        """Starts what is due and stops what is no longer wanted. Called after every change of the table."""
        if self._stopped or not self._actor.has_lease:
            return
        table = self._actor.table
        wanted = {seat: table.question[seat] for seat in table.to_move if table.seats[seat].by_bot}
        if self.asleep:
            wanted.clear()
        awaited = bool(self._people_waiting())
        for seat, thinking in list(self._thinking.items()):
            # A task that is done and still wanted had no effect. When people come, it is asked again in their class.
            if wanted.get(seat) != thinking.question or thinking.task.done() or (awaited and not thinking.awaited):
                thinking.task.cancel()
                del self._thinking[seat]
        for seat, question in wanted.items():
            if seat not in self._thinking:
                task = asyncio.create_task(self._play_bot(seat, question, awaited))
                self._thinking[seat] = _Thinking(question, awaited, task)
        self._set_timer()

    # ---- bots

    async def _play_bot(self, seat: int, question: int, awaited: bool) -> None:
        """Asks a worker for a move and proposes it. If the position has changed since, the move is dropped."""
        table = self._actor.table
        assert table.match is not None
        level = table.seats[seat].level or table.plan.stand_in
        position, seed = Position.of(table.match), bot_seed(table, seat)
        requester = Requester(self._payer(), table.id)
        minimum = asyncio.create_task(asyncio.sleep(self._minimum_seconds(level)))
        try:
            move = await self._services.bots.choose(position, seat, level, seed, requester, awaited)
            await minimum
        except (JobFailed, QueueFull) as failure:
            if isinstance(failure, JobFailed):
                LOG.error("a bot failed", table=table.id[:4], exc_info=failure)
            await asyncio.sleep(BOT_RETRY_SECONDS)
            del self._thinking[seat]
            self.update()
            return
        finally:
            minimum.cancel()

        def make(table: GameTable, at: int) -> list[LogEntry]:
            if seat not in table.to_move or table.question[seat] != question or not table.seats[seat].by_bot:
                return []
            return [LogEntry(table.seq + 1, "moved", at, seat, body={"move": move})]

        # Shielded: the move changes the table, and `update` then cancels this task before it has finished.
        while not await asyncio.shield(asyncio.create_task(self._propose(make))):
            await asyncio.sleep(DATABASE_RETRY_SECONDS)

    def _people_waiting(self) -> list[str]:
        """The people who are here and play themselves. Agents are in no hurry."""
        seats = [self._actor.table.seats[seat] for seat in sorted(self._actor.present)]
        return [seat.person for seat in seats if seat.person is not None and not seat.by_bot and not seat.agent]

    def _payer(self) -> str:
        """Whose thinking time a bot uses: the host's, unless only others play here now. Agents share theirs."""
        host, here = self._actor.table.plan.host, self._people_waiting()
        if any(seat.agent and seat.person == host for seat in self._actor.table.seats):
            return LADDER
        return host if host in here or not here else here[0]

    def thinking(self) -> tuple[Thinking, str]:
        """How the bots think now, and the person whose thinking time they use."""
        payer = self._payer()
        return ("paused" if self.asleep else self._services.bots.state(payer)), payer

    async def _propose(self, make: EntryFactory) -> bool:
        """Whether the database answered. If not, try again."""
        with suppress(Refused, *DATABASE_ERRORS):
            await self._actor.propose(make)
            return True
        return False

    def _minimum_seconds(self, level: str) -> float:
        """The least time of a bot's move. A forced move takes as long as any other, so that time reveals nothing."""
        table = self._actor.table
        kind, budget = parse_name(level, bottega.game(table.plan.game), len(table.seats))
        seconds = Budget.read(budget).seconds if kind in WITH_BUDGET and budget else 0.0
        pace = self._services.settings.bot_pace
        return max(pace, seconds if pace else 0.0)

    # ---- clocks and absence

    def _set_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        times = (self.next_deadline(), self._closes_at(), None if self.asleep else self._sleeps_at())
        deadline = min((time for time in times if time is not None), default=None)
        if deadline is not None:
            delay = max(0.0, (deadline - now_ms()) / 1000) + TIMER_SLACK
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def _on_timer(self) -> None:
        asyncio.create_task(self._handle_deadline())  # noqa: RUF006 - the actor's mailbox refers to it

    async def _handle_deadline(self) -> None:
        await self._note_holidays()
        if await self._propose(self.overdue_entries):
            self.update()  # if the system clock was set back, it was too early

    async def _note_holidays(self) -> None:
        """Before a clock runs out: its person may be on holiday and the table not know it, as after a crash."""
        table = self._actor.table
        people = {table.seats[seat].person or "" for seat in table.waiting_for}
        if table.plan.pace.kind == "correspondence" and people:
            found = await asyncio.to_thread(self._services.holidays.present, people, now_ms())
            await self._propose(lambda table, at: holiday_entries(table, at, found))

    def next_deadline(self) -> int | None:
        """When the next clock runs out or the next absence lasts too long, in milliseconds."""
        return min((time for _, times in self._deadlines() for time in times if time is not None), default=None)

    def _deadlines(self) -> Iterator[tuple[int, tuple[int | None, int | None]]]:
        """The people that the game waits for, by seat: when their clock runs out, and when their absence is too long.

        Includes those who have made a secret choice: if no bot took over for them, that would reveal it.
        """
        table = self._actor.table
        for seat in table.waiting_for:
            if not table.seats[seat].by_bot:
                clock = table.clock_deadline(seat) if seat in table.to_move else None
                yield seat, (clock, self._absence_deadline(seat))

    # ---- tables that everybody has left

    @property
    def asleep(self) -> bool:
        """Whether the bots wait because nobody is here. Nothing is lost; they go on when somebody returns."""
        sleeps_at = self._sleeps_at()
        return sleeps_at is not None and sleeps_at <= now_ms()

    def _sleeps_at(self) -> int | None:
        """When the bots stop because nobody is here: at once, if no person plays at all. None if somebody is here."""
        if self._actor.table.status != "running" or self._actor.attended or self._by_correspondence:
            return None
        if not self._actor.table.people_playing:
            return 0
        return self._actor.attended_at + round(1000 * self._services.settings.sleep_after)

    def _closes_at(self) -> int | None:
        """When an abandoned table is closed."""
        table, settings = self._actor.table, self._services.settings
        if table.status not in ("open", "running") or self._actor.attended or self._by_correspondence:
            return None
        days = settings.close_open_after if table.status == "open" else settings.close_after
        if table.status == "running" and table.rated and not table.people_playing:
            days = min(days, GIVEN_UP_DAYS)
        acted_at = next(
            one.entry.at for one in reversed(table.history) if one.entry.kind != "resumed" and one.sealed is None
        )
        return max(self._actor.attended_at, acted_at) + round(DAY * days)

    @property
    def _by_correspondence(self) -> bool:
        """Whether the clocks of people who are away decide, as they do by correspondence."""
        table = self._actor.table
        playing = any(seat.person and seat.stand_in in (None, "clock") for seat in table.seats)
        return table.plan.pace.kind == "correspondence" and table.status == "running" and playing

    def due_at(self) -> int | None:
        """When the table must be in memory again: for a deadline, or to be closed."""
        times = (self.next_deadline(), self._closes_at())
        return min((time for time in times if time is not None), default=None)

    def _absence_deadline(self, seat: int) -> int | None:
        plan, since = self._actor.table.plan, self._actor.absent_since.get(seat)
        if plan.patience is None or since is None or plan.pace.kind == "correspondence" or self.asleep:
            return None
        return since + plan.patience * 1000

    def overdue_entries(self, table: GameTable, at: int) -> list[LogEntry]:
        """The entries for all people who are out of time or absent for too long, and the end of an abandoned table."""
        entries: list[LogEntry] = []
        closes_at = self._closes_at()
        if closes_at is not None and closes_at <= at:
            return [LogEntry(table.seq + 1, "closed", at, body={"why": "abandoned"})]
        for seat, (clock, absence) in self._deadlines():
            seq = table.seq + 1 + len(entries)
            if clock is not None and clock <= at:
                loss = table.plan.on_time == "loss"
                entries.append(
                    LogEntry(seq, "forfeited", at, seat)
                    if loss
                    else LogEntry(seq, "stood_in", at, seat, body={"why": "clock"})
                )
            elif absence is not None and absence <= at:
                entries.append(LogEntry(seq, "stood_in", at, seat, body={"why": "gone"}))
        return entries


def bot_seed(table: GameTable, seat: int) -> int:
    """The seed of a bot's choice: different for every move, the same after a restart, and not predictable."""
    assert table.match is not None
    text = f"bot {table.match.present_seed} {seat} {len(table.match.log)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])
