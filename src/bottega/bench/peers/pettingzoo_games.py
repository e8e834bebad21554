"""PettingZoo's classic games in its AEC loop: `last` returns observation and mask, `step` plays a move."""

import random
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from .timing import Benchmark, Unit, serve

GAMES: dict[str, dict[str, Any]] = {
    "hanabi_v5": {},
    "texas_holdem_v4": {},
    "go_v5": {"board_size": 9},
    "connect_four_v3": {},
}


def playing(name: str) -> Unit:
    return aec_loop(import_module(f"pettingzoo.classic.{name}").env(**GAMES[name]))


def aec_loop(env: Any) -> Unit:
    """Whole games of random legal moves. Bottega's environments use this loop too."""
    choose = random.Random(1).choice
    env.reset(seed=1)

    def unit() -> tuple[int, int]:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choose(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions, 1

    return unit


def benchmarks() -> Sequence[Benchmark]:
    import pettingzoo  # noqa: F401 - fails here, once, if the peer is missing

    return [Benchmark("observed", "PettingZoo", name, ("python",), partial(playing, name)) for name in GAMES]


if __name__ == "__main__":
    serve(benchmarks, ["pettingzoo"])
