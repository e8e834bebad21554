"""The protocol between `bottega bench` and every process that it measures.

First the process writes a line of JSON that lists its benchmarks. Then it reads lines with the number of a benchmark
and a time in seconds. It answers each with a line of JSON: the amount of work done, the number of games, and the time.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import TextIO

Clock = Callable[[], float]
Unit = Callable[[], tuple[int, int]]  # does some work; returns its amount (decisions, copies ...) and the whole games


@dataclass(frozen=True)
class Benchmark:
    """Something to measure: its part of the report, its package, its game, and how it runs."""

    part: str
    who: str
    game: str
    how: Sequence[str]  # keywords such as "compiled" or "cpp", for which the report has labels
    prepare: Callable[[], Unit] = field(compare=False)
    batch: int = 1  # games at once


def repeat(unit: Unit, seconds: float, clock: Clock = time.process_time) -> dict[str, float]:
    """Repeats a unit of work for at least this many seconds.

    On one core the clock is the CPU time of the process, with all its threads, so that other processes on a shared
    machine do not matter. On a device the clock is wall time.
    """
    amount = games = 0
    began = clock()
    while True:
        more, ended = unit()
        amount += more
        games += ended
        took = clock() - began
        if took >= seconds:
            return {"amount": amount, "games": games, "seconds": took}


def use_one_core() -> None:
    """Keeps this process and its threads on one core, the same for all processes, if the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def serve(
    make: Callable[[], Sequence[Benchmark]], packages: Sequence[str], device: Callable[[], str] | None = None
) -> None:
    """Makes the benchmarks and runs them on request until the input ends; without a device, on one core."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # libraries print to standard output, which is for answers here
    if device is None:
        use_one_core()
    benchmarks = make()
    shown = [{"part": b.part, "who": b.who, "game": b.game, "how": list(b.how), "batch": b.batch} for b in benchmarks]
    versions = {package: version(package) for package in packages}
    _write(answers, {"benchmarks": shown, "versions": versions, "device": device() if device else ""})
    clock = time.perf_counter if device else time.process_time
    units: dict[int, Unit] = {}
    for line in sys.stdin:
        number, seconds = line.split()
        try:
            chosen = int(number)
            if chosen not in units:
                units[chosen] = benchmarks[chosen].prepare()
            answer = repeat(units[chosen], float(seconds), clock)
        except Exception as error:  # a benchmark that fails is reported and does not affect the others
            _write(answers, {"error": f"{type(error).__name__}: {error}"})
        else:
            _write(answers, answer)


def _write(answers: TextIO, content: Mapping[str, object]) -> None:
    print(json.dumps(content), file=answers, flush=True)
