"""What `bottega bench` measures of Bottega: the rules of a game, plain and compiled, the start, the search."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..games import GAMES
from . import peer_environment
from .rounds import BenchCommand, measure
from .rows import BenchResults

ROUNDS, SECONDS = 5, 0.25
LIMIT = 180.0  # seconds for one answer, which may include compiling
PLAYERS = 4


def engine_command(parts: str, *seated: tuple[str, int]) -> BenchCommand:
    """The command that measures these parts for these games, each with a number of players."""
    games = [f"{slug}:{players}" for slug, players in seated]
    return BenchCommand("Bottega", [sys.executable, "-m", "bottega.bench.bottega_engine", parts, *games], os.environ)


def all_commands() -> list[BenchCommand]:
    """The commands that measure the engine and the environments with all games."""
    engine = engine_command("play,copy,redeal,search", *((slug, PLAYERS) for slug in GAMES))
    return [
        engine,
        BenchCommand("Bottega's environments", [sys.executable, "-m", "bottega.bench.bottega_envs"], os.environ),
    ]


def device_command() -> BenchCommand:
    """The command that measures random play on a CUDA device."""
    return BenchCommand("Bottega on a device", [sys.executable, "-m", "bottega.bench.bottega_device"], os.environ)


def on_device() -> BenchResults:
    """The speed of random play on a CUDA device, in the `gpu` rows."""
    return measure([device_command()], ROUNDS, 1.0, LIMIT)


# Runs in a new process, so that nothing is in memory yet.
START = (
    "import bottega; from bottega.bench.bottega_engine import playing; "
    "playing(bottega.game({slug!r}), {players}, 'compiled')()"
)


def start_times(game: Game, players: int) -> tuple[float, float]:
    """The seconds until a new process has played compiled games, with an empty cache and the second time."""
    command = [sys.executable, "-c", START.format(slug=game.slug, players=players)]
    times = []
    with tempfile.TemporaryDirectory() as cache:
        for _ in range(2):
            began = time.perf_counter()
            subprocess.run(command, env=os.environ | {"BOTTEGA_CACHE": cache}, check=True)
            times.append(time.perf_counter() - began)
    return times[0], times[1]


def rules(game: Game, players: int) -> dict[str, Any]:
    """Everything that `bottega bench GAME` prints, from one run."""
    rows = measure([engine_command("play", (game.slug, players))], ROUNDS, SECONDS, LIMIT).rows
    found = {row.how[0]: row for row in rows}
    cold, warm = start_times(game, players)
    return {
        "game": game.slug,
        "players": players,
        "state_bytes": game.record.dtype.itemsize,
        "moves": game.moves.size,
        **{build: _rates(row.median, row.rates, row.games) for build, row in found.items()},
        "ratio": found["plain"].ratio(found["compiled"]),
        "cold_start_seconds": cold,
        "warm_start_seconds": warm,
    }


def _rates(median: float, rates: tuple[float, ...], games: tuple[float, ...]) -> dict[str, float]:
    return {"decisions": median, "slowest": min(rates), "fastest": max(rates), "games": sorted(games)[len(games) // 2]}


def searches(game: Game, players: int, folder: Path) -> BenchResults:
    """The speed of the search, and of OpenSpiel's if the environment of the peers exists."""
    commands = [engine_command("search", (game.slug, players))]
    if peer_environment.ready(folder):
        commands += peer_environment.commands(folder, "OpenSpiel")
    return measure(commands, ROUNDS, SECONDS, LIMIT, part="search")
