"""Phase C, areas B to H: benefits for 0, 2, 3 and 4 florins, in the order of rank (§8)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, CANNOT_PAY, NOT_THAT_SHOP, NOT_THE_ACADEMY, OTHER_PHASE
from ..components import ACADEMY, AREAS, PRICES, SHOPS, WORKSHOP
from ..events import COMPONENT_TAKEN, HIRED, LEFT
from .ranking import leave, rank
from .workshop import can_improve, improve, may_improve


def open_area(s, area):
    """8.B.1, 8.2: the money marker on 0; the ranking made now is valid until the area closes (8.B.3)."""
    s.area = area
    s.price = 0
    s.ranked = 0
    if area < AREAS and s.arrivals[area]:
        rank(s, area)


def next_offer(s):
    """8.B.3, 8.B.4: round after round, until the purchase for 4 or until nobody is left; then the next area."""
    while s.area < AREAS:
        if s.price == len(PRICES):
            for position in range(s.ranked):
                leave(s, s.ranking[position], s.area)
            s.ranked = 0
        if s.ranked == 0:
            open_area(s, s.area + 1)
        else:
            if s.at >= s.ranked:
                s.at = 0
            s.active = s.ranking[s.at]
            if can_be_had(s, s.active):
                return True
            walk_away(s, s.active)
    s.area = -1
    return False


def can_be_had(s, seat):
    """8.B.6: whether there is anything for this seat, as far as all can see; florins are secret and do not count."""
    if s.area == WORKSHOP:
        return can_improve(s, seat)
    if s.area == ACADEMY:
        return s.academy[seat] > 0
    return s.shop[s.area - SHOPS] > 0


def may_pay(s, seat):
    """8.B.5: the seat must have the florins."""
    return ALLOWED if s.florins[seat] >= PRICES[s.price] else CANNOT_PAY


def may_hire(s, seat):
    """8.C.1: at the Academy, as long as an apprentice of the seat is there."""
    if s.area != ACADEMY or s.academy[seat] == 0:
        return NOT_THE_ACADEMY
    return may_pay(s, seat)


def may_take(s, seat, kind):
    """8.D.1: in the shop that is open now, as long as it has any."""
    if s.area != SHOPS + kind or s.shop[kind] == 0:
        return NOT_THAT_SHOP
    return may_pay(s, seat)


def walk_away(s, seat):
    """8.B.2: the people return to the supply and the others close the gap."""
    leave(s, seat, s.area)
    s.ranked -= 1
    for position in range(s.at, s.ranked):
        s.ranking[position] = s.ranking[position + 1]
    emit(LEFT, seat, s.area)


def may_buy_improvement(s, seat, improvement):
    """8.B.2, 8.B.7: at the Workshop, if it can be done and paid."""
    if s.area != WORKSHOP:
        return OTHER_PHASE
    refused = may_improve(s, seat, improvement)
    return may_pay(s, seat) if refused == ALLOWED else refused


def pay(s, seat):
    """8.B.2: pays for a purchase, which moves the money marker; returns the price."""
    price = PRICES[s.price]
    s.florins[seat] -= price
    s.price += 1
    s.at += 1
    return price


def hire(s, seat):
    """8.C.1: an apprentice joins the supply; phase B is over, so they work from the next turn on."""
    price = pay(s, seat)
    s.academy[seat] -= 1
    s.supply[seat] += 1
    emit(HIRED, seat, price)


def take(s, seat, kind):
    """8.D.1: one component from the shop."""
    price = pay(s, seat)
    s.shop[kind] -= 1
    s.hand[seat, kind] += 1
    emit(COMPONENT_TAKEN, seat, kind, price)


def buy_improvement(s, seat, improvement):
    """8.B.7: done at once."""
    improve(s, seat, improvement, pay(s, seat))
