"""What a worker runs."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)
Progress = Callable[[int, int], None]  # how much is done, and of how much


class Job(Protocol[T_co]):
    """An object that can be pickled. `run` calls `report` often; an exception out of `report` ends it early."""

    def run(self, report: Progress) -> T_co: ...


def ignore_progress(done: int, total: int) -> None:
    pass
