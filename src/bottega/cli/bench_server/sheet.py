"""The figures of `bottega bench server` as a table for people."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from ...terminal.translator import Translator

MB = 1_000_000


def sheet(found: dict[str, Any], t: Translator) -> RenderableType:
    table = Table(title=t("bench-server-title", seats=found["seats"], every=f"{found['every_seconds']:g}"))
    columns = ("tables", "moves", "p50", "p99", "cpu", "memory")
    for column in columns:
        table.add_column(t(f"bench-server-{column}"), justify="right")
    for row in found["paced"]:
        _add(table, row, f"{row['tables']:,}")
    at_once = found["at_once"]
    _add(table, at_once, t("bench-server-at-once", tables=at_once["tables"]))
    return Group(table, *(t(key, **args) for key, args in _notes(found)))


def _add(table: Table, row: dict[str, Any], name: str) -> None:
    memory = f"{row['memory_bytes'] / MB:,.0f}" if "memory_bytes" in row else ""
    figures = (f"{row['moves_per_second']:,.0f}", f"{row['p50_ms']:.1f}", f"{row['p99_ms']:.1f}")
    table.add_row(name, *figures, f"{row['cpu_ms_per_move']:.2f}", memory)


def _notes(found: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    machine, memory, crash, idle = (found[name] for name in ("machine", "memory", "crash", "idle"))
    return [
        (
            "bench-server-memory-note",
            {
                "base": f"{memory['base_bytes'] / MB:.0f}",
                "table": f"{memory['per_table_bytes'] / 1000:.0f}",
                "workers": f"{found['paced'][-1]['workers_bytes'] / MB:.0f}",
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
        ("bench-server-machine-note", {"cores": machine["cores"], "load": f"{machine['load_before']:.1f}"}),
    ]
