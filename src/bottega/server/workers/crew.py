"""All the workers: who does which task, and what becomes of it."""

import asyncio
import itertools
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from ...analysis.thread_pool import Progress
from ...bots.budget import Budget
from ...games import GAMES
from .process import Died, Worker, WorkerFailed
from .thinking import Advice, Analyse, Choose, Hint, Position, Task, WarmUp

PATIENCE = 3  # workers that may die over one task
CHOICE, HINT, ANALYSIS = range(3)  # what goes before what
LIVE, STUDY = 5, 10  # niceness: players who wait go before readers who wait, and the server before both
SOON = 1.0  # seconds until another try where the system has no room for a process

T = TypeVar("T")
log = logging.getLogger(__name__)


@dataclass(eq=False)
class _Job:
    """A task that somebody waits for."""

    rank: int
    number: int
    task: Task[Any]
    progress: Progress | None
    answer: asyncio.Future[Any]
    deaths: int = 0

    def __lt__(self, other: "_Job") -> bool:
        return (self.rank, self.number) < (other.rank, other.number)

    def tell(self, done: int, total: int) -> None:
        if self.progress and not self.answer.done():
            try:
                self.progress(done, total)
            except Exception as error:  # it is the principal's, and no worker should go down over it
                self.fail(error)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


_Queue = asyncio.PriorityQueue[_Job]


class Workers:
    """As many processes as told for live tables, and one more for analyses, so that no bot ever waits for those.

    Whoever does not want an answer any more cancels the call. A worker that dies is replaced, and its task done again.
    Every call raises WorkerFailed where there will be no answer.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._live, self._studies = _Queue(), _Queue()
        self._numbers = itertools.count()
        self._open: set[_Job] = set()
        self._minders: list[asyncio.Task[None]] = []
        self._compiling = {slug: asyncio.Lock() for slug in GAMES}

    async def start(self) -> None:
        """Starts the processes; they load and compile in the background, while tasks may already be given."""
        for first in range(self._count):
            # Each begins with another game: what one compiles, the others find on disk.
            games = [GAMES[(first + i) % len(GAMES)] for i in range(len(GAMES))]
            self._minders.append(asyncio.create_task(self._mind(self._live, LIVE, games)))
        self._minders.append(asyncio.create_task(self._mind(self._studies, STUDY, ())))

    async def close(self) -> None:
        """Ends the processes; whoever still waits gets WorkerFailed."""
        minders, self._minders = self._minders, []
        for job in self._open:
            job.fail(WorkerFailed("the workers were closed"))
        for minder in minders:
            minder.cancel()
        await asyncio.gather(*minders, return_exceptions=True)

    async def choose(self, position: Position, seat: int, bot_name: str, seed: int) -> int:
        """The number of the move that a bot chooses."""
        return await self._ask(self._live, CHOICE, Choose(position, seat, bot_name, seed))

    async def hint(
        self, position: Position, seat: int, budget: Budget, seed: int, progress: Progress | None = None
    ) -> Advice:
        """What the strong bot thinks of a seat's moves, from what that seat knows."""
        return await self._ask(self._live, HINT, Hint(position, seat, budget, seed), progress)

    async def analyse(self, text: str, budget: Budget, progress: Progress | None = None) -> dict[str, dict[str, Any]]:
        """The analysis of a finished match in its text form, by language; see `bottega.analysis.json_format`."""
        return await self._ask(self._studies, ANALYSIS, Analyse(text, budget), progress)

    async def _ask(self, queue: _Queue, rank: int, task: Task[T], progress: Progress | None = None) -> T:
        if not self._minders:
            raise WorkerFailed("the workers are not running")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(rank, next(self._numbers), task, progress, answer)
        self._open.add(job)
        queue.put_nowait(job)
        try:
            return await answer
        finally:
            self._open.discard(job)

    async def _mind(self, queue: _Queue, niceness: int, games: Sequence[str]) -> None:
        """Keeps one worker busy, and puts another in its place when it dies."""
        while True:
            try:
                worker = Worker(niceness)
            except OSError:
                log.exception("no worker could be started")
                await asyncio.sleep(SOON)
                continue
            cold = deque(games)
            try:
                while True:
                    if cold and queue.empty():
                        await self._warm_up(worker, cold.popleft())
                    else:
                        await self._serve(worker, queue, await queue.get())
            except Died as death:
                log.warning("%s", death)
            finally:
                await worker.end()

    async def _warm_up(self, worker: Worker, slug: str) -> None:
        async with self._compiling[slug]:  # one compiles, the others wait and then load
            try:
                await worker.do(WarmUp(slug))
            except WorkerFailed as failure:
                log.error("%s could not be prepared\n%s", slug, failure.details)
            except Died:
                pass  # the next task will find out; to try again at once might go on for ever

    async def _serve(self, worker: Worker, queue: _Queue, job: _Job) -> None:
        """Has a job done, unless nobody waits for it any more. Raises Died."""
        if job.answer.done():
            return
        job.answer.add_done_callback(partial(worker.drop, job.task))  # does nothing where the task is done
        try:
            answer = await worker.do(job.task, job.tell)
        except Died as death:
            job.deaths += 1
            if job.deaths == PATIENCE:
                job.fail(WorkerFailed(f"{PATIENCE} workers died over one task", str(death)))
            else:
                queue.put_nowait(job)
            raise
        except Exception as error:
            job.fail(error)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
