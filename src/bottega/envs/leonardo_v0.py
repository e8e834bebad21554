"""Leonardo da Vinci for PettingZoo, for 2 to 5 players; `docs/environments.md` says what is observed and done."""

from .zoo import Zoo

_zoo = Zoo("leonardo")
env, raw_env, parallel_env = _zoo.env, _zoo.raw_env, _zoo.parallel_env
