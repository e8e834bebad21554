"""What every process that is measured has in common: it says what it can do, then does it for as long as it is asked.

The first line it writes names its tasks. Then it reads lines, each the number of a task and the seconds to spend on it,
and answers each with a line of JSON: how much was done, how many games that were, and how long it took.
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
Unit = Callable[[], tuple[int, int]]  # does a little and returns how much: decisions, copies ...; and whole games


@dataclass(frozen=True)
class Task:
    """Something to measure: which part of the report it belongs to, whose it is, the game, and how it is run."""

    part: str
    who: str
    game: str
    how: Sequence[str]  # words such as "compiled" or "cpp", which the report and the terminal know how to say
    prepare: Callable[[], Unit] = field(compare=False)
    batch: int = 1  # games played side by side


def repeat(unit: Unit, seconds: float, clock: Clock = time.process_time) -> dict[str, float]:
    """Does it again and again, for at least so long by the clock.

    On one core the clock is the processor time of the process, all its threads together: what others on a shared
    machine take of the core is nobody's slowness. A device is timed by the clock on the wall.
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


def stay_on_one_core() -> None:
    """Keeps this process and its threads on one core, the same for everybody, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def serve(make: Callable[[], Sequence[Task]], packages: Sequence[str], device: Callable[[], str] | None = None) -> None:
    """Makes the tasks and does what is asked until nobody asks any more. Without a device, on one core."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # libraries greet on the standard output, which is for answers here
    if device is None:
        stay_on_one_core()
    tasks = make()
    shown = [{"part": t.part, "who": t.who, "game": t.game, "how": list(t.how), "batch": t.batch} for t in tasks]
    versions = {package: version(package) for package in packages}
    _write(answers, {"tasks": shown, "versions": versions, "device": device() if device else ""})
    clock = time.perf_counter if device else time.process_time
    units: dict[int, Unit] = {}
    for line in sys.stdin:
        number, seconds = line.split()
        try:
            task = int(number)
            if task not in units:
                units[task] = tasks[task].prepare()
            answer = repeat(units[task], float(seconds), clock)
        except Exception as error:  # one task that fails is told, and leaves the others be
            _write(answers, {"error": f"{type(error).__name__}: {error}"})
        else:
            _write(answers, answer)


def _write(answers: TextIO, content: Mapping[str, object]) -> None:
    print(json.dumps(content), file=answers, flush=True)
