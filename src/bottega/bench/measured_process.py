"""A process that runs benchmarks, one at a time; it is killed if it does not answer."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..workers import CommandWorker


class BenchmarkFailed(Exception):
    """The process is alive and reports why a benchmark failed."""


class MeasuredProcess:
    """Runs a command and speaks the protocol of `peers.timing` with it."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str], limit: float) -> None:
        self.name = name
        self._worker = CommandWorker(command, environment, limit)
        self.start()

    def start(self) -> None:
        """Starts the process and reads its list of benchmarks. Raises CommandFailed."""
        hello = self._worker.start()
        self.benchmarks: list[dict[str, Any]] = hello["benchmarks"]
        self.versions: dict[str, str] = hello["versions"]
        self.device: str = hello["device"]

    def measure(self, benchmark: int, seconds: float) -> dict[str, float]:
        """Runs a benchmark for this many seconds. Raises BenchmarkFailed or CommandFailed."""
        answer = self._worker.ask(f"{benchmark} {seconds}")
        if "error" in answer:
            raise BenchmarkFailed(answer["error"])
        return answer

    def stop(self) -> None:
        """Kills the process, if it still runs."""
        self._worker.stop()
