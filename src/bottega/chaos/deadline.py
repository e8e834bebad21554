"""Deadlines that are fair on a busy machine: time in which a process wants to run and gets no processor does not count.

Without this, a run beside other work would report a server as stuck that was never given the time to start.
"""

import time
from collections.abc import Callable, Iterable
from pathlib import Path

SAMPLE_SECONDS = 0.5  # between two looks at the processes

NANOSECONDS = 1e-9


def seconds_without_processor(pid: int) -> float | None:
    """For how long the main thread of a process could have run and did not. None if it is unknown, or has ended."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) * NANOSECONDS
    except (OSError, IndexError):
        return None


class Deadline:
    """A number of seconds from now in which these processes must do something; more if they get no processor."""

    def __init__(
        self,
        seconds: float,
        processes: Callable[[], Iterable[int]],
        clock: Callable[[], float] = time.monotonic,
        waited: Callable[[int], float | None] = seconds_without_processor,
    ) -> None:
        self._end, self._processes, self._clock, self._waited = clock() + seconds, processes, clock, waited
        self._sampled_at, self._before = clock(), self._sample()

    def _sample(self) -> dict[int, float]:
        found = ((pid, self._waited(pid)) for pid in self._processes())
        return {pid: seconds for pid, seconds in found if seconds is not None}

    @property
    def is_over(self) -> bool:
        now = self._clock()
        passed = now - self._sampled_at
        if passed >= SAMPLE_SECONDS:
            sample = self._sample()
            lost = max((seconds - self._before.get(pid, 0.0) for pid, seconds in sample.items()), default=0.0)
            self._end += min(lost, passed)
            self._sampled_at, self._before = now, sample
        return now > self._end
