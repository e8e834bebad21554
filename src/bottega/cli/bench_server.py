"""`bottega bench server`: runs the load test and prints its figures."""

import json
from typing import Any

import typer
from rich.console import Group, RenderableType
from rich.table import Table

from ..bench.server import files_needed, load_test
from ..bench.server.processes import process_test
from ..bench.server.server_process import raise_file_limit, total_usage
from ..chaos.postgres import NoPostgres, Postgres
from ..terminal.translator import Translator
from .errors import UsageError
from .screen import Screen

MAX_TABLES = 5_000
MAX_PROCESSES = 16
MB = 1_000_000


def run(tables: str, seconds: float, as_json: bool, t: Translator) -> None:
    """Measures and prints. Raises UsageError."""
    counts = _table_counts(tables, t)
    if not as_json:
        typer.echo(t("bench-server-wait"), err=True)
    figures = load_test(counts, seconds)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        Screen(t).print(figures_table(figures, t))


def run_processes(processes: str, tables: str, seconds: float, as_json: bool, t: Translator) -> None:
    """Measures several processes on one PostgreSQL, with the largest number of tables. Raises UsageError."""
    counts, most = _counts(processes), _table_counts(tables, t)[-1]
    if not counts or not 1 <= counts[0] <= counts[-1] <= MAX_PROCESSES:
        raise UsageError(t("error-bench-processes", given=processes, most=MAX_PROCESSES))
    if not as_json:
        typer.echo(t("bench-server-wait"), err=True)
    try:
        postgres = Postgres()
    except NoPostgres as error:
        raise UsageError(str(error)) from None
    with postgres:
        figures = process_test(
            counts,
            most,
            seconds,
            postgres.new_database,
            lambda: total_usage(postgres.processes).seconds,
        )
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        Screen(t).print(processes_table(figures, t))


def _counts(numbers: str) -> list[int]:
    try:
        return sorted({int(number) for number in numbers.split(",")})
    except ValueError:
        return []


def _table_counts(tables: str, t: Translator) -> list[int]:
    counts = _counts(tables)
    if not counts or not 1 <= counts[0] <= counts[-1] <= MAX_TABLES:
        raise UsageError(t("error-bench-tables", given=tables, most=MAX_TABLES))
    files, needed = raise_file_limit(), files_needed(counts[-1])
    if files < needed:
        raise UsageError(t("error-bench-files", tables=counts[-1], needed=needed, files=files))
    return counts


def processes_table(figures: dict[str, Any], t: Translator) -> RenderableType:
    """The figures of several processes as a table with a note."""
    table = Table(title=t("bench-processes-title", seats=figures["seats"], tables=figures["tables"]))
    for column in ("processes", "moves", "p50", "p99", "cpu", "database"):
        table.add_column(t(f"bench-server-{column}"), justify="right")
    for row in figures["processes"]:
        table.add_row(
            t("bench-server-by-table", count=row["processes"]) if row["by_table"] else str(row["processes"]),
            f"{row['moves_per_second']:,.0f}",
            f"{row['p50_ms']:.1f}",
            f"{row['p99_ms']:.1f}",
            f"{row['cpu_ms_per_move']:.2f}",
            f"{row['database_cpu_ms_per_move']:.2f}",
        )
    machine = figures["machine"]
    note = t("bench-server-machine-note", cores=machine["cores"], load=f"{machine['load_before']:.1f}")
    return Group(table, note)


def figures_table(figures: dict[str, Any], t: Translator) -> RenderableType:
    """The figures as a table with notes."""
    table = Table(title=t("bench-server-title", seats=figures["seats"], every=f"{figures['every_seconds']:g}"))
    columns = ("tables", "moves", "p50", "p99", "cpu", "memory")
    for column in columns:
        table.add_column(t(f"bench-server-{column}"), justify="right")
    for row in figures["paced"]:
        _add(table, row, f"{row['tables']:,}")
    at_once = figures["at_once"]
    _add(table, at_once, t("bench-server-at-once", tables=at_once["tables"]))
    reference = figures["reference"]
    _add(table, reference, t("bench-server-reference", tables=reference["tables"]))
    return Group(table, *(t(key, **args) for key, args in _notes(figures)))


def _add(table: Table, row: dict[str, Any], name: str) -> None:
    memory = f"{row['memory_bytes'] / MB:,.0f}" if "memory_bytes" in row else ""
    figures = (f"{row['moves_per_second']:,.0f}", f"{row['p50_ms']:.1f}", f"{row['p99_ms']:.1f}")
    table.add_row(name, *figures, f"{row['cpu_ms_per_move']:.2f}", memory)


def _notes(figures: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    machine, memory, crash, idle, crowd = (figures[n] for n in ("machine", "memory", "crash", "idle", "crowd"))
    reference = figures["reference"]
    return [
        (
            "bench-server-reference-note",
            {
                "sockets": reference["sockets"],
                "bytes": f"{reference['message_bytes']:,}",
                "before": f"{reference['before']['cpu_ms_per_move']:.2f}",
                "after": f"{reference['after']['cpu_ms_per_move']:.2f}",
                "ratio": f"{reference['ratio']:.2f}",
            },
        ),
        (
            "bench-server-memory-note",
            {
                "base": f"{memory['base_bytes'] / MB:.0f}",
                "table": f"{memory['per_table_bytes'] / 1000:.0f}",
                "workers": f"{figures['paced'][-1]['workers_bytes'] / MB:.0f}",
            },
        ),
        (
            "bench-server-idle-note",
            {
                "sockets": f"{idle['sockets']:,}",
                "each": f"{idle['bytes_per_socket'] / 1000:.1f}",
                "share": f"{100 * idle['cpu_share']:.1f}",
                "files": f"{machine['files']:,}",
            },
        ),
        (
            "bench-server-crash-note",
            {
                "tables": f"{crash['tables']:,}",
                "ready": f"{crash['ready_seconds']:.1f}",
                "first": f"{crash['first_table_seconds']:.1f}",
                "connected": f"{crash['all_connected_seconds']:.1f}",
                "moved": f"{crash['all_moved_seconds']:.1f}",
            },
        ),
        (
            "bench-server-crowd-note",
            {"watchers": f"{crowd['watchers']:,}", "told": f"{crowd['told_seconds']:.2f}"},
        ),
        ("bench-server-machine-note", {"cores": machine["cores"], "load": f"{machine['load_before']:.1f}"}),
    ]
