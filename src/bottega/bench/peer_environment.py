"""The Python environment of the peers: made once, from PyPI, with the versions of `peers/requirements.txt`."""

import os
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

from ..engine.compile import cache_folder
from .rounds import BenchCommand
from .rows import Missing

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "peers" / "requirements.txt"
INSTALL_LIMIT = 900.0  # seconds for one run of pip
SCRIPTS = {
    "OpenSpiel": "openspiel",
    "pgx": "pgx_games",
    "RLCard": "rlcard_games",
    "PettingZoo": "pettingzoo_games",
    "Catanatron": "catanatron_games",
}


def default_folder() -> Path:
    return cache_folder() / "peers"


def python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ready(folder: Path) -> bool:
    """Whether the peers are installed in the required versions."""
    done = folder / REQUIREMENTS.name
    return done.is_file() and done.read_bytes() == REQUIREMENTS.read_bytes()


def prepare(folder: Path, notify: Callable[[], None]) -> list[Missing]:
    """Makes the environment if it does not exist; returns what could not be installed. `notify` is called before that.

    If the installation of all peers fails, they are installed one by one, so that one missing peer does not matter.
    """
    if ready(folder):
        return []
    notify()
    venv.create(folder, with_pip=True)
    if _pip(folder, "--requirement", str(REQUIREMENTS)) is None:
        (folder / REQUIREMENTS.name).write_bytes(REQUIREMENTS.read_bytes())
        return []
    lines = [line for line in REQUIREMENTS.read_text().splitlines() if line and not line.startswith("#")]
    reasons = {line: _pip(folder, line) for line in lines}
    return [Missing(line, reason) for line, reason in reasons.items() if reason is not None]


def _pip(folder: Path, *what: str) -> str | None:
    """Runs pip. Returns the reason of a failure, or None."""
    command = [str(python(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return f"pip did not finish within {INSTALL_LIMIT:.0f} s"
    if run.returncode == 0:
        return None
    errors = [line for line in run.stderr.splitlines() if line.startswith("ERROR:")]
    return (errors[-1] if errors else f"pip exited with code {run.returncode}").removeprefix("ERROR: ")


def commands(folder: Path, *names: str) -> list[BenchCommand]:
    """The commands that measure the peers of these names; by default all."""
    return [_command(folder, name, SCRIPTS[name], "cpu") for name in names or SCRIPTS]


def device_command(folder: Path) -> BenchCommand:
    """The command that measures pgx on a CUDA device, if the JAX of that environment supports CUDA."""
    return _command(folder, "pgx on a device", SCRIPTS["pgx"], "cuda", "gpu")


def _command(folder: Path, name: str, script: str, platform: str, *arguments: str) -> BenchCommand:
    environment = {**os.environ, "PYTHONPATH": str(HERE), "JAX_PLATFORMS": platform}
    return BenchCommand(name, [str(python(folder)), "-m", f"peers.{script}", *arguments], environment)
