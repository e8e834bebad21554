"""Listings of legal moves written by hand, because they are faster than those derived from the checks."""

from ...engine.contract import offer
from .clauses import ALLOWED
from .components import ACADEMY, AREAS, CITY_TURNS, IMPROVEMENTS, LAST_INVENTION, PACKED, SHOPS, SUPPLY, fits
from .moves import BID, CANCEL, DONE, HIRE, IMPROVE, MASTER, PASS, SEND, START, TAKE
from .rules.assignment import PLACES, may_enter, room
from .rules.knowledge import hand_packed
from .rules.laboratory import may_cancel, may_use
from .rules.offers import may_pay
from .rules.workshop import may_improve


def list_assignment(s, seat, out):
    """7.2: any number of apprentices to one place, or the master, or pass.

    In the city, where there is always room, a move is always written and only counted if it is legal, because a
    mispredicted branch costs more.
    """
    n = offer(out, 0, PASS)
    master = s.master[seat] == SUPPLY
    supply = s.supply[seat]
    sent = s.sent[seat]
    if s.turn <= CITY_TURNS:
        for place in range(AREAS):
            out[n] = MASTER + place
            n += master
            fresh = 1 - (sent >> place & 1)
            for count in range(supply):
                out[n] = SEND + count * PLACES + place
                n += fresh
    for place in range(AREAS, PLACES):
        if may_enter(s, seat, place) == ALLOWED:
            free = room(s, seat, place)
            if master and free > 0:
                n = offer(out, n, MASTER + place)
            if not sent >> place & 1:
                for count in range(min(supply, free)):
                    n = offer(out, n, SEND + count * PLACES + place)
    return n


def list_laboratory(s, seat, out):
    """6.1: any cancels, at most one start in each lab, then done."""
    n = offer(out, 0, DONE)
    hand = hand_packed(s, seat)
    table = s.table
    gone = s.gone
    for lab in range(2):
        if may_cancel(s, seat, lab) == ALLOWED:
            n = offer(out, n, CANCEL + lab)
        elif may_use(s, seat, lab) == ALLOWED:
            other = s.work[seat, 1 - lab]
            for number in range(1, LAST_INVENTION + 1):
                out[n] = START + lab * LAST_INVENTION + number - 1  # see `list_assignment`
                n += fits(PACKED[table, number], hand) & (gone >> number & 1 == 0) & (number != other)
    return n


def list_offer(s, seat, out):
    """8.B.2: buy at the present price, or pass; 8.B.5: without the money only pass."""
    n = offer(out, 0, PASS)
    if may_pay(s, seat) != ALLOWED:
        return n
    if s.area == ACADEMY:
        return offer(out, n, HIRE)
    if s.area >= SHOPS:
        return offer(out, n, TAKE + s.area - SHOPS)
    for improvement in range(len(IMPROVEMENTS)):
        if may_improve(s, seat, improvement) == ALLOWED:
            n = offer(out, n, IMPROVE + improvement)
    return n


def list_auction(s, seat, out):
    """9.14: from 0 to all florins of the seat."""
    for florins in range(s.florins[seat] + 1):
        offer(out, florins, BID + florins)
    return int(s.florins[seat]) + 1
