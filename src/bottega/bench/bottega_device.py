"""Measures random play on a CUDA device: `python -m bottega.bench.bottega_device`."""

from collections.abc import Sequence
from functools import partial

from ..games import GAMES
from .peers.timing import Benchmark, Unit, serve

PLAYERS = 4
DECISIONS = 2000  # per game between two looks at the clock, so that starting the kernel hardly counts


def playing(slug: str) -> Unit:
    from ..envs.cuda import RandomPlay

    games = RandomPlay(slug, PLAYERS)
    return lambda: games.play(DECISIONS)


def benchmarks() -> Sequence[Benchmark]:
    from ..envs.cuda.random_play import capacity
    from ..games import game

    return [
        Benchmark(
            "gpu", "Bottega", f"{slug}, {PLAYERS} players", ("cuda",), partial(playing, slug), capacity(game(slug))
        )
        for slug in GAMES
    ]


def device() -> str:
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


if __name__ == "__main__":
    serve(benchmarks, ["bottega", "numba-cuda"], device)
