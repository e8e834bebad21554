"""Measures the engine: `python -m bottega.bench.bottega_engine play,search GAME:4 ...`."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from .. import games
from ..bots import bot, generator, tree
from ..bots.budget import Budget
from ..bots.search import MAX_NODES, SearchTree
from ..engine import chance
from ..engine.compile import Build
from ..engine.game import Game
from ..engine.match import Match
from ..engine.playout import LOWEST_SEAT, playout, playouts
from . import loops
from .peers.timing import Benchmark, Unit, serve

WHO = "Bottega"
LOOPS = {"compiled": "cpu", "plain": "python"}
GAMES_AT_ONCE = {"compiled": 100, "plain": 1}  # so that the call from Python hardly counts
RANDOM_RATES = {"uniform": tree.UNIFORM, "heuristic": tree.BY_HEURISTIC}  # by the kind of playouts
SEARCH_TIME = 0.25  # seconds of one search
COPIES = 10_000


def opening(build: Build, players: int) -> Any:
    """An array of one record after the set-up."""
    game = build.game
    table = np.zeros(1, game.record.dtype).view(np.recarray)
    game.write_settings(table[0], game.settings(players, {}))
    chance.seed_from(table[0].rng, 1, 0)
    build.setup(table[0])
    return table


def middle(build: Build, players: int) -> Any:
    """An array of one record half-way through a random game."""
    table = opening(build, players)
    out = np.zeros(build.game.moves.size, np.int64)
    length = int(build.link(playout)(table.copy()[0], generator(1), out))
    rng = generator(1)
    for _ in range(length // 2):
        seat = LOWEST_SEAT[build.actors(table[0])]
        n = build.legal(table[0], seat, out)
        build.apply(table[0], seat, out[chance.below(rng, n)])
    return table


def playing(game: Game, players: int, loop: str) -> Unit:
    """Whole games of uniformly random moves from one set-up, with the legal moves listed at every step."""
    build = game.build(LOOPS[loop])
    play = build.link(playouts)
    start = opening(build, players)
    table, rng, out = start.copy(), generator(1), np.zeros(game.moves.size, np.int64)
    count = GAMES_AT_ONCE[loop]
    return lambda: (int(play(table, start, rng, out, count)), count)


def copying(game: Game, players: int) -> Unit:
    build = game.build("cpu")
    copy = build.link(loops.copies)
    worlds = np.repeat(middle(build, players), 8).view(np.recarray)
    tables = worlds.copy()
    return lambda: (int(copy(tables, worlds, COPIES)), 0)


def redealing(game: Game, players: int) -> Unit:
    build = game.build("cpu")
    redeal = build.link(loops.redeals)
    world = middle(build, players)
    table, rng = world.copy(), generator(2)
    seat = int(LOWEST_SEAT[build.actors(world[0])])
    return lambda: (int(redeal(table, world, seat, rng, COPIES)), 0)


def greedy_game(game: Game, players: int, moves: int | None = None) -> Match:
    """A fixed game among greedy bots: its first moves, or all of it."""
    match = Match(game, players, seed=1, target="cpu")
    bots = [bot("greedy", game, seat, "cpu") for seat in range(players)]
    while match.actors if moves is None else len(match.log) < moves:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


def searching(game: Game, players: int, playouts_by: str, moment: str) -> Unit:
    match = greedy_game(game, players, 0)
    if moment == "middle":
        match = greedy_game(game, players, len(greedy_game(game, players).log) // 2)
    grown = SearchTree(game, 1, RANDOM_RATES[playouts_by], MAX_NODES)
    grown.grow(match.state, match.actors[0], Budget(iterations=10), lambda: False)  # compiles

    def unit() -> tuple[int, int]:
        grown.grow(match.state, match.actors[0], Budget(seconds=SEARCH_TIME), lambda: False)
        return grown.done, 0

    return unit


def benchmarks(parts: Sequence[str], seated: Sequence[tuple[Game, int]]) -> list[Benchmark]:
    found: list[Benchmark] = []
    for game, players in seated:
        name, at = game.slug, (game, players)
        found += [Benchmark("play", WHO, name, (loop,), partial(playing, *at, loop)) for loop in LOOPS]
        found.append(Benchmark("copy", WHO, name, ("compiled",), partial(copying, *at)))
        found.append(Benchmark("redeal", WHO, name, ("compiled",), partial(redealing, *at)))
        for playouts_by in RANDOM_RATES:
            for moment in ("opening", "middle"):
                how = ("compiled", "ismcts", playouts_by, moment)
                found.append(Benchmark("search", WHO, name, how, partial(searching, *at, playouts_by, moment)))
    return [task for task in found if task.part in parts]


def main(parts: str, *seated: str) -> None:
    pairs = [(games.game(slug), int(players)) for slug, _, players in (one.partition(":") for one in seated)]
    serve(lambda: benchmarks(parts.split(","), pairs), ["bottega", "numba", "numpy"])


if __name__ == "__main__":
    main(*sys.argv[1:])
