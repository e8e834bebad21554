"""Analyses of finished games: a first look at once, then deeper ones. The deepest so far is stored for everybody."""

import asyncio
from typing import Any, Protocol

from ...analysis import BUDGET, PLAYOUTS
from ...bots.budget import Budget
from ...workers import JobFailed
from ..bot_pool import BotPool
from ..fair_queue import QueueFull, Requester

MAX_QUEUED = 50  # a longer queue would take hours
MAX_QUEUED_PER_PERSON = 5
# The passes after the first look: the budget of a search, the playouts, and how much of the progress it is.
PASSES = ((Budget(iterations=BUDGET.iterations // 8), PLAYOUTS // 8, 0.15), (BUDGET, PLAYOUTS, 0.85))


class AnalysisStore(Protocol):
    """Where analyses are stored, by the id of the game."""

    def analysis(self, id: str, /) -> dict[str, Any] | None: ...

    def save_analysis(self, id: str, analysis: dict[str, Any], /) -> None: ...


class TooManyAnalyses(Exception):
    """Too many analyses are waiting, of everybody or of this person."""


def depth_of(found: dict[str, Any] | None) -> int:
    """How deep a stored analysis is: the iterations of its searches, 0 after a first look; -1 for none."""
    return -1 if found is None else int(found["en"]["effort"]["iterations"])


class AnalysisQueue:
    """The analyses in progress."""

    def __init__(self, bots: BotPool, store: AnalysisStore) -> None:
        self._bots, self._store = bots, store
        self._progress: dict[str, float] = {}
        self._failed: set[str] = set()
        self._people: dict[str, str] = {}  # by table, who asked
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def submit(self, table: str, text: str, slug: str, person: str) -> None:
        """Queues the analysis of a game for a person, unless it is queued or complete. Raises TooManyAnalyses."""
        depth = depth_of(await asyncio.to_thread(self._store.analysis, table))
        if depth >= BUDGET.iterations or table in self._tasks:
            return
        if len(self._tasks) >= MAX_QUEUED or list(self._people.values()).count(person) >= MAX_QUEUED_PER_PERSON:
            raise TooManyAnalyses
        self._people[table] = person
        self._failed.discard(table)
        self._progress[table] = 0.0
        self._tasks[table] = asyncio.create_task(self._analyse(table, text, slug, depth, Requester(person, table)))

    async def _analyse(self, table: str, text: str, slug: str, depth: int, requester: Requester) -> None:
        try:
            if depth < 0:
                await self._keep(table, await self._bots.sketch(text, slug, requester))
            before = 0.0
            for budget, playouts, share in PASSES:
                if depth < budget.iterations:
                    progress = self._reporter(table, before, share)
                    await self._keep(table, await self._bots.analyse(text, budget, requester, progress, playouts))
                before += share
        except (JobFailed, QueueFull):
            self._failed.add(table)
        finally:
            del self._tasks[table]
            del self._progress[table]
            del self._people[table]

    def _reporter(self, table: str, before: float, share: float) -> Any:
        def progress(done: int, total: int) -> None:
            self._progress[table] = before + share * done / total

        return progress

    async def _keep(self, table: str, found: dict[str, Any] | None) -> None:
        if found is not None:
            await asyncio.to_thread(self._store.save_analysis, table, found)

    async def status(self, table: str, language: str) -> dict[str, Any]:
        """The progress, and the deepest analysis so far."""
        found = await asyncio.to_thread(self._store.analysis, table)
        complete = depth_of(found) >= BUDGET.iterations
        return {
            "progress": 1.0 if complete else min(self._progress.get(table, 0.0), 0.99),
            "failed": not complete and table in self._failed,
            "analysis": found and found[language],
        }

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
