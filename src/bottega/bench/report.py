"""Writes the results of a run as a page. The prose is in `page.md`, the tables are made here."""

from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from statistics import median

from ..games import GAMES
from .rows import BenchResults, GpuRow, Missing, Row

PAGE = Path(__file__).with_name("page.md")
LABELS = {
    "compiled": "compiled loop",
    "plain": "plain Python loop",
    "cpp": "C++ loop",
    "python": "Python loop",
    "jitted": "jitted loop",
    "vector": "vector steps from Python",
    "ismcts": "ISMCTS",
    "mcts": "MCTS",
    "uniform": "random playouts",
    "heuristic": "heuristic playouts",
    "opening": "from the opening",
    "middle": "from mid-game",
}


def page(results: BenchResults, machine: str, load: str, rounds: int, seconds: float, day: date) -> str:
    """The whole page."""
    return PAGE.read_text(encoding="utf-8").format(
        date=day.isoformat(),
        machine=machine,
        games=", ".join(GAMES),
        load=load,
        versions=", ".join(f"{package} {number}" for package, number in sorted(results.versions.items())),
        rounds=rounds,
        seconds=f"{seconds:g}",
        play=_rates(results.of("play"), "decisions/s", games=True),
        observed=_rates(results.of("observed"), "decisions/s", games=True),
        copy=_times(results.of("copy")),
        redeal=_times(results.of("redeal")),
        search=_rates(results.of("search"), "iterations/s", games=False),
        gpu=_device(results.gpu, results.gpu_given),
        missing=_missing(results.missing),
    )


def number(value: float) -> str:
    """A readable number: whole from 100, otherwise three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def loop(row: Row) -> str:
    labels = [LABELS[word] for word in row.how]
    if row.how[0] in ("jitted", "vector"):
        labels.append(f"batch {row.batch:,}")
    return ", ".join(labels)


def _table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    marks = ["---" if name in ("engine", "game", "how", "device") else "---:" for name in head]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, marks, *lines))


def _with_reference(rows: Sequence[Row], table: str) -> str:
    first = rows[0]
    return f"Ratio 1 is {first.who}, {first.game}, {loop(first)}.\n\n{table}"


def _rates(rows: Sequence[Row], unit: str, games: bool) -> str:
    if not rows:
        return "Nothing of this part could be measured."
    counts = ["games/s", "decisions per game"] if games else []
    head = ["engine", "game", "how", unit, "slowest - fastest", *counts, "ratio"]
    lines = []
    for row in rows:
        spread = f"{number(row.slowest)} - {number(row.fastest)}"
        line = [row.who, row.game, loop(row), number(row.median), spread]
        if games:
            length = number(sum(row.rates) / sum(row.games)) if any(row.games) else "-"
            line += [number(median(row.games)), length]
        lines.append([*line, number(row.ratio(rows[0]))])
    return _with_reference(rows, _table(head, lines))


def _times(rows: Sequence[Row]) -> str:
    if not rows:
        return "Nothing of this part could be measured."
    lines = []
    for row in rows:
        spread = f"{number(1e6 / row.slowest)} - {number(1e6 / row.fastest)}"
        lines.append([row.who, row.game, loop(row), number(1e6 / row.median), spread, number(row.ratio(rows[0]))])
    return _with_reference(rows, _table(["engine", "game", "how", "µs", "slowest - fastest", "ratio"], lines))


def _device(measured: Sequence[GpuRow], given: Sequence[GpuRow]) -> str:
    rows = sorted([*measured, *given], key=lambda row: not _ours(row))
    if not rows:
        return "There was no CUDA device, and there are no figures from another machine: nothing was measured."
    notes = [f"Ratio 1 is {rows[0].who}, {rows[0].game}, batch {rows[0].batch:,}."]
    if given:
        owners = "All rows" if not measured else f"The rows of {', '.join(sorted({row.device for row in given}))}"
        notes.append(f"{owners} were measured in another run on another machine.")
    if not any(_ours(row) for row in rows):
        notes.append("There is no row of Bottega, so nothing is compared with it here.")
    versions = sorted({f"{package} {at}" for row in rows for package, at in row.versions.items()})
    notes.append(f"Versions: {', '.join(versions) or 'unknown'}.")
    lines = []
    for row in rows:
        spread = f"{number(row.slowest)} - {number(row.fastest)}"
        ratio = number(rows[0].decisions / row.decisions)
        lines.append([row.who, row.game, f"{row.batch:,}", number(row.decisions), spread, ratio, row.device])
    head = ["engine", "game", "batch", "decisions/s", "slowest - fastest", "ratio", "device"]
    return f"{' '.join(notes)}\n\n{_table(head, lines)}"


def _ours(row: GpuRow) -> bool:
    return row.who.startswith("Bottega")


def _missing(missing: Sequence[Missing]) -> str:
    if not missing:
        return "Everything was measured."
    return "\n".join(f"- {one.what}: {one.why}" for one in missing)
