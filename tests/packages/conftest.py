"""The packages, built once for all tests of this folder."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from .interpreters import ROOT

BUILD_LIMIT = 300  # seconds


@dataclass(frozen=True)
class Packages:
    sdist: Path
    wheel: Path


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """The packages in the folder PACKAGES, or new ones, as `python -m build` makes them: the wheel from the sdist.

    PATH is empty, so Node cannot take part. The web client and the documentation must have been built before.
    """
    given = os.environ.get("PACKAGES")
    folder = Path(given) if given else tmp_path_factory.mktemp("dist")
    if not given:
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
        done = subprocess.run(
            command, env=os.environ | {"PATH": ""}, capture_output=True, text=True, timeout=BUILD_LIMIT
        )
        assert done.returncode == 0, done.stdout + done.stderr
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Packages(sdist.resolve(), wheel.resolve())
