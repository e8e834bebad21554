"""Several server processes on one PostgreSQL: how many moves they make together as fast as they can."""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from ...workers import available_cores
from . import Figures, new_loop
from .clients import Load
from .preparation import SEATS, longest_game, open_tables, play_to_the_middle
from .server_process import ServerProcess, raise_file_limit, usage


def process_test(
    counts: Sequence[int],
    tables: int,
    seconds: float,
    new_database: Callable[[], str],
    database_seconds: Callable[[], float],
) -> Figures:
    """Measures with each number of processes in turn, each time on a new database. Several are measured twice: the
    sockets take them in turn, and all sockets of a table have the same one.

    `database_seconds` returns the CPU seconds that the database has used.
    """
    figures: Figures = {
        "machine": {"cores": available_cores(), "load_before": os.getloadavg()[0], "files": raise_file_limit()},
        "game": longest_game(),
        "seats": SEATS,
        "tables": tables,
        "processes": [],
    }
    ways = [(count, by_table) for count in sorted(counts) for by_table in ((False, True) if count > 1 else (False,))]
    for count, by_table in ways:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as servers:
            address = new_database()
            started = [servers.enter_context(ServerProcess(address, Path(folder) / f"log{n}")) for n in range(count)]
            with asyncio.Runner(loop_factory=new_loop) as runner:
                row = runner.run(_measure(started, tables, by_table, seconds, database_seconds))
            figures["processes"].append({"processes": count, "by_table": by_table, **row})
    return figures


async def _measure(
    servers: Sequence[ServerProcess],
    count: int,
    by_table: bool,
    seconds: float,
    database_seconds: Callable[[], float],
) -> Figures:
    for server in servers:
        await asyncio.to_thread(server.wait_for_workers)
    tables = await open_tables(servers[0].port, longest_game(), count)
    load = Load([server.port for server in servers], tables, by_table)
    await load.connect()
    await play_to_the_middle(load)
    load.latencies.clear()

    def used() -> tuple[float, float, float]:
        return sum(server.usage.seconds for server in servers), database_seconds(), usage(os.getpid()).seconds

    started, before = time.perf_counter(), used()
    await load.play_at_once(seconds)
    took = time.perf_counter() - started
    await load.wait_for_answers()
    order, after = sorted(load.latencies), used()
    servers_used, database_used, clients_used = (b - a for a, b in zip(before, after, strict=True))
    moves = len(order)
    load.disconnect()
    return {
        "moves": moves,
        "moves_per_second": moves / took,
        "p50_ms": 1000 * order[moves // 2],
        "p99_ms": 1000 * order[moves * 99 // 100],
        "cpu_ms_per_move": 1000 * servers_used / moves,
        "database_cpu_ms_per_move": 1000 * database_used / moves,
        "client_cpu_ms_per_move": 1000 * clients_used / moves,
    }
