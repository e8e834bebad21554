"""Who comes first in an area: numbers, the master, the arrow (§8)."""

from ..components import SUPPLY


def clockwise(s, seat, steps):
    """5.1: the seat this many steps to the left. (A remainder is slow in compiled code.)"""
    other = seat + steps
    return other - s.players if other >= s.players else other


def people(s, seat, area):
    """8.2: apprentices count one, the master two."""
    return s.placed[seat, area] + 2 * (s.master[seat] == area)


def rank(s, area):
    """8.2, 8.3: writes the seats that have people in an area into s.ranking, most first, ties by the arrow."""
    s.ranked = 0
    for seat in range(s.players):
        if s.arrival[seat, area]:
            position = s.ranked
            while position > 0 and ahead(s, seat, s.ranking[position - 1], area):
                s.ranking[position] = s.ranking[position - 1]
                position -= 1
            s.ranking[position] = seat
            s.ranked += 1
    s.at = 0


def ahead(s, one, other, area):
    """8.2, 8.3: whether one group ranks before another."""
    if people(s, one, area) != people(s, other, area):
        return people(s, one, area) > people(s, other, area)
    return s.arrival[one, area] < s.arrival[other, area]


def leads(s, seat, area):
    """8.2, V.2: whether a seat ranks first in an area."""
    if s.arrival[seat, area] == 0:
        return False
    for other in range(s.players):
        if other != seat and s.arrival[other, area] and ahead(s, other, seat, area):
            return False
    return True


def join(s, seat, area):
    """7.6, 7.7, 8.A.8: a new group comes after the others; people of a seat that is there join their group."""
    if s.arrival[seat, area] == 0:
        s.arrivals[area] += 1
        s.arrival[seat, area] = s.arrivals[area]


def leave(s, seat, area):
    """8.A.12, 8.B.2: all people of a seat go back from an area to the supply."""
    s.supply[seat] += s.placed[seat, area]
    s.placed[seat, area] = 0
    s.arrival[seat, area] = 0
    if s.master[seat] == area:
        s.master[seat] = SUPPLY
