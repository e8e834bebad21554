"""Puts jobs of the fair queue into worker pools: only as many as there are workers, so that the queue decides.

A pool is a `WorkerPool`: processes of this machine (`bottega.workers.AsyncPool`), or anything else that runs jobs.
"""

import asyncio
import math
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

import structlog

from ..workers import Job, JobFailed, Progress, ignore_progress
from .bot_jobs import Timed
from .fair_queue import FairQueue, QueuedJob, QueueFull, Requester, Urgency
from .monitoring.metrics import (
    REFUSED_BY_QUOTA,
    THINKING_OVER_QUOTA,
    THINKING_SECONDS,
    THINKING_SHORTENED,
    THINKING_WAIT,
    THINKING_WAITING,
)
from .thinking_quota import ANONYMOUS, BROADCASTS, LADDER, ThinkingQuota

LOG = structlog.get_logger("bottega")

LEAST_SHARE = 1 / 6  # of the time that a bot usually thinks
RECENT_SECONDS = 30.0  # people whose bots thought so recently are still here
TOLD_SECONDS = 60.0  # for which people are told that their bots thought for a shorter time
LOGGED_SECONDS = 600.0  # between two lines in the log about the same person

T = TypeVar("T")
ThinkingState = Literal["full", "shortened", "quota"]


class WorkerPool(Protocol):
    """What runs jobs. A job whose worker dies is run again."""

    @property
    def size(self) -> int:
        """How many jobs can run at once now. It may change."""
        ...

    def start(self) -> None: ...

    async def close(self) -> None: ...

    async def run(self, job: Job[T], priority: int = 0, progress: Progress = ignore_progress) -> T:
        """The result of a job. Raises JobFailed. Cancel the call to stop the job."""
        ...

    async def prepare(self, job: Job[Any]) -> None:
        """Every worker runs this job once, when it has nothing else to do."""
        ...


@dataclass(eq=False)
class _Request(QueuedJob):
    """A job that somebody waits for. It is made when it starts: how long it may think depends on the load then."""

    make: Callable[[float], Job[Any]]
    progress: Progress
    result: asyncio.Future[Any]
    since: float
    task: asyncio.Task[float | None] | None = None


@dataclass(eq=False)
class _Lane:
    """A pool, the classes of jobs that it runs, and how many run now."""

    pool: WorkerPool
    classes: Collection[Urgency]
    running: int = 0


