"""Phase B: people are sent to the city and to labs at work (§7)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, ALREADY_SENT, CITY_CLOSED, LAB_NOT_AT_WORK, NO_ROOM, NOT_IN_SUPPLY
from ..components import AREAS, CITY_TURNS, SUPPLY
from ..events import MASTER_SENT, PASSED, SENT
from .ranking import clockwise, join

PLACES = AREAS + 2
CITY = (1 << AREAS) - 1
NO_LIMIT = 99


def open_assignment(s):
    """7.1: everybody may place again, Leonardo's holder first."""
    s.passed = 0
    s.active = s.leonardo
    for seat in range(s.players):
        s.sent[seat] = 0


def next_to_place(s):
    """7.1: clockwise until all have passed. 7.10: a player who can place nobody passes automatically."""
    while s.passed != (1 << s.players) - 1:
        if not s.passed >> s.active & 1:
            if can_place(s, s.active):
                return True
            pass_for(s, s.active)
        s.active = clockwise(s, s.active, 1)
    return False


def can_place(s, seat):
    """7.10: whether the player has somebody to place, and a place for them."""
    if s.turn <= CITY_TURNS:
        if s.master[seat] == SUPPLY:
            return True
        if s.supply[seat] > 0 and s.sent[seat] & CITY != CITY:
            return True
    for lab in range(2):
        if s.weeks[seat, lab] >= 0 and room(s, seat, AREAS + lab) > 0:
            if s.master[seat] == SUPPLY:
                return True
            if s.supply[seat] > 0 and not s.sent[seat] >> (AREAS + lab) & 1:
                return True
    return False


def may_enter(s, seat, place):
    """7.4: the city, in turns 1 to 7 (10.4), or an own lab that is at work."""
    if place < AREAS:
        return ALLOWED if s.turn <= CITY_TURNS else CITY_CLOSED
    return ALLOWED if s.weeks[seat, place - AREAS] >= 0 else LAB_NOT_AT_WORK


def room(s, seat, place):
    """7.8: the city has room for all. 7.9: a space in a lab has room for one worker or mechanical man."""
    if place < AREAS:
        return NO_LIMIT
    lab = place - AREAS
    return s.spaces[seat, lab] - s.men[seat, lab] - s.placed[seat, place] - (s.master[seat] == place)


def may_send(s, seat, count, place):
    """7.2, 7.5, 7.9: apprentices from the supply, once to each place, as many as there is room for."""
    refused = may_enter(s, seat, place)
    if refused != ALLOWED:
        return refused
    if s.sent[seat] >> place & 1:
        return ALREADY_SENT
    if count > s.supply[seat]:
        return NOT_IN_SUPPLY
    return ALLOWED if count <= room(s, seat, place) else NO_ROOM


def may_send_master(s, seat, place):
    """7.2, 7.9: the master, if he is in the supply."""
    refused = may_enter(s, seat, place)
    if refused != ALLOWED:
        return refused
    if s.master[seat] != SUPPLY:
        return NOT_IN_SUPPLY
    return ALLOWED if room(s, seat, place) > 0 else NO_ROOM


def pass_for(s, seat):
    """7.3: a pass is final."""
    s.passed |= 1 << seat
    emit(PASSED, seat)


def pass_turn(s, seat):
    """7.2, 7.3: nobody is placed any more; it is the next player's turn."""
    pass_for(s, seat)
    s.active = clockwise(s, s.active, 1)


def send(s, seat, count, place):
    """7.5, 7.6, 7.7: all to one place, after the earlier groups or to their own group. 7.2: then the next player."""
    s.supply[seat] -= count
    s.placed[seat, place] += count
    s.sent[seat] |= 1 << place
    if place < AREAS:
        join(s, seat, place)
    emit(SENT, seat, count, place)
    s.active = clockwise(s, s.active, 1)


def send_master(s, seat, place):
    """7.6, 7.7: the master queues, or joins his group. 7.2: then it is the next player's turn."""
    s.master[seat] = place
    if place < AREAS:
        join(s, seat, place)
    emit(MASTER_SENT, seat, place)
    s.active = clockwise(s, s.active, 1)
