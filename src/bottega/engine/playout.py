"""Whole games of uniformly random legal moves, written against the contract, for benchmarks and tests."""

import numpy as np

from .chance import below
from .contract import actors, apply, legal
from .fields import MOST_SEATS

# The lowest seat in a bit set of seats. It is a table because processors mispredict a loop over the bits.
LOWEST_SEAT = np.array([(bits & -bits).bit_length() - 1 for bits in range(1 << MOST_SEATS)], np.int64)


def playout(s, rng, out):
    """Plays to the end; `rng` chooses the moves, `out` is working space for them. Returns the number of decisions."""
    decisions = 0
    while True:
        acting = actors(s)
        if acting == 0:
            return decisions
        seat = LOWEST_SEAT[acting]
        n = legal(s, seat, out)
        apply(s, seat, out[below(rng, n)])
        decisions += 1


def playouts(table, start, rng, out, games):
    """Plays many games, each from `start`, in the one record of `table`. Returns the number of decisions."""
    decisions = 0
    for _ in range(games):
        table[0] = start[0]
        decisions += playout(table[0], rng, out)
    return decisions
