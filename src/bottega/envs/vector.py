"""Gymnasium: thousands of games in one call of the compiled rules."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import bottega

from ..bots import parse_name
from ..engine.errors import IllegalMove, InvalidMove, InvalidOption
from ..engine.observe import Layout
from . import builds, picture, play
from .settings import PLAYERS, SEEDS, by_margin, check_render_mode, check_seat
from .spaces import row_space
from .table import Table


class Vector(VectorEnv[Any, Any, Any]):
    """Games side by side; each step plays a move in every one, and where a game ends the next has begun.

    Without opponents a program plays all seats: `info["seat"]` says who is asked, and the reward is that of the seat
    that has moved. With opponents, "random" or "greedy", it plays one seat of each game, seat i % players of game i
    unless told which, and bots play the others.

    Observations and masks are the arrays that the compiled code writes into: copy what you keep beyond the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = PLAYERS,
        opponents: str | None = None,
        seat: int | None = None,
        rewards: str = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise InvalidOption(f"there must be one game at least, not {num_envs}")
        self.game, self.num_envs, self.players = bottega.game(game), num_envs, players
        self.render_mode = check_render_mode(render_mode)
        self._games = builds.new_games(self.game, players, options, num_envs, by_margin(rewards))
        self._room = builds.new_room(self.game)
        self._moves = np.zeros(num_envs, np.int64)
        if opponents is not None:
            one = None if seat is None else check_seat(seat, players)
            self._games.learners[:] = np.arange(num_envs) % players if one is None else one
        rules = builds.build(self.game, players, parse_name(opponents or "random")[0])
        for_all = (play.begin_all, play.illegal, play.step_all)
        self._begin, self._illegal, self._step = (rules.link(rule) for rule in for_all)
        self._options, self._begun = options, False
        self.single_observation_space = row_space(Layout.of(self.game, players))
        self.single_action_space = spaces.Discrete(self.game.moves.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere. Game i gets seed + i, or the i-th of several seeds; without one chance goes on."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(SEEDS))
        seeds = np.full(self.num_envs, play.ANY, np.int64) if seed is None else self._seeds(seed)
        self._begin(self._games, seeds, self._room)
        self._begun = True
        return self._games.observations, self._infos()

    def _seeds(self, seed: int | Sequence[int]) -> Any:
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs or min(seeds) < 0:
            raise InvalidOption(f"{self.num_envs} games need one seed, or as many, and none below 0")
        return np.array([one % SEEDS for one in seeds], np.int64)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One move in every game. Raises ValueError where a move is not open, and nothing changes in any."""
        games = self._games
        self._check(actions)
        movers = games.seats.copy()
        self._step(games, self._moves, self._room)
        ended = games.ended.copy()
        rewards, infos = np.zeros(self.num_envs, np.float32), self._infos()
        if ended.any():
            those = np.flatnonzero(ended)
            rewards[those] = games.rewards[those, movers[those]]
            infos |= self._farewell(those, ended)
        return games.observations, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _check(self, actions: Any) -> None:
        """Takes the moves over, if they are moves, one for each game, and open."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("no game is going on; reset() begins them")
        given, slug = np.asarray(actions), self.game.slug
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} of shape {given.shape}"
            raise InvalidMove(f"{slug}: a step takes {self.num_envs} whole numbers, one for each game, not {what}")
        self._moves[:] = given
        wrong = int(self._illegal(self._games, self._moves))
        if wrong >= 0:
            move, seat = int(given[wrong]), self._games.seats[wrong]
            name = f" ({self.game.every_move[move]})" if 0 <= move < self.game.moves.size else ""
            raise IllegalMove(f"{slug}: in game {wrong} move {move}{name} is not open to seat {seat}", "")

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._games.masks, "seat": self._games.seats.copy()}

    def _farewell(self, those: Any, ended: Any) -> dict[str, Any]:
        """What Gymnasium wants to know of games that ended in a step after which others have begun."""
        final = np.full(self.num_envs, None, object)
        for i, row in zip(those.tolist(), self._games.last[those], strict=True):
            final[i] = row
        returns = np.where(ended[:, None], self._games.rewards, np.float32(0))
        return {"final_obs": final, "_final_obs": ended.copy(), "returns": returns, "_returns": ended.copy()}

    def render(self) -> Any:
        """The terminal's board of every game, as the seat that is asked may see it."""
        table = Table(self.game, self.players, self._options)
        frames = []
        for i, seat in enumerate(self._games.seats.tolist()):
            table.content = self._games.tables[i].tobytes()
            frames.append(picture.show(table, seat, self.render_mode))
        return tuple(frames)
