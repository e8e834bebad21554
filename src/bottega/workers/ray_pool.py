"""Runs jobs on a Ray cluster for an event loop. Ray is imported only when a pool is made.

Each node needs the same version of Bottega. There is one actor for each core of the cluster: the pool grows and shrinks
with it. If an actor or its node dies, its job runs again on another one. Only this process returns results, so each
call has exactly one.
"""

import asyncio
import itertools
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

from ..engine.errors import BottegaError
from .errors import MAX_DEATHS, JobFailed, WorkersDied
from .jobs import Job, Progress, ignore_progress

WATCH_SECONDS = 2.0  # between two looks at the size of the cluster
PROGRESS_SECONDS = 0.3  # between two questions for the progress of a job
CANCEL_SECONDS = 3.0  # for a job to stop after its cancellation; then its actor is killed
START_SECONDS = 300.0  # for a new actor to start
ANSWER_SECONDS = 20.0  # for an idle actor to say that it is alive

T = TypeVar("T")
log = logging.getLogger(__name__)


class NoCluster(BottegaError):
    """There is no Ray, or no cluster at the address."""


def connect(address: str) -> Any:
    """Connects this process to a cluster, unless it is connected. Returns Ray. Raises NoCluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise NoCluster("Ray is not installed; add it with: pip install 'bottega[arena]'") from None
    if not ray.is_initialized():
        try:
            host, _, port = address.rpartition(":")
            if port.isdigit() and "/" not in host:  # fail at once if nothing listens there; Ray tries for minutes
                socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error).strip().splitlines()[0].rstrip(".")
            raise NoCluster(f"there is no Ray cluster at {address}: {reason}") from None
    return ray


class _Cancelled(Exception):
    """Nobody waits for the result of this job any more."""


class _Worker:
    """The actor. One thread runs a job, another one answers questions about it."""

    def __init__(self, niceness: int) -> None:
        if hasattr(os, "nice"):
            os.nice(niceness)
        self._done = (0, 0)
        self._cancelled = -1

    def run(self, number: int, job: Job[Any]) -> Any:
        def report(done: int, total: int) -> None:
            self._done = done, total
            if self._cancelled == number:
                raise _Cancelled

        self._done = (0, 0)
        return job.run(report)

    def progress(self) -> tuple[int, int]:
        return self._done

    def cancel(self, number: int) -> None:
        self._cancelled = number


class RayPool:
    """As many actors as the cluster has cores, or the given number. Actors of a given number reserve no core."""

    def __init__(self, address: str, actors: int | None = None, niceness: int = 0) -> None:
        self._ray = connect(address)
        self._actors, self._niceness = actors, niceness
        self._make = self._ray.remote(num_cpus=0 if actors else 1, max_restarts=0, max_concurrency=2)(_Worker)
        self._prepared: dict[Any, int] = {}  # by actor that is alive: how many preparations it has run
        self._starting = 0  # actors
        self._free: list[Any] = []
        self._preparations: list[Job[Any]] = []
        self._changed = asyncio.Condition()
        self._numbers = itertools.count()
        self._calls: set[asyncio.Future[Any]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_grow: Callable[[], None] = lambda: None

    @property
    def size(self) -> int:
        """How many actors are alive."""
        return len(self._prepared)

    def start(self) -> None:
        self._spawn(self._watch())

    async def close(self) -> None:
        """Ends the actors. Jobs without a result raise JobFailed."""
        for call in list(self._calls):
            if not call.done():
                call.set_exception(JobFailed("the worker pool was closed"))
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for actor in list(self._prepared):
            await self._drop(actor)

    async def run(self, job: Job[T], priority: int = 0, progress: Progress = ignore_progress) -> T:
        """The result of a job. Raises JobFailed. Cancel the call to stop the job."""
        call: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._calls.add(call)
        running = self._spawn(self._serve(job, progress, call))
        try:
            return await call
        finally:
            self._calls.discard(call)
            running.cancel()

    async def prepare(self, job: Job[Any]) -> None:
        """Every actor runs this job once, as soon as it has nothing else to do. Failures are only logged."""
        self._preparations.append(job)
        await self._release(None)

    # ---- jobs

    async def _serve(self, job: Job[Any], progress: Progress, call: asyncio.Future[Any]) -> None:
        """Runs a job until it has a result, if necessary on several actors."""
        for _ in range(MAX_DEATHS):
            try:
                result = await self._run_on(await self._take(), job, progress)
            except self._ray.exceptions.RayTaskError as error:
                outcome: Exception = JobFailed("the job failed", str(error), job)
            except self._ray.exceptions.RayError as death:
                log.warning("an actor died: %s", type(death).__name__)
                continue
            except Exception as error:  # of the caller's progress
                outcome = error
            else:
                if not call.done():
                    call.set_result(result)
                return
            if not call.done():
                call.set_exception(outcome)
            return
        if not call.done():
            call.set_exception(WorkersDied(job))

    async def _run_on(self, actor: Any, job: Job[Any], progress: Progress) -> Any:
        """The result of a job on an actor, which is free again afterwards, or dropped."""
        number = next(self._numbers)
        running = asyncio.ensure_future(_result(actor.run.remote(number, job)))
        try:
            if progress is not ignore_progress:
                while not (await asyncio.wait([running], timeout=PROGRESS_SECONDS))[0]:
                    done, total = await _result(actor.progress.remote())
                    if total:
                        progress(done, total)
            return await asyncio.shield(running)
        finally:
            if not running.done():
                actor.cancel.remote(number)
            self._spawn(self._settle(actor, running))

    async def _settle(self, actor: Any, running: "asyncio.Future[Any]") -> None:
        """Waits for the end of a job. The actor is free then, unless it has died or does not stop."""
        ended, _ = await asyncio.wait([running], timeout=CANCEL_SECONDS)
        error = running.exception() if ended else None
        if not ended or (error is not None and not isinstance(error, self._ray.exceptions.RayTaskError)):
            await self._drop(actor)
        else:
            await self._release(actor)

    # ---- actors

    async def _take(self) -> Any:
        async with self._changed:
            await self._changed.wait_for(lambda: self._free)
            return self._free.pop()

    async def _release(self, actor: Any) -> None:
        """An actor is free. If no job waits for it, it runs a preparation that it has not run yet."""
        async with self._changed:
            if actor is not None and actor in self._prepared:
                self._free.append(actor)
            self._changed.notify_all()
        await asyncio.sleep(0)  # calls that wait take it first
        for idle in [one for one in self._free if self._prepared[one] < len(self._preparations)]:
            self._free.remove(idle)
            self._spawn(self._prepare(idle))

    async def _prepare(self, actor: Any) -> None:
        job = self._preparations[self._prepared[actor]]
        self._prepared[actor] += 1
        with suppress(self._ray.exceptions.RayTaskError):
            try:
                await _result(actor.run.remote(next(self._numbers), job))
            except self._ray.exceptions.RayActorError:
                await self._drop(actor)
                return
        await self._release(actor)

    async def _drop(self, actor: Any) -> None:
        self._prepared.pop(actor, None)
        if actor in self._free:
            self._free.remove(actor)
        with suppress(Exception):  # it may be dead already
            self._ray.kill(actor)

    async def _watch(self) -> None:
        """Makes actors for new cores, and drops those that have died or for which there is no core any more."""
        while True:
            try:
                await self._resize()
            except Exception:
                log.exception("the cluster does not answer")
            await asyncio.sleep(WATCH_SECONDS)

    async def _resize(self) -> None:
        cores = await asyncio.to_thread(self._ray.cluster_resources)
        wanted = self._actors or max(1, int(cores.get("CPU", 0)))
        for actor in list(self._free):
            if self.size > wanted or not await self._is_alive(actor):
                await self._drop(actor)
        for _ in range(wanted - self.size - self._starting):
            self._starting += 1
            self._spawn(self._add())

    async def _add(self) -> None:
        """Adds an actor, if the cluster starts it."""
        actor = self._make.remote(self._niceness)
        try:
            started = await self._is_alive(actor, START_SECONDS)
        finally:
            self._starting -= 1
        if started:
            self._prepared[actor] = 0
            await self._release(actor)
            self.on_grow()
        else:
            await self._drop(actor)

    async def _is_alive(self, actor: Any, seconds: float = ANSWER_SECONDS) -> bool:
        try:
            await asyncio.wait_for(_result(actor.progress.remote()), seconds)
        except (TimeoutError, self._ray.exceptions.RayError):
            return False
        return True

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _result(reference: Any) -> Any:
    return await reference
