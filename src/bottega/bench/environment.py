"""The peers' own environment: made once, filled from PyPI with the versions of `peers/requirements.txt`."""

import os
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

from ..engine.compile import cache_folder
from .rounds import Post
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


def usual_folder() -> Path:
    return cache_folder() / "peers"


def python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ready(folder: Path) -> bool:
    """Whether the peers are there in the versions asked for."""
    done = folder / REQUIREMENTS.name
    return done.is_file() and done.read_bytes() == REQUIREMENTS.read_bytes()


def prepare(folder: Path, tell: Callable[[], None]) -> list[Missing]:
    """Makes the environment if it is not there; returns what could not be installed. `tell` hears if it takes long.

    What fails altogether is tried one by one, so that one peer out of reach does not take the others with it.
    """
    if ready(folder):
        return []
    tell()
    venv.create(folder, with_pip=True)
    if _pip(folder, "--requirement", str(REQUIREMENTS)) is None:
        (folder / REQUIREMENTS.name).write_bytes(REQUIREMENTS.read_bytes())
        return []
    lines = [line for line in REQUIREMENTS.read_text().splitlines() if line and not line.startswith("#")]
    reasons = {line: _pip(folder, line) for line in lines}
    return [Missing(line, reason) for line, reason in reasons.items() if reason is not None]


def _pip(folder: Path, *what: str) -> str | None:
    """Why it could not be installed, or None."""
    command = [str(python(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return f"pip did not end within {INSTALL_LIMIT:.0f} s"
    if run.returncode == 0:
        return None
    errors = [line for line in run.stderr.splitlines() if line.startswith("ERROR:")]
    return (errors[-1] if errors else f"pip ended with code {run.returncode}").removeprefix("ERROR: ")


def posts(folder: Path, *names: str) -> list[Post]:
    """Where the peers of these names are measured, all if none is named."""
    return [_post(folder, name, SCRIPTS[name], "cpu") for name in names or SCRIPTS]


def device_post(folder: Path) -> Post:
    """Where pgx is measured on a CUDA device, if the JAX of that environment has been given CUDA."""
    return _post(folder, "pgx on a device", SCRIPTS["pgx"], "cuda", "gpu")


def _post(folder: Path, name: str, script: str, platform: str, *arguments: str) -> Post:
    environment = {**os.environ, "PYTHONPATH": str(HERE), "JAX_PLATFORMS": platform}
    return Post(name, [str(python(folder)), "-m", f"peers.{script}", *arguments], environment)
