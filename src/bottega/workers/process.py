"""One worker: a process that runs jobs, and its parent's end of the connection."""

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from .jobs import Job, Progress

REPORT_INTERVAL = 0.1  # seconds between two reports of progress

# A new interpreter for each worker: it works on every system, and no thread or lock is inherited in an undefined state.
_spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Reported:
    """Progress of the job."""

    done: int
    total: int


@dataclass(frozen=True)
class Finished:
    result: Any


@dataclass(frozen=True)
class Failed:
    """The job raised an exception; its traceback."""

    details: str


Message = Reported | Finished | Failed


class WorkerProcess:
    """The parent's end."""

    def __init__(self, niceness: int = 0) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_run_jobs, args=(theirs, niceness), daemon=True)
        with interrupts_blocked():
            self._process.start()
        theirs.close()  # so that the pipe ends when the process does

    def send(self, job: Job[Any]) -> None:
        """Starts a job. If the process has died, `receive` will say so."""
        with suppress(OSError):
            self.pipe.send(job)

    def cancel(self) -> None:
        """Asks the process to stop the current job at its next report."""
        with suppress(OSError):
            self.pipe.send(None)

    def receive(self) -> Message | None:
        """Waits for the next message. None if the process has died."""
        try:
            message: Message = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return message

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def join(self) -> None:
        self._process.join()

    def stop(self) -> None:
        """Ends the process and waits for its end."""
        self.kill()
        self.join()
        self.pipe.close()


class _Cancelled(Exception):
    """Nobody waits for the result of this job any more."""


def _run_jobs(pipe: "Connection[Message, Job[Any] | None]", niceness: int) -> None:
    """The main function of a worker. It ends with the pipe, or with its parent, even in the middle of a job."""
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):  # the parent has closed the pipe
        while True:
            job = pipe.recv()
            if job is not None:  # None cancels a job that has ended already
                _run_job(pipe, job)


def _run_job(pipe: "Connection[Message, Job[Any] | None]", job: Job[Any]) -> None:
    try:
        pipe.send(Finished(job.run(_reporter(pipe))))
    except _Cancelled:
        pipe.send(Finished(None))
    except Exception:  # of the job, or of pickling its result
        pipe.send(Failed(traceback.format_exc()))


def _reporter(pipe: "Connection[Message, Job[Any] | None]") -> Progress:
    last_report = 0.0

    def report(done: int, total: int) -> None:
        nonlocal last_report
        if done < total and time.monotonic() - last_report < REPORT_INTERVAL:
            return
        last_report = time.monotonic()
        if pipe.poll():  # while a job runs, the only message is the one that cancels it
            raise _Cancelled
        pipe.send(Reported(done, total))

    return report


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started here never receives Ctrl-C, from its first moment on. Its parent ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process of a program also starts the resource tracker, which would unblock Ctrl-C again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def available_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
