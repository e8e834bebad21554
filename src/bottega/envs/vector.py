"""Gymnasium's vector API: thousands of games in one call of the compiled rules."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..engine.extras import extra

with extra("envs"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

import bottega

from ..bots import parse_name
from ..engine.errors import IllegalMove, InvalidMove, InvalidOption
from ..engine.observe import Layout
from . import builds, play, render
from .encoding import Encoding
from .settings import PLAYERS, SEEDS, by_margin, check_render_mode, check_seat
from .simulation import Simulation


class BottegaVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games; each step plays one move in every game. When a game ends, the next one starts in the same step.

    Without opponents the agent plays all seats: `info["seat"]` is the seat that has to choose, and the reward is that
    of the seat that moved. With opponents, "random" or "greedy", it plays one seat of each game, by default seat
    i % players of game i, and bots play the others.

    Raw observations and masks are the arrays that the compiled code writes to: copy what you need after the next step.
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
        observations: str = "raw",
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise InvalidOption(f"num_envs must be at least 1, not {num_envs}")
        self.game, self.num_envs, self.players = bottega.game(game), num_envs, players
        self.render_mode = check_render_mode(render_mode)
        self._games = builds.new_arrays(self.game, players, options, num_envs, by_margin(rewards))
        self._scratch = builds.new_scratch(self.game)
        self._moves = np.zeros(num_envs, np.int64)
        if opponents is not None:
            one = None if seat is None else check_seat(seat, players)
            self._games.learners[:] = np.arange(num_envs) % players if one is None else one
        rules = builds.build(self.game, players, parse_name(opponents or "random", self.game, players)[0])
        for_all = (play.begin_all, play.first_illegal, play.step_all)
        self._begin, self._first_illegal, self._step = (rules.link(rule) for rule in for_all)
        self._options, self._begun = options, False
        self.encoding = Encoding(Layout.of(self.game, players), observations)
        self.single_observation_space = self.encoding.space
        self.single_action_space = spaces.Discrete(self.game.moves.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Starts all games. Game i gets seed + i, or the i-th of several seeds; by default the generators continue."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(SEEDS))
        seeds = np.full(self.num_envs, play.ANY, np.int64) if seed is None else self._seeds(seed)
        self._begin(self._games, seeds, self._scratch)
        self._begun = True
        return self.encoding.encode(self._games.observations), self._infos()

    def _seeds(self, seed: int | Sequence[int]) -> Any:
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs or min(seeds) < 0:
            raise InvalidOption(f"{self.num_envs} games need one seed or one each, none below 0")
        return np.array([one % SEEDS for one in seeds], np.int64)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays one move in every game. Raises ValueError if a move is illegal, and then no game changes."""
        games = self._games
        self._check(actions)
        movers = games.seats.copy()
        self._step(games, self._moves, self._scratch)
        ended = games.ended.copy()
        rewards, infos = np.zeros(self.num_envs, np.float32), self._infos()
        if ended.any():
            those = np.flatnonzero(ended)
            rewards[those] = games.rewards[those, movers[those]]
            infos |= self._final_infos(those, ended)
        return self.encoding.encode(games.observations), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _check(self, actions: Any) -> None:
        """Checks that there is a legal move for each game, and stores the moves."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("there are no running games; call reset()")
        given, slug = np.asarray(actions), self.game.slug
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} of shape {given.shape}"
            raise InvalidMove(f"{slug}: a step takes {self.num_envs} whole numbers, one for each game, not {what}")
        self._moves[:] = given
        wrong = int(self._first_illegal(self._games, self._moves))
        if wrong >= 0:
            move, seat = int(given[wrong]), self._games.seats[wrong]
            name = f" ({self.game.every_move[move]})" if 0 <= move < self.game.moves.size else ""
            raise IllegalMove(f"{slug}: in game {wrong} move {move}{name} is illegal for seat {seat}", "")

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._games.masks, "seat": self._games.seats.copy()}

    def _final_infos(self, those: Any, ended: Any) -> dict[str, Any]:
        """The infos that Gymnasium expects for games that ended in this step."""
        final = np.full(self.num_envs, None, object)
        for i, row in zip(those.tolist(), self.encoding.encode(self._games.last[those]), strict=True):
            final[i] = row
        returns = np.where(ended[:, None], self._games.rewards, np.float32(0))
        return {"final_obs": final, "_final_obs": ended.copy(), "returns": returns, "_returns": ended.copy()}

    def render(self) -> Any:
        """Draws the terminal board of every game, as the seat that has to choose may see it."""
        simulation = Simulation(self.game, self.players, self._options)
        frames = []
        for i, seat in enumerate(self._games.seats.tolist()):
            simulation.content = self._games.states[i].tobytes()
            frames.append(render.render(simulation, seat, self.render_mode))
        return tuple(frames)
