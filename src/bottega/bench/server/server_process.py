"""A server process, and what the system reports about it."""

import http.client
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

START_TIMEOUT = 120.0  # seconds
IDLE_SECONDS = 1.0  # in which workers that have loaded everything use almost no CPU
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")


class Usage(NamedTuple):
    """The CPU seconds that a process has used, and its present memory."""

    seconds: float
    bytes: int


def usage(pid: int) -> Usage:
    """The usage of one process, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return Usage((int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND, int(fields[21]) * PAGE_SIZE)


def total_usage(pids: Iterable[int]) -> Usage:
    """The usage of several processes. One that has just ended counts nothing."""
    found = [Usage(0.0, 0)]
    for pid in pids:
        with suppress(OSError):
            found.append(usage(pid))
    return Usage(sum(one.seconds for one in found), sum(one.bytes for one in found))


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
        except OSError:  # the process has just ended
            continue
    return found


def raise_file_limit() -> int:
    """Raises the limit of open files, and so of sockets, for this process and its children. Returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class ServerProcess:
    """`bottega serve` on an SQLite database, without rate limits."""

    def __init__(self, database: str, log: Path) -> None:
        self.database, self._log = database, log
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        """Starts the process and waits until it is ready."""
        environment = os.environ | {"BOTTEGA_RATE": "0", "BOTTEGA_TABLES": "0"}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self.command(), env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + START_TIMEOUT
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start:\n{self._log.read_text()[-2000:]}")
            time.sleep(0.01)

    def command(self) -> list[str]:
        program = [sys.executable, "-c", "from bottega.cli import app; app()", "serve"]
        return [*program, "--port", str(self.port), "--database", self.database]

    def _ready(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/ready")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def wait_for_workers(self) -> None:
        """Waits until the workers have loaded or compiled what they need."""
        before = -1.0
        while (used := total_usage(self.workers).seconds) > before + 0.05 * IDLE_SECONDS:
            before = used
            time.sleep(IDLE_SECONDS)

    def kill(self) -> None:
        """Ends the process at once, as `kill -9` does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def restart(self) -> None:
        """Stops the process in the regular way, and starts it again."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(START_TIMEOUT)
        self.start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        return children(self.pid)

    @property
    def usage(self) -> Usage:
        return usage(self.pid)

    @property
    def workers_bytes(self) -> int:
        return total_usage(self.workers).bytes
