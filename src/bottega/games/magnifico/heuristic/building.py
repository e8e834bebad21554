"""What building and putting into play are worth, with what they cost."""

import numpy as np

from ..components import (
    ART,
    ART_POINTS,
    BORDERS,
    FIRST_PROJECT,
    LANDS,
    PROJECT_COST,
    TOWERS_OF_A_CITY,
)
from ..moves import ACTIVATE, BUILD_AIRPLANE, BUILD_CASTLE, BUILD_TANK, BUILD_TOWER
from .auction import worth_of_card

FIRST_TANK, FIRST_AIRPLANE_BUILT, FIRST_CITY = 1, 2, 4  # bits of `wonders`
TOWER = np.array([35, 60, 110, 330], np.int64)  # by towers that stand: the fourth makes a city
PARK = 4  # machines in one place are enough


def worth_of_building(s, seat, own, move):
    """Cards, machines, towers and castles."""
    if move < BUILD_TANK:
        return worth_of_activating(s, seat, move - ACTIVATE)
    if move < BUILD_AIRPLANE:
        return worth_of_machine(s, own, move - BUILD_TANK, s.wonders & FIRST_TANK)
    if move < BUILD_TOWER:
        return worth_of_machine(s, own, move - BUILD_AIRPLANE, s.wonders & FIRST_AIRPLANE_BUILT)
    if move < BUILD_CASTLE:
        land = move - BUILD_TOWER
        towers = s.towers[land]
        first = towers == TOWERS_OF_A_CITY - 1 and not s.wonders & FIRST_CITY
        return TOWER[towers] + 200 * first - 25
    return worth_of_castle(s, seat, own, move - BUILD_CASTLE)


def worth_of_activating(s, seat, project):
    """A work of art gives its points at once; other cards count for the Workshop and help in war."""
    if project >= ART:
        return 100 * ART_POINTS[project] + 60
    return worth_of_card(s, seat, FIRST_PROJECT + project) - PROJECT_COST[project]


def worth_of_machine(s, own, land, taken):
    """The first one in the game is a wonder; later ones are for the front, while there are not yet many."""
    if not taken:
        return 400
    front = BORDERS[land] & ~own != 0
    parked = s.tanks[land] + s.airplanes[land]
    return 50 + 25 * front - 12 * parked if parked < PARK else -10


def worth_of_castle(s, seat, own, land):
    """Ten florins a round, and the Court for who has most; rather where nobody comes by."""
    mine = 0
    theirs = 0
    for place in range(LANDS):
        if s.castle[place]:
            mine += s.owner[place] == seat
            theirs += s.owner[place] != seat
    race = 60 if mine * (s.players - 1) <= theirs + s.players else 20
    front = BORDERS[land] & ~own != 0
    return 20 + race - 25 * front + 4 * min(5, s.soldiers[land])
