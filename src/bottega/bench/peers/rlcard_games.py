"""RLCard: games in Python; each step makes the observation and legal moves of the next player."""

import random
from collections.abc import Sequence
from functools import partial

from .timing import Benchmark, Unit, serve

GAMES = ("gin-rummy", "mahjong", "uno")


def playing(name: str) -> Unit:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    choose = random.Random(1).choice

    def unit() -> tuple[int, int]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return unit


def benchmarks() -> Sequence[Benchmark]:
    import rlcard  # noqa: F401 - fails here, once, if the peer is missing

    return [Benchmark("observed", "RLCard", name, ("python",), partial(playing, name)) for name in GAMES]


if __name__ == "__main__":
    serve(benchmarks, ["rlcard"])
