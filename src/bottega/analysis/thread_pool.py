"""A pool of threads that reports progress. Threads suffice because the compiled rules release Python's lock."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")
Progress = Callable[[int, int], None]  # effort done, total effort


class ThreadPool:
    """Runs jobs and reports progress. If one fails, jobs that have not started are dropped."""

    def __init__(self, threads: int, progress: Progress, total: int) -> None:
        self._executor = ThreadPoolExecutor(threads)
        self._progress, self._total, self._done = progress, total, 0

    def run(self, jobs: Sequence[Callable[[], T]], effort: int = 1) -> list[T]:
        """The results in the order of the jobs. Each job counts as `effort` of the total effort."""
        futures = [self._executor.submit(job) for job in jobs]
        for future in as_completed(futures):
            future.result()
            self._done += effort
            self._progress(self._done, self._total)
        return [future.result() for future in futures]

    def __enter__(self) -> "ThreadPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._executor.shutdown(cancel_futures=True)
