"""Random play on a device: whole games, or a number of decisions in each of many games."""

from typing import Any

import numpy as np
from numba import cuda

import bottega

from ...engine import chance
from ...engine.errors import NoDevice
from ...engine.game import Game
from .. import builds
from .kernels import device_dtype, random_play_kernels, stride

THREADS = 32  # per block: a warp
RESERVED = 1024  # bytes of shared memory per block that CUDA reserves


def play_on_device(game: Game, states: Any, blank: Any, rngs: Any, most: int, again: bool) -> tuple[Any, Any]:
    """Plays at most this many decisions in every game. Returns the decisions and the games ended, on the device."""
    count = len(states)
    words = states.view(np.int64).reshape(count, -1)
    decisions, ended = (cuda.to_device(np.zeros(count, np.int64)) for _ in range(2))
    launch = random_play_kernels(game).play[blocks(count), THREADS, 0, THREADS * stride(game) * 8]
    launch(words, blank.view(np.int64), rngs, decisions, ended, most, again, game.rules.restart_at if again else 0)
    return decisions, ended


def require_device() -> None:
    """Raises NoDevice if there is none."""
    if not cuda.is_available():
        raise NoDevice(
            "there is no CUDA device here; NUMBA_ENABLE_CUDASIM=1 simulates one slowly, and "
            "bottega.envs.vector plays many games on the CPU"
        )


def blocks(games: int) -> int:
    """The number of blocks for this many games."""
    return (games + THREADS - 1) // THREADS


def random_games(game: Game, states: Any, rngs: Any) -> tuple[Any, Any]:
    """Sets up games whose options are written and whose generators are seeded, and plays each to its end.

    `rngs` choose the moves, as in `playout`. Returns the states and the numbers of decisions.
    """
    require_device()
    on_device, generators = cuda.to_device(game.record.recast(states, device_dtype(game))), cuda.to_device(rngs)
    no_options = cuda.to_device(np.zeros(1, device_dtype(game)))  # no second game starts
    random_play_kernels(game).set_up[blocks(len(states)), THREADS](on_device)
    decisions, _ = play_on_device(game, on_device, no_options, generators, most=np.iinfo(np.int64).max, again=False)
    return game.record.recast(on_device.copy_to_host(), game.record.dtype), decisions.copy_to_host()


def capacity(game: Game) -> int:
    """The number of games that the device can run at once."""
    device = cuda.get_current_device()
    block = THREADS * stride(game) * 8 + RESERVED
    side_by_side = min(device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // block, device.MAX_BLOCKS_PER_MULTIPROCESSOR)
    return int(device.MULTIPROCESSOR_COUNT * side_by_side * THREADS)


class RandomPlay:
    """Plays uniformly random games on the device without end, with the legal moves listed at each decision.

    By default there are as many games as the device can run at once.
    """

    def __init__(self, slug: str, players: int, games: int | None = None) -> None:
        require_device()
        self.game = bottega.game(slug)
        self.games = games or capacity(self.game)
        blank = builds.blank(self.game, players, {}, device_dtype(self.game))
        states = np.repeat(blank, self.games)
        states["rng"] = generators(self.games, 1)
        self._states, self._blank = cuda.to_device(states), cuda.to_device(blank)
        self._rngs = cuda.to_device(generators(self.games, 2))
        random_play_kernels(self.game).set_up[blocks(self.games), THREADS](self._states)

    def play(self, decisions: int) -> tuple[int, int]:
        """Plays this many decisions in every game; returns the total of decisions and of games that ended."""
        taken, ended = play_on_device(self.game, self._states, self._blank, self._rngs, decisions, again=True)
        return int(taken.copy_to_host().sum()), int(ended.copy_to_host().sum())


def generators(count: int, low: int) -> Any:
    """This many generators, each seeded from its index and the same second number."""
    rngs = np.zeros((4, count), np.int64)
    chance.seed_from(rngs, np.arange(count), low)
    return np.ascontiguousarray(rngs.T)
