"""Plays games in worker processes on this machine."""

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
from .game import GameResult, play_game
from .tournament import ScheduledGame

MAX_DEATHS = 3  # of workers over one game

# A new interpreter for each worker: it works the same on every system and inherits no thread or lock.
_spawn = multiprocessing.get_context("spawn")


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class LocalRunner:
    """Plays games in worker processes. If a worker dies, another one replaces it and plays its game again."""

    workers: int | None = None  # as many as there are cores by default

    def run(self, games: Sequence[ScheduledGame]) -> Iterator[GameResult]:
        """Yields results as they arrive. Raises GameFailed, or ArenaError for a game that no worker survives."""
        waiting, deaths = deque(games), Counter[int]()
        workers: list[_Worker] = []
        try:
            for _ in range(min(self.workers or cores(), len(games))):
                workers.append(_Worker(waiting.popleft()))
            while workers:
                for pipe in wait([worker.pipe for worker in workers]):
                    (worker,) = [worker for worker in workers if worker.pipe is pipe]
                    answer = worker.answer()
                    if answer is None:
                        workers.remove(worker)
                        workers.append(_Worker(retry(worker.game, deaths)))
                        continue
                    if waiting:
                        worker.assign(waiting.popleft())
                    else:
                        worker.stop()
                        workers.remove(worker)
                    yield answer
        finally:
            for worker in workers:
                worker.stop()


def retry(game: ScheduledGame, deaths: Counter[int]) -> ScheduledGame:
    """Returns a game whose worker died. Raises ArenaError if that has happened too often. Also for the Ray runner."""
    deaths[game.number] += 1
    if deaths[game.number] == MAX_DEATHS:
        raise ArenaError(
            "deadly",
            f"game {game.number} was given up: {MAX_DEATHS} workers died while they played it",
            number=game.number,
            times=MAX_DEATHS,
        )
    return game


class _Worker:
    """A process that plays one game at a time."""

    def __init__(self, game: ScheduledGame) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_work, args=(theirs,), daemon=True)
        with interrupts_blocked():
            self._process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.assign(game)

    def assign(self, game: ScheduledGame) -> None:
        self.game = game
        with suppress(OSError):  # if it has died meanwhile, `answer` notices
            self.pipe.send(game)

    def answer(self) -> GameResult | None:
        """The result of the game, or None if the process died."""
        try:
            answer: GameResult | str = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return None
        if isinstance(answer, str):
            raise GameFailed(f"game {self.game.number} failed:\n{answer}")
        return answer

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Blocks Ctrl-C for processes started in this block, from their start: only the parent stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Starting the first process also starts the resource tracker, which would unblock Ctrl-C again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: "Connection[GameResult | str, ScheduledGame]") -> None:
    """The main loop of a worker. It ends with the pipe or with the parent, even in the middle of a game."""
    threading.Thread(target=exit_with_parent, daemon=True).start()
    while True:
        try:
            game = pipe.recv()
        except EOFError:
            return
        answer: GameResult | str
        try:
            answer = play_game(game)
        except Exception:
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:  # the parent has gone
            return


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
