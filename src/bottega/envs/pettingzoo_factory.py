"""Makes the PettingZoo environments of a game. The modules `bottega.envs.<slug>_v0` offer these functions."""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from .aec import BottegaAEC
from .checked_aec import CheckedAEC
from .parallel import BottegaParallel


class PettingZooFactory:
    """Makes the environments of one game."""

    def __init__(self, slug: str) -> None:
        self._slug = slug

    def raw_env(self, **parameters: Any) -> BottegaAEC:
        """Agents act one after another; an illegal move raises IllegalMove."""
        return BottegaAEC(self._slug, **parameters)

    def env(self, max_cycles: int | None = None, **parameters: Any) -> AECEnv[str, dict[str, Any], int | None]:
        """Like `raw_env`, but an illegal move ends the game with a reward of -1 for its agent.

        With `max_cycles` it is `parallel_env`, agent by agent: for PettingZoo, every agent acts once per cycle.
        """
        if max_cycles is not None:
            return parallel_to_aec(self.parallel_env(max_cycles=max_cycles, **parameters))
        return CheckedAEC(self.raw_env(**parameters))

    def parallel_env(self, **parameters: Any) -> ParallelEnv[str, dict[str, Any], int]:
        """All agents act in every cycle; an agent that has nothing to decide waits."""
        return BottegaParallel(self._slug, **parameters)
