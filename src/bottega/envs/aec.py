"""PettingZoo's AEC API: agents act one after another."""

from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

import bottega

from . import render
from .encoding import Encoding
from .settings import ILLEGAL, PLAYERS, RENDER_MODES, by_margin, check_render_mode, move_number
from .simulation import Simulation


class BottegaAEC(AECEnv[str, dict[str, Any], int | None], EzPickle):
    """A game as an AEC environment: `player_0` has seat 0, and so on.

    Only the agent that acts has legal moves in its action mask. In secret simultaneous choices the agents act one after
    another, and no observation shows another agent's choice before it is revealed. An illegal move raises IllegalMove
    and changes nothing.
    """

    agents: list[str]

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        rewards: str = "result",
        render_mode: str | None = None,
        observations: str = "raw",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, rewards, render_mode, observations, **options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.simulation = Simulation(bottega.game(game), players, options)
        self.render_mode = check_render_mode(render_mode)
        self._margins = by_margin(rewards)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = self.simulation.game.moves.size
        self.encoding = Encoding(self.simulation.layout, observations)
        self._observation_spaces = {agent: self.encoding.masked_space(moves) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._no_moves = np.zeros(moves, np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. Without a seed the generator continues; the first game draws one. `options` is ignored."""
        self.simulation.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.simulation.seat]
        self._skip_agent_selection = None
        self._print()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and its legal moves. The arrays belong to the caller."""
        simulation, seat = self.simulation, self._seats[agent]
        mask = simulation.mask if seat == simulation.seat else self._no_moves
        return {"observation": self.encoding.encode(simulation.observe(seat)), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Plays a move for the acting agent. Raises IllegalMove, and then nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.simulation.play(move_number(action))
        self._cumulative_rewards[agent] = 0.0
        if self.simulation.over:
            self._end(dict(zip(self.agents, self.simulation.rewards(self._margins).tolist(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[self.simulation.seat]
        self._print()

    def disqualify(self, action: int) -> None:
        """Ends the game after an illegal move. The agent gets a reward of -1, and its info says why."""
        agent = self.agent_selection
        self.infos[agent] = {"illegal": self.simulation.why_not(action)}
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
        """Draws the terminal board as the acting agent may see it."""
        if self.render_mode is None:
            logger.warn("there is no render mode; make the environment with render_mode='ansi' or 'rgb_array'")
        return render.render(self.simulation, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
