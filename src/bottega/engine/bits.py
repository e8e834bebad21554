"""Sets as whole numbers, one bit for each member. In the rules dialect, for every game.

>>> has(0b101, 2), bit(3), count(0b1011), lowest(0b1000)
(1, 8, 3, 8)
>>> int(place(8)), int(first(0b11000))
(3, 3)
"""

import numpy as np

from .chance import below

# The index of a single bit of 32. A multiplication moves five bits to the top, different ones for each index.
SPREAD = 0x077CB531
PLACE = np.zeros(32, np.int64)  # wide, because plain Python shifts by what is found here
for _place in range(32):
    PLACE[(SPREAD << _place & 0xFFFFFFFF) >> 27] = _place


def bit(member):
    """The set with one member. Numbers of the record are narrow, so they are widened before the shift."""
    return 1 << int(member)


def has(members, member):
    """Whether a set has a member: 1 or 0."""
    return members >> member & 1


def lowest(members):
    """The set with only the first member."""
    return members & -members


def place(one):
    """The member of a set with one member, which is one of the first 32."""
    return PLACE[(one * SPREAD & 0xFFFFFFFF) >> 27]


def first(members):
    """The first member of a set that is not empty. It is one of the first 32."""
    return PLACE[((members & -members) * SPREAD & 0xFFFFFFFF) >> 27]


def count(members):
    """The number of members."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


def draw_one(rng, members):
    """A random member of a set, as a set."""
    for _ in range(below(rng, count(members))):
        members &= members - 1
    return lowest(members)


def draw_some(rng, members, n):
    """Several random members of a set."""
    drawn = 0
    for _ in range(n):
        drawn |= draw_one(rng, members & ~drawn)
    return drawn
