"""How fast the rules run: uniformly random legal play, legal moves listed at every step, on one core."""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np
from rich.console import RenderableType
from rich.table import Table

from ..engine import chance
from ..engine.compile import compile
from ..engine.game import Game
from ..engine.playout import playouts
from .speech import Speech


@dataclass(frozen=True)
class Speed:
    """Decisions and whole games a second: the median of several runs, with the slowest and the fastest."""

    decisions: float
    slowest: float
    fastest: float
    games: float


def speed(game: Game, target: str, players: int, runs: int, seconds: float) -> Speed:
    """Plays random games for so many seconds in each run."""
    build = compile(game, target)
    play = build.link(playouts)
    table = np.zeros(1, game.record.dtype).view(np.recarray)
    game.write_settings(table[0], game.settings(players, {}))
    chance.scatter(table[0].rng, 1, 0)
    build.setup(table[0])
    start = table.copy()
    rng, out = np.array([1, 2, 3, 4]), np.zeros(game.moves.size, np.int64)

    def run(games: int) -> tuple[int, float]:
        began = time.perf_counter()
        return int(play(table, start, rng, out, games)), time.perf_counter() - began

    run(1)  # compiles
    batch = 1
    while (took := run(batch)[1]) < seconds / 4:
        batch *= 2
    batch = max(1, round(batch * seconds / took))
    results = [run(batch) for _ in range(runs)]
    rates = sorted(decisions / took for decisions, took in results)
    return Speed(median(rates), rates[0], rates[-1], median(batch / took for _, took in results))


# Run in processes of their own, so that nothing is in memory yet.
START = "import bottega; from bottega.cli.bench import speed; speed(bottega.game({slug!r}), 'cpu', {players}, 1, 0.001)"


def start_times(game: Game, players: int) -> tuple[float, float]:
    """Seconds until a fresh process has played compiled games: with nothing compiled yet, and the second time."""
    command = [sys.executable, "-c", START.format(slug=game.slug, players=players)]
    times = []
    with tempfile.TemporaryDirectory() as cache:
        for _ in range(2):
            began = time.perf_counter()
            subprocess.run(command, env=os.environ | {"BOTTEGA_CACHE": cache}, check=True)
            times.append(time.perf_counter() - began)
    return times[0], times[1]


def figures(game: Game, players: int) -> dict[str, Any]:
    """All that `bottega bench` prints, from one run."""
    plain = speed(game, "python", players, 3, 1.0)
    compiled = speed(game, "cpu", players, 15, 0.2)
    cold, warm = start_times(game, players)
    return {
        "game": game.slug,
        "players": players,
        "state_bytes": game.record.dtype.itemsize,
        "moves": game.moves.size,
        "plain": vars(plain),
        "compiled": vars(compiled),
        "ratio": compiled.decisions / plain.decisions,
        "cold_start_seconds": cold,
        "warm_start_seconds": warm,
    }


def sheet(found: dict[str, Any], speech: Speech) -> RenderableType:
    """The figures as a table."""
    table = Table(title=speech("bench-title", game=speech("title"), players=found["players"]))
    for column in ("bench-build", "bench-decisions", "bench-spread", "bench-games"):
        table.add_column(speech(column), justify="left" if column == "bench-build" else "right")
    for build in ("plain", "compiled"):
        figures = found[build]
        spread = f"{figures['slowest']:,.0f} - {figures['fastest']:,.0f}"
        table.add_row(speech(f"bench-{build}"), f"{figures['decisions']:,.0f}", spread, f"{figures['games']:,.0f}")
    table.caption = speech(
        "bench-notes",
        ratio=f"{found['ratio']:,.0f}",
        bytes=found["state_bytes"],
        moves=found["moves"],
        cold=f"{found['cold_start_seconds']:.1f}",
        warm=f"{found['warm_start_seconds']:.1f}",
    )
    table.caption_justify = "left"
    return table
