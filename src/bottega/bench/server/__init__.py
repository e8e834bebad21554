"""A load test of the server: how many tables it holds, and how fast a move reaches all seats.

The server runs as a process of its own, on a new SQLite database. This process plays as its clients do, over HTTP and
sockets, with four clients at each table. Both share the machine, so the figures are those of both together. Moves as
fast as they can are compared with a plain server (`reference.py`) in the same minute: machines change their speed.
"""

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

import uvloop

from ...workers import available_cores
from .clients import Load, OpenTable, TableClients
from .preparation import SEATS, longest_game, open_tables, play_to_the_middle
from .reference import SOCKETS as REFERENCE_SOCKETS
from .reference import ReferenceProcess
from .server_process import ServerProcess, raise_file_limit, usage

MOVE_INTERVAL = 5.0  # seconds between two moves at a table
BURST_TABLES = 100  # tables that move as fast as they can
REFERENCE_MOVES = 5  # at each table of the reference before it is measured, because a new process is slow at first
REFERENCE_SECONDS = 1.0  # at least, because the system counts CPU time in hundredths of a second
BURST_PART = 6  # the fraction of the time in which they do: their games must not end
SPECTATORS = 10  # idle sockets for each table
CROWD, CROWD_PER_TABLE = 5_000, 50  # the most spectators at one table, and for each table of the test
CROWD_MOVES = 5  # that they are told of
SPARE_FILES = 200  # files of a process that are not sockets

Figures = dict[str, Any]


def files_needed(tables: int) -> int:
    """How many files a process must be able to open for this number of tables."""
    return SEATS * tables + SPARE_FILES + REFERENCE_SOCKETS


def load_test(counts: Sequence[int], seconds: float) -> Figures:
    """Measures with each number of tables in turn, for `seconds` each."""
    figures: Figures = {
        "machine": {"cores": available_cores(), "load_before": os.getloadavg()[0], "files": raise_file_limit()},
        "game": longest_game(),
        "seats": SEATS,
        "every_seconds": MOVE_INTERVAL,
        "paced": [],
    }
    for count in sorted(counts):
        with tempfile.TemporaryDirectory() as folder:  # a server loads all running tables of its database
            database = f"sqlite:///{folder}/bench.sqlite"
            with (
                ServerProcess(database, Path(folder) / "log") as server,
                asyncio.Runner(loop_factory=new_loop) as runner,
            ):
                tables = runner.run(_prepare(server, count, figures))
                server.restart()
                runner.run(_measure(server, tables, seconds, count == max(counts), figures))
    return figures


def new_loop() -> asyncio.AbstractEventLoop:
    """A loop for clients."""
    gc.freeze()
    gc.disable()  # a collection would stop the clients in the middle of a measurement
    return uvloop.new_event_loop()


async def _prepare(server: ServerProcess, count: int, figures: Figures) -> list[OpenTable]:
    """Opens tables and plays their games to the middle."""
    tables = await open_tables(server.port, figures["game"], count)
    load = Load([server.port], tables)
    await load.connect()
    await play_to_the_middle(load)
    figures["log_entries"] = sum(table.seats[0].last or 0 for table in load.tables) // count
    load.disconnect()
    return tables


async def _measure(
    server: ServerProcess, tables: list[OpenTable], seconds: float, last: bool, figures: Figures
) -> None:
    await asyncio.to_thread(server.wait_for_workers)
    load, base = Load([server.port], tables), server.usage.bytes
    started = time.perf_counter()
    await load.connect()
    connected = time.perf_counter() - started
    await asyncio.sleep(1.0)  # for what the server postponed while clients connected
    held = server.usage.bytes
    row = {"tables": len(tables), **await _under_load(server, load, load.play_paced(MOVE_INTERVAL, seconds))}
    row |= {"memory_bytes": server.usage.bytes, "workers_bytes": server.workers_bytes, "seated_seconds": connected}
    figures["paced"].append(row)
    if len(tables) == BURST_TABLES or (last and "at_once" not in figures):
        figures |= await _at_once(server, load, figures["machine"]["files"], seconds / BURST_PART)
    if last:
        figures["memory"] = {"base_bytes": base, "per_table_bytes": (held - base) / len(tables)}
        figures["crash"] = {"tables": len(tables), **await _crash(server, load)}
        figures["crowd"] = await _crowd(server, load, figures["machine"]["files"])
        figures["idle"] = await _idle(server, load, figures["machine"]["files"], seconds / 2)
    load.disconnect()


