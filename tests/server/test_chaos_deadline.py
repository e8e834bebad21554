"""A deadline of `bottega chaos` counts only time in which the processes could run."""

import os
import subprocess
import sys

from bottega.chaos.deadline import Deadline, seconds_without_processor


class Machine:
    """One process, whose time without a processor the test decides."""

    def __init__(self) -> None:
        self.now, self.waited = 100.0, {7: 50.0}

    def deadline(self, seconds: float) -> Deadline:
        return Deadline(seconds, lambda: self.waited, lambda: self.now, lambda pid: self.waited.get(pid))

    def pass_time(self, seconds: float, waiting: float) -> None:
        self.now += seconds
        self.waited = {pid: before + waiting for pid, before in self.waited.items()}


def test_a_process_that_runs_or_sleeps_has_the_time_that_it_was_given() -> None:
    machine = Machine()
    deadline = machine.deadline(10)
    for _ in range(10):
        assert not deadline.is_over
        machine.pass_time(1, waiting=0)
    assert not deadline.is_over
    machine.pass_time(0.1, waiting=0)
    assert deadline.is_over


def test_time_without_a_processor_does_not_count() -> None:
    machine = Machine()
    deadline = machine.deadline(10)
    for _ in range(39):
        machine.pass_time(1, waiting=0.75)
        assert not deadline.is_over
    machine.pass_time(2, waiting=0)
    assert deadline.is_over


def test_only_the_process_that_waited_longest_counts_and_never_more_than_the_time_that_passed() -> None:
    machine = Machine()
    machine.waited = {7: 50.0, 8: 50.0}
    deadline = machine.deadline(10)
    machine.pass_time(5, waiting=5)
    machine.waited[9] = 400.0  # started since, or unknown until now
    assert not deadline.is_over
    machine.pass_time(10, waiting=0)
    assert not deadline.is_over
    machine.pass_time(1, waiting=0)
    assert deadline.is_over


def test_a_process_that_has_ended_is_not_known() -> None:
    assert (seconds_without_processor(os.getpid()) or 0.0) >= 0.0
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert seconds_without_processor(ended.pid) is None
