"""`bottega analyse`: the chances over a finished game, its turning points, and how well each player chose."""

import json
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .. import output
from ..analysis import Analysis, MatchNotFinished, analyse, json_format, plot, sentences
from ..bots.budget import Budget
from ..engine.errors import BottegaError
from ..engine.match import Match
from ..terminal.emblems import emblem_and_name
from ..terminal.translator import Translator
from . import files
from .errors import UsageError
from .language import chosen_translator
from .screen import Screen

STOPPED = 130  # the exit code after Ctrl-C
BARS = "▁▂▃▄▅▆▇█"
SPARKLINE = 30  # characters


def run(file: Path, budget: str, data: Path | None, picture: Path | None, language: str | None) -> None:
    """Analyses a saved game, prints the report and writes the files. Raises UsageError, mostly before it starts."""
    match = files.load(file, chosen_translator(language))
    t = chosen_translator(language, match.game.slug)
    effort = _budget(budget, t)
    if picture is not None:
        _check_picture(picture, t)
    for out in (data, picture):
        if out is not None:
            _check(out, file, t)
    try:
        found = _analyse(match, effort, t)
    except MatchNotFinished:
        raise UsageError(t("analyse-running", file=str(file))) from None
    except KeyboardInterrupt:
        typer.echo(t("watch-stopped"), err=True)
        raise typer.Exit(STOPPED) from None
    piped = output.is_standard_output(data) or output.is_standard_output(picture)  # then the rest must not mix with it
    Screen(t, err=piped).print(report(found, t))
    if data is not None:
        text = json.dumps(json_format.to_json(found, t.language), ensure_ascii=False, indent=1)
        _write(data, text.encode() + b"\n", piped, t)
    if picture is not None:
        _write(picture, _drawn(found, picture, t), piped, t)


def _budget(text: str, t: Translator) -> Budget:
    try:
        return Budget.read(text)
    except BottegaError:
        raise UsageError(t("analyse-budget", typed=text)) from None


def _analyse(match: Match, budget: Budget, t: Translator) -> Analysis:
    """Analyses with a progress bar on a terminal."""
    console = Console(stderr=True, markup=False, highlight=False)
    if match.over:
        console.print(t("analyse-wait"), soft_wrap=True)
    columns = (BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = console.is_terminal
    with Progress(
        TextColumn("{task.description}"), *columns, console=console, transient=True, disable=not shown
    ) as bar:
        task = bar.add_task(t("analyse-thinking"), total=None)
        return analyse(match, budget, progress=lambda done, total: bar.update(task, completed=done, total=total))


# ---- the report


def report(found: Analysis, t: Translator) -> RenderableType:
    """The chances turn by turn, the turning points, and a summary of each seat."""
    effort = t(
        "analyse-effort",
        decisions=len(found.decisions),
        iterations=found.budget.iterations,
        seconds=found.budget.seconds,
        closer=found.closer,
        playouts=found.playouts,
        judge=found.judge,
    )
    parts = [_chances(found, t), "", *_points(found, t), "", _summaries(found, t), Text(effort, "dim")]
    return Group(*parts)


def _chances(found: Analysis, t: Translator) -> Table:
    """The chances at the start and at the end of each turn."""
    table = Table(title=t("analyse-chances"), title_justify="left")
    table.add_column("")
    for seat in range(found.match.players):
        table.add_column(emblem_and_name(seat, t), justify="right")
    rows = [(t("analyse-start"), found.chances[0])]
    for turn in sorted(set(found.turns)):
        last = len(found.turns) - 1 - found.turns[::-1].index(turn)
        rows.append((t("analyse-turn", turn=turn, unit=found.match.game.unit), found.chances[last]))
    for name, chances in rows:
        table.add_row(name, *(f"{chance:.0%}" for chance in chances))
    return table


def _points(found: Analysis, t: Translator) -> Iterable[RenderableType]:
    yield Text(t("analyse-points", points=len(found.turning_points)), "bold")
    about = sentences.facts_of_moves(found)
    for rank, point in enumerate(found.turning_points, 1):
        head, *rest = sentences.turning_point(found, point, t.language, about)
        yield Text.assemble((f"{rank}. ", "bold"), head)
        yield Padding(Group(*map(Text, rest)), (0, 0, 0, 3))


def _summaries(found: Analysis, t: Translator) -> Table:
    table = Table(title=t("analyse-accounts"), title_justify="left")
    for column in ("player", "score", "course", "decisions", "agreed", "cost"):
        table.add_column(t(f"analyse-{column}"), justify="left" if column in ("player", "course") else "right")
    for summary in found.summaries:
        table.add_row(
            emblem_and_name(summary.seat, t, bold=summary.seat in found.match.winners),
            str(found.match.scores[summary.seat]),
            sparkline([row[summary.seat] for row in found.chances]),
            str(summary.decisions),
            f"{summary.agreed / summary.decisions:.0%}" if summary.decisions else "",
            t("analyse-figure", figure=summary.cost),
        )
    return table


def sparkline(chances: Sequence[float]) -> str:
    """A line of small bars.

    >>> sparkline([0.0, 0.1, 0.5, 1.0])
    '▁▂▅█'
    """
    wide = min(SPARKLINE, len(chances))
    parts = [chances[i * len(chances) // wide : (i + 1) * len(chances) // wide] for i in range(wide)]
    return "".join(BARS[round(sum(part) / len(part) * (len(BARS) - 1))] for part in parts)


# ---- files


def _check_picture(path: Path, t: Translator) -> None:
    if path.suffix not in plot.SUFFIXES:
        raise UsageError(t("analyse-picture", file=str(path), known=", ".join(plot.SUFFIXES)))
    if find_spec("matplotlib") is None:
        raise UsageError(t("analyse-no-matplotlib"))


def _check(path: Path, game: Path, t: Translator) -> None:
    """Checks that the file can be written, before the analysis starts."""
    with files.writing(path, t):
        if path.exists() and path.samefile(game):
            raise UsageError(t("analyse-same", file=str(path)))
        output.check(path)


def _drawn(found: Analysis, path: Path, t: Translator) -> bytes:
    with TemporaryDirectory() as folder:
        draft = (Path(folder) / "picture").with_suffix(path.suffix)
        plot.draw(found, draft, t.language)
        return draft.read_bytes()


def _write(path: Path, content: bytes, piped: bool, t: Translator) -> None:
    with files.writing(path, t):
        output.write(path, content)
    typer.echo(t("analyse-written", file=str(path)), err=piped)
