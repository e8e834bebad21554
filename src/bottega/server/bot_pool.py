"""Worker processes for bots, hints and analyses, so that the event loop never computes them.

bots = BotPool(workers=2)
bots.start()
number = await bots.choose(Position.of(match), seat, "master", seed)
await bots.close()
"""

from typing import Any

from ..bots.budget import Budget
from ..games import GAMES
from ..workers import AsyncPool, Progress, ignore_progress
from .bot_jobs import Advice, AnalyseGame, ChooseMove, GiveHint, Position, WarmUp

CHOICE, HINT = range(2)  # priorities: a bot's move goes before a hint
LIVE_NICENESS, ANALYSIS_NICENESS = 5, 10  # the server's own process goes first, then live tables, then analyses


class BotPool:
    """The given number of workers for live tables, and one more for analyses, so that no bot waits for an analysis.

    Cancel a call to stop its job. Every call raises JobFailed if there will be no result.
    """

    def __init__(self, workers: int) -> None:
        self._live = AsyncPool(workers, LIVE_NICENESS, _warm_up)
        self._analyses = AsyncPool(1, ANALYSIS_NICENESS)

    def start(self) -> None:
        """Starts the processes. They load and compile in the background; calls are accepted at once."""
        self._live.start()
        self._analyses.start()

    async def close(self) -> None:
        """Ends the processes. Calls without a result raise JobFailed."""
        await self._live.close()
        await self._analyses.close()

    async def choose(self, position: Position, seat: int, bot_name: str, seed: int) -> int:
        """The number of the move that a bot chooses."""
        return await self._live.run(ChooseMove(position, seat, bot_name, seed), CHOICE)

    async def hint(
        self, position: Position, seat: int, budget: Budget, seed: int, progress: Progress = ignore_progress
    ) -> Advice:
        """What the search bot thinks of a seat's moves, from what that seat knows."""
        return await self._live.run(GiveHint(position, seat, budget, seed), HINT, progress)

    async def analyse(
        self, text: str, budget: Budget, progress: Progress = ignore_progress
    ) -> dict[str, dict[str, Any]]:
        """The analysis of a finished match in its text form, by language; see `bottega.analysis.json_format`."""
        return await self._analyses.run(AnalyseGame(text, budget), progress=progress)


def _warm_up(worker: int) -> list[WarmUp]:
    """Each worker starts with another game, so that the workers share the compilation."""
    return [WarmUp(GAMES[(worker + i) % len(GAMES)]) for i in range(len(GAMES))]
