"""The faces of a game for PettingZoo: `leonardo_v0` and its sisters offer these three under their own names."""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from .aec import Workshop
from .cycles import Cycles
from .referee import Referee


class Zoo:
    """One game's faces."""

    def __init__(self, slug: str) -> None:
        self._slug = slug

    def raw_env(self, **how: Any) -> Workshop:
        """Seats asked one after another; a move that is not open raises IllegalMove."""
        return Workshop(self._slug, **how)

    def env(self, max_cycles: int | None = None, **how: Any) -> AECEnv[str, dict[str, Any], int | None]:
        """As `raw_env`, with a referee: a move that is not open ends the game and costs 1.

        With `max_cycles` it is `parallel_env`, seat by seat: a cycle, to PettingZoo, asks every agent once.
        """
        if max_cycles is not None:
            return parallel_to_aec(self.parallel_env(max_cycles=max_cycles, **how))
        return Referee(self.raw_env(**how))

    def parallel_env(self, **how: Any) -> ParallelEnv[str, dict[str, Any], int]:
        """All seats asked at once, cycle after cycle; who has nothing to decide waits."""
        return Cycles(self._slug, **how)
