"""`bottega bench`: prints how fast the rules and the search are, and writes the page with all peers."""

import json
import sys
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

import typer
from rich.console import RenderableType
from rich.table import Table

from .. import output
from ..bench import machine, peer_environment, report, speed
from ..bench.rounds import measure
from ..bench.rows import BenchResults, GpuRow
from ..terminal.translator import Translator
from . import files
from .errors import UsageError


def rules_table(found: dict[str, Any], t: Translator) -> RenderableType:
    """The speed of a game's rules as a table."""
    table = Table(title=t("bench-title", game=t("title"), players=found["players"]))
    for column in ("bench-build", "bench-decisions", "bench-spread", "bench-games"):
        table.add_column(t(column), justify="left" if column == "bench-build" else "right")
    for build in ("plain", "compiled"):
        speed_of = found[build]
        spread = f"{speed_of['slowest']:,.0f} - {speed_of['fastest']:,.0f}"
        table.add_row(t(f"bench-{build}"), f"{speed_of['decisions']:,.0f}", spread, f"{speed_of['games']:,.0f}")
    table.caption = t(
        "bench-notes",
        ratio=f"{found['ratio']:,.0f}",
        bytes=found["state_bytes"],
        moves=found["moves"],
        cold=f"{found['cold_start_seconds']:.1f}",
        warm=f"{found['warm_start_seconds']:.1f}",
    )
    table.caption_justify = "left"
    return table


def search_rows(found: BenchResults) -> list[dict[str, Any]]:
    """The speed of the search, each row with its ratio to the first."""
    rows = found.of("search")
    return [
        {
            "engine": row.who,
            "game": row.game,
            **dict(zip(("loop", "search", "playout", "moment"), row.how, strict=True)),
            "iterations": row.median,
            "slowest": row.slowest,
            "fastest": row.fastest,
            "ratio": row.ratio(rows[0]),
        }
        for row in rows
    ]


def search_table(found: BenchResults, t: Translator) -> RenderableType:
    """The speed of the search as a table."""
    table = Table(title=t("bench-search-title"))
    details = ("loop", "search", "playout", "moment")
    for column in ("engine", "game", *details):
        table.add_column(t(f"bench-{column}"))
    for column in ("iterations", "spread", "ratio"):
        table.add_column(t(f"bench-{column}"), justify="right")
    for row in search_rows(found):
        table.add_row(
            row["engine"],
            row["game"],
            *(t(f"bench-{row[detail]}") for detail in details),
            f"{row['iterations']:,.0f}",
            f"{row['slowest']:,.0f} - {row['fastest']:,.0f}",
            f"{row['ratio']:,.1f}",
        )
    notes = [t("bench-missing", what=one.what, why=one.why) for one in found.missing]
    if not any(row.who == "OpenSpiel" for row in found.rows) and not notes:
        notes = [t("bench-no-peers")]
    table.caption = "\n".join(notes) or None
    return table


def device_rows(t: Translator) -> BenchResults:
    """The speed of our games on a CUDA device. Raises UsageError if there is none or it does not work."""
    if not machine.has_cuda_device():
        raise UsageError(t("error-bench-no-device"))
    found = speed.on_device()
    if not found.gpu:
        raise UsageError("\n".join(t("bench-missing", what=one.what, why=one.why) for one in found.missing))
    return found


def device_table(found: BenchResults, t: Translator) -> RenderableType:
    """The speed on a device as a table."""
    table = Table(title=t("bench-gpu-title", device=found.gpu[0].device))
    for column in ("game", "batch", "decisions", "spread"):
        table.add_column(t(f"bench-{column}"), justify="left" if column == "game" else "right")
    for row in found.gpu:
        table.add_row(row.game, f"{row.batch:,}", f"{row.decisions:,.0f}", f"{row.slowest:,.0f} - {row.fastest:,.0f}")
    notes = [t("bench-missing", what=one.what, why=one.why) for one in found.missing]
    table.caption = "\n".join(notes) or None
    return table


def write_page(out: Path, folder: Path | None, figures: Path | None, as_json: bool, t: Translator) -> None:
    """Measures Bottega and all peers in one run and writes the page. Raises UsageError before it measures."""
    if not out.parent.is_dir():
        raise UsageError(t("error-bench-folder", folder=str(out.parent)))
    with files.writing(out, t):
        output.check(out)
    given = _read_figures(figures, t) if figures else []
    folder = folder or peer_environment.default_folder()
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "pyvenv.cfg").is_file():
        raise UsageError(t("error-bench-peers-env", folder=str(folder)))

    def tell(key: str, **args: Any) -> None:
        typer.echo(t(key, **args), err=True)

    load = machine.load()
    missing = peer_environment.prepare(folder, lambda: tell("bench-peers-install"))
    commands = [*speed.all_commands(), *peer_environment.commands(folder)]
    if machine.has_cuda_device():
        commands += [speed.device_command(), peer_environment.device_command(folder)]
    tell("bench-wait")
    found = measure(
        commands,
        speed.ROUNDS,
        speed.SECONDS,
        speed.LIMIT,
        lambda done: tell("bench-round", done=done, rounds=speed.ROUNDS + 1),
    )
    found = BenchResults(found.rows, [*missing, *found.missing], found.versions, found.gpu, given)
    text = report.page(found, machine.description(), load, speed.ROUNDS, speed.SECONDS, date.today())
    with files.writing(out, t):
        output.write(out, text)
    for one in found.missing:
        tell("bench-missing", what=one.what, why=one.why)
    tell("bench-written", file=str(out))
    if as_json:
        json.dump(asdict(found), sys.stdout, indent=2)


def _read_figures(file: Path, t: Translator) -> list[GpuRow]:
    try:
        return [GpuRow(**row) for row in json.loads(file.read_text(encoding="utf-8-sig"))]
    except (OSError, ValueError, TypeError) as error:
        raise UsageError(t("error-bench-gpu-figures", file=str(file), reason=str(error))) from None
