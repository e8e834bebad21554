"""A process started by a command answers lines, and says why when it does not."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bottega.workers import CommandFailed, CommandWorker
from tests.workers.processes import left_alive, only_linux

ECHO = """
import json, os, sys, time
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    word = line.strip()
    if word == "die":
        print("the last line", file=sys.stderr)
        os._exit(7)
    if word == "hang":
        time.sleep(600)
    print(json.dumps({"pid": os.getpid(), "word": word}), flush=True)
"""


@contextmanager
def started(code: str = ECHO, limit: float = 60.0) -> Iterator[tuple[CommandWorker, dict[str, Any]]]:
    worker = CommandWorker([sys.executable, "-c", code], os.environ, limit)
    try:
        yield worker, worker.start()
    finally:
        worker.stop()


def test_it_says_that_it_is_ready_and_answers_each_line() -> None:
    with started() as (worker, first):
        assert first == {"ready": True}
        assert [worker.ask(word)["word"] for word in ("one", "two")] == ["one", "two"]


def test_when_it_dies_its_last_error_is_reported_and_it_can_be_started_again() -> None:
    with started() as (worker, _):
        with pytest.raises(CommandFailed, match=r"^the last line$"):
            worker.ask("die")
        with pytest.raises(CommandFailed):
            worker.ask("after its end")
        worker.stop()
        assert worker.start() == {"ready": True}
        assert worker.ask("again")["word"] == "again"


def test_without_an_error_its_exit_code_is_reported() -> None:
    with pytest.raises(CommandFailed, match=r"^exited with code 3$"), started("import sys; sys.exit(3)"):
        pass


def test_it_is_killed_when_it_does_not_answer_in_time() -> None:
    with started(limit=5.0) as (worker, _), pytest.raises(CommandFailed, match="no answer within 5 s"):
        worker.ask("hang")


def test_it_does_not_receive_ctrl_c() -> None:
    with started() as (worker, _):
        os.kill(worker.ask("who")["pid"], signal.SIGINT)
        assert worker.ask("still there")["word"] == "still there"


PARENT = f"""
import os, sys, time
from bottega.workers import CommandWorker

worker = CommandWorker([sys.executable, "-c", {ECHO!r}], os.environ, 60.0)
worker.start()
print(worker.ask("who")["pid"], flush=True)
time.sleep(600)
"""


@only_linux
def test_it_ends_with_its_parent() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        parent.kill()
    assert left_alive([worker]) == []
