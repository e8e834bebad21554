"""A server process that can be killed, stopped and started again."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

from .deadline import Deadline

START_TIMEOUT, STOP_TIMEOUT = 180.0, 120.0  # seconds; test machines are busy


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RunningServer:
    """`bottega serve` on a database. By default without rate limits, and with bots that move at once."""

    def __init__(self, database: str, port: int | None = None, clock: Path | None = None, **settings: str) -> None:
        self.database, self.port, self._clock = database, port or free_port(), clock
        self.settings = {"RATE": "0", "TABLES": "0", "BOT_PACE": "0", "WORKERS": "1", **settings}
        self.log = Path(os.devnull)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """None while the process runs."""
        assert self._process is not None
        return self._process.poll()

    def start(self, log: Path | None = None) -> "RunningServer":
        """Starts the process and waits until it is ready."""
        return self.launch(log).wait()

    def launch(self, log: Path | None = None) -> "RunningServer":
        """Starts the process."""
        self.log = log or self.log
        environment = os.environ | {f"BOTTEGA_{name}": value for name, value in self.settings.items()}
        command = [sys.executable, "-c", "from bottega.cli import app; app()", "serve"]
        if self._clock is not None:
            command = [sys.executable, "-m", "bottega.chaos.shifted_clock", str(self._clock), "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        return self

    def wait(self) -> "RunningServer":
        """Waits until the server is ready."""
        deadline = Deadline(START_TIMEOUT, lambda: [self.pid])
        while not self.is_ready():
            assert self.exit_code is None, "the server ended during its start"
            assert not deadline.is_over, "the server does not start"
            time.sleep(0.05)
        return self

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Ends the process at once, as `kill -9` does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def suspend(self) -> None:
        """Stops the process until `resume`. It notices nothing but the time that has passed."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def limit_files(self, size: int) -> None:
        """From now on, every write that would make a file of the process larger than this fails; -1 lifts the limit."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def stop(self) -> int:
        """Ends the process in the regular way. Returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(STOP_TIMEOUT)

    def __enter__(self) -> "RunningServer":
        return self if self._process else self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
