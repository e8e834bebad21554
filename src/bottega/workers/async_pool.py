"""Runs jobs in worker processes for an event loop."""

import asyncio
import heapq
import itertools
import logging
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from .errors import MAX_DEATHS, JobFailed, WorkersDied
from .jobs import Job, Progress, ignore_progress
from .process import Failed, Message, Reported, WorkerProcess

CANCEL_SECONDS = 3.0  # for a job to stop after its cancellation; then its worker is killed
IDLE_SECONDS = 0.1  # without a request, after which a worker runs a preparation
START_RETRY_SECONDS = 1.0  # after the system could not start a process

T = TypeVar("T")
log = logging.getLogger(__name__)


class WorkerDied(Exception):
    """The process has ended, and its job has no result."""


class AsyncWorker:
    """A worker process for the event loop. Only `_listen` runs in another thread."""

    def __init__(self, niceness: int = 0) -> None:
        self._loop = asyncio.get_running_loop()
        self._messages: asyncio.Queue[Message | None] = asyncio.Queue()  # None: the process has died
        self._ended = asyncio.Event()
        self._job: Job[Any] | None = None
        self._kill_timer: asyncio.TimerHandle | None = None
        self._process = WorkerProcess(niceness)
        threading.Thread(target=self._listen, daemon=True).start()

    async def run(self, job: Job[T], progress: Progress = ignore_progress) -> T:
        """The result of a job. Raises JobFailed if the job fails, WorkerDied if the process does."""
        self._process.send(job)
        self._job = job
        try:
            while isinstance(message := await self._messages.get(), Reported):
                progress(message.done, message.total)
        finally:
            self._job = None
            if self._kill_timer:
                self._kill_timer.cancel()
                self._kill_timer = None
        if message is None:
            self._messages.put_nowait(None)  # for the next call
            raise WorkerDied(f"a worker died with exit code {self._process.exit_code}")
        if isinstance(message, Failed):
            raise JobFailed("the job failed", message.details, job)
        result: T = message.result
        return result

    def cancel(self, job: Job[Any], _: object = None) -> None:
        """Stops a job, if it is the current one. If it does not stop in time, the process is killed."""
        if job is self._job and not self._kill_timer:
            self._process.cancel()
            self._kill_timer = self._loop.call_later(CANCEL_SECONDS, self._process.kill)

    async def stop(self) -> None:
        """Ends the process and waits for its end."""
        self._process.kill()
        await self._ended.wait()

    def _listen(self) -> None:
        """Waits for messages and unpickles them, so that the event loop never blocks."""
        with suppress(RuntimeError):  # the loop was closed
            while (message := self._process.receive()) is not None:
                self._loop.call_soon_threadsafe(self._messages.put_nowait, message)
            self._process.join()
            self._loop.call_soon_threadsafe(self._on_end)

    def _on_end(self) -> None:
        self._messages.put_nowait(None)
        self._process.pipe.close()  # in the event loop, so that it does not close while `run` sends
        self._ended.set()


@dataclass(eq=False)
class _Request:
    """A job that somebody waits for."""

    priority: int
    number: int
    job: Job[Any]
    progress: Progress
    result: asyncio.Future[Any]
    deaths: int = 0

    def __lt__(self, other: "_Request") -> bool:
        return (self.priority, self.number) < (other.priority, other.number)

    def report(self, done: int, total: int) -> None:
        if not self.result.done():
            try:
                self.progress(done, total)
            except Exception as error:  # of the caller; it must not stop the worker
                self.fail(error)

    def fail(self, error: Exception) -> None:
        if not self.result.done():
            self.result.set_exception(error)


class AsyncPool:
    """A number of workers with one queue. Every worker also runs all preparations, while the queue is empty."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self._count, self._niceness = workers, niceness
        self._queue: list[_Request] = []  # a heap
        self._preparations: list[Job[Any]] = []
        self._changed = asyncio.Condition()  # there is something new to do
        self._numbers = itertools.count()
        self._requests: set[_Request] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def size(self) -> int:
        """The number of workers."""
        return self._count

    def start(self) -> None:
        """Starts the processes. Jobs can be run at once."""
        self._tasks = [asyncio.create_task(self._run_worker()) for _ in range(self._count)]

    async def close(self) -> None:
        """Ends the processes. Jobs without a result raise JobFailed."""
        tasks, self._tasks = self._tasks, []
        for request in self._requests:
            request.fail(JobFailed("the worker pool was closed"))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self, job: Job[T], priority: int = 0, progress: Progress = ignore_progress) -> T:
        """The result of a job; a lower priority goes first. Raises JobFailed. Cancel the call to stop the job."""
        if not self._tasks:
            raise JobFailed("the worker pool is not running")
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        request = _Request(priority, next(self._numbers), job, progress, result)
        self._requests.add(request)
        try:
            await self._enqueue(request)
            return await result
        finally:
            self._requests.discard(request)

    async def prepare(self, job: Job[Any]) -> None:
        """Every worker runs this job once, as soon as it has nothing else to do. Failures are only logged."""
        async with self._changed:
            self._preparations.append(job)
            self._changed.notify_all()

    async def _enqueue(self, request: _Request) -> None:
        async with self._changed:
            heapq.heappush(self._queue, request)
            self._changed.notify()

    async def _run_worker(self) -> None:
        """Keeps one worker busy, and replaces it when it dies.

        The new one does not prepare itself: a preparation that kills workers would do so for ever.
        """
        prepared = 0
        while True:
            try:
                worker = AsyncWorker(self._niceness)
            except OSError:
                log.exception("a worker could not be started")
                await asyncio.sleep(START_RETRY_SECONDS)
                continue
            try:
                while True:
                    request = await self._next(prepared)
                    if request is not None:
                        await self._serve(worker, request)
                    else:
                        prepared += 1
                        await self._prepare(worker, self._preparations[prepared - 1])
            except WorkerDied as death:
                log.warning("%s", death)
            finally:
                await worker.stop()

    async def _next(self, prepared: int) -> _Request | None:
        """Waits for a request. Returns None if there is none, but a preparation that the worker has not run.

        Somebody who has just got a result may have the next request ready, so a preparation waits for a moment.
        """
        async with self._changed:
            if not self._queue and len(self._preparations) > prepared:
                with suppress(TimeoutError):
                    async with asyncio.timeout(IDLE_SECONDS):
                        await self._changed.wait_for(lambda: self._queue)
            await self._changed.wait_for(lambda: self._queue or len(self._preparations) > prepared)
            return heapq.heappop(self._queue) if self._queue else None

    async def _prepare(self, worker: AsyncWorker, job: Job[Any]) -> None:
        try:
            await worker.run(job)
        except JobFailed as failure:
            log.error("%s failed\n%s", job, failure.details)

    async def _serve(self, worker: AsyncWorker, request: _Request) -> None:
        """Runs a requested job, unless the caller has been cancelled. Raises WorkerDied."""
        if request.result.done():
            return
        request.result.add_done_callback(partial(worker.cancel, request.job))  # has no effect once the job is done
        try:
            result = await worker.run(request.job, request.report)
        except WorkerDied as death:
            request.deaths += 1
            if request.deaths == MAX_DEATHS:
                request.fail(WorkersDied(request.job, str(death)))
            else:
                await self._enqueue(request)
            raise
        except Exception as error:
            request.fail(error)
        else:
            if not request.result.done():
                request.result.set_result(result)
