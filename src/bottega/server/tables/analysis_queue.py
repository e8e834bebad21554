"""Analyses of finished games. Each game is analysed once, and the result is stored for everybody."""

import asyncio
from typing import Any

from ...analysis import BUDGET
from ...workers import JobFailed
from ..bot_pool import BotPool
from ..storage.table_store import TableStore

MAX_QUEUED = 50  # a longer queue would take hours


class QueueFull(Exception):
    """Too many analyses are waiting."""


class AnalysisQueue:
    """The analyses in progress."""

    def __init__(self, bots: BotPool, store: TableStore) -> None:
        self._bots, self._store = bots, store
        self._progress: dict[str, float] = {}
        self._failed: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def submit(self, table: str, text: str) -> None:
        """Queues the analysis of a game, unless it is queued or stored already. Raises QueueFull."""
        stored = await asyncio.to_thread(self._store.analysis, table)
        if stored is not None or table in self._tasks:
            return
        if len(self._tasks) >= MAX_QUEUED:
            raise QueueFull
        self._failed.discard(table)
        self._progress[table] = 0.0
        self._tasks[table] = asyncio.create_task(self._analyse(table, text))

    async def _analyse(self, table: str, text: str) -> None:
        def progress(done: int, total: int) -> None:
            self._progress[table] = done / total

        try:
            found = await self._bots.analyse(text, BUDGET, progress)
            await asyncio.to_thread(self._store.save_analysis, table, found)
        except JobFailed:
            self._failed.add(table)
        finally:
            del self._tasks[table]
            del self._progress[table]

    async def status(self, table: str, language: str) -> dict[str, Any]:
        """The progress, or the stored analysis."""
        found = await asyncio.to_thread(self._store.analysis, table)
        if found is not None:
            return {"progress": 1.0, "analysis": found[language]}
        return {"progress": self._progress.get(table, 0.0), "failed": table in self._failed}

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
