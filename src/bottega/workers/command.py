"""A process started by a command, which may run in another Python environment.

It writes a line of JSON when it is ready, then answers each line that it reads with a line of JSON. It ends when its
input ends, and so with its parent.
"""

import json
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from .process import interrupts_blocked


class CommandFailed(Exception):
    """The process has ended, or did not answer in time; the message says which."""


class CommandWorker:
    """The parent's end. `limit` is the number of seconds for each answer."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], limit: float) -> None:
        self._command, self._environment, self._limit = command, environment, limit

    def start(self) -> dict[str, Any]:
        """Starts the process, again if it has ended. Returns its first line. Raises CommandFailed."""
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed in `stop`
        with interrupts_blocked():
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                env=dict(self._environment),
            )
        return self._read()

    def ask(self, line: str) -> dict[str, Any]:
        """Sends a line and returns the answer. Raises CommandFailed."""
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise CommandFailed(self._last_error()) from None
        return self._read()

    def stop(self) -> None:
        """Ends the process, if it has not ended by itself."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout
        too_late = threading.Event()

        def give_up() -> None:
            too_late.set()
            self._process.kill()

        timer = threading.Timer(self._limit, give_up)
        timer.start()
        try:
            line = self._process.stdout.readline()
        finally:
            timer.cancel()
        if line.endswith("\n"):
            answer: dict[str, Any] = json.loads(line)
            return answer
        raise CommandFailed(f"no answer within {self._limit:.0f} s" if too_late.is_set() else self._last_error())

    def _last_error(self) -> str:
        """The last line of its error output."""
        code = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return lines[-1] if lines else f"exited with code {code}"
