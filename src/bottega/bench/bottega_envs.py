"""Measures the environments, with the same loops as those of the peers."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module

from ..games import GAMES
from . import loops
from .peers import openspiel, pettingzoo_games
from .peers.timing import Benchmark, Unit, serve

PLAYERS = 4
BATCH = 4096  # games; the fastest of 64, 256, 1024 and 4096 on one core
DECISIONS = 1024  # between two looks at the clock, at least


def in_pettingzoo(slug: str) -> Unit:
    return pettingzoo_games.aec_loop(import_module(f"bottega.envs.{slug}_v0").env(players=PLAYERS))


def in_openspiel(slug: str) -> Unit:
    import_module("bottega.envs.openspiel")  # registers them with OpenSpiel
    return openspiel.python_loop(f"bottega_{slug}(players={PLAYERS})", True)


def in_gymnasium(slug: str, batch: int) -> Unit:
    """Steps of a vector in self-play; a compiled loop chooses moves from the masks, as in pgx."""
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


def benchmarks() -> Sequence[Benchmark]:
    import_module("bottega.envs.pettingzoo_factory")  # fails here, once, if its libraries are missing
    found = [
        Benchmark("observed", "Bottega for Gymnasium", slug, ("vector",), partial(in_gymnasium, slug, batch), batch)
        for slug in GAMES
        for batch in (BATCH, 1)
    ]
    for who, make in (("Bottega for PettingZoo", in_pettingzoo), ("Bottega for OpenSpiel", in_openspiel)):
        found += [Benchmark("observed", who, slug, ("python",), partial(make, slug)) for slug in GAMES]
    return found


if __name__ == "__main__":
    serve(benchmarks, ["gymnasium", "open_spiel", "pettingzoo"])
