"""Looks for processes where Linux lists them."""

import os
import signal
import time
from pathlib import Path

import pytest

only_linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc, as Linux has it")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def left_alive(pids: list[int], within: float = 60.0) -> list[int]:
    """Waits until these processes have ended. Kills and returns those that have not."""
    deadline = time.monotonic() + within
    while any(map(_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    left = [pid for pid in pids if _alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    return left


def _alive(pid: int) -> bool:
    """Whether a process runs. A zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
