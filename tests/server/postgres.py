"""A PostgreSQL server for the tests, in a temporary folder. PostgreSQL is installed if necessary."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg
from filelock import FileLock

DEBIAN = Path("/usr/lib/postgresql")
START_TIMEOUT = 180.0  # seconds; test machines are busy


class NoPostgres(Exception):
    """PostgreSQL is not installed and cannot be installed."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`. Installs Debian's package if there is none. Raises NoPostgres."""
    with FileLock(Path(tempfile.gettempdir()) / f"bottega-postgres-{os.getuid()}.lock"):  # one installs, others wait
        found = _found()
        if found is None:
            _install()
            found = _found()
    if found is None:
        raise NoPostgres("These tests need PostgreSQL, and Debian's package has no initdb. Install PostgreSQL by hand.")
    return found


def _found() -> Path | None:
    by_version = sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    folders = [*by_version, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def _install() -> None:
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


class Postgres:
    """A server for any number of databases. It listens on a Unix socket, so no port can be in use."""

    def __init__(self) -> None:
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="bottega-pg-"))
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            names = {user.pw_name: user for user in pwd.getpwall()}
            user = names.get("postgres") or names["nobody"]
            os.chown(self._folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-U", "bottega", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", self._data)
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, **self._as)
        assert done.returncode == 0, done.stderr

    def address(self, database: str) -> str:
        return f"postgresql://bottega@/{database}?host={self._folder}"

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(self.address(database), autocommit=True)

    def new_database(self) -> str:
        """Creates an empty database and returns its address."""
        self._databases += 1
        name = f"test_{self._databases}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def cut_connections(self, database: str) -> int:
        """Ends every connection to a database. Returns their number."""
        with self.connect() as connection:
            cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s"
            return int(connection.execute(cut, [database]).fetchone()[0])  # type: ignore[index]

    def start(self) -> "Postgres":
        """Call it from the main thread: PostgreSQL ends with the thread that started it, even after a kill."""
        command = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
        command += [str(self._programs / "postgres"), "-D", self._data, "-k", str(self._folder), "-F"]
        command += ["-c", "listen_addresses=", "-c", "max_connections=100", "-c", "full_page_writes=off"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._as)
        deadline = time.monotonic() + START_TIMEOUT
        while True:
            try:
                self.connect().close()
                return self
            except psycopg.OperationalError:
                said = (self._folder / "log").read_text()[-1000:]
                assert self._process.poll() is None, f"PostgreSQL ended during its start:\n{said}"
                assert time.monotonic() < deadline, f"PostgreSQL does not start:\n{said}"
                time.sleep(0.05)

    def stop(self) -> None:
        """Stops at once, as in a crash. Connections are cut; committed data stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(30)
            self._process = None

    def __enter__(self) -> "Postgres":
        return self if self._process else self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
