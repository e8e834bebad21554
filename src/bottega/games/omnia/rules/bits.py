"""Sets of cards as whole numbers, a bit each: counting them, going through them, drawing from them."""

import numpy as np

from ....engine.chance import below

# The place of a single bit among 32: a multiplication brings a different five bits to the top for each of them.
SPREAD = 0x077CB531
PLACE = np.zeros(32, np.int32)
for _place in range(32):
    PLACE[(SPREAD << _place & 0xFFFFFFFF) >> 27] = _place


def place(bit):
    """Which card a set of one card holds, of the first 32."""
    return PLACE[(bit * SPREAD & 0xFFFFFFFF) >> 27]


def count(cards):
    """How many cards there are in a set."""
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


def draw_one(rng, cards):
    """One card of a set at random, as a set of its own."""
    for _ in range(below(rng, count(cards))):
        cards &= cards - 1
    return cards & -cards


def draw_some(rng, cards, n):
    """So many cards of a set at random."""
    drawn = 0
    for _ in range(n):
        drawn |= draw_one(rng, cards & ~drawn)
    return drawn
