"""`bottega warm`: compiles ahead what bots need. `bottega serve` shows the same progress, as lines."""

import asyncio
import sys
from collections.abc import Sequence

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..engine.compile import remove_compiled
from ..terminal.translator import Translator
from ..warm_up import WarmUp
from .errors import UsageError

LOOK_SECONDS = 0.2  # between two looks at the progress
LINE_SECONDS = 5.0  # between two lines about it


def warm(slugs: Sequence[str], t: Translator) -> None:
    """Compiles for the bots of these games, on all cores. Raises UsageError if a game could not be compiled."""
    asyncio.run(_warm(WarmUp(slugs, niceness=0), t))


def clear(t: Translator) -> None:
    """Removes all compiled code from the disk."""
    typer.echo(t("warm-cleared", count=remove_compiled()))


async def print_progress(warm_up: WarmUp, t: Translator) -> None:
    """Prints a line every few seconds, and a last one if there were others."""
    if await _print_lines(warm_up, t) and not _failed(warm_up):
        typer.echo(t("warm-done"))


async def _warm(warm_up: WarmUp, t: Translator) -> None:
    running = asyncio.create_task(warm_up.run())
    typer.echo(t("warm-title"))
    await (_show_bars(warm_up) if sys.stdout.isatty() else _print_lines(warm_up, t))
    await running
    if failed := _failed(warm_up):
        raise UsageError(t("warm-failed", games=", ".join(failed)))
    typer.echo(t("warm-done"))


async def _show_bars(warm_up: WarmUp) -> None:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=Console()) as progress:
        bars = {one.slug: progress.add_task(one.slug, total=None) for one in warm_up.games}
        while True:
            for one in warm_up.games:
                progress.update(bars[one.slug], completed=one.compiled, total=one.functions or None)
            if warm_up.ended:
                return
            await _until_ended(warm_up, LOOK_SECONDS)


async def _print_lines(warm_up: WarmUp, t: Translator) -> int:
    """Prints a line every few seconds, and returns how many it printed."""
    printed = 0
    while True:
        await _until_ended(warm_up, LINE_SECONDS)
        if warm_up.ended:
            return printed
        if (seconds := warm_up.seconds_left) is not None:
            counts = {"compiled": warm_up.compiled, "functions": warm_up.functions}
            typer.echo(t("warm-progress", **counts, seconds=round(seconds)))
            printed += 1


async def _until_ended(warm_up: WarmUp, seconds: float) -> None:
    """Waits until the warm-up has ended, or for some seconds."""
    left = seconds
    while left > 0 and not warm_up.ended:
        await asyncio.sleep(LOOK_SECONDS)
        left -= LOOK_SECONDS


def _failed(warm_up: WarmUp) -> list[str]:
    return [one.slug for one in warm_up.games if not (one.ready and one.networks_ready)]
