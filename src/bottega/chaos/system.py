"""What the faults reach: server processes, proxies in front of them, their clocks and their database.

A supervisor starts a server again that has ended by itself, as systemd would: a server ends in this way when it starts
and the database does not answer.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from ..bench.server.server_process import children
from .postgres import Postgres
from .proxy import Proxy
from .server_process import RunningServer
from .shifted_clock import ClockFile

SUPERVISION_SECONDS = 0.2  # between two looks at the servers
NO_DATABASE_EXITS = (2, 3)  # exit codes of a server without a database: at the start, and a moment later
LEASE = "1.5"  # seconds without a heartbeat after which the other server takes over


class System:
    """Servers on one database: one on SQLite, two on PostgreSQL."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self.postgres = postgres
        self.file = None if postgres else folder / "bottega.sqlite"
        self.url = postgres.new_database() if postgres else f"sqlite:///{self.file}"
        count = 2 if postgres else 1
        self.clocks = [ClockFile(folder / f"clock-{n}") for n in range(count)]
        self.servers = [RunningServer(self.url, clock=clock.path, LEASE=LEASE) for clock in self.clocks]
        self.logs = [folder / f"server-{n}.log" for n in range(count)]
        self.proxies = [Proxy(server.port) for server in self.servers]
        self.restarts = 0
        self.start_seconds = 0.0  # until the servers were ready for the first time
        self.crashes: list[str] = []
        self._down: set[RunningServer] = set()  # killed, and not yet started again

    @asynccontextmanager
    async def running(self) -> AsyncIterator["System"]:
        """Starts everything and ends it afterwards."""
        supervisor, started = None, time.monotonic()
        try:
            for server, log in zip(self.servers, self.logs, strict=True):
                server.launch(log)
            for server in self.servers:
                await asyncio.to_thread(server.wait)
            self.start_seconds = time.monotonic() - started
            for proxy in self.proxies:
                await proxy.start()
            supervisor = asyncio.create_task(self._supervise())
            yield self
        finally:
            if supervisor is not None:
                supervisor.cancel()
            for proxy in self.proxies:
                await proxy.close()
            for server in self.servers:
                server.__exit__(None, None, None)

    async def kill(self, server: RunningServer, down: float) -> None:
        """Kills a server, and starts it again after some seconds. Does not wait until it is ready."""
        self._down.add(server)
        server.kill()
        await asyncio.sleep(down)
        server.launch()
        self._down.discard(server)

    @property
    def processes(self) -> list[int]:
        """All server processes, and those in which their bots think."""
        return [pid for server in self.servers for pid in (server.pid, *self.workers(server))]

    def workers(self, server: RunningServer) -> list[int]:
        """The processes in which bots think."""
        return children(server.pid)

    async def restart_database(self, down: float) -> None:
        """Starts PostgreSQL again after some seconds, again and again until it answers.

        After `kill -9` the children of the main process need a moment to notice that it has gone.
        """
        assert self.postgres is not None
        await asyncio.sleep(down)
        while not await asyncio.to_thread(self.postgres.answers):
            if self.postgres.ended:
                self.postgres.launch()  # from this thread, which is the main one
            await asyncio.sleep(0.05)

    async def _supervise(self) -> None:
        while True:
            await asyncio.sleep(SUPERVISION_SECONDS)
            for server, log in zip(self.servers, self.logs, strict=True):
                code = server.exit_code
                if code is None or server in self._down:
                    continue
                if code not in NO_DATABASE_EXITS:
                    last = log.read_text(errors="replace").splitlines()[-1:]
                    self.crashes.append(f"a server ended by itself with exit code {code}: {last}")
                self.restarts += 1
                server.launch()

    async def wait_until_ready(self, within: float) -> bool:
        """Whether all servers answer, after a while at most."""
        deadline = time.monotonic() + within
        while not all([await asyncio.to_thread(server.is_ready) for server in self.servers]):
            if time.monotonic() > deadline:
                return False
            await asyncio.sleep(SUPERVISION_SECONDS)
        return True

    def some_server(self, rng: random.Random) -> RunningServer:
        return rng.choice(self.servers)

    def repair(self) -> None:
        """Removes every fault that may be left, so that the games can end."""
        for clock in self.clocks:
            clock.offset = 0.0
        for server in self.servers:
            with suppress(ProcessLookupError):
                server.limit_files(-1)
