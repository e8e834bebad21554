"""The map: who owns what, and what is connected, as sets of territories with a bit each (§1)."""

from ....engine.bits import bit, first
from ..components import BORDERS, LANDS


def survey(s, seat):
    """2.1, 5.4.5: the territories that a seat owns, those that nobody owns, and those with more than one soldier.

    Every listing begins with this.
    """
    own = 0
    empty = 0
    strong = 0
    for land in range(LANDS):
        owner = s.owner[land]
        own |= (owner == seat) << land
        empty |= (owner < 0) << land
        strong |= (s.soldiers[land] > 1) << land
    return own, empty, strong


def owned(s, seat):
    """2.1: the territories that a seat's soldiers occupy."""
    own = 0
    for land in range(LANDS):
        own |= (s.owner[land] == seat) << land
    return own


def number_owned(s, seat):
    """10.4: how many they are."""
    count = 0
    for land in range(LANDS):
        count += int(s.owner[land] == seat)
    return count


def castles_in(s, lands):
    """2.2: those of the territories that have a castle."""
    castles = 0
    for land in range(LANDS):
        castles |= (s.castle[land] > 0) << land
    return castles & lands


def chain(own, origin):
    """9.3: what can be reached from a territory through bordering ones of the same owner, itself included."""
    reached = bit(origin)
    fresh = reached
    while fresh:
        around = 0
        while fresh:
            around |= BORDERS[first(fresh)]
            fresh &= fresh - 1
        fresh = around & own & ~reached
        reached |= fresh
    return reached
