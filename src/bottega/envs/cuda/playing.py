"""Random play on a device: whole games, or so many decisions in each of many games."""

from typing import Any

import numpy as np
from numba import cuda

import bottega

from ...engine import chance
from ...engine.game import Game
from .. import builds
from .kernels import players as kernels
from .kernels import record, stride

THREADS = 32  # games a block plays in step: a warp
RESERVED = 1024  # bytes of shared memory that the system takes of every block


def play_on_device(game: Game, tables: Any, blank: Any, rngs: Any, most: int, again: bool) -> tuple[Any, Any]:
    """Plays so many decisions at most in every game on the device; returns decisions and games ended, there too."""
    count = len(tables)
    words = tables.view(np.int64).reshape(count, -1)
    decisions, ended = (cuda.to_device(np.zeros(count, np.int64)) for _ in range(2))
    launch = kernels(game).play[blocks(count), THREADS, 0, THREADS * stride(game) * 8]
    launch(words, blank.view(np.int64), rngs, decisions, ended, most, again)
    return decisions, ended


def blocks(games: int) -> int:
    """How many blocks so many games make."""
    return (games + THREADS - 1) // THREADS


def random_games(game: Game, tables: Any, rngs: Any) -> tuple[Any, Any]:
    """Lays tables whose options are written and whose generators are started, and plays each game to its end.

    `rngs` choose the moves, as in `playout`. Returns the states and the decisions taken.
    """
    there, generators = cuda.to_device(game.record.recast(tables, record(game))), cuda.to_device(rngs)
    no_options = cuda.to_device(np.zeros(1, record(game)))  # no game is begun anew
    kernels(game).set_up[blocks(len(tables)), THREADS](there)
    decisions, _ = play_on_device(game, there, no_options, generators, most=np.iinfo(np.int64).max, again=False)
    return game.record.recast(there.copy_to_host(), game.record.dtype), decisions.copy_to_host()


def room_for(game: Game) -> int:
    """How many games the device plays at the same moment."""
    device = cuda.get_current_device()
    block = THREADS * stride(game) * 8 + RESERVED
    side_by_side = min(device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // block, device.MAX_BLOCKS_PER_MULTIPROCESSOR)
    return int(device.MULTIPROCESSOR_COUNT * side_by_side * THREADS)


class RandomPlay:
    """Games on the device that are played uniformly at random, one after another, the moves listed at each decision.

    There are as many as the device holds at once, unless told how many.
    """

    def __init__(self, slug: str, players: int, games: int | None = None) -> None:
        self.game = bottega.game(slug)
        self.games = games or room_for(self.game)
        blank = builds.blank(self.game, players, {}, record(self.game))
        tables = np.repeat(blank, self.games)
        tables["rng"] = generators(self.games, 1)
        self._tables, self._blank = cuda.to_device(tables), cuda.to_device(blank)
        self._rngs = cuda.to_device(generators(self.games, 2))
        kernels(self.game).set_up[blocks(self.games), THREADS](self._tables)

    def play(self, decisions: int) -> tuple[int, int]:
        """So many decisions in every game; returns how many that were in all, and how many games ended."""
        taken, ended = play_on_device(self.game, self._tables, self._blank, self._rngs, decisions, again=True)
        return int(taken.copy_to_host().sum()), int(ended.copy_to_host().sum())


def generators(count: int, low: int) -> Any:
    """So many generators, each started from its place in the row and the same second number."""
    rngs = np.zeros((4, count), np.int64)
    chance.seed_from(rngs, np.arange(count), low)
    return np.ascontiguousarray(rngs.T)
