"""The checks of PettingZoo's wrappers in one: its own three around each other take several times as long as a game."""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from .aec import Workshop

Last = tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]


class Referee(OrderEnforcingWrapper[str, dict[str, Any], int | None]):
    """Sees to it that a game is begun before it is played, and that every move is one.

    As OrderEnforcingWrapper, AssertOutOfBoundsWrapper and TerminateIllegalWrapper together do: what is no action at all
    is an AssertionError; a move that is not open ends the game, and costs the agent that made it 1.
    """

    env: Workshop

    def __init__(self, env: Workshop) -> None:
        super().__init__(env)

    @property
    def agents(self) -> list[str]:  # asked for so often that the detour would show
        return self.env.agents

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection

    def last(self, observe: bool = True) -> Last:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        last: Last = self.env.last(observe)
        return last

    def __str__(self) -> str:
        return str(self.env)

    def step(self, action: int | None) -> None:
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)  # which complains
            return
        self._has_updated = True
        agent = env.agent_selection
        if not env.terminations[agent]:
            assert env.action_space(agent).contains(action), f"{action!r} is not in the action space of {agent}"
            assert action is not None
            if not env.table.mask[action]:
                EnvLogger.warn_on_illegal_move()
                env.disqualify(int(action))
                return
        env.step(action)
