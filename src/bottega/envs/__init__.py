"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and batches on a CUDA device.

Importing this package registers each game with Gymnasium, if that is installed, as `bottega/<Slug>-v0`. It also gives
each game a module for PettingZoo, `bottega.envs.<slug>_v0`, with `env`, `raw_env` and `parallel_env`.
"""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ..engine.extras import extra
from ..games import GAMES


class _PettingZooModule(ModuleType):
    """`bottega.envs.<slug>_v0`. PettingZoo itself is imported when an environment is made."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"{__name__}.{slug}_v0", f"{slug} for PettingZoo; see docs/environments.md.")
        self._slug = slug

    def __getattr__(self, name: str) -> Any:
        if name not in ("env", "raw_env", "parallel_env"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        with extra("envs"):
            from .pettingzoo_factory import PettingZooFactory

        return getattr(PettingZooFactory(self._slug), name)


def _register_with_gymnasium(slug: str) -> None:
    from gymnasium import register

    register(
        f"bottega/{slug.capitalize()}-v0",
        entry_point="bottega.envs.single_agent:BottegaEnv",
        vector_entry_point="bottega.envs.vector:BottegaVectorEnv",
        kwargs={"game": slug},
    )


for _slug in GAMES:
    sys.modules[f"{__name__}.{_slug}_v0"] = globals()[f"{_slug}_v0"] = _PettingZooModule(_slug)
    if find_spec("gymnasium"):
        _register_with_gymnasium(_slug)


def __getattr__(name: str) -> Any:  # for type checkers, which do not see the modules made above
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
