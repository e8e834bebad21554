"""Games on the cores of this machine, each worker a process of its own."""

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait

from .errors import ArenaError, GameFailed
from .game import Result, play_game
from .tournament import Task

PATIENCE = 3  # workers that may die over one game

# A fresh interpreter for each worker: the same on every system, and no thread or lock is inherited half way.
_spawn = multiprocessing.get_context("spawn")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Local:
    """Runs games in worker processes; a worker that dies is replaced and its game played again."""

    workers: int | None = None  # all cores unless told otherwise

    def run(self, tasks: Sequence[Task]) -> Iterator[Result]:
        """Results as they come. Raises GameFailed, or ArenaError for a game that no worker survives."""
        waiting, deaths = deque(tasks), Counter[int]()
        workers: list[_Worker] = []
        try:
            for _ in range(min(self.workers or cores(), len(tasks))):
                workers.append(_Worker(waiting.popleft()))
            while workers:
                for pipe in wait([worker.pipe for worker in workers]):
                    (worker,) = [worker for worker in workers if worker.pipe is pipe]
                    answer = worker.answer()
                    if answer is None:
                        workers.remove(worker)
                        workers.append(_Worker(play_again(worker.task, deaths)))
                        continue
                    if waiting:
                        worker.give(waiting.popleft())
                    else:
                        worker.stop()
                        workers.remove(worker)
                    yield answer
        finally:
            for worker in workers:
                worker.stop()


def play_again(task: Task, deaths: Counter[int]) -> Task:
    """A task whose worker died; refused when that happens too often to be chance. Shared with the Ray runner."""
    deaths[task.number] += 1
    if deaths[task.number] == PATIENCE:
        raise ArenaError(
            "deadly",
            f"game {task.number} was given up: {PATIENCE} workers died while they played it",
            number=task.number,
            times=PATIENCE,
        )
    return task


class _Worker:
    """A process with a game to play."""

    def __init__(self, task: Task) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_work, args=(theirs,), daemon=True)
        with undisturbed():
            self._process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.give(task)

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it may have died meanwhile, which `answer` will find
            self.pipe.send(task)

    def answer(self) -> Result | None:
        """What the game brought; nothing if the process died over it."""
        try:
            answer: Result | str = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return None
        if isinstance(answer, str):
            raise GameFailed(f"game {self.task.number} broke down:\n{answer}")
        return answer

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """A process started here never hears Ctrl-C, from its first moment on: ending is for the parent to decide."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process of a program brings the tracker with it, and starting that lets Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: "Connection[Result | str, Task]") -> None:
    """The life of a worker: games until the pipe ends, or the parent does, even in the middle of a long game."""
    threading.Thread(target=outlive_nobody, daemon=True).start()
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        answer: Result | str
        try:
            answer = play_game(task)
        except Exception:
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:  # nobody waits for it any more
            return


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
