"""`bottega train`: a network from nothing, or from weights that exist, in one command."""

import shlex
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..bots.net import Network
from ..bots.weights import shipped
from ..engine.errors import BottegaError
from ..engine.extras import MissingExtra
from ..engine.game import Game
from ..learn.expert_iteration import CompileAll, Run
from ..learn.report import draw_plots, write_report
from ..learn.run_folder import RunFolder, read_network
from ..learn.settings import RunSettings
from ..terminal.translator import Translator
from ..workers import JobFailed, Pool, available_cores
from ..workers.crew import Crew, LocalCrew, RayCrew
from ..workers.ray_pool import NoCluster
from ..workers.resumable_folder import RunFolderError
from .errors import UsageError

STOPPED = 130  # the exit code after Ctrl-C
SHIPPED = "shipped"  # weights of the package to start with
LINE_SECONDS = 10.0  # between two lines about the progress of a step, if there is no terminal to draw a bar on


class _TimeIsOver(Exception):
    """The minutes that were given are over."""


def settings(game: Game, players: int, given: dict[str, Any], more: list[str], t: Translator) -> RunSettings:
    """The settings of a command line: some have options, the others are named. Raises UsageError."""
    values = {name: value for name, value in given.items() if value is not None}
    for text in more:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(t("train-error-set", given=text))
        values[name] = value
    try:
        return RunSettings.of(game, players, **values)
    except BottegaError as error:
        raise UsageError(t("train-error-setting", reason=str(error))) from None


def train(
    game: Game,
    asked: RunSettings,
    out: Path | None,
    start: str | None,
    minutes: float | None,
    threads: int | None,
    ray: str | None,
    t: Translator,
) -> None:
    """Runs to the end, until the time is over, or until Ctrl-C. The same command goes on. Raises UsageError."""
    path = out or Path("runs") / f"{game.slug}-{asked.players}"
    try:
        network = _start(game, asked.players, start) if start else None
        with RunFolder(path, game, asked) as folder, _crew(threads, ray) as crew:
            _compile_ahead(folder)
            try:
                with _watching(folder, minutes, t) as watch:
                    Run(folder, crew, watch, network).run()
            except (KeyboardInterrupt, _TimeIsOver) as why:
                _report(folder, t)
                typer.echo(t("train-stopped", folder=str(path)), err=True)
                typer.echo(t("resume", command=shlex.join(["bottega", *sys.argv[1:]])), err=True)
                raise typer.Exit(STOPPED if isinstance(why, KeyboardInterrupt) else 0) from None
            _report(folder, t)
            best = folder.best
    except RunFolderError as error:
        raise UsageError(t(f"train-error-{error.cause}", **error.details)) from None
    except (NoCluster, JobFailed, BottegaError) as error:
        raise UsageError(t("train-error-run", reason=str(error))) from None
    except OSError as error:
        raise UsageError(t("error-unwritable", file=str(path), reason=error.strerror or str(error))) from None
    typer.echo(t("train-done", best=best, folder=str(path)))


def _start(game: Game, players: int, start: str) -> Network:
    """Weights to start with: those of the package, or of another run."""
    if start != SHIPPED:
        try:
            return read_network(game, Path(start))
        except (OSError, KeyError, ValueError) as error:
            raise BottegaError(f"{start} has no weights of a run: {error}") from None
    found = shipped(game, players)
    if found is None:
        raise BottegaError(f"{game.slug} has no weights for {players} players")
    return found


@contextmanager
def _crew(threads: int | None, ray: str | None) -> Iterator[Crew]:
    crew: Crew = RayCrew(ray) if ray else LocalCrew(threads or available_cores())
    try:
        yield crew
    finally:
        crew.close()


def _compile_ahead(folder: RunFolder) -> None:
    """Another process compiles the games of the search while generation 0 learns."""

    def work() -> None:
        with suppress(JobFailed):  # the run itself compiles, and fails with a better message
            list(Pool(1).run([CompileAll(folder.settings.new_network(folder.game))]))

    if not folder.log:
        threading.Thread(target=work, daemon=True).start()


def _report(folder: RunFolder, t: Translator) -> None:
    """Writes the report; without matplotlib, without plots."""
    plots: list[str] = []
    try:
        plots = draw_plots(folder, t)
    except MissingExtra as error:
        typer.echo(t("train-no-plots", package=error.name or "", extra=error.extra), err=True)
    write_report(folder, t, plots)


@contextmanager
def _watching(folder: RunFolder, minutes: float | None, t: Translator) -> Iterator[Any]:
    """Shows the progress: a bar on a terminal, a line now and then elsewhere. Stops when the time is over."""
    console = Console(stderr=True, markup=False, highlight=False)
    over = time.monotonic() + 60 * minutes if minutes else float("inf")
    if folder.log:
        console.print(t("train-resumed", steps=len(folder.log)), soft_wrap=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    bar = Progress(TextColumn("{task.description}"), *columns, console=console, disable=not console.is_terminal)
    tasks: dict[str, Any] = {}
    said = 0.0

    def watch(step: str, generation: int, done: int, total: int) -> None:
        nonlocal said
        name = t(f"train-step-{step}", generation=generation)
        if console.is_terminal:
            if name not in tasks:
                tasks[name] = bar.add_task(name, total=total)
            bar.update(tasks[name], completed=done, total=total)
        elif done == total or time.monotonic() - said > LINE_SECONDS:
            said = time.monotonic()
            console.print(t("train-line", step=name, done=done, total=total), soft_wrap=True)
        if time.monotonic() > over:
            raise _TimeIsOver

    with bar:
        yield watch
