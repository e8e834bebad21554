"""The checks of three PettingZoo wrappers in one; nested, they take several times as long as the game itself."""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from .aec import BottegaAEC

Last = tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]


class CheckedAEC(OrderEnforcingWrapper[str, dict[str, Any], int | None]):
    """Checks the order of calls and every action.

    It does what OrderEnforcingWrapper, AssertOutOfBoundsWrapper and TerminateIllegalWrapper do together: an action
    outside the action space raises AssertionError; an illegal move ends the game with a reward of -1 for its agent.
    """

    env: BottegaAEC

    def __init__(self, env: BottegaAEC) -> None:
        super().__init__(env)

    @property
    def agents(self) -> list[str]:  # called so often that the wrapper's lookup would be noticeable
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
            super().step(action)  # raises the right error
            return
        self._has_updated = True
        agent = env.agent_selection
        if not env.terminations[agent]:
            assert env.action_space(agent).contains(action), f"{action!r} is not in the action space of {agent}"
            assert action is not None
            if not env.simulation.mask[action]:
                EnvLogger.warn_on_illegal_move()
                env.disqualify(int(action))
                return
        env.step(action)
