"""A process that has imported what takes long, and forks a child for each mutant.

It is started in a copy of the checkout, reads one order after another from standard input, as JSON, and answers each
with a report. A child has a process group of its own, so that servers which tests have started end with it.
"""

import json
import os
import signal
import sys
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NoReturn

import pytest

from .plugin import Order, Plugin, Report

ROOT = Path.cwd()
ARGUMENTS = ("-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--no-header", "--tb=no")


def run(order: Order) -> Report:
    """Runs the tests of an order in a child."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _in_child(order, writing)
    os.close(writing)
    try:
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.readline()  # not to the end: what a test has started may hold the pipe open
    finally:
        _end(child)
    return Report.of(json.loads(told)) if told else Report(trouble="the tests ended without a word")


def _in_child(order: Order, writing: int) -> None:
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)

    def finish(report: Report) -> NoReturn:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps(report.plain()).encode() + b"\n")
        os._exit(0)

    if order.stop:  # a mutant: its bytecode must not stay
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        os.environ["BOTTEGA_CACHE"] = order.machine_code
    stop = ("-x",) if order.stop else ("--continue-on-collection-errors",)
    try:
        pytest.main([*ARGUMENTS, *stop, *order.paths], plugins=[Plugin(order, ROOT, finish)])
    finally:
        os._exit(0)


def _end(child: int) -> None:
    """Ends a child and all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)


def main() -> None:
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    for plugin in entry_points(group="pytest11"):
        plugin.load()
    for line in sys.stdin:
        asked: dict[str, Any] = json.loads(line)
        print(json.dumps(run(Order(**asked)).plain()), flush=True)


if __name__ == "__main__":
    main()
