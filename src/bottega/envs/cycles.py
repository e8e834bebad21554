"""PettingZoo's parallel face: in every cycle all seats are asked at once, and who has nothing to decide waits."""

from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

import bottega

from . import picture
from .settings import ILLEGAL, PLAYERS, RENDER_MODES, by_margin, check_render_mode, number
from .spaces import row_and_mask_space
from .table import Table


class Cycles(ParallelEnv[str, dict[str, Any], int], EzPickle):
    """A game in cycles. There is one move more than in the game, the last: to wait.

    A seat that the game does not ask can only wait; several choose in one cycle where choices are secret. A move that
    is not open changes nothing and costs 1, and the agent's info says why. The game is cut off after `max_cycles`.
    """

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        rewards: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, rewards, max_cycles, render_mode, **options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.table = Table(bottega.game(game), players, options)
        self.render_mode, self.max_cycles = check_render_mode(render_mode), max_cycles
        self._margins = by_margin(rewards)
        self.wait = self.table.game.moves.size
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        layout = self.table.layout
        self._observation_spaces = {a: row_and_mask_space(layout, self.wait + 1) for a in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game. Without a seed chance goes on from the last game; the first draws one. `options` has no use."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.cycle = 0
        self._print()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """One cycle: a move, or waiting, of every agent."""
        agents, acting = self.agents, self.table.acting
        rewards, infos = dict.fromkeys(agents, 0.0), dict[str, dict[str, Any]]()
        for seat, agent in enumerate(agents):
            infos[agent] = self._act(seat, number(actions[agent]), asked=bool(acting >> seat & 1))
            rewards[agent] += ILLEGAL * len(infos[agent])
        self.cycle += 1
        over = self.table.over
        cut = not over and self.max_cycles is not None and self.cycle >= self.max_cycles
        for agent, reward in zip(agents, self.table.rewards(self._margins).tolist(), strict=True):
            rewards[agent] += reward
        observations = self._observations()
        if over or cut:
            self.agents = []
        self._print()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _act(self, seat: int, action: int, asked: bool) -> dict[str, Any]:
        """Plays what a seat chose; returns what is wrong with it, if anything."""
        if not asked:
            return {} if action == self.wait else {"illegal": f"seat {seat} is not asked, it can only wait"}
        self.table.ask(seat)
        if action == self.wait:
            return {"illegal": f"seat {seat} is asked, it cannot wait"}
        if not 0 <= action < self.wait or not self.table.mask[action]:
            return {"illegal": self.table.why_not(action)}
        self.table.play(action)
        return {}

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self.wait + 1, np.int8)
        if self.table.acting >> seat & 1:
            self.table.ask(seat)
            mask[:-1] = self.table.mask
        else:
            mask[-1] = 1
        return mask

    def _print(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The terminal's board, as anybody may see it who only watches."""
        if self.render_mode is None:
            logger.warn("there is no render mode; make the environment with render_mode='ansi' or 'rgb_array'")
        return picture.show(self.table, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
