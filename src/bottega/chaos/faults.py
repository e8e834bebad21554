"""The faults. Each is chosen with its details from a random generator, and ends by itself.

A fault returns a sentence about what it did. When it returns, its cause is gone: a killed process has been started
again, the disk has room again, a stopped process runs. A clock stays wrong until it jumps again.
"""

import asyncio
import os
import random
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Literal, get_args

from .system import System

MAX_DOWN = 1.0  # seconds for which a killed process is not started again
MAX_STOP = 4.0  # seconds for which something is stopped: longer than a lease
MIN_JUMP, MAX_JUMP = 1800.0, 7200.0  # seconds by which a clock is wrong: less and more than players have
BUSY_TIMEOUT = 30.0  # seconds

Engine = Literal["sqlite", "postgresql"]
ENGINES: tuple[Engine, ...] = get_args(Engine)


@dataclass(frozen=True)
class Fault:
    """A kind of fault, and how to cause it."""

    name: str
    cause: Callable[[System, random.Random], Awaitable[str]]
    engines: tuple[Engine, ...] = ENGINES


async def kill_server(system: System, rng: random.Random) -> str:
    """`kill -9` of a server process."""
    down = rng.uniform(0, MAX_DOWN)
    await system.kill(system.some_server(rng), down)
    return f"down for {down:.1f} s"


async def kill_worker(system: System, rng: random.Random) -> str:
    """`kill -9` of a process in which bots think, or in which code is compiled for them."""
    workers = sorted(system.workers(system.some_server(rng)))
    if not workers:
        return "there was none yet"
    with suppress(ProcessLookupError):
        os.kill(rng.choice(workers), signal.SIGKILL)
    return f"one of {len(workers)}"


async def stop_server(system: System, rng: random.Random) -> str:
    """A server process is suspended, perhaps for longer than its lease, and then continues."""
    server, seconds = system.some_server(rng), rng.uniform(0.2, MAX_STOP)
    with suppress(ProcessLookupError):
        server.suspend()
    await asyncio.sleep(seconds)
    with suppress(ProcessLookupError):
        server.resume()
    return f"for {seconds:.1f} s"


async def cut_sockets(system: System, rng: random.Random) -> str:
    """Connections are cut in the middle of whatever they carry."""
    share = rng.choice((0.2, 0.5, 1.0))
    return f"{sum(proxy.cut(share, rng) for proxy in system.proxies)} connections"


async def stall_sockets(system: System, rng: random.Random) -> str:
    """The network between clients and servers carries nothing for a while."""
    seconds = rng.uniform(0.2, MAX_STOP)
    await asyncio.gather(*(proxy.stall(seconds) for proxy in system.proxies))
    return f"for {seconds:.1f} s"


async def clock_jump(system: System, rng: random.Random) -> str:
    """The system clock of a server jumps by up to two hours, in either direction, or to the right time."""
    clock = rng.choice(system.clocks)
    offset = 0.0 if rng.random() < 0.2 else rng.choice((-1, 1)) * rng.uniform(MIN_JUMP, MAX_JUMP)
    before, clock.offset = clock.offset, offset
    return f"by {offset - before:+.0f} s"


async def full_disk(system: System, rng: random.Random) -> str:
    """No file can grow, neither the database nor its journal nor the log of the server.

    Every write of the server process beyond the present size of a file fails, as on a full disk. The limit is one of
    the process (RLIMIT_FSIZE), so neither root nor a disk of its own is necessary.
    """
    server, seconds = system.some_server(rng), rng.uniform(0.2, MAX_STOP)
    with suppress(ProcessLookupError):
        server.limit_files(rng.choice((0, 4096, 65_536)))
    await asyncio.sleep(seconds)
    with suppress(ProcessLookupError):
        server.limit_files(-1)
    return f"for {seconds:.1f} s"


async def slow_disk(system: System, rng: random.Random) -> str:
    """A write takes long: another process has locked the file, or all processes of PostgreSQL are suspended."""
    seconds = rng.uniform(0.2, MAX_STOP)
    if system.postgres is not None:
        system.postgres.suspend()
        await asyncio.sleep(seconds)
        system.postgres.resume()
    else:
        await asyncio.to_thread(_hold_lock, str(system.file), seconds)
    return f"for {seconds:.1f} s"


def _hold_lock(file: str, seconds: float) -> None:
    with closing(sqlite3.connect(file, timeout=BUSY_TIMEOUT, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            time.sleep(seconds)
        finally:
            connection.execute("ROLLBACK")


async def kill_database(system: System, rng: random.Random) -> str:
    """PostgreSQL's main process gets SIGQUIT or SIGKILL, and is started again."""
    assert system.postgres is not None
    sign, down = rng.choice((signal.SIGQUIT, signal.SIGKILL)), rng.uniform(0, MAX_DOWN)
    system.postgres.kill(sign)
    await system.restart_database(down)
    return f"{sign.name}, down for {down:.1f} s"


async def kill_connection(system: System, rng: random.Random) -> str:
    """`kill -9` of one child of PostgreSQL's main process, which then resets all others and recovers."""
    assert system.postgres is not None
    _, *others = system.postgres.processes
    if not others:
        return "there was none"
    with suppress(ProcessLookupError):
        os.kill(rng.choice(sorted(others)), signal.SIGKILL)
    await system.restart_database(0.0)
    return f"one of {len(others)}"


FAULTS = (
    Fault("kill server", kill_server),
    Fault("kill worker", kill_worker),
    Fault("kill database", kill_database, ("postgresql",)),
    Fault("kill connection", kill_connection, ("postgresql",)),
    Fault("cut sockets", cut_sockets),
    Fault("stall sockets", stall_sockets),
    Fault("stop server", stop_server),
    Fault("clock jump", clock_jump),
    Fault("full disk", full_disk, ("sqlite",)),
    Fault("slow disk", slow_disk),
)


def random_faults(engine: Engine, rng: random.Random) -> Iterator[Fault]:
    """Faults without end. Each kind comes once before any comes again; a server is killed twice as often."""
    kinds = [fault for fault in FAULTS if engine in fault.engines]
    kinds.append(FAULTS[0])
    while True:
        yield from rng.sample(kinds, len(kinds))
