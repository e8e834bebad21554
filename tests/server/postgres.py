"""PostgreSQL for the tests. It is installed if necessary."""

import os
import subprocess
import tempfile
from pathlib import Path

from filelock import FileLock

from bottega.chaos import postgres
from bottega.chaos.postgres import NoPostgres


class Postgres(postgres.Postgres):
    """A server in a temporary folder. Raises NoPostgres if there is none and none can be installed."""

    def __init__(self) -> None:
        lock = Path(tempfile.gettempdir()) / f"bottega-postgres-{os.getuid()}.lock"
        with FileLock(lock):  # one installs, others wait
            if postgres.programs() is None:
                _install()
        super().__init__()


def _install() -> None:
    """Installs Debian's package."""
    sudo = [] if os.getuid() == 0 else ["sudo", "-n"]
    quietly = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    try:
        for arguments in (["update"], ["install", "--no-install-recommends", "postgresql"]):
            subprocess.run([*quietly, *arguments], check=True, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.SubprocessError) as error:
        said = (getattr(error, "stderr", None) or str(error)).strip().splitlines()[-1]
        raise NoPostgres(
            "These tests need PostgreSQL: there is no initdb on PATH or in /usr/lib/postgresql, and apt-get could not "
            f"install Debian's package postgresql ({said}). Install PostgreSQL and run them again."
        ) from None
