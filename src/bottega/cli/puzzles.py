"""`bottega puzzles`: looks for puzzles in finished games, with their progress. A run that was stopped goes on."""

import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..engine.errors import BottegaError
from ..engine.game import Game
from ..puzzles.mining import MineGame, Settings
from ..puzzles.run import MiningRun, bot_games, compile_ahead
from ..puzzles.sources import Source, records
from ..terminal.translator import Translator
from ..workers import JobFailed
from ..workers.ray_pool import NoCluster
from ..workers.resumable_folder import RunFolderError
from . import files
from .errors import UsageError

STOPPED = 130  # the exit code after Ctrl-C
LINE_SECONDS = 10.0  # between two lines about the progress, if there is no terminal to draw a bar on


def sources(game: Game, given: Sequence[Path], games: int, seed: int, t: Translator) -> list[Source]:
    """The records that were given, or games of bots. Raises UsageError."""
    if not given:
        return bot_games(game, games, seed)
    texts = {str(path): files.load(path, t).dumps() for path in given}
    try:
        return list(records(game, texts))
    except BottegaError as error:
        raise UsageError(t("puzzles-error-record", reason=str(error))) from None


def mine(
    game: Game,
    out: Path,
    asked: Settings,
    keep: int,
    seed: int,
    games: int,
    given: Sequence[Path],
    minutes: float | None,
    workers: int | None,
    ray: str | None,
    t: Translator,
) -> None:
    """Runs until there are enough puzzles or no more games, the time is over, or Ctrl-C. Raises UsageError."""
    over = time.time() + 60 * minutes if minutes else None
    found = sources(game, given, games, seed, t)
    try:
        with MiningRun(out, game, asked, keep, seed, bool(given)) as run:
            try:
                with _watching(run, t) as watch:
                    compile_ahead(game)
                    jobs = [MineGame(game.slug, source, asked, over) for source in run.remaining(found)]
                    for _ in run.mine(jobs, workers, ray):
                        watch()
            except KeyboardInterrupt:
                typer.echo(_again(t), err=True)
                raise typer.Exit(STOPPED) from None
            run.save()
            kept = min(run.keep, len(run.found))
            typer.echo(t("puzzles-done", kept=kept, found=len(run.found), games=len(run.games), folder=str(out)))
            if kept < run.keep and run.remaining(found):
                typer.echo(_again(t))
    except RunFolderError as error:
        raise UsageError(t(f"train-error-{error.cause}", **error.details)) from None
    except (NoCluster, JobFailed, BottegaError) as error:
        raise UsageError(t("train-error-run", reason=str(error))) from None
    except OSError as error:
        raise UsageError(t("error-unwritable", file=str(out), reason=error.strerror or str(error))) from None


def _again(t: Translator) -> str:
    return t("resume", command=shlex.join(["bottega", *sys.argv[1:]]))


@contextmanager
def _watching(run: MiningRun, t: Translator) -> Iterator[Any]:
    """Shows the progress: a bar on a terminal, a line now and then elsewhere."""
    console = Console(stderr=True, markup=False, highlight=False)
    if run.games:
        console.print(t("puzzles-line", found=len(run.found), wanted=run.wanted, games=len(run.games)), soft_wrap=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    bar = Progress(TextColumn("{task.description}"), *columns, console=console, disable=not console.is_terminal)
    task = bar.add_task(t("puzzles-compiling"), total=run.wanted, completed=len(run.found))
    said = 0.0

    def watch() -> None:
        nonlocal said
        line = t("puzzles-line", found=len(run.found), wanted=run.wanted, games=len(run.games))
        if console.is_terminal:
            games = t("puzzles-games", games=len(run.games))
            bar.update(task, description=games, completed=min(run.wanted, len(run.found)))
        elif time.monotonic() - said > LINE_SECONDS:
            said = time.monotonic()
            console.print(line, soft_wrap=True)

    with bar:
        yield watch
