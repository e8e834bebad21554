"""What a network is told besides the fields: the majorities, the pieces on the map, and possible attacks.

The map is 32 territories with an owner and pieces each. A small network learns badly what depends on many of them at
once: who is ahead in castles, or which castle has more enemies at its borders than defenders. So this counts it, in one
look at each border.
"""

from ....engine.bits import first
from ..components import (
    ARMY_MACHINES,
    ARMY_SOLDIERS,
    BORDERS,
    COIN,
    GOAL,
    LANDS,
    LEONARDO_POINTS,
    PER_ART,
    PER_CASTLE,
    PER_TERRITORY,
    PROJECTS,
    SOLDIERS,
)
from ..rules.building import free_hooks
from ..rules.projects import castle_level, tank_hits, usable_airplanes, usable_tanks
from ..rules.scoring import (
    FIGURE,
    ROOM,
    cards_in_play,
    castles_owned,
    cities_owned,
    lands_owned,
    majority,
    works_of_art,
)
from ..rules.seats import clockwise, steps_from
from .auction import best_card

KINDS = len(PROJECTS)
FEW = 11  # numbers up to this have a row of weights for each value; higher ones are cut off
LEAD = 3  # how far a seat is ahead or behind in a majority; more than this is cut off
MOST_FIGURE = 20
MOST_MACHINES = 20
MOST_INCOME = 40  # coins
MOST_TO_GO = 50  # points to the goal
MOST_WORTH = 500  # of a card, by the heuristic

# Of each seat. The first ones are sums over its territories.
LANDS_HELD, CASTLES_HELD, TOWERS_HELD, SOLDIERS_HELD, TANKS_HELD, AIRPLANES_HELD = range(6)
IN_DANGER, CASTLES_IN_DANGER, PREY, CASTLES_TO_TAKE, ROOM_TO_GROW = range(6, 11)
SUMS = 11
OF_EACH_SEAT = (
    MOST_FIGURE,  # territories
    FEW,  # castles
    MOST_FIGURE,  # towers
    SOLDIERS,  # soldiers on the map
    MOST_MACHINES,  # tanks that can be used
    MOST_MACHINES,  # airplanes that can be used
    FEW,  # territories with stronger enemies at a border
    FEW,  # castles among them
    FEW,  # territories of others that are weaker than an own one at their border
    FEW,  # castles among them
    FEW,  # own territories that border on empty ones
    FEW,  # Perfect Cities
    FEW,  # cards in play
    2 * LEAD,  # how far ahead in territories, 0 being far behind
    2 * LEAD,  # in castles
    2 * LEAD,  # in cards
    FEW,  # points that a scoring would bring now
    MOST_TO_GO,  # points to the goal
    MOST_INCOME,  # coins a round
    FEW,  # hits of a tank
    FEW,  # free hooks
    FEW,  # cards in the store
    MOST_WORTH,  # the best card on auction
)


def input_limits(players):
    """The highest value of each input; the lowest is 0. It depends on the number of players."""
    return OF_EACH_SEAT * players


def inputs(s, seat, out):
    """Writes the inputs of a seat: its own, then those of the others clockwise."""
    each = len(OF_EACH_SEAT)
    for at in range(each * s.players):
        out[at] = 0
    for land in range(LANDS):
        owner = int(s.owner[land])
        if owner >= 0:
            add_land(s, owner, land, out, each * steps_from(s, seat, owner))
            add_borders(s, owner, land, out, seat, each)
    workshop = cards_in_play(s)
    court = castles_owned(s)
    crown = lands_owned(s)
    cities = cities_owned(s)
    for i in range(s.players):
        write_seat(s, clockwise(s, seat, i), workshop, court, crown, cities, out, each * i)


def add_land(s, owner, land, out, at):
    """Adds a territory and what stands there to the sums of its owner."""
    out[at + LANDS_HELD] += 1
    out[at + CASTLES_HELD] += s.castle[land]
    out[at + TOWERS_HELD] += s.towers[land]
    out[at + SOLDIERS_HELD] += s.soldiers[land]
    out[at + TANKS_HELD] += usable_tanks(s, owner, land)
    out[at + AIRPLANES_HELD] += usable_airplanes(s, owner, land)


def add_borders(s, owner, land, out, seat, each):
    """Adds what the borders of a territory mean for its owner and for the strongest enemy there."""
    at = each * steps_from(s, seat, owner)
    strongest = 0
    enemy = -1
    room = 0
    around = int(BORDERS[land])
    while around:
        other = first(around)
        around &= around - 1
        theirs = int(s.owner[other])
        if theirs < 0:
            room = 1
        elif theirs != owner:
            power = attack_strength(s, theirs, other)
            if power > strongest:
                strongest = power
                enemy = theirs
    out[at + ROOM_TO_GROW] += room
    if enemy >= 0 and strongest > defence(s, owner, land):
        out[at + IN_DANGER] += 1
        out[at + CASTLES_IN_DANGER] += s.castle[land]
        at = each * steps_from(s, seat, enemy)
        out[at + PREY] += 1
        out[at + CASTLES_TO_TAKE] += s.castle[land]


def attack_strength(s, owner, land):
    """Roughly what can attack from a territory, in soldiers. One stays."""
    machines = min(ARMY_MACHINES, 2 * usable_tanks(s, owner, land) + usable_airplanes(s, owner, land))
    return min(ARMY_SOLDIERS, s.soldiers[land] - 1) + machines


def defence(s, owner, land):
    """Roughly what defends a territory, in soldiers. A castle stops hits in every assault."""
    machines = 2 * usable_tanks(s, owner, land) + usable_airplanes(s, owner, land)
    return s.soldiers[land] + machines + castle_level(s, land)


def write_seat(s, seat, workshop, court, crown, cities, out, at):
    """Writes what a seat has besides the sums over its territories."""
    in_store = 0
    for project in range(KINDS):
        in_store += s.store[seat, project]
    city = cities >> ROOM * seat & FIGURE
    scored = LEONARDO_POINTS * (s.leonardo == seat) + city
    scored += majority(s, seat, workshop) + majority(s, seat, court) + majority(s, seat, crown)
    income = PER_TERRITORY * out[at + LANDS_HELD] + PER_CASTLE * out[at + CASTLES_HELD]
    at += SUMS
    out[at] = city
    out[at + 1] = workshop >> ROOM * seat & FIGURE
    out[at + 2] = lead(s, seat, crown)
    out[at + 3] = lead(s, seat, court)
    out[at + 4] = lead(s, seat, workshop)
    out[at + 5] = scored
    out[at + 6] = max(0, GOAL[s.goal] - s.points[seat])
    out[at + 7] = (income + PER_ART * works_of_art(s, seat)) // COIN
    out[at + 8] = tank_hits(s, seat) if s.tank_card[seat] >= 0 else 0
    out[at + 9] = free_hooks(s, seat)
    out[at + 10] = in_store
    out[at + 11] = best_card(s, seat)


def lead(s, seat, figures):
    """How far a seat is ahead of the best other one in a majority, counted from LEAD behind."""
    mine = figures >> ROOM * seat & FIGURE
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, figures >> ROOM * other & FIGURE)
    return LEAD + max(-LEAD, min(LEAD, mine - best))
