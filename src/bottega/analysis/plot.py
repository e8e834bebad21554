"""A plot of the winning chances over a game. It needs matplotlib, which is imported only here."""

from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine.extras import extra
from .results import Analysis
from .sentences import MESSAGES, seat_name

SUFFIXES = (".svg", ".png")
PAPER, INK = "#faf5e9", "#3d2b1f"
# Lapis, verdigris, ochre, madder, umber; each with its own line style and the shape of its emblem.
PIGMENTS = ("#1f4e9c", "#1f7a63", "#a8720c", "#a82f45", "#5e3d23")
STROKES: tuple[Any, ...] = ("-", "--", "-.", ":", (0, (6, 1, 1, 1, 1, 1)))
SHAPES = "o^sDP"
MARKS = 12  # markers per line


def draw(found: Analysis, path: Path, language: str = "en") -> None:
    """Writes an .svg or .png file. Raises MissingExtra without matplotlib, OSError if the file cannot be written."""
    with extra("plot"):
        matplotlib = import_module("matplotlib")
    figure = import_module("matplotlib.figure").Figure(figsize=(10, 5), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    game = found.match.game
    for seat, chances in enumerate(zip(*found.chances, strict=True)):
        axes.plot(
            chances,
            label=seat_name(game, seat, language),
            color=PIGMENTS[seat],
            linewidth=1.3,
            linestyle=STROKES[seat],
            marker=SHAPES[seat],
            markevery=(seat * len(chances) // (5 * MARKS), max(1, len(chances) // MARKS)),
        )
    _mark_turns(axes, found.turns, found.match.game.unit, language)
    _mark_points(axes, found, language)
    axes.set(xlim=(0, max(1, len(found.chances) - 1)), ylim=(0, 1.0))
    axes.set_xlabel(MESSAGES.say("plot-moves", language), color=INK)
    axes.set_ylabel(MESSAGES.say("plot-chance", language), color=INK)
    axes.yaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1.0))
    axes.set_title(MESSAGES.say("plot-title", language, game=game.messages.say("title", language)), color=INK, pad=22)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), facecolor=PAPER, handlelength=4)
    # The same analysis makes the same file.
    date = {"Date": None} if path.suffix == ".svg" else None
    with matplotlib.rc_context({"svg.hashsalt": "bottega"}):
        figure.savefig(path, dpi=150, metadata=date)


def _mark_turns(axes: Any, turns: tuple[int, ...], unit: str, language: str) -> None:
    """Draws a thin line where each turn begins, with the turn's number above; only the first also has the word."""
    for at in range(1, len(turns)):
        if turns[at] != turns[at - 1]:
            axes.axvline(at, color=INK, linewidth=0.6, alpha=0.4)
    shown = sorted(set(turns) - {0})
    for turn in shown:
        said = MESSAGES.say("plot-turn", language, turn=turn, unit=unit) if turn == shown[0] else str(turn)
        middle = (turns.index(turn) + len(turns) - turns[::-1].index(turn)) / 2
        axes.annotate(
            said, (middle, 1), (0, 4), ("data", "axes fraction"), "offset points", ha="center", fontsize=8, color=INK
        )


def _mark_points(axes: Any, found: Analysis, language: str) -> None:
    """Draws a ring around each turning point, numbered from the costliest."""
    for rank, point in enumerate(found.turning_points, 1):
        place = (point.number, found.chances[point.number][point.seat])
        name = MESSAGES.say("plot-points", language) if rank == 1 else None
        ring = {"marker": "o", "markersize": 12, "linestyle": "", "fillstyle": "none", "color": INK, "clip_on": False}
        axes.plot(*place, label=name, **ring)
        axes.annotate(str(rank), place, (8, 6), textcoords="offset points", fontsize=9, color=INK)
