"""Many games side by side on a device, for programs that learn there."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

import bottega

from ...engine.observe import Layout
from .. import builds, play
from ..settings import PLAYERS, by_margin
from .kernels import environment, record
from .playing import THREADS, blocks, play_on_device
from .shared import Shared


class Batch:
    """Games on the device; each step plays a move in every one, and where a game ends the next has begun.

    Without opponents a program plays all seats: `seats` says who is asked. With opponents, "random" or "greedy", it
    plays seat i % players of game i. What is written stands in arrays that PyTorch, CuPy and JAX share without copies,
    and that the next step writes anew:

    - `seats`: who is asked in each game
    - `masks`: 1 for each move that is open to him
    - `observations`: what he knows, in the numbers of `layout`
    - `ended`, `rewards`, `last`: whether the step ended a game, what that was worth to each seat, and what the seat
      that moved last, or the learner, knew at its end
    - `refused`: whether the move was not open; nothing has changed in that game
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
        self.game, self.games, self.players = bottega.game(game), games, players
        self.layout = Layout.of(self.game, players)
        host = builds.new_games(self.game, players, options, games, by_margin(rewards), record(self.game))
        if opponents is not None:
            host.learners[:] = np.arange(games) % players
        self._kernels = environment(self.game, players, opponents or "random")
        # By columns: threads that write the same number of neighbouring games write to neighbouring places.
        self._games = play.Games(*(cuda.to_device(np.asfortranarray(array)) for array in host))
        self._refused = cuda.to_device(np.zeros(games, np.bool_))
        self._blocks = blocks(games)
        self.seats, self.masks = Shared(self._games.seats), Shared(self._games.masks)
        self.observations, self.last = Shared(self._games.observations), Shared(self._games.last)
        self.ended, self.rewards = Shared(self._games.ended), Shared(self._games.rewards)
        self.refused = Shared(self._refused)

    def reset(self, seeds: Sequence[int] | Any) -> None:
        """Begins every game whose seed is not negative."""
        given = np.ascontiguousarray(seeds, np.int64)
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games need as many seeds, not {given.shape}")
        self._kernels.begin[self._blocks, THREADS](self._games, cuda.to_device(given))

    def step(self, moves: Any) -> None:
        """Plays a move in every game: whole numbers of 64 bits in an array on the device, of whatever library."""
        there = hasattr(moves, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(moves) if there else cuda.to_device(np.asarray(moves, np.int64))
        if tuple(chosen.shape) != (self.games,) or chosen.dtype != np.int64:
            raise ValueError(f"a step takes {self.games} moves of 64 bits, not {chosen.dtype} of shape {chosen.shape}")
        self._kernels.step[self._blocks, THREADS](self._games, chosen, self._refused)

    def play_at_random(self, decisions: int) -> int:
        """Plays so many uniformly random decisions in every game; returns how many games have ended."""
        tables, blank, rngs = self._games.tables, self._games.blank, self._games.rngs
        _, ended = play_on_device(self.game, tables, blank, rngs, decisions, again=True)
        self._kernels.resume[self._blocks, THREADS](self._games)
        return int(ended.copy_to_host().sum())

    @property
    def states(self) -> Any:
        """The states themselves, secrets included, copied from the device."""
        return self.game.record.recast(self._games.tables.copy_to_host(), self.game.record.dtype)
