"""An environment outside the checkout in which the wheel is installed."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bottega.engine.compile import cache_folder

from .interpreters import ROOT, every_python

LIMIT = 600  # seconds for a process; installing downloads packages on a new machine
START_LIMIT = 180  # seconds until a server answers on a busy machine


class Installed:
    """A virtual environment with its own home folder, so that nothing of this machine is used by accident.

    Only compiled code is shared, because compiling takes minutes. With PACKAGE_PYTHONS=all nothing is.
    """

    def __init__(self, folder: Path, python: str) -> None:
        self.folder, self.home = folder / "environment", folder / "home"
        self.home.mkdir()
        subprocess.run([python, "-m", "venv", "--without-pip", str(self.folder)], check=True, timeout=LIMIT)

    @property
    def bin(self) -> Path:
        return self.folder / "bin"

    def install(self, wheel: Path, extra: str = "") -> None:
        """Installs the wheel, with an extra if one is given, in the versions of constraints.txt."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check"]
        install = ["install", "--quiet", "--no-compile", "--constraint", str(ROOT / "constraints.txt")]
        command = [*pip, *install, f"bottega{extra} @ {wheel.as_uri()}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
        assert done.returncode == 0, done.stderr

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Runs a command of the environment, `python` or `bottega`."""
        command, *rest = arguments
        return subprocess.run(
            [str(self.bin / command), *rest],
            env=self._environment(),
            cwd=self.home,
            input=typed,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`bottega serve` in the environment. Yields its address; at the end the server must stop as it should."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        command = [str(self.bin / "bottega"), "serve", "--port", str(port)]
        environment = self._environment() | {"BOTTEGA_RATE": "0", "BOTTEGA_WORKERS": "1"}
        log = self.home / "server.log"
        with log.open("wb") as out:
            process = subprocess.Popen(command, env=environment, cwd=self.home, stdout=out, stderr=out)
        try:
            deadline = time.monotonic() + START_LIMIT
            while not _answers(f"{address}/ready"):
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < deadline, log.read_text()
                time.sleep(0.05)
            yield address
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0, log.read_text()
        finally:
            process.kill()
            process.wait()

    def _environment(self) -> dict[str, str]:
        own = {"HOME": str(self.home), "PATH": f"{self.bin}{os.pathsep}{os.defpath}", "LC_ALL": "C.UTF-8"}
        return own if every_python() else own | {"BOTTEGA_CACHE": str(cache_folder())}


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=10):
            return True
    except (urllib.error.URLError, OSError):
        return False
