"""Runs functions in threads. Compiled rules do not hold Python's lock, so threads are enough for them."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from types import TracebackType
from typing import TypeVar

from .jobs import Progress

T = TypeVar("T")


class ThreadPool:
    """Reports progress towards `total`. If a function fails, those that have not started are dropped."""

    def __init__(self, threads: int, progress: Progress, total: int) -> None:
        self._executor = ThreadPoolExecutor(threads)
        self._progress, self._total, self._done = progress, total, 0

    def run(self, functions: Sequence[Callable[[], T]], weight: int = 1) -> list[T]:
        """The results in the order of the functions. Each function counts `weight` towards the total."""
        futures = [self._executor.submit(function) for function in functions]
        for future in as_completed(futures):
            future.result()
            self._done += weight
            self._progress(self._done, self._total)
        return [future.result() for future in futures]

    def __enter__(self) -> "ThreadPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._executor.shutdown(cancel_futures=True)
