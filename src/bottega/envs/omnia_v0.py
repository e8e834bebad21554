"""Omnia for PettingZoo, for 2 to 4 players; `docs/environments.md` says what is observed and done."""

from .zoo import Zoo

_zoo = Zoo("omnia")
env, raw_env, parallel_env = _zoo.env, _zoo.raw_env, _zoo.parallel_env
