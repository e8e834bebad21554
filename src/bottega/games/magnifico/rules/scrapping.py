"""Machines that their owners scrap in their turns (optional rule O.3)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, NO_SCRAPPING
from ..events import AIRPLANE_SCRAPPED, TANK_SCRAPPED
from .march import end_movements


def may_scrap_tank(s, seat, land):
    """O.3: any own tank on the map, also one that cannot be used."""
    return may_scrap(s, seat, land, s.tanks[land])


def may_scrap_airplane(s, seat, land):
    """O.3: any own airplane on the map, also one that cannot be used."""
    return may_scrap(s, seat, land, s.airplanes[land])


def may_scrap(s, seat, land, machines):
    """O.3: with the option, a machine of the seat. 2.1: without it nobody may remove their own pieces."""
    return ALLOWED if s.scrapping and s.owner[land] == seat and machines > 0 else NO_SCRAPPING


def scrap_tank(s, seat, land):
    """O.3: back to the stock."""
    end_movements(s)
    s.tanks[land] -= 1
    s.tanks_left += 1
    emit(TANK_SCRAPPED, seat, land)


def scrap_airplane(s, seat, land):
    """O.3: back to the stock."""
    end_movements(s)
    s.airplanes[land] -= 1
    s.airplanes_left += 1
    emit(AIRPLANE_SCRAPPED, seat, land)
