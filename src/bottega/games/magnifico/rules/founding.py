"""The first castles: each player chooses a territory (§4.8)."""

from ....engine.bits import bit, has
from ....engine.contract import emit
from ..clauses import ALLOWED, TOO_NEAR
from ..components import BORDERS, LANDS, QUICK_FLORINS, QUICK_SOLDIERS, START_FLORINS, START_SOLDIERS
from ..events import FOUNDED
from .seats import clockwise


def next_to_found(s):
    """4.8: from the owner of the Leonardo card clockwise, one territory each."""
    if s.turns == s.players:
        return False
    s.active = clockwise(s, s.leonardo, s.turns)
    return True


def open_lands(s):
    """4.8, 4.9: empty territories that do not border on a castle; a common sea does not matter."""
    closed = 0
    for land in range(LANDS):
        if s.castle[land]:
            closed |= bit(land) | BORDERS[land]
    return bit(LANDS) - 1 & ~closed


def may_found(s, seat, land):
    """4.8: not where a castle is, nor next to one."""
    return ALLOWED if has(open_lands(s), land) else TOO_NEAR


def found(s, seat, land):
    """4.8: a castle, two soldiers, 100 florins. O.1: for a quick start six soldiers and 200 florins."""
    soldiers = QUICK_SOLDIERS if s.quick_start else START_SOLDIERS
    s.owner[land] = seat
    s.soldiers[land] = soldiers
    s.reserve[seat] -= soldiers
    s.castle[land] = 1
    s.castles_left -= 1
    s.florins[seat] = QUICK_FLORINS if s.quick_start else START_FLORINS
    s.turns += 1
    emit(FOUNDED, seat, land)
