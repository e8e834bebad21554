"""Draws strength against minutes of training, from the logs of a day's runs: `python curve.py 2026-11-16 curve.svg`.

Minutes are those of games and training; compilation and contests do not count. Strength is the win share against the
search with playouts at the same processor time, as in docs/training-runs.md.
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

PAPER, INK = "#faf5e9", "#3d2b1f"
RUNS = {  # the log, the name and the colour of each curve
    "leonardo-1": ("Leonardo da Vinci", "#1f4e9c"),
    "omnia": ("Omnia", "#a8720c"),
    "atelier": ("Atelier Da Vinci", "#2e6b3a"),
    "magnifico-1": ("Magnifico (fair: 33.3)", "#9c2f24"),
}
LEARNING = ("games of the heuristic", "games", "trained")  # the steps that count


def curve(log: Path) -> list[tuple[float, float, float]]:
    """Minutes of learning so far, the win share in percent, and half of its interval, after each generation."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines()]
    spent, before, points, drawn = 0.0, 0.0, [], -1
    for line in lines:
        if line["what"] in LEARNING:
            spent += line["at"] - before
        before = line["at"]
        if line["what"] == "against search" and line["level"] == 3 and line["generation"] > drawn:
            drawn = line["generation"]
            points.append((spent / 60, line["share"], line["half"]))
    return points


def main(folder: Path, picture: Path) -> None:
    plt.rcParams.update({"svg.hashsalt": "bottega", "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK})
    figure, axes = plt.subplots(figsize=(7.2, 4.2), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    axes.tick_params(colors=INK)
    for name, (title, colour) in RUNS.items():
        minutes, shares, halves = zip(*curve(folder / f"{name}.jsonl"), strict=True)
        axes.errorbar(minutes, shares, halves, marker="o", capsize=3, color=colour, label=title)
    axes.set(xlabel="minutes of games and training", ylabel="win share against the search, %", ylim=(30, 100))
    axes.grid(alpha=0.25, color=INK)
    axes.legend(loc="lower right", facecolor=PAPER, edgecolor=INK)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    main(Path(__file__).parent / sys.argv[1], Path(sys.argv[2]))
