"""Runs `bottega` with a system clock that can jump: `python -m bottega.chaos.shifted_clock FILE serve ...`.

The file holds the number of seconds by which the clock is wrong. The process reads it at every look at the clock, so
whoever writes the file makes the clock jump. Only Python's `time.time` and `time.time_ns` are wrong: like a real system
clock that is set, this does not touch the monotonic clock, on which timers run, nor the clock of PostgreSQL, which may
run on another machine. The server itself contains nothing for this.
"""

import mmap
import runpy
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path

_FORMAT = struct.Struct("d")


class ClockFile:
    """The file that says by how many seconds a clock is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.exists():
            path.write_bytes(_FORMAT.pack(0.0))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), _FORMAT.size)

    @property
    def offset(self) -> float:
        return float(_FORMAT.unpack_from(self._memory)[0])

    @offset.setter
    def offset(self, seconds: float) -> None:
        _FORMAT.pack_into(self._memory, 0, seconds)


def shift(clock: ClockFile) -> None:
    """From now on, this process reads its clock with the offset in the file."""
    seconds, nanoseconds = time.time, time.time_ns
    shifted_seconds: Callable[[], float] = lambda: seconds() + clock.offset  # noqa: E731
    shifted_nanoseconds: Callable[[], int] = lambda: nanoseconds() + int(clock.offset * 1e9)  # noqa: E731
    time.time, time.time_ns = shifted_seconds, shifted_nanoseconds


if __name__ == "__main__":
    shift(ClockFile(Path(sys.argv.pop(1))))
    runpy.run_module("bottega", run_name="__main__")
