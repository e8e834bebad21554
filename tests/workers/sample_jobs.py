"""Small jobs, to try worker processes with."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bottega.workers import Progress


@dataclass(frozen=True)
class Square:
    number: int

    def run(self, report: Progress) -> int:
        return self.number**2


@dataclass(frozen=True)
class Identify:
    """The id of the process that runs it, and its niceness."""

    def run(self, report: Progress) -> tuple[int, int]:
        return os.getpid(), os.nice(0)


@dataclass(frozen=True)
class Count:
    """Counts, and reports each number. `seconds` is the time for each."""

    total: int
    seconds: float = 0.0

    def run(self, report: Progress) -> int:
        for done in range(self.total):
            report(done, self.total)
            time.sleep(self.seconds)
        report(self.total, self.total)
        return self.total


@dataclass(frozen=True)
class Sleep:
    """Reports that it has started, then reports nothing."""

    seconds: float

    def run(self, report: Progress) -> None:
        report(0, 1)
        time.sleep(self.seconds)


@dataclass(frozen=True)
class Fail:
    message: str

    def run(self, report: Progress) -> None:
        raise ValueError(self.message)


@dataclass(frozen=True)
class Unpicklable:
    """Its result cannot be sent to the parent."""

    def run(self, report: Progress) -> Any:
        return lambda: None


@dataclass(frozen=True)
class DieOnce:
    """Kills its worker, unless the file exists, which it creates first."""

    file: Path

    def run(self, report: Progress) -> str:
        if not self.file.exists():
            self.file.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return "alive"


class Bomb:
    """Kills the worker that unpickles it."""

    def run(self, report: Progress) -> None:
        raise AssertionError

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)
