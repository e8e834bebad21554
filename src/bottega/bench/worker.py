"""A process that is measured: started, asked for one task at a time, and ended if it does not answer."""

import json
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import Any


class GaveUp(Exception):
    """The process ended, or did not answer in time; the message says which."""


class Refused(Exception):
    """The process lives, and says why it could not do this task."""


class Worker:
    """Speaks the protocol of `peers.timing` with a command."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str], limit: float) -> None:
        self.name = name
        self._command, self._environment, self._limit = command, environment, limit
        self.start()

    def start(self) -> None:
        """Starts the process and hears what it can do. Raises GaveUp."""
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
        self.tasks: list[dict[str, Any]] = hello["tasks"]
        self.versions: dict[str, str] = hello["versions"]
        self.device: str = hello["device"]

    def measure(self, task: int, seconds: float) -> dict[str, float]:
        """What the task did in so many seconds. Raises Refused or GaveUp."""
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{task} {seconds}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise GaveUp(self._last_words()) from None
        answer = self._answer(self._limit)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    def stop(self) -> None:
        """Ends the process; it may have ended by itself."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def _answer(self, limit: float) -> dict[str, Any]:
        assert self._process.stdout
        too_late = threading.Event()

        def give_up() -> None:
            too_late.set()
            self._process.kill()

        timer = threading.Timer(limit, give_up)
        timer.start()
        line = self._process.stdout.readline()
        timer.cancel()
        if line.endswith("\n"):
            answer: dict[str, Any] = json.loads(line)
            return answer
        raise GaveUp(f"no answer within {limit:.0f} s" if too_late.is_set() else self._last_words())

    def _last_words(self) -> str:
        code = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return lines[-1] if lines else f"ended with code {code}"
