"""Magnifico for PettingZoo, for 3 to 5 players; `docs/environments.md` says what is observed and done."""

from .zoo import Zoo

_zoo = Zoo("magnifico")
env, raw_env, parallel_env = _zoo.env, _zoo.raw_env, _zoo.parallel_env
