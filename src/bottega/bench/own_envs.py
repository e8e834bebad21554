"""Our environments for programs that learn, through the very loops that the peers' are measured with."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module

from ..games import GAMES
from . import loops
from .peers import openspiel, pettingzoo_games
from .peers.timing import Task, Unit, serve

PLAYERS = 4
GOOD = 4096  # games side by side: the fastest of 64, 256, 1024 and 4096 on one core
DECISIONS = 1024  # between two looks at the clock, at least


def in_pettingzoo(slug: str) -> Unit:
    return pettingzoo_games.aec_loop(import_module(f"bottega.envs.{slug}_v0").env(players=PLAYERS))


def in_openspiel(slug: str) -> Unit:
    import_module("bottega.envs.openspiel")  # makes them known to OpenSpiel
    return openspiel.python_loop(f"bottega_{slug}(players={PLAYERS})", True)


def in_gymnasium(slug: str, batch: int) -> Unit:
    """Steps of a vector in self-play; the moves are chosen from its masks by a compiled loop, as pgx compiles that."""
    import numpy as np

    from ..bots import generator
    from ..envs.vector import BottegaVectorEnv

    env = BottegaVectorEnv(slug, batch, PLAYERS)
    choose = env.game.build("cpu").link(loops.choose)
    rng, moves, steps = generator(1), np.zeros(batch, np.int64), max(16, DECISIONS // batch)
    _, info = env.reset(seed=1)

    def unit() -> tuple[int, int]:
        nonlocal info
        games = 0
        for _ in range(steps):
            choose(info["action_mask"], rng, moves)
            _, _, ended, _, info = env.step(moves)
            games += int(ended.sum())
        return steps * batch, games

    return unit


def tasks() -> Sequence[Task]:
    import_module("bottega.envs.pettingzoo_factory")  # missing its libraries, it is missing for every task
    found = [
        Task("observed", "Bottega for Gymnasium", slug, ("vector",), partial(in_gymnasium, slug, batch), batch)
        for slug in GAMES
        for batch in (GOOD, 1)
    ]
    for who, make in (("Bottega for PettingZoo", in_pettingzoo), ("Bottega for OpenSpiel", in_openspiel)):
        found += [Task("observed", who, slug, ("python",), partial(make, slug)) for slug in GAMES]
    return found


if __name__ == "__main__":
    serve(tasks, ["gymnasium", "open_spiel", "pettingzoo"])
