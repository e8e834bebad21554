"""Sets as whole numbers, a bit for each member: in the rules dialect, for rules of any game.

>>> has(0b101, 2), bit(3), count(0b1011), lowest(0b1000)
(1, 8, 3, 8)
>>> int(place(8)), int(first(0b11000))
(3, 3)
"""

import numpy as np

from .chance import below

# The place of a single bit among 32: a multiplication brings a different five bits to the top for each of them.
SPREAD = 0x077CB531
PLACE = np.zeros(32, np.int64)  # wide, because plain Python shifts by what is found here
for _place in range(32):
    PLACE[(SPREAD << _place & 0xFFFFFFFF) >> 27] = _place


def bit(member):
    """The set of one member. Numbers of the record are small, so they are made wide before they are shifted."""
    return 1 << int(member)


def has(members, member):
    """Whether a set has a member: 1 or 0."""
    return members >> member & 1


def lowest(members):
    """The set of the first member alone."""
    return members & -members


def place(one):
    """Which member a set of one holds, of the first 32."""
    return PLACE[(one * SPREAD & 0xFFFFFFFF) >> 27]


def first(members):
    """The first member of a set that is not empty, of the first 32."""
    return PLACE[((members & -members) * SPREAD & 0xFFFFFFFF) >> 27]


def count(members):
    """How many members a set has."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


def draw_one(rng, members):
    """One member of a set at random, as a set of its own."""
    for _ in range(below(rng, count(members))):
        members &= members - 1
    return lowest(members)


def draw_some(rng, members, n):
    """Several members of a set at random."""
    drawn = 0
    for _ in range(n):
        drawn |= draw_one(rng, members & ~drawn)
    return drawn
