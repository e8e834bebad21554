"""Worker processes for bots, hints, replays and analyses, so that the event loop never computes them.

bots = BotPool(workers=2)
bots.start()
number = await bots.choose(Position.of(match), seat, "master", seed, Requester(person, table))
await bots.close()
"""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from ..analysis import PLAYOUTS
from ..analysis.public import Assessment
from ..bots.budget import Budget
from ..games import GAMES
from ..warm_up import WarmUp
from ..workers import AsyncPool, Job, Progress, ignore_progress
from ..workers.ray_pool import RayPool
from .bot_jobs import Advice, AnalyseGame, AssessPosition, ChooseMove, GiveHint, Position, SketchGame
from .dispatcher import Dispatcher, ThinkingState, WorkerPool
from .fair_queue import LIVE, Requester, Urgency
from .thinking_quota import ThinkingQuota

LIVE_NICENESS, ANALYSIS_NICENESS = 5, 10  # the server's own process goes first, then live tables, then analyses
T = TypeVar("T")


class BotPool:
    """The given number of workers for live tables, and one more for analyses, so that no bot waits for an analysis.

    Until what a game's bots need is compiled, they play and give hints on the plain rules. Who is next is decided by
    `FairQueue`. With the address of a Ray cluster, its cores are the workers instead. Every call says for whom it is,
    raises JobFailed if there will be no result and QueueFull if too much waits, and can be cancelled.
    """

    def __init__(
        self, workers: int, games: Sequence[str] = GAMES, quota: ThinkingQuota | None = None, ray: str = ""
    ) -> None:
        local = AsyncPool(workers, LIVE_NICENESS)
        self._live: WorkerPool = RayPool(ray, niceness=LIVE_NICENESS) if ray else local
        analyses: WorkerPool = RayPool(ray, 1, ANALYSIS_NICENESS) if ray else AsyncPool(1, ANALYSIS_NICENESS)
        lanes = ((self._live, LIVE), (analyses, (Urgency.ANALYSIS,)))
        self._dispatcher = Dispatcher(lanes, quota or ThinkingQuota(0, 0))
        for pool in (self._live, analyses):
            if isinstance(pool, RayPool):
                pool.on_grow = self._dispatcher.dispatch
        self.warm_up = WarmUp(games, self._live.prepare, None if ray else local)
        self._warming_up: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the processes, and compiles what is not compiled yet in the background. Calls are accepted at once."""
        self._dispatcher.start()
        self._warming_up = asyncio.create_task(self.warm_up.run())

    async def close(self) -> None:
        """Ends the processes. Calls without a result raise JobFailed."""
        if self._warming_up:
            self._warming_up.cancel()
            await asyncio.wait([self._warming_up])
        await self._dispatcher.close()

    async def choose(
        self, position: Position, seat: int, bot_name: str, seed: int, requester: Requester, awaited: bool = True
    ) -> int:
        """The number of the move that a bot chooses. `awaited` says whether a person at the table waits for it."""
        target, network = self._target(position), self.warm_up.has_networks(position.slug)
        urgency = Urgency.AT_TABLE if awaited else Urgency.UNATTENDED
        return await self._dispatcher.run(
            lambda share: ChooseMove(position, seat, bot_name, seed, target, share, network), requester, urgency
        )

    async def hint(
        self,
        position: Position,
        seat: int,
        budget: Budget,
        seed: int,
        requester: Requester,
        progress: Progress = ignore_progress,
    ) -> Advice:
        """What the search bot thinks of a seat's moves, from what that seat knows."""
        target, network = self._target(position), self.warm_up.has_networks(position.slug)
        return await self._dispatcher.run(
            lambda share: GiveHint(position, seat, budget.shortened(share), seed, target, network),
            requester,
            Urgency.AT_TABLE,
            progress,
        )

    async def analyse(
        self,
        text: str,
        budget: Budget,
        requester: Requester,
        progress: Progress = ignore_progress,
        playouts: int = PLAYOUTS,
    ) -> dict[str, dict[str, Any]]:
        """The analysis of a finished match in its text form, by language; see `bottega.analysis.json_format`."""
        job = AnalyseGame(text, budget, playouts)
        return await self._dispatcher.run(lambda _: job, requester, Urgency.ANALYSIS, progress)

    async def sketch(self, text: str, slug: str, requester: Requester) -> dict[str, dict[str, Any]] | None:
        """A first look at a finished match, in about a second; None while the game's code is not compiled."""
        return await self.page(SketchGame(text), requester) if self.warm_up.is_ready(slug) else None

    async def assess(self, position: Position, seed: int, requester: Requester) -> Assessment | None:
        """What the public may think of a position, in a fraction of a second; None while the code is not compiled."""
        if not self.warm_up.is_ready(position.slug):
            return None
        job = AssessPosition(position, seed)
        return await self._dispatcher.run(lambda _: job, requester, Urgency.BROADCAST)

    async def page(self, job: Job[T], requester: Requester) -> T:
        """The result of a job for a page that somebody waits for, such as a replay."""
        return await self._dispatcher.run(lambda _: job, requester, Urgency.PAGE)

    def state(self, person: str) -> ThinkingState:
        """Whether bots think for this person as long as usual."""
        return self._dispatcher.state(person)

    def _target(self, position: Position) -> str:
        return "cpu" if self.warm_up.is_ready(position.slug) else "python"