async def _at_once(server: ServerProcess, load: Load, files: int, seconds: float) -> Figures:
    """Moves as fast as they can, on the reference before and after the server: the speed of machines changes."""
    count = min(len(load.tables), (files - SPARE_FILES - SEATS * len(load.tables)) // REFERENCE_SOCKETS)
    message_bytes = load.received_bytes // len(load.latencies) // REFERENCE_SOCKETS
    before = await _reference(count, message_bytes, max(seconds, REFERENCE_SECONDS))
    row = await _under_load(server, load, load.play_at_once(seconds))
    after = await _reference(count, message_bytes, max(seconds, REFERENCE_SECONDS))
    mean = {key: (before[key] + after[key]) / 2 for key in before}
    return {
        "at_once": {"tables": len(load.tables), **row},
        "reference": {
            "tables": count,
            "sockets": REFERENCE_SOCKETS,
            "message_bytes": message_bytes,
            **mean,
            "before": before,
            "after": after,
            "ratio": row["cpu_ms_per_move"] / mean["cpu_ms_per_move"],
        },
    }


async def _reference(count: int, message_bytes: int, seconds: float) -> Figures:
    """What a move costs a plain server whose five messages have as many bytes together as those of the server."""
    tables = [OpenTable(str(n), ["-"] * REFERENCE_SOCKETS) for n in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        process = ReferenceProcess(f"sqlite:///{folder}/reference.sqlite", Path(folder) / "log", message_bytes)
        await asyncio.to_thread(process.start)
        try:
            load = Load([process.port], tables)
            await load.connect()
            await asyncio.gather(*(table.play(REFERENCE_MOVES) for table in load.tables))
            row = await _under_load(process, load, load.play_at_once(seconds))
            load.disconnect()
        finally:
            process.kill()
    return row


async def _under_load(server: ServerProcess, load: Load, playing: Awaitable[None]) -> Figures:
    """The latencies of moves, and what they cost."""
    load.latencies.clear()
    load.received_bytes = 0
    started, before, own = time.perf_counter(), server.usage.seconds, usage(os.getpid()).seconds
    await playing
    took = time.perf_counter() - started
    await load.wait_for_answers()
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
    """Kills the server and starts it again at once. All clients reconnect, each with the last number it has seen."""
    started = time.perf_counter()
    times: dict[str, float] = {}

    def note(name: str) -> None:
        times.setdefault(name, time.perf_counter() - started)

    def first_move(table: TableClients) -> None:
        note("first_table_seconds")
        table.move()

    server.kill()
    await asyncio.to_thread(server.start)
    note("ready_seconds")
    await load.connect(first_move)
    note("all_connected_seconds")
    await load.wait_for_answers(60.0)
    note("all_moved_seconds")
    return times


async def _crowd(server: ServerProcess, load: Load, files: int) -> Figures:
    """Many spectators at one table: how long it takes until all are told of a move; the median of some moves."""
    count = min(CROWD, CROWD_PER_TABLE * len(load.tables), files - SPARE_FILES - SEATS * len(load.tables))
    started = time.perf_counter()
    crowd = await load.add_crowd(count)
    connected = time.perf_counter() - started
    await asyncio.sleep(2.0)  # until they have been told of each other
    table, used = load.tables[0], server.usage.seconds
    times: list[float] = []
    while len(times) < CROWD_MOVES:
        for watcher in crowd:
            watcher.told_at = None
        sent = time.perf_counter()
        table.move()
        deadline = sent + 60.0
        while table.mover or (table.all_know and any(watcher.told_at is None for watcher in crowd)):
            if time.perf_counter() > deadline:
                raise RuntimeError("not all spectators were told of a move")
            await asyncio.sleep(0.01)
        if table.all_know:
            times.append(max(watcher.told_at or 0.0 for watcher in crowd) - sent)
    for watcher in crowd:
        watcher.close()
    load.spectators.clear()
    await asyncio.sleep(1.0)
    return {
        "watchers": count,
        "connect_seconds": connected,
        "told_seconds": sorted(times)[len(times) // 2],
        "server_cpu_seconds_per_move": (server.usage.seconds - used) / CROWD_MOVES,
    }


async def _idle(server: ServerProcess, load: Load, files: int, seconds: float) -> Figures:
    """Sockets that only listen, as many as this process and the server may open."""
    wanted = SPECTATORS * len(load.tables)
    count = min(wanted, files - SPARE_FILES - SEATS * len(load.tables))
    before = server.usage.bytes
    await load.add_spectators(count)
    await asyncio.sleep(1.0)
    held, used = server.usage.bytes, server.usage.seconds
    await asyncio.sleep(seconds)
    return {
        "sockets": count,
        "wanted": wanted,
        "all_sockets": count + SEATS * len(load.tables),
        "bytes_per_socket": (held - before) / count,
        "cpu_share": (server.usage.seconds - used) / seconds,
    }
