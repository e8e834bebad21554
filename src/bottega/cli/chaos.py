"""`bottega chaos`: breaks a running system in every way, shows the progress and prints the report."""

import sys
import tempfile
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..bench.server.server_process import raise_file_limit
from ..chaos.faults import ENGINES, Engine
from ..chaos.postgres import NoPostgres
from ..chaos.report import Report
from ..chaos.run import Plan, run
from ..output import write
from ..terminal.translator import Translator
from .errors import UsageError

LINE_FAULTS = 10  # between two lines about the progress


def chaos(
    database: str,
    faults: int,
    seed: int,
    tables: int,
    minutes: float | None,
    out: Path | None,
    as_json: bool,
    t: Translator,
) -> int:
    """Runs and prints the report. Returns the exit code: 1 if a promise was broken. Raises UsageError."""
    engine: Engine | None = next((known for known in ENGINES if known == database), None)
    if engine is None:
        raise UsageError(t("error-chaos-database", given=database, known=", ".join(ENGINES)))
    raise_file_limit()
    folder = out or Path(tempfile.mkdtemp(prefix="bottega-chaos-"))
    try:
        report = _run(Plan(engine, faults, seed, tables, minutes or float("inf")), folder, t)
    except NoPostgres:
        raise UsageError(t("error-chaos-postgres")) from None
    text = "\n".join(report_lines(report, t))
    write(folder / "report.json", report.to_json() + "\n")
    write(folder / "report.txt", text + "\n")
    typer.echo(report.to_json() if as_json else text)
    typer.echo(t("chaos-kept", folder=str(folder)), err=True)
    return 1 if report.violations else 0


def _run(plan: Plan, folder: Path, t: Translator) -> Report:
    """With a progress bar; without a terminal, with a line now and then."""
    if not sys.stderr.isatty():
        return run(plan, folder, lambda done, doing: _print_line(done, plan.faults, t))
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, TextColumn("{task.description}"), console=console) as bar:
        task = bar.add_task("", total=plan.faults)
        return run(plan, folder, lambda done, doing: bar.update(task, completed=done, description=doing))


def _print_line(done: int, faults: int, t: Translator) -> None:
    if done and done % LINE_FAULTS == 0:
        typer.echo(t("chaos-progress", done=done, faults=faults), err=True)


def report_lines(report: Report, t: Translator) -> list[str]:
    """The report for people."""

    def counts(of: dict[str, int]) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(of.items(), key=lambda one: -one[1]))

    recoveries = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in sorted(report.recoveries.items()))
    return [
        t("chaos-head", seed=str(report.seed), date=report.date, version=report.version),
        t("chaos-system", servers=report.servers, database=report.database, seconds=f"{report.seconds:.0f}"),
        t("chaos-faults", count=report.faults.total(), kinds=counts(report.faults)),
        t("chaos-games", count=report.games.total(), games=counts(report.games)),
        t("chaos-moves", moves=report.moves, repeated=report.repeated, reconnects=report.reconnects),
        t("chaos-messages", messages=report.messages),
        t("chaos-restarts", restarts=report.restarts),
        t("chaos-recovery", seconds=f"{report.longest_recovery:.1f}", kinds=recoveries),
        *(
            t("chaos-violation", kind=v.kind, what=v.what, table=v.table or "", game=v.game or "")
            for v in report.violations
        ),
        t("chaos-failed" if report.violations else "chaos-passed"),
    ]
