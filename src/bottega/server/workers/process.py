"""One worker: a process that does one task after another, and the server's end of it."""

import asyncio
import multiprocessing
import os
import threading
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from ...analysis.thread_pool import Progress
from ...arena.local_runner import exit_with_parent, interrupts_blocked
from .thinking import Task

PULSE = 0.1  # seconds between two reports
GRACE = 3.0  # seconds in which a worker must drop a task that nobody waits for

T = TypeVar("T")
_spawn = multiprocessing.get_context("spawn")  # no thread or lock of the server is inherited half way


class WorkerFailed(Exception):
    """There will be no answer. `details` is for the server's log, not for players: it may hold a traceback."""

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details


class Died(Exception):
    """The process is gone, and its task is not done."""


class _Dropped(Exception):
    """Nobody waits for this task any more."""


@dataclass(frozen=True)
class _Told:
    done: int
    total: int


@dataclass(frozen=True)
class _Done:
    answer: Any


@dataclass(frozen=True)
class _Failed:
    details: str


_Message = _Told | _Done | _Failed


class Worker:
    """The server's end. Everything but `_listen` runs in the event loop."""

    def __init__(self, niceness: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard: asyncio.Queue[_Message | None] = asyncio.Queue()  # None: the process has ended
        self._buried = asyncio.Event()
        self._task: Task[Any] | None = None
        self._doom: asyncio.TimerHandle | None = None
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs, niceness), daemon=True)
        with interrupts_blocked():
            self._process.start()
        theirs.close()  # so that the pipe ends when the process does
        threading.Thread(target=self._listen, daemon=True).start()

    async def do(self, task: Task[T], progress: Progress = lambda done, total: None) -> T:
        """The answer to a task. Raises WorkerFailed if the task breaks down, Died if the process does."""
        with suppress(OSError):  # it may have died meanwhile, which the queue tells
            self._pipe.send(task)
        self._task = task
        try:
            while isinstance(message := await self._heard.get(), _Told):
                progress(message.done, message.total)
        finally:
            self._task = None
            if self._doom:
                self._doom.cancel()
                self._doom = None
        if message is None:
            self._heard.put_nowait(None)  # it stays dead
            raise Died(f"a worker died, exit code {self._process.exitcode}")
        if isinstance(message, _Failed):
            raise WorkerFailed("the task broke down", message.details)
        answer: T = message.answer
        return answer

    def drop(self, task: Task[Any], _: object = None) -> None:
        """Nobody waits for this task any more. The worker is asked to leave it; if it does not, it has to go."""
        if task is self._task and not self._doom:
            with suppress(OSError):
                self._pipe.send(None)
            self._doom = self._loop.call_later(GRACE, self._process.kill)

    async def end(self) -> None:
        """Ends the process and waits until it is gone."""
        self._process.kill()
        await self._buried.wait()

    def _listen(self) -> None:
        """A thread's life: a message is waited for, read and unpacked here, so that the event loop never blocks."""
        with suppress(RuntimeError):  # the loop was closed, and nobody listens
            with suppress(EOFError, OSError):
                while True:
                    self._loop.call_soon_threadsafe(self._heard.put_nowait, self._pipe.recv())
            self._process.join()
            self._loop.call_soon_threadsafe(self._bury)

    def _bury(self) -> None:
        self._heard.put_nowait(None)
        self._pipe.close()  # here and not in the thread, lest it close under the hands of a sender
        self._buried.set()


def work(pipe: "Connection[_Message, Task[Any] | None]", niceness: int) -> None:
    """The life of a worker: tasks until the pipe ends, or the server does, even in the middle of a task."""
    threading.Thread(target=exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)  # the server's own process goes first
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        if task is None:  # the order to drop a task; either heeded below, or too late
            continue
        try:
            pipe.send(_Done(task.do(_reporter(pipe))))
        except _Dropped:
            pipe.send(_Done(None))
        except Exception:
            pipe.send(_Failed(traceback.format_exc()))


def _reporter(pipe: "Connection[_Message, Task[Any] | None]") -> Progress:
    told = 0.0

    def report(done: int, total: int) -> None:
        nonlocal told
        if done < total and time.monotonic() - told < PULSE:
            return
        told = time.monotonic()
        if pipe.poll():  # whoever is busy is sent nothing but the order to drop it
            raise _Dropped
        pipe.send(_Told(done, total))

    return report