class Dispatcher:
    """One fair queue for several pools, each for other classes of jobs."""

    def __init__(self, lanes: Collection[tuple[WorkerPool, Collection[Urgency]]], quota: ThinkingQuota) -> None:
        self._lanes = [_Lane(pool, classes) for pool, classes in lanes]
        self._quota = quota
        self._queue = FairQueue(quota.is_over)
        self._requests: set[_Request] = set()
        self._running = False
        self._asked_at: dict[str, float] = {}  # by person
        self._shortened_at: dict[str, float] = {}  # by person
        self._logged_at: dict[str, float] = {}  # by person
        for urgency in Urgency:
            THINKING_WAITING.labels(urgency.label).set_function(partial(self._queue.length, urgency))

    def start(self) -> None:
        self._running = True
        for lane in self._lanes:
            lane.pool.start()

    async def close(self) -> None:
        """Ends all pools. Jobs without a result raise JobFailed."""
        self._running = False
        for request in self._requests:
            if not request.result.done():
                request.result.set_exception(JobFailed("the worker pool was closed"))
        for lane in self._lanes:
            await lane.pool.close()

    async def run(
        self,
        make: Callable[[float], Job[T]],
        requester: Requester,
        urgency: Urgency,
        progress: Progress = ignore_progress,
    ) -> T:
        """The result of a job. `make` gets the share of its usual time for which it may think, up to 1.

        Raises JobFailed, or QueueFull. Cancel the call to stop the job.
        """
        if not self._running:
            raise JobFailed("the worker pool is not running")
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        request = _Request(requester, urgency, make, progress, result, time.monotonic())
        try:
            self._queue.add(request)
        except QueueFull:
            REFUSED_BY_QUOTA.labels("queue").inc()
            raise
        if requester.person not in (LADDER, BROADCASTS):  # these take nothing from people
            _note_time(self._asked_at, requester.person, RECENT_SECONDS)
        self._requests.add(request)
        self.dispatch()
        try:
            return await result
        finally:
            self._requests.discard(request)
            if request.task is None:
                self._queue.withdraw(request)
            else:
                request.task.cancel()  # has no effect if it has ended

    def dispatch(self) -> None:
        """Starts jobs while workers are free. A pool that has grown calls it, too."""
        for lane in self._lanes:
            while lane.running < lane.pool.size and (request := self._queue.next(lane.classes)) is not None:
                assert isinstance(request, _Request)
                lane.running += 1
                request.task = asyncio.create_task(self._execute(lane, request))
                # Not at the end of `_execute`, which never begins if it is cancelled at once.
                request.task.add_done_callback(partial(self._finish, lane, request, time.monotonic()))

    async def _execute(self, lane: _Lane, request: _Request) -> float | None:
        """Runs a job. Returns what it has cost, if it says so."""
        THINKING_WAIT.labels(request.urgency.label).observe(time.monotonic() - request.since)
        try:
            job = Timed(request.make(self._share(request)))
            found, seconds = await lane.pool.run(job, progress=request.progress)
            if not request.result.done():
                request.result.set_result(found)
        except Exception as error:  # of the job, or of its progress
            if not request.result.done():
                request.result.set_exception(error)
            return None
        return seconds

    def _finish(self, lane: _Lane, request: _Request, began: float, task: asyncio.Task[float | None]) -> None:
        """A job has ended, whether it has begun or not: its worker is free for the next."""
        seconds = None if task.cancelled() else task.result()
        if seconds is None:  # a job that failed or was cancelled does not say what it has cost
            seconds = time.monotonic() - began
        lane.running -= 1
        self._queue.finish(request, seconds)
        self._quota.charge(request.requester.person, seconds)
        THINKING_SECONDS.labels(request.urgency.label).inc(seconds)
        if self._running:
            self.dispatch()

    # ---- load

    def _share(self, request: _Request) -> float:
        """The share of its usual time for which a job may think.

        If more people wait at tables than there are workers, they share. Who does not wait at a table, or is over
        their quota, thinks as briefly as possible while there are others, because a job that runs is not interrupted.
        """
        person, now = request.requester.person, time.monotonic()
        over = self._quota.is_over(person)
        if over:
            THINKING_OVER_QUOTA.inc()
            self._log_over_quota(person, now)
        others = any(other != person and now - at < RECENT_SECONDS for other, at in self._asked_at.items())
        if others and (over or request.urgency != Urgency.AT_TABLE):
            share = LEAST_SHARE
        else:
            waiting = [one for one in self._queue.people([Urgency.AT_TABLE]) if not self._quota.is_over(one)]
            workers = next(lane.pool.size for lane in self._lanes if Urgency.AT_TABLE in lane.classes)
            share = min(1.0, max(LEAST_SHARE, workers / max(1, len(waiting))))
        if share < 1:
            THINKING_SHORTENED.inc()
            _note_time(self._shortened_at, person, TOLD_SECONDS)
        return share

    def _log_over_quota(self, person: str, now: float) -> None:
        """Says now and then who uses more than their share, so that an operator knows whom to look at."""
        if now - self._logged_at.get(person, -math.inf) >= LOGGED_SECONDS:
            _note_time(self._logged_at, person, LOGGED_SECONDS)
            who = "nobody who is logged in" if person.startswith(ANONYMOUS) else person  # the log has no addresses
            LOG.warning("over the quota of thinking", person=who)

    def state(self, person: str) -> ThinkingState:
        """Whether bots think for this person as long as usual, less because of others, or less because of the quota."""
        if time.monotonic() - self._shortened_at.get(person, -TOLD_SECONDS) >= TOLD_SECONDS:
            return "full"
        return "quota" if self._quota.is_over(person) else "shortened"


def _note_time(times: dict[str, float], person: str, seconds: float) -> None:
    """Notes the present time for a person, and forgets people with a time that is longer ago than this."""
    now = time.monotonic()
    times.pop(person, None)
    times[person] = now  # the latest is the last
    for other in list(times):
        if now - times[other] < seconds:
            break
        del times[other]
