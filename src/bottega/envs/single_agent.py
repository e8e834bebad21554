"""Gymnasium's single-agent API: the agent plays one seat, bots play the others."""

from typing import Any

import numpy as np

from ..engine.extras import extra

with extra("envs"):
    import gymnasium
    from gymnasium import spaces

import bottega

from . import render
from .encoding import Encoding
from .opponents import opponents as make_opponents
from .settings import ILLEGAL, PLAYERS, RENDER_MODES, SEEDS, by_margin, check_render_mode, check_seat, move_number
from .simulation import Simulation


class BottegaEnv(gymnasium.Env[Any, Any]):
    """A game from the perspective of one seat.

    `info["action_mask"]` marks the legal moves, for `env.action_space.sample(mask)`. An illegal move changes nothing
    and has a reward of -1; `info["illegal"]` says why. At the end `info["returns"]` holds the return of each seat, and
    the mask marks every move.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        seat: int = 0,
        opponents: str = "random",
        rewards: str = "result",
        render_mode: str | None = None,
        observations: str = "raw",
        **options: Any,
    ) -> None:
        self.simulation = Simulation(bottega.game(game), players, options)
        self.seat = check_seat(seat, players)
        self.render_mode = check_render_mode(render_mode)
        self._opponents = make_opponents(opponents, self.simulation, seat)
        self._margins = by_margin(rewards)
        self._begun = False
        self.encoding = Encoding(self.simulation.layout, observations)
        self.observation_space = self.encoding.space
        self.action_space = spaces.Discrete(self.simulation.game.moves.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Starts a new game. Without a seed the generator continues; the first game draws one. `options` is ignored."""
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(SEEDS))
        if seed is not None:
            self._opponents.reseed(seed)
        self.simulation.reset(seed)
        self._begun = True
        self._play_opponents()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays the agent's move, then the bots' moves until it is the agent's turn again."""
        simulation, move = self.simulation, move_number(action)
        if simulation.over:
            raise gymnasium.error.ResetNeeded("there is no running game; call reset()")
        if not 0 <= move < simulation.game.moves.size or not simulation.mask[move]:
            return self._observation(), ILLEGAL, False, False, {**self._info(), "illegal": simulation.why_not(move)}
        simulation.play(move)
        self._play_opponents()
        returns = simulation.rewards(self._margins).astype(np.float32)  # as in a vector
        return self._observation(), float(returns[self.seat]), simulation.over, False, self._info(returns)

    def _play_opponents(self) -> None:
        self._opponents.play(self.simulation)
        if not self.simulation.over:
            self.simulation.ask(self.seat)
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Any:
        return self.encoding.encode(self.simulation.observe(self.seat))

    def _info(self, returns: Any = None) -> dict[str, Any]:
        info = {"action_mask": self.action_masks()}
        return {**info, "returns": returns} if self.simulation.over else info

    def action_masks(self) -> Any:
        """The legal moves, under the name that Stable Baselines expects. After the end all are marked.

        Gymnasium's own vectors ask for one more action then, and ignore it. A mask of zeros would make a softmax fail.
        """
        return np.ones_like(self.simulation.mask) if self.simulation.over else self.simulation.mask.copy()

    def render(self) -> Any:
        """Draws the terminal board as the agent may see it."""
        return render.render(self.simulation, self.seat, self.render_mode)
