"""The Python interpreters on this machine that Bottega supports."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
CURRENT = f"{sys.version_info.major}.{sys.version_info.minor}"
CLASSIFIER = "Programming Language :: Python :: 3."
LIMIT = 60  # seconds for an interpreter to answer


def supported() -> list[str]:
    """The versions that pyproject.toml names, such as 3.11."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [text.rpartition(" ")[2] for text in project["classifiers"] if text.startswith(CLASSIFIER)]


@cache
def interpreter(version: str) -> str | None:
    """The command of an interpreter of this version, if there is one here."""
    return next((path for path in _places(version) if _runs(path, version)), None)


def chosen() -> list[str]:
    """The versions to test: the one that runs the tests, or with PACKAGE_PYTHONS=all every one that is here."""
    return [version for version in supported() if interpreter(version)] if every_python() else [CURRENT]


def every_python() -> bool:
    return os.environ.get("PACKAGE_PYTHONS") == "all"


def _places(version: str) -> Iterator[str]:
    if version == CURRENT:
        yield sys.executable
    name = f"python{version}"
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    uv = Path.home() / ".local/share/uv/python"
    for folder in [*folders, *sorted(pyenv.glob("*/bin")), *sorted(uv.glob("*/bin"))]:
        if (folder / name).is_file():
            yield str(folder / name)


def _runs(path: str, version: str) -> bool:
    """Whether it is this version and can make environments. The commands of pyenv exist for versions not chosen too."""
    program = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([path, "-c", program], capture_output=True, text=True, timeout=LIMIT)
    return done.returncode == 0 and done.stdout.strip() == version
