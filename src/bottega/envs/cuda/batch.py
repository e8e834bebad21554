"""Many games on a CUDA device, for learning."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

import bottega

from ...engine.observe import Layout
from .. import builds, play
from ..settings import PLAYERS, by_margin
from .device_array import DeviceArray
from .kernels import batch_kernels, device_dtype
from .random_play import THREADS, blocks, play_on_device, require_device


class Batch:
    """Games on the device; each step plays one move in every game. When a game ends, the next one starts.

    Without opponents the agent plays all seats. With opponents, "random" or "greedy", it plays seat i % players of
    game i. The results are in arrays that PyTorch, CuPy and JAX can use without copies; the next step overwrites them:

    - `seats`: the seat that has to choose in each game
    - `masks`: 1 for each of its legal moves
    - `observations`: its observation; `layout` describes it
    - `ended`, `rewards`, `last`: whether the step ended a game, the reward of each seat, and the last observation of
      that game, of the seat that moved last or of the learner
    - `refused`: whether the move was illegal; then nothing has changed in that game
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = PLAYERS,
        opponents: str | None = None,
        rewards: str = "result",
        **options: Any,
    ) -> None:
        require_device()
        self.game, self.games, self.players = bottega.game(game), games, players
        self.layout = Layout.of(self.game, players)
        host = builds.new_arrays(self.game, players, options, games, by_margin(rewards), device_dtype(self.game))
        if opponents is not None:
            host.learners[:] = np.arange(games) % players
        self._kernels = batch_kernels(self.game, players, opponents or "random")
        # In column order, so that threads of neighbouring games write to neighbouring addresses.
        self._games = play.GameArrays(*(cuda.to_device(np.asfortranarray(array)) for array in host))
        self._refused = cuda.to_device(np.zeros(games, np.bool_))
        self._blocks = blocks(games)
        self.seats, self.masks = DeviceArray(self._games.seats), DeviceArray(self._games.masks)
        self.observations, self.last = DeviceArray(self._games.observations), DeviceArray(self._games.last)
        self.ended, self.rewards = DeviceArray(self._games.ended), DeviceArray(self._games.rewards)
        self.refused = DeviceArray(self._refused)

    def reset(self, seeds: Sequence[int] | Any) -> None:
        """Starts every game whose seed is not negative."""
        given = np.ascontiguousarray(seeds, np.int64)
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games need as many seeds, not {given.shape}")
        self._kernels.begin[self._blocks, THREADS](self._games, cuda.to_device(given))

    def step(self, moves: Any) -> None:
        """Plays one move in every game. `moves` is an int64 array on the device, of any library."""
        on_device = hasattr(moves, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(moves) if on_device else cuda.to_device(np.asarray(moves, np.int64))
        if tuple(chosen.shape) != (self.games,) or chosen.dtype != np.int64:
            raise ValueError(f"a step takes {self.games} moves of 64 bits, not {chosen.dtype} of shape {chosen.shape}")
        self._kernels.step[self._blocks, THREADS](self._games, chosen, self._refused)

    def play_at_random(self, decisions: int) -> int:
        """Plays this many uniformly random decisions in every game; returns the number of games that ended."""
        states, blank, rngs = self._games.states, self._games.blank, self._games.rngs
        _, ended = play_on_device(self.game, states, blank, rngs, decisions, again=True)
        self._kernels.resume[self._blocks, THREADS](self._games)
        return int(ended.copy_to_host().sum())

    @property
    def states(self) -> Any:
        """A copy of the states, secrets included."""
        return self.game.record.recast(self._games.states.copy_to_host(), self.game.record.dtype)
