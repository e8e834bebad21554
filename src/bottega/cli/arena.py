"""`bottega arena`: tournaments between bots, with their progress and the table at the end."""

import secrets
import shlex
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import (
    ArenaError,
    LocalRunner,
    RayRunner,
    ResultLog,
    Runner,
    Share,
    Standings,
    Tournament,
    play_remaining,
    standings,
)
from ..arena.report import save
from ..arena.result_log import saved_seed
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..terminal.translator import Translator
from . import session
from .errors import UsageError
from .screen import Screen

STOPPED = 130  # the exit code after Ctrl-C
LINES = 20  # of progress, if there is no terminal to draw a bar on


@contextmanager
def _arena_errors(t: Translator) -> Iterator[None]:
    """Turns errors of the arena into usage errors in the chosen language."""
    try:
        yield
    except ArenaError as error:
        raise UsageError(t(f"arena-error-{error.cause}", **error.details)) from None


def tournament(
    game: Game,
    bots: str,
    deals: int,
    lineup: str,
    gauntlet: bool,
    choices: dict[str, Any],
    out: Path | None,
    t: Translator,
) -> Tournament:
    """The tournament of a command line. The default seed is that of the folder, or a new one. Raises UsageError."""
    seed = choices.pop("seed") or (out and saved_seed(out)) or str(secrets.randbelow(10**6))
    settings = session.new_match(game, choices, t).settings
    with _arena_errors(t):
        asked = Tournament(
            game.slug,
            tuple(name.strip() for name in bots.split(",")),
            settings.pop("players"),
            deals,
            seed,
            lineup,
            gauntlet,
            settings,
        )
    try:
        asked.check_bots()
    except BottegaError as error:
        raise UsageError(t("arena-error-bot", reason=str(error))) from None
    return asked


def command(asked: Tournament, out: Path | None = None) -> str:
    """The command line that repeats a tournament or, with a folder, resumes it."""
    line = ["bottega", "arena", asked.game, "--bots", ",".join(asked.bots), "--players", str(asked.players)]
    line += ["--deals", str(asked.deals), "--lineup", asked.lineup, *["--gauntlet"] * asked.gauntlet]
    for name, value in asked.options.items():
        for setting in value if name == "variants" else [f"{name}={value}"]:
            line += ["--with", setting]
    line += ["--seed", asked.seed]
    return shlex.join(line if out is None else [*line, "--out", str(out)])


def runner(workers: int | None, ray: str | None) -> Runner:
    return LocalRunner(workers) if ray is None else RayRunner(ray, workers)


def run(asked: Tournament, games: Runner, out: Path | None, t: Translator) -> None:
    """Plays to the end or until Ctrl-C, then prints the standings. Raises UsageError."""
    screen = Screen(t)
    try:
        with _arena_errors(t), ResultLog(asked, out) as log:
            try:
                _play(log, games, t)
            except KeyboardInterrupt:
                typer.echo(_stopped(log, out, t), err=True)
                raise typer.Exit(STOPPED) from None
            found = standings(asked, log.results.values())
            if out is not None:
                save(out, log.results.values(), found, command(asked))
    except OSError as error:
        raise UsageError(t("error-unwritable", file=str(out), reason=error.strerror or str(error))) from None
    screen.print(standings_table(found, t))
    if found.duels and max(asked.players, len(asked.bots)) > 2:  # a duel of two players adds nothing
        screen.print(duels_table(found, t))
    if asked.timed_bots:
        typer.echo(t("arena-timed", bots=", ".join(asked.timed_bots)))
    typer.echo(t("arena-again", command=command(asked)))
    if out is not None:
        typer.echo(t("arena-saved", folder=str(out)))


def _stopped(log: ResultLog, out: Path | None, t: Translator) -> str:
    if out is None:
        return t("arena-lost")
    said = t("arena-stopped", done=len(log.results), games=len(log))
    return f"{said}\n{t('resume', command=command(log.tournament, out))}"


# ---- progress


def _play(log: ResultLog, games: Runner, t: Translator) -> None:
    """Plays the remaining games, with a progress bar on a terminal and a line now and then elsewhere."""
    console = Console(stderr=True, markup=False, highlight=False)
    if log.results and log.remaining():
        console.print(t("arena-resumed", done=len(log.results), games=len(log)))
    with closing(play_remaining(log, games)) as coming:
        if not console.is_terminal:
            _lines(log, coming, console, t)
            return
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        with Progress(TextColumn("{task.description}"), *columns, console=console, transient=True) as progress:
            bar = progress.add_task(t("arena-games"), total=len(log), completed=len(log.results))
            for _ in coming:
                progress.advance(bar)


def _lines(log: ResultLog, coming: Iterator[Any], console: Console, t: Translator) -> None:
    began, step = time.monotonic(), -(-len(log.remaining()) // LINES)
    for played, _ in enumerate(coming, 1):
        if played % step == 0 or not log.remaining():
            rest = (time.monotonic() - began) / played * len(log.remaining())
            console.print(t("arena-line", done=len(log.results), games=len(log), rest=_time(rest)), soft_wrap=True)


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


# ---- results


def standings_table(found: Standings, t: Translator) -> RenderableType:
    """The bots, best first."""
    asked = found.tournament
    shown = {"game": asked.game, "players": asked.players, "deals": asked.deals, "games": found.games}
    table = Table(title=t("arena-title", **shown, fair=f"{found.fair_share:.1%}"), title_justify="left")
    table.add_column(t("arena-bot"), no_wrap=True)
    for column in ("games", "wins", "interval", "score", "rating", "time"):
        table.add_column(t(f"arena-{column}"), justify="right", no_wrap=True)
    for standing in found.bots:
        table.add_row(
            standing.bot + "*" * (standing.bot in asked.timed_bots),
            str(standing.games),
            *_wins(standing.wins),
            f"{standing.score:.1f}",
            f"{standing.mu:.1f} ± {standing.sigma:.1f}",
            _milliseconds(standing.seconds),
        )
    return table


def duels_table(found: Standings, t: Translator) -> RenderableType:
    """One bot against a table of another."""
    table = Table(title=t("arena-duels", others=found.tournament.players - 1), title_justify="left")
    table.add_column(t("arena-bot"), no_wrap=True)
    table.add_column(t("arena-against"), no_wrap=True)
    for column in ("games", "wins", "interval"):
        table.add_column(t(f"arena-{column}"), justify="right", no_wrap=True)
    for duel in found.duels:
        table.add_row(duel.bot, duel.against, str(duel.games), *_wins(duel.wins))
    return table


def _wins(wins: Share) -> tuple[str, str]:
    return f"{wins.mean:.1%}", f"{wins.low:.1%} - {wins.high:.1%}"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.{2 if seconds < 0.01 else 0}f}"
