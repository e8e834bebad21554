"""A PostgreSQL server in a temporary folder, which can be killed, suspended and started again."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg

from ..bench.server.server_process import children

DEBIAN = Path("/usr/lib/postgresql")
START_TIMEOUT = 180.0  # seconds; test machines are busy


class NoPostgres(Exception):
    """PostgreSQL is not installed."""


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, if they are installed."""
    by_version = sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    folders = [*by_version, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Postgres:
    """A server for any number of databases. It listens on a Unix socket, so no port can be in use.

    Raises NoPostgres.
    """

    def __init__(self) -> None:
        found = programs()
        if found is None:
            raise NoPostgres("PostgreSQL is not installed: no initdb on PATH or in /usr/lib/postgresql.")
        self._programs = found
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

    def start(self) -> Self:
        """Starts the server and waits until it answers. Call it from the main thread, see `launch`."""
        return self.launch().wait()

    def launch(self) -> Self:
        """Call it from the main thread: PostgreSQL ends with the thread that started it, even after a kill."""
        command = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
        command += [str(self._programs / "postgres"), "-D", self._data, "-k", str(self._folder), "-F"]
        command += ["-c", "listen_addresses=", "-c", "max_connections=100", "-c", "full_page_writes=off"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._as)
        return self

    def wait(self) -> Self:
        """Waits until the server answers."""
        deadline = time.monotonic() + START_TIMEOUT
        while not self.answers():
            said = (self._folder / "log").read_text()[-1000:]
            assert not self.ended, f"PostgreSQL ended during its start:\n{said}"
            assert time.monotonic() < deadline, f"PostgreSQL does not start:\n{said}"
            time.sleep(0.05)
        return self

    @property
    def ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def answers(self) -> bool:
        try:
            self.connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """Stops at once, as in a crash. Connections are cut; committed data stays."""
        self.kill(signal.SIGQUIT)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        """Ends the main process with a signal. After SIGKILL its children notice by themselves, and end."""
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(30)
            self._process = None

    @property
    def processes(self) -> list[int]:
        """The main process and its children, one for each connection and some for the server."""
        assert self._process is not None
        return [self._process.pid, *children(self._process.pid)]

    def suspend(self) -> None:
        """Stops all processes until `resume`, as a disk does that does not answer."""
        self._signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, sign: signal.Signals) -> None:
        for pid in self.processes:
            with suppress(ProcessLookupError):
                os.kill(pid, sign)

    def __enter__(self) -> Self:
        return self if self._process else self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if not self.ended:
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
