"""Tasks on several threads: the compiled rules leave Python's lock alone, so threads do."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")
Progress = Callable[[int, int], None]


class Crew:
    """Workers who tell how far they are; what is not begun is dropped when something goes wrong."""

    def __init__(self, threads: int, progress: Progress, effort: int) -> None:
        self._pool = ThreadPoolExecutor(threads)
        self._progress, self._effort, self._done = progress, effort, 0

    def do(self, tasks: Sequence[Callable[[], T]], effort: int = 1) -> list[T]:
        """The results in the order of the tasks, each of which is so much of the whole effort."""
        futures = [self._pool.submit(task) for task in tasks]
        for future in as_completed(futures):
            future.result()
            self._done += effort
            self._progress(self._done, self._effort)
        return [future.result() for future in futures]

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)
