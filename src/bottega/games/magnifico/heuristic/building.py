"""The value of building and of activating cards, less the cost."""

import numpy as np

from ....engine.bits import has
from ..components import (
    ART,
    ART_POINTS,
    BORDERS,
    FIRST_PROJECT,
    LANDS,
    PROJECT_COST,
    TOWERS_OF_A_CITY,
)
from ..rules.building import FIRST_CITY, FIRST_FLIGHT, FIRST_TANK
from .auction import worth_of_card

TOWER = np.array([35, 60, 110, 330], np.int64)  # by the number of towers: the fourth makes a city
PARK = 4  # this many machines in one place are enough


def worth_of_activating(s, seat, own, empty, project):
    """A work of art scores at once; other cards count for the Workshop and help in war."""
    if project >= ART:
        return 100 * ART_POINTS[project] + 60
    return worth_of_card(s, seat, FIRST_PROJECT + project) - PROJECT_COST[project]


def worth_of_building_tank(s, seat, own, empty, land):
    """A machine, if not a wonder."""
    return worth_of_machine(s, own, land, has(s.wonders, FIRST_TANK))


def worth_of_building_airplane(s, seat, own, empty, land):
    """A machine, if not a wonder."""
    return worth_of_machine(s, own, land, has(s.wonders, FIRST_FLIGHT))


def worth_of_machine(s, own, land, taken):
    """The first one in the game is a wonder; later ones are for the front, while there are not yet many."""
    if not taken:
        return 400
    front = BORDERS[land] & ~own != 0
    parked = s.tanks[land] + s.airplanes[land]
    return 50 + 25 * front - 12 * parked if parked < PARK else -10


def worth_of_tower(s, seat, own, empty, land):
    """More towers bring a city closer; the first city is a wonder."""
    towers = s.towers[land]
    first = towers == TOWERS_OF_A_CITY - 1 and not has(s.wonders, FIRST_CITY)
    return TOWER[towers] + 200 * first - 25


def worth_of_castle(s, seat, own, empty, land):
    """Ten florins per round, and the Court for the most castles; better where no enemy comes by."""
    mine = 0
    theirs = 0
    for place in range(LANDS):
        if s.castle[place]:
            mine += s.owner[place] == seat
            theirs += s.owner[place] != seat
    race = 60 if mine * (s.players - 1) <= theirs + s.players else 20
    front = BORDERS[land] & ~own != 0
    return 20 + race - 25 * front + 4 * min(5, s.soldiers[land])
