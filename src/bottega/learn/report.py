"""The report of a training run: `report.md` with tables, and three plots. It is made from the run's log alone.

The plots need matplotlib (extra `plot`), which is imported only here. `say` returns a message by its key.
"""

from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from typing import Any

from .. import output
from ..engine.extras import extra
from .run_folder import RunFolder, versions

PAPER, INK, LINE, OTHER = "#faf5e9", "#3d2b1f", "#1f4e9c", "#a8720c"

Say = Callable[..., str]
Lines = list[dict[str, Any]]


def write_report(folder: RunFolder, say: Say, plots: list[str]) -> None:
    """Writes `report.md`, with the plots of these names."""
    text = "\n".join([*_head(folder, say), *_table_of_generations(folder, say), *_table_of_finals(folder.log, say)])
    pictures = "\n".join(f"![{say(f'train-plot-{name}')}]({name}.svg)\n" for name in plots)
    settings = "\n".join(f"| {name} | {value} |" for name, value in folder.settings.describe().items())
    made_with = ", ".join(f"{name} {version}" for name, version in versions().items())
    tail = f"## {say('train-settings')}\n\n| | |\n|---|---|\n{settings}\n\n{made_with}\n"
    output.write(folder.path / "report.md", f"{text}\n{pictures}\n{tail}")


def _head(folder: RunFolder, say: Say) -> list[str]:
    title = say("train-report-title", game=folder.game.slug, players=folder.settings.players)
    seconds = sum(line.get("seconds", 0.0) for line in folder.log)
    return [f"# {title}", "", say("train-report-best", best=folder.best, minutes=f"{seconds / 60:.1f}"), ""]


def _table_of_generations(folder: RunFolder, say: Say) -> list[str]:
    columns = ("generation", "games", "positions", "loss", "policy", "gate", "kept", "first", "seconds")
    rows = [_row([say(f"train-column-{name}") for name in columns]), "|" + "---|" * len(columns)]
    for trained in [line for line in folder.log if line["what"] == "trained"]:
        number = trained["generation"]
        games, gate = folder.find("games", number) or {}, folder.find("gate", number) or {}
        kept = say("train-yes" if gate["kept"] else "train-no") if gate else ""
        losses, policy = trained.get("held_out", []), trained.get("policy")
        steps = (trained, games, gate)
        rows.append(
            _row(
                [
                    number,
                    games.get("games", ""),
                    games.get("positions", trained.get("positions", "")),
                    f"{losses[0]} → {min(losses)}" if losses else "",
                    f"{min(policy['held_out'])} ({policy['heuristic']})" if policy else "",
                    _share(gate),
                    kept,
                    _share(gate.get("against_first", gate if gate.get("against") == 0 else {})),
                    round(sum(step.get("seconds", 0.0) for step in steps)),
                ]
            )
        )
    return [*rows, ""]


def _table_of_finals(log: Lines, say: Say) -> list[str]:
    finals = [line for line in log if line["what"] == "final"]
    if not finals:
        return []
    last = finals[-1]
    rows = [say("train-report-final", time=last["asked"]["move_time"], best=last["generation"]), ""]
    columns = ("variant", "gate", "deals", "iterations")
    rows += [_row([say(f"train-column-{name}") for name in columns]), "|" + "---|" * len(columns)]
    for name, found in last["results"].items():
        iterations = " : ".join(map(str, found["iterations"]))
        rows.append(_row([name, _share(found), found["deals"], iterations]))
    return [*rows, ""]


def _share(found: dict[str, Any]) -> str:
    return f"{found['share']:.1f} ± {found['half']:.1f} %" if "share" in found else ""


def _row(cells: list[Any]) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


# ---- plots


def draw_plots(folder: RunFolder, say: Say) -> list[str]:
    """Draws what the log has; returns the names of the plots. Raises MissingExtra without matplotlib."""
    with extra("plot"):
        matplotlib = import_module("matplotlib")
    drawn = []
    for name, draw in (("strength", _strength), ("losses", _losses), ("calibration", _calibration)):
        figure = import_module("matplotlib.figure").Figure(figsize=(7, 4), facecolor=PAPER, layout="constrained")
        axes = figure.add_subplot(facecolor=PAPER)
        if draw(axes, folder, say):
            axes.set_title(say(f"train-plot-{name}"), color=INK)
            axes.grid(alpha=0.2)
            axes.legend(facecolor=PAPER)
            file = BytesIO()
            with matplotlib.rc_context({"svg.hashsalt": "bottega"}):  # the same run makes the same file
                figure.savefig(file, format="svg", metadata={"Date": None})
            output.write(folder.path / f"{name}.svg", file.getvalue())
            drawn.append(name)
    return drawn


def _strength(axes: Any, folder: RunFolder, say: Say) -> bool:
    """The win share of each generation against the best before it and against generation 0."""
    gates = [line for line in folder.log if line["what"] == "gate" and "share" in line]
    firsts = [(line["generation"], line.get("against_first", line)) for line in gates if line["kept"]]
    for points, key, colour in (
        ([(line["generation"], line) for line in gates], "train-column-gate", OTHER),
        (firsts, "train-column-first", LINE),
    ):
        if points:
            x, found = zip(*points, strict=True)
            y, error = [one["share"] for one in found], [one["half"] for one in found]
            axes.errorbar(x, y, error, marker="o", capsize=4, color=colour, label=say(key))
    axes.axhline(100 / folder.settings.players, color=INK, linewidth=0.8, linestyle="--", label=say("train-fair"))
    axes.set(ylim=(0, 100), xticks=range(folder.settings.generations + 1))
    axes.set_xlabel(say("train-column-generation"))
    axes.set_ylabel("%")
    return bool(gates)


def _losses(axes: Any, folder: RunFolder, say: Say) -> bool:
    """The loss on games held out, during the training of each generation."""
    trained = [line for line in folder.log if line["what"] == "trained" and "held_out" in line]
    for line in trained:
        checks = len(line["held_out"]) - 1
        x = [i / checks for i in range(checks + 1)]
        axes.plot(x, line["held_out"], marker=".", label=say("train-generation", number=line["generation"]))
    axes.set_xlabel(say("train-share-of-training"))
    axes.set_ylabel(say("train-column-loss"))
    return bool(trained)


def _calibration(axes: Any, folder: RunFolder, say: Say) -> bool:
    """Of positions with an expected result, the mean real result, by tenths."""
    trained = [line for line in folder.log if line["what"] == "trained" and "calibration" in line]
    for line in trained:
        _, expected, real = zip(*line["calibration"], strict=True)
        axes.plot(expected, real, marker="o", label=say("train-generation", number=line["generation"]))
    axes.plot([0, 1], [0, 1], color=INK, linewidth=0.8, linestyle="--")
    axes.set(xlim=(0, 1), ylim=(0, 1))
    axes.set_xlabel(say("train-expected"))
    axes.set_ylabel(say("train-real"))
    return bool(trained)
