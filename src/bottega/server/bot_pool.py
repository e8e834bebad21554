"""Worker processes for bots, hints and analyses, so that the event loop never computes them.

bots = BotPool(workers=2)
bots.start()
number = await bots.choose(Position.of(match), seat, "master", seed)
await bots.close()
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from ..analysis import PLAYOUTS
from ..bots.budget import Budget
from ..games import GAMES
from ..warm_up import CompileBots, WarmUp
from ..workers import AsyncPool, Progress, ignore_progress
from .bot_jobs import Advice, AnalyseGame, ChooseMove, GiveHint, Position, SketchGame

CHOICE, HINT = range(2)  # priorities: a bot's move goes before a hint
LIVE_NICENESS, ANALYSIS_NICENESS = 5, 10  # the server's own process goes first, then live tables, then analyses


class BotPool:
    """The given number of workers for live tables, and one more for analyses, so that no bot waits for an analysis.

    Until what a game's bots need is compiled, they play and give hints on the plain rules. Cancel a call to stop its
    job. Every call raises JobFailed if there will be no result.
    """

    def __init__(self, workers: int, games: Sequence[str] = GAMES) -> None:
        self._live = AsyncPool(workers, LIVE_NICENESS)
        self._analyses = AsyncPool(1, ANALYSIS_NICENESS)
        self.warm_up = WarmUp(games, self._load, self._live)
        self._warming_up: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the processes, and compiles what is not compiled yet in the background. Calls are accepted at once."""
        self._live.start()
        self._analyses.start()
        self._warming_up = asyncio.create_task(self.warm_up.run())

    async def close(self) -> None:
        """Ends the processes. Calls without a result raise JobFailed."""
        if self._warming_up:
            self._warming_up.cancel()
            await asyncio.wait([self._warming_up])
        await self._live.close()
        await self._analyses.close()

    async def choose(self, position: Position, seat: int, bot_name: str, seed: int) -> int:
        """The number of the move that a bot chooses."""
        job = ChooseMove(position, seat, bot_name, seed, self._target(position))
        return await self._live.run(job, CHOICE)

    async def hint(
        self, position: Position, seat: int, budget: Budget, seed: int, progress: Progress = ignore_progress
    ) -> Advice:
        """What the search bot thinks of a seat's moves, from what that seat knows."""
        job = GiveHint(position, seat, budget, seed, self._target(position))
        return await self._live.run(job, HINT, progress)

    async def analyse(
        self, text: str, budget: Budget, progress: Progress = ignore_progress, playouts: int = PLAYOUTS
    ) -> dict[str, dict[str, Any]]:
        """The analysis of a finished match in its text form, by language; see `bottega.analysis.json_format`."""
        return await self._analyses.run(AnalyseGame(text, budget, playouts), progress=progress)

    async def sketch(self, text: str, slug: str) -> dict[str, dict[str, Any]] | None:
        """A first look at a finished match, in about a second; None while the game's code is not compiled."""
        return await self._live.run(SketchGame(text), HINT) if self.warm_up.is_ready(slug) else None

    def _target(self, position: Position) -> str:
        return "cpu" if self.warm_up.is_ready(position.slug) else "python"

    async def _load(self, slug: str) -> None:
        """Lets the workers for live tables load what has been compiled."""
        await self._live.prepare(CompileBots(slug))
