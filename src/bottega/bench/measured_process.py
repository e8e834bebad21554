"""A process that runs benchmarks, one at a time; it is killed if it does not answer."""

import json
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import Any


class ProcessFailed(Exception):
    """The process ended or did not answer in time; the message says which."""


class BenchmarkFailed(Exception):
    """The process is alive and reports why a benchmark failed."""


class MeasuredProcess:
    """Runs a command and speaks the protocol of `peers.timing` with it."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str], limit: float) -> None:
        self.name = name
        self._command, self._environment, self._limit = command, environment, limit
        self.start()

    def start(self) -> None:
        """Starts the process and reads its list of benchmarks. Raises ProcessFailed."""
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - as long as the process
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=dict(self._environment),
        )
        hello = self._answer(self._limit)
        self.benchmarks: list[dict[str, Any]] = hello["benchmarks"]
        self.versions: dict[str, str] = hello["versions"]
        self.device: str = hello["device"]

    def measure(self, benchmark: int, seconds: float) -> dict[str, float]:
        """Runs a benchmark for this many seconds. Raises BenchmarkFailed or ProcessFailed."""
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{benchmark} {seconds}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise ProcessFailed(self._last_error()) from None
        answer = self._answer(self._limit)
        if "error" in answer:
            raise BenchmarkFailed(answer["error"])
        return answer

    def stop(self) -> None:
        """Kills the process, if it still runs."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def _answer(self, limit: float) -> dict[str, Any]:
        assert self._process.stdout
        timed_out = threading.Event()

        def give_up() -> None:
            timed_out.set()
            self._process.kill()

        timer = threading.Timer(limit, give_up)
        timer.start()
        line = self._process.stdout.readline()
        timer.cancel()
        if line.endswith("\n"):
            answer: dict[str, Any] = json.loads(line)
            return answer
        raise ProcessFailed(f"no answer within {limit:.0f} s" if timed_out.is_set() else self._last_error())

    def _last_error(self) -> str:
        code = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return lines[-1] if lines else f"exited with code {code}"
