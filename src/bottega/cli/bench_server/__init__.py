"""`bottega bench server`: how many tables a server on this machine holds, and how fast it tells a move to all seats.

A server in a process of its own, on a new embedded database; beside it, in this process, four scripted clients for
each table, over real sockets. Both share the machine, so the figures are those of both together.
"""

import asyncio
import gc
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import typer
import uvloop

from ...terminal.translator import Translator
from ...workers import available_cores
from ..errors import UsageError
from ..screen import Screen
from .clients import Load, Table
from .process import ServerProcess, most_files, usage
from .sheet import sheet
from .stage import SEATS, Staged, stage

EVERY = 5.0  # seconds between two moves at a table
MODERATE = 100  # tables that move at once as fast as they can
RUSH = 6  # what part of the time they do so: their games must not end meanwhile
WATCHERS = 10  # idle sockets for each table
SPARE_FILES = 200  # that are not sockets

MOST_TABLES = 5_000

Figures = dict[str, Any]


def run(tables: str, seconds: float, as_json: bool, t: Translator) -> None:
    """Measures and prints. Raises UsageError."""
    try:
        counts = sorted({int(count) for count in tables.split(",")})
    except ValueError:
        counts = []
    if not counts or not 1 <= counts[0] <= counts[-1] <= MOST_TABLES:
        raise UsageError(t("error-bench-tables", given=tables, most=MOST_TABLES))
    files, needed = most_files(), SEATS * counts[-1] + SPARE_FILES + 1
    if files < needed:
        raise UsageError(t("error-bench-files", tables=counts[-1], needed=needed, files=files))
    if not as_json:
        typer.echo(t("bench-server-wait"), err=True)
    found = figures(counts, seconds)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        Screen(t).print(sheet(found, t))


def figures(counts: list[int], seconds: float) -> Figures:
    """All that `bottega bench server` prints, from one run; each load lasts so many seconds."""
    files, busy = most_files(), os.getloadavg()[0]
    found: Figures = {
        "machine": {"cores": available_cores(), "load_before": busy, "files": files},
        "seats": SEATS,
        "every_seconds": EVERY,
        "paced": [],
    }
    for count in sorted(counts):
        with tempfile.TemporaryDirectory() as folder:  # a server takes up every table that its database has running
            database = f"sqlite:///{folder}/bench.sqlite"
            tables, entries = stage(database, count)
            found["log_entries"] = entries // count
            with ServerProcess(database, Path(folder) / "log") as server, asyncio.Runner(loop_factory=_loop) as runner:
                runner.run(_measure(server, tables, seconds, count == max(counts), found))
    return found


def _loop() -> asyncio.AbstractEventLoop:
    gc.freeze()
    gc.disable()  # or it would stop the clients in the middle of a measurement
    return uvloop.new_event_loop()


async def _measure(server: ServerProcess, tables: list[Staged], seconds: float, last: bool, found: Figures) -> None:
    await asyncio.to_thread(server.wait_for_workers)
    load, base = Load(server.port, tables), server.usage.bytes
    began = time.perf_counter()
    await load.sit_down()
    seated = time.perf_counter() - began
    await asyncio.sleep(1.0)  # what was put off while everybody came in
    held = server.usage.bytes
    row = {"tables": len(tables), **await _under(server, load, load.at_a_pace(EVERY, seconds))}
    row |= {"memory_bytes": server.usage.bytes, "workers_bytes": server.workers_bytes, "seated_seconds": seated}
    found["paced"].append(row)
    if len(tables) == MODERATE or (last and "at_once" not in found):
        found["at_once"] = {"tables": len(tables), **await _under(server, load, load.at_once(seconds / RUSH))}
    if last:
        found["memory"] = {"base_bytes": base, "per_table_bytes": (held - base) / len(tables)}
        found["crash"] = {"tables": len(tables), **await _crash(server, load)}
        found["idle"] = await _idle(server, load, found["machine"]["files"], seconds / 2)
    load.leave()


async def _under(server: ServerProcess, load: Load, playing: Any) -> Figures:
    """What a way of playing costs, and how long moves take."""
    load.latencies.clear()
    began, before, own = time.perf_counter(), server.usage.seconds, usage(os.getpid()).seconds
    await playing
    took = time.perf_counter() - began
    await load.answers()
    moves = len(load.latencies)
    order = sorted(load.latencies)
    return {
        "moves": moves,
        "moves_per_second": moves / took,
        "p50_ms": 1000 * order[moves // 2],
        "p99_ms": 1000 * order[moves * 99 // 100],
        "worst_ms": 1000 * order[-1],
        "cpu_ms_per_move": 1000 * (server.usage.seconds - before) / moves,
        "client_cpu_ms_per_move": 1000 * (usage(os.getpid()).seconds - own) / moves,
    }


async def _crash(server: ServerProcess, load: Load) -> Figures:
    """kill -9, a new start at once, and all clients back, each with the number of the last news it had."""
    began = time.perf_counter()
    times: dict[str, float] = {}

    def note(what: str) -> None:
        times.setdefault(what, time.perf_counter() - began)

    def first_move(table: Table) -> None:
        note("first_table_seconds")
        table.move()

    server.kill()
    await asyncio.to_thread(server.start)
    note("ready_seconds")
    await load.sit_down(first_move)
    note("all_connected_seconds")
    await load.answers(60.0)
    note("all_moved_seconds")
    return times


async def _idle(server: ServerProcess, load: Load, files: int, seconds: float) -> Figures:
    """Sockets that only listen, as many as the machine lets this process and the server have."""
    wanted = WATCHERS * len(load.tables)
    count = min(wanted, files - SPARE_FILES - SEATS * len(load.tables))
    before = server.usage.bytes
    await load.watch(count)
    await asyncio.sleep(1.0)
    held, spent = server.usage.bytes, server.usage.seconds
    await asyncio.sleep(seconds)
    return {
        "sockets": count,
        "wanted": wanted,
        "all_sockets": count + SEATS * len(load.tables),
        "bytes_per_socket": (held - before) / count,
        "cpu_share": (server.usage.seconds - spent) / seconds,
    }
