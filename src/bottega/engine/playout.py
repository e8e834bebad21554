"""Whole games by uniformly random legal moves, written against the contract: for measuring, testing and search."""

import numpy as np

from .chance import below
from .contract import actors, apply, legal
from .fields import MOST_SEATS

# The lowest seat in a bit set of seats: a table, because a loop over the bits is hard for a processor to foresee.
FIRST = np.array([(bits & -bits).bit_length() - 1 for bits in range(1 << MOST_SEATS)], np.int64)


def playout(s, rng, out):
    """Plays to the end from here; `rng` chooses the moves, `out` has room for them. Returns the decisions taken."""
    decisions = 0
    while True:
        acting = actors(s)
        if acting == 0:
            return decisions
        seat = FIRST[acting]
        n = legal(s, seat, out)
        apply(s, seat, out[below(rng, n)])
        decisions += 1


def playouts(table, start, rng, out, games):
    """Plays many games, each from `start`, on the one record of `table`; returns the decisions taken."""
    decisions = 0
    for _ in range(games):
        table[0] = start[0]
        decisions += playout(table[0], rng, out)
    return decisions
