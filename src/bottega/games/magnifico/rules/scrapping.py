"""Machines that their owner gives up in his turn (optional rule O.3)."""

from ....engine.contract import emit, offer
from ..clauses import ALLOWED, NO_SCRAPPING
from ..events import AIRPLANE_SCRAPPED, TANK_SCRAPPED
from ..moves import SCRAP_AIRPLANE, SCRAP_TANK
from .lands import lowest


def legal_scrapping(s, own, out, n):
    """O.3: any own machine on the map, also one that cannot be used."""
    lands = own
    while lands:
        land = lowest(lands)
        if s.tanks[land] > 0:
            n = offer(out, n, SCRAP_TANK + land)
        if s.airplanes[land] > 0:
            n = offer(out, n, SCRAP_AIRPLANE + land)
        lands &= lands - 1
    return n


def may_scrap(s, seat, move):
    """O.3: if it was agreed on, and there is a machine of one's own. 2.1: otherwise nobody gives up what he has."""
    if not s.scrapping:
        return NO_SCRAPPING
    if move < SCRAP_AIRPLANE:
        land = move - SCRAP_TANK
        return ALLOWED if s.owner[land] == seat and s.tanks[land] > 0 else NO_SCRAPPING
    land = move - SCRAP_AIRPLANE
    return ALLOWED if s.owner[land] == seat and s.airplanes[land] > 0 else NO_SCRAPPING


def do_scrapping(s, seat, move):
    """O.3: back to the stock."""
    if move < SCRAP_AIRPLANE:
        land = move - SCRAP_TANK
        s.tanks[land] -= 1
        s.tanks_left += 1
        emit(TANK_SCRAPPED, seat, land)
    else:
        land = move - SCRAP_AIRPLANE
        s.airplanes[land] -= 1
        s.airplanes_left += 1
        emit(AIRPLANE_SCRAPPED, seat, land)
