"""PettingZoo: seats are asked one after another, in the order of the game."""

from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

import bottega

from . import picture
from .settings import ILLEGAL, PLAYERS, RENDER_MODES, by_margin, check_render_mode, number
from .spaces import row_and_mask_space
from .table import Table


class Workshop(AECEnv[str, dict[str, Any], int | None], EzPickle):
    """A game by whose rules the agents act: `player_0` sits on seat 0, and so on.

    The observation of the agent that is asked holds the moves open to it; to others nothing is open. In secret choices
    seats are asked one behind the other, and what was chosen is in nobody else's observation before it is shown. A move
    that is not open raises IllegalMove, and nothing changes.
    """

    agents: list[str]

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        rewards: str = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, rewards, render_mode, **options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.table = Table(bottega.game(game), players, options)
        self.render_mode = check_render_mode(render_mode)
        self._margins = by_margin(rewards)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = self.table.game.moves.size
        self._observation_spaces = {a: row_and_mask_space(self.table.layout, moves) for a in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._nothing_open = np.zeros(moves, np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed chance goes on from the last game; the first draws one. `options` has no use."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]
        self._skip_agent_selection = None
        self._print()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and which moves are open to it; the arrays are the caller's."""
        table, seat = self.table, self._seats[agent]
        mask = table.mask if seat == table.seat else self._nothing_open
        return {"observation": table.observe(seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Plays a move for the agent that is asked. Raises IllegalMove, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(number(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self._end(dict(zip(self.agents, self.table.rewards(self._margins).tolist(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._print()

    def disqualify(self, action: int) -> None:
        """Ends the game for a move that is not open: it costs the agent that made it 1, and its info says why."""
        agent = self.agent_selection
        self.infos[agent] = {"illegal": self.table.why_not(action)}
        self._cumulative_rewards[agent] = 0.0
        self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _print(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The terminal's board, as the agent that is asked may see it."""
        if self.render_mode is None:
            logger.warn("there is no render mode; make the environment with render_mode='ansi' or 'rgb_array'")
        return picture.show(self.table, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
