"""What `bottega bench` measures of our own: the rules of a game plain and compiled, the start, the search."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..games import GAMES
from . import environment
from .rounds import Post, measure
from .rows import Findings

ROUNDS, SECONDS = 5, 0.25
LIMIT = 180.0  # seconds for one answer; compiling from nothing is in it
PLAYERS = 4


def own_post(parts: str, *seated: tuple[str, int]) -> Post:
    """Where these parts are measured for these games, each with a number of players."""
    tables = [f"{slug}:{players}" for slug, players in seated]
    return Post("Bottega", [sys.executable, "-m", "bottega.bench.own", parts, *tables], os.environ)


def own_posts() -> list[Post]:
    """All that is ours: the engine on the four games, and the environments."""
    engine = own_post("play,copy,redeal,search", *((slug, PLAYERS) for slug in GAMES))
    return [engine, Post("Bottega's environments", [sys.executable, "-m", "bottega.bench.own_envs"], os.environ)]


def device_post() -> Post:
    """Where our games are played on a CUDA device."""
    return Post("Bottega on a device", [sys.executable, "-m", "bottega.bench.own_device"], os.environ)


def on_device() -> Findings:
    """How fast our games are played at random on a CUDA device, in its `gpu` rows."""
    return measure([device_post()], ROUNDS, 1.0, LIMIT)


# Run in processes of their own, so that nothing is in memory yet.
START = (
    "import bottega; from bottega.bench.own import playing; playing(bottega.game({slug!r}), {players}, 'compiled')()"
)


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


def rules(game: Game, players: int) -> dict[str, Any]:
    """All that `bottega bench GAME` prints, from one run."""
    rows = measure([own_post("play", (game.slug, players))], ROUNDS, SECONDS, LIMIT).rows
    found = {row.how[0]: row for row in rows}
    cold, warm = start_times(game, players)
    return {
        "game": game.slug,
        "players": players,
        "state_bytes": game.record.dtype.itemsize,
        "moves": game.moves.size,
        **{build: _figures(row.median, row.rates, row.games) for build, row in found.items()},
        "ratio": found["plain"].ratio(found["compiled"]),
        "cold_start_seconds": cold,
        "warm_start_seconds": warm,
    }


def _figures(median: float, rates: tuple[float, ...], games: tuple[float, ...]) -> dict[str, float]:
    return {"decisions": median, "slowest": min(rates), "fastest": max(rates), "games": sorted(games)[len(games) // 2]}


def searches(game: Game, players: int, folder: Path) -> Findings:
    """How fast the search thinks, beside OpenSpiel where the peers' environment has been made."""
    posts = [own_post("search", (game.slug, players))]
    if environment.ready(folder):
        posts += environment.posts(folder, "OpenSpiel")
    return measure(posts, ROUNDS, SECONDS, LIMIT, part="search")
