"""What pytest needs to know in a child: which tests, in which order, how long they may take, and what came of it."""

import resource
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NoReturn

import numba
import pytest
from hypothesis import Phase, settings

from .areas import is_about

PLAIN_IS_FAST_ENOUGH = 1.0  # seconds of work without machine code
MEMORY = 8 << 30  # a loop that a mutant made endless may also be one that collects things


@dataclass
class Order:
    """What a child is to do."""

    paths: Sequence[str]  # files or folders of tests
    slug: str = ""
    games: Sequence[str] = ()  # every game there is: to tell tests of other games
    tests: Sequence[str] = ()  # their ids, in the order to run them; none: whatever is found
    limits: Sequence[float] = ()  # the seconds of work after which each of them has failed
    trace: bool = False  # note which functions each test calls
    collecting: float = 0.0  # the seconds of work after which importing the tests has failed; 0 for no limit
    stop: bool = True  # at the first test that fails
    machine_code: str = ""  # the folder it goes to, where it is not the usual one
    compile: bool = False  # tests that compile the rules get machine code; else plain functions


@dataclass
class Outcome:
    """What came of one test."""

    test: str
    passed: bool
    seconds: float
    too_slow: bool = False  # without machine code
    calls: list[str] = field(default_factory=list)  # as `Mutant.place` says it


@dataclass
class Report:
    """What came of a child."""

    outcomes: list[Outcome] = field(default_factory=list)
    at_import: list[str] = field(default_factory=list)  # functions called while modules are imported
    collecting: float = 0.0  # seconds of work until all tests were imported
    timed_out: str = ""
    trouble: str = ""  # why nothing was run

    @property
    def killer(self) -> str:
        """The test that noticed, or what else went wrong; empty if all went well."""
        failed = next((outcome.test for outcome in self.outcomes if not outcome.passed), "")
        return failed or self.timed_out or self.trouble

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Report":
        return cls(**data | {"outcomes": [Outcome(**outcome) for outcome in data["outcomes"]]})


class TooSlow(BaseException):
    """A test that may want machine code takes long without it."""


class Plugin:
    """Runs the tests of an order and writes the report."""

    def __init__(self, order: Order, root: Path, finish: Callable[[Report], NoReturn]) -> None:
        self._order, self._root, self._finish = order, root, finish
        self._limits = dict(zip(order.tests, order.limits, strict=True))
        self._report = Report()
        self._running = "importing the tests"
        self._left_plain = self._too_slow = False
        self._called: set[CodeType] = set()

    def pytest_configure(self) -> None:
        phases = (Phase.explicit, Phase.generate)  # the first failure is enough
        settings.register_profile("mutants", derandomize=True, database=None, phases=phases, deadline=None)
        settings.load_profile("mutants")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if not self._order.compile:
            numba.njit = self._leave_plain
        if self._order.trace:
            threading.settrace(self._note)
            sys.settrace(self._note)
        for kind in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(kind, self._time_out)
        self._began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, self._order.collecting)

    def _leave_plain(self, function: FunctionType, **options: Any) -> FunctionType:
        if not self._left_plain and not self._order.stop:
            signal.setitimer(signal.ITIMER_PROF, PLAIN_IS_FAST_ENOUGH)
        self._left_plain = True
        return function

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        self._called.add(frame.f_code)

    def _calls(self) -> list[str]:
        """Our functions that were called since the last call of this method."""
        called, self._called = self._called, set()
        source = f"{self._root}/src/"
        ours = [code for code in called if code.co_filename.startswith(source)]
        cut = len(source) - len("src/")
        return sorted({f"{code.co_filename[cut:]}:{code.co_qualname.split('.<locals>')[0]}" for code in ours})

    def _time_out(self, number: int, frame: FrameType | None) -> NoReturn:
        if not self._order.stop:
            self._too_slow = True
            raise TooSlow
        self._report.timed_out = f"{self._running} (time-out)"
        self._finish(self._report)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = self._order
        if order.slug:
            items[:] = [item for item in items if is_about(item.nodeid, order.slug, order.games)]
        if order.tests:
            found = {item.nodeid: item for item in items}
            items[:] = [found[test] for test in order.tests if test in found]

    def pytest_collection_finish(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        self._report.collecting = time.process_time() - self._began
        self._report.at_import = self._calls()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._running, self._too_slow = item.nodeid, False
        self._report.outcomes.append(Outcome(item.nodeid, True, 0))
        limit = self._limits.get(item.nodeid, PLAIN_IS_FAST_ENOUGH if self._left_plain and not self._order.stop else 0)
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.setitimer(signal.ITIMER_REAL, 30 * limit)  # for tests that wait; the machine may be busy
        began = time.perf_counter()
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        outcome = self._report.outcomes[-1]
        outcome.seconds = time.perf_counter() - began
        outcome.too_slow = self._too_slow
        outcome.calls = self._calls()
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._report.outcomes[-1].passed = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._report.trouble = f"{report.nodeid} (cannot be imported)"

    def pytest_unconfigure(self) -> None:
        sys.settrace(None)
        self._finish(self._report)
