"""PettingZoo's parallel API: all agents act in every cycle. An agent that has nothing to decide waits."""

from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

import bottega

from . import render
from .encoding import Encoding
from .settings import ILLEGAL, PLAYERS, RENDER_MODES, by_margin, check_render_mode, move_number
from .simulation import Simulation


class BottegaParallel(ParallelEnv[str, dict[str, Any], int], EzPickle):
    """A game in cycles. There is one action more than the game has moves, the last: to wait.

    An agent that is not to move can only wait. In a secret choice several agents choose in one cycle. An illegal
    action changes nothing and has a reward of -1, and the agent's info says why. The game is truncated after
    `max_cycles`.
    """

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        rewards: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        observations: str = "raw",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, rewards, max_cycles, render_mode, observations, **options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.simulation = Simulation(bottega.game(game), players, options)
        self.render_mode, self.max_cycles = check_render_mode(render_mode), max_cycles
        self._margins = by_margin(rewards)
        self.wait = self.simulation.game.moves.size
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.encoding = Encoding(self.simulation.layout, observations)
        self._observation_spaces = {a: self.encoding.masked_space(self.wait + 1) for a in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Starts a new game. Without a seed the generator continues; the first game draws one. `options` is ignored."""
        self.simulation.reset(seed)
        self.agents = self.possible_agents[:]
        self.cycle = 0
        self._print()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Plays one cycle: every agent moves or waits."""
        agents, acting = self.agents, self.simulation.acting
        rewards, infos = dict.fromkeys(agents, 0.0), dict[str, dict[str, Any]]()
        for seat, agent in enumerate(agents):
            infos[agent] = self._act(seat, move_number(actions[agent]), asked=bool(acting >> seat & 1))
            rewards[agent] += ILLEGAL * len(infos[agent])
        self.cycle += 1
        over = self.simulation.over
        truncated = not over and self.max_cycles is not None and self.cycle >= self.max_cycles
        for agent, reward in zip(agents, self.simulation.rewards(self._margins).tolist(), strict=True):
            rewards[agent] += reward
        observations = self._observations()
        if over or truncated:
            self.agents = []
        self._print()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, truncated), infos

    def _act(self, seat: int, action: int, asked: bool) -> dict[str, Any]:
        """Plays the action of a seat; returns the info, which says what is wrong with it."""
        if not asked:
            return {} if action == self.wait else {"illegal": f"seat {seat} is not to move; it can only wait"}
        self.simulation.ask(seat)
        if action == self.wait:
            return {"illegal": f"seat {seat} is to move; it cannot wait"}
        if not 0 <= action < self.wait or not self.simulation.mask[action]:
            return {"illegal": self.simulation.why_not(action)}
        self.simulation.play(action)
        return {}

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {
                "observation": self.encoding.encode(self.simulation.observe(seat)),
                "action_mask": self._mask(seat),
            }
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self.wait + 1, np.int8)
        if self.simulation.acting >> seat & 1:
            self.simulation.ask(seat)
            mask[:-1] = self.simulation.mask
        else:
            mask[-1] = 1
        return mask

    def _print(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Draws the terminal board as a spectator may see it."""
        if self.render_mode is None:
            logger.warn("there is no render mode; make the environment with render_mode='ansi' or 'rgb_array'")
        return render.render(self.simulation, None, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
