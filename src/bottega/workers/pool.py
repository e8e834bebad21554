"""Runs a list of jobs in worker processes."""

from collections import Counter, deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, TypeVar

from .errors import MAX_DEATHS, JobFailed, WorkersDied
from .jobs import Job
from .process import Failed, Reported, WorkerProcess, available_cores

T = TypeVar("T")


@dataclass
class _Busy:
    """A worker and the job it runs."""

    worker: WorkerProcess
    index: int


class Pool:
    """Worker processes that start with `run` and end with it."""

    def __init__(self, workers: int | None = None) -> None:
        self._count = workers or available_cores()

    def run(self, jobs: Sequence[Job[T]]) -> Generator[T, None, None]:
        """Yields results as they are ready. Raises JobFailed, or WorkersDied for a job that kills its workers."""
        waiting, deaths = deque(range(len(jobs))), Counter[int]()
        busy: dict[Any, _Busy] = {}  # by pipe

        def start(index: int, worker: WorkerProcess) -> None:
            busy[worker.pipe] = _Busy(worker, index)
            worker.send(jobs[index])

        try:
            for _ in range(min(self._count, len(jobs))):
                start(waiting.popleft(), WorkerProcess())
            while busy:
                for pipe in wait(list(busy)):
                    worker, index = busy[pipe].worker, busy[pipe].index
                    message = worker.receive()
                    if isinstance(message, Reported):
                        continue
                    if isinstance(message, Failed):
                        raise JobFailed("the job failed", message.details, jobs[index])
                    del busy[pipe]
                    if message is None:
                        worker.stop()
                        deaths[index] += 1
                        if deaths[index] == MAX_DEATHS:
                            raise WorkersDied(jobs[index])
                        start(index, WorkerProcess())
                        continue
                    if waiting:
                        start(waiting.popleft(), worker)
                    else:
                        worker.stop()
                    yield message.result
        finally:
            for one in busy.values():
                one.worker.stop()
