"""Workers of a long run: threads of this process, or a Ray cluster.

The compiled games hold no lock, so threads use all cores. A job says everything that its result depends on, so the
result does not depend on who runs it.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from types import TracebackType
from typing import Any, Protocol, TypeVar

from .jobs import Job, ignore_progress

AHEAD = 2  # jobs for each worker that are under way, so that none waits for its next job

T = TypeVar("T")


class Crew(Protocol):
    """Runs jobs. Close it after use."""

    @property
    def size(self) -> int:
        """How many jobs run at once. On a cluster it changes."""
        ...

    def submit(self, job: Job[T]) -> "Future[T]": ...

    def close(self) -> None:
        """Ends the workers. Jobs that have not started are dropped."""
        ...


def in_order(crew: Crew, jobs: Iterable[Job[T]]) -> Iterator[T]:
    """The results in the order of the jobs. Only a few jobs are started ahead of the caller."""
    coming = iter(jobs)
    running: deque[Future[T]] = deque()
    try:
        while True:
            free = AHEAD * max(1, crew.size) - len(running)  # negative if a node has died
            running.extend(crew.submit(job) for job in islice(coming, max(0, free)))
            if not running:
                return
            yield running.popleft().result()
    finally:
        for left in running:
            left.cancel()


class LocalCrew:
    """Threads of this process."""

    def __init__(self, threads: int) -> None:
        self.size = threads
        self._executor = ThreadPoolExecutor(threads)

    def submit(self, job: Job[T]) -> "Future[T]":
        return self._executor.submit(job.run, ignore_progress)

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)

    def __enter__(self) -> "LocalCrew":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class RayCrew:
    """A Ray cluster: one worker for each core. If a node dies, its jobs run again elsewhere. Raises NoCluster."""

    def __init__(self, address: str) -> None:
        from .ray_pool import RayPool

        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._pool: Any = None

        async def start() -> None:
            self._pool = RayPool(address)
            self._pool.start()

        try:
            self._call(start())
        except BaseException:
            self._end()
            raise

    @property
    def size(self) -> int:
        return int(self._pool.size)

    def submit(self, job: Job[T]) -> "Future[T]":
        return asyncio.run_coroutine_threadsafe(self._pool.run(job), self._loop)

    def close(self) -> None:
        from importlib import import_module

        try:
            self._call(self._pool.close())
        finally:
            self._end()
            import_module("ray").shutdown()

    def _call(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> "RayCrew":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
