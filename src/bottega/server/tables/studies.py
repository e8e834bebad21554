"""Analyses of finished games: one at a time for each game, computed once, kept for all who ask."""

import asyncio
from typing import Any

from ...analysis import BUDGET
from ..storage.shelf import Shelf
from ..workers import WorkerFailed, Workers

MOST_WAITING = 50  # analyses in line; more would wait for hours


class TooMany(Exception):
    """The line is full."""


class Studies:
    """What is being analysed now, and how far it is."""

    def __init__(self, workers: Workers, shelf: Shelf) -> None:
        self._workers, self._shelf = workers, shelf
        self._progress: dict[str, float] = {}
        self._failed: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, table: str, text: str) -> None:
        """Puts a game in line, unless it is there already. Raises TooMany."""
        known = await asyncio.to_thread(self._shelf.analysis, table)
        if known is not None or table in self._tasks:
            return
        if len(self._tasks) >= MOST_WAITING:
            raise TooMany
        self._failed.discard(table)
        self._progress[table] = 0.0
        self._tasks[table] = asyncio.create_task(self._study(table, text))

    async def _study(self, table: str, text: str) -> None:
        def progress(done: int, total: int) -> None:
            self._progress[table] = done / total

        try:
            found = await self._workers.analyse(text, BUDGET, progress)
            await asyncio.to_thread(self._shelf.keep_analysis, table, found)
        except WorkerFailed:
            self._failed.add(table)
        finally:
            del self._tasks[table]
            del self._progress[table]

    async def look(self, table: str, language: str) -> dict[str, Any]:
        """How far it is, or what was found."""
        found = await asyncio.to_thread(self._shelf.analysis, table)
        if found is not None:
            return {"progress": 1.0, "analysis": found[language]}
        return {"progress": self._progress.get(table, 0.0), "failed": table in self._failed}

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
