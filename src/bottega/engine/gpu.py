"""Whole games on a CUDA device, one thread a game. Imported only by who asks for it."""

from typing import Any

import numpy as np
from numba import cuda, types

from .compile import Build
from .playout import playout

THREADS = 128  # a block


def random_games(build: Build) -> Any:
    """A kernel that sets up and plays a game in each record of an array.

    `play[blocks, THREADS](tables, rngs, decisions)`: the options are written into the records and their generators
    seeded; `rngs` choose the moves, as in `playout`.
    """
    setup = build.setup
    run = build.link(playout)
    room = build.game.moves.size

    @cuda.jit
    def play(tables, rngs, decisions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < tables.size:
            out = cuda.local.array(room, types.int16)
            setup(tables[i])
            decisions[i] = run(tables[i], rngs[i], out)

    return play


def play_random_games(build: Build, tables: Any, rngs: Any) -> Any:
    """Plays the games on the device and brings back states and decisions."""
    on_device = cuda.to_device(tables)
    generators = cuda.to_device(rngs)
    decisions = cuda.to_device(np.zeros(len(tables), np.int64))
    blocks = (len(tables) + THREADS - 1) // THREADS
    random_games(build)[blocks, THREADS](on_device, generators, decisions)
    return on_device.copy_to_host(), decisions.copy_to_host()
