"""What is in the box: the map, the cards, the pieces, the prices. Data before code.

The README marks each value as known, derived or proposed.
"""

import numpy as np

SEATS = 5

# 1.1, 1.2: territory, land borders, crossings (which count as land borders), seas it faces
TERRITORY_TABLE = (
    ("alexandria", "algiers damascus", "", "east_med"),
    ("algiers", "alexandria", "seville", "west_med atlantic"),
    ("athens", "constantinople ragusa", "", "east_med"),
    ("augsburg", "hamburg lyon paris prague utrecht vienna", "", ""),
    ("barcelona", "bordeaux lyon seville", "", "west_med"),
    ("bordeaux", "barcelona lyon paris", "", "atlantic"),
    ("buda", "constantinople kiev krakow prague ragusa vienna", "", ""),
    ("constantinople", "athens buda kiev ragusa smyrna", "", "east_med"),
    ("copenhagen", "hamburg", "stockholm", "northern"),
    ("damascus", "alexandria smyrna trebizond", "", "east_med"),
    ("edinburgh", "london", "", "northern atlantic"),
    ("hamburg", "augsburg copenhagen krakow prague utrecht", "", "northern"),
    ("kiev", "buda constantinople krakow moscow trebizond vilnius", "", "east_med"),
    ("krakow", "buda hamburg kiev prague vilnius", "", "northern"),
    ("lisbon", "seville", "", "atlantic"),
    ("london", "edinburgh", "paris", "northern atlantic"),
    ("lyon", "augsburg barcelona bordeaux milan paris", "", "west_med"),
    ("milan", "lyon rome venice", "", "west_med"),
    ("moscow", "kiev stockholm vilnius", "", "northern"),
    ("naples", "rome", "", "west_med east_med"),
    ("paris", "augsburg bordeaux lyon utrecht", "london", "atlantic"),
    ("prague", "augsburg buda hamburg krakow vienna", "", ""),
    ("ragusa", "athens buda constantinople venice vienna", "", "east_med"),
    ("rome", "milan naples venice", "", "west_med"),
    ("seville", "barcelona lisbon", "algiers", "atlantic west_med"),
    ("smyrna", "constantinople damascus trebizond", "", "east_med"),
    ("stockholm", "moscow", "copenhagen", "northern"),
    ("trebizond", "damascus kiev smyrna", "", "east_med"),
    ("utrecht", "augsburg hamburg paris", "", "northern"),
    ("venice", "milan ragusa rome vienna", "", "east_med"),
    ("vienna", "augsburg buda prague ragusa venice", "", ""),
    ("vilnius", "kiev krakow moscow", "", "northern"),
)
TERRITORIES = tuple(row[0] for row in TERRITORY_TABLE)
LANDS = len(TERRITORIES)  # 32
SEAS = ("northern", "atlantic", "west_med", "east_med")
NOWHERE = -1


def _bits(names):
    """A set of territories as one number, a bit each."""
    return sum(1 << TERRITORIES.index(name) for name in names)


def _table(*figures):
    """A lookup table for the rules; an array, because compiled code is slow to index a tuple."""
    return np.array(figures, np.int64)


def _along(row):
    """All other territories that face a sea with this one."""
    seas = row[3].split()
    return _bits(r[0] for r in TERRITORY_TABLE if r is not row and any(sea in seas for sea in r[3].split()))


BORDERS = _table(*(_bits(f"{row[1]} {row[2]}".split()) for row in TERRITORY_TABLE))  # by land or crossing
ALONG = _table(*(_along(row) for row in TERRITORY_TABLE))  # within one sea zone
REACH = BORDERS | ALONG  # 7.1.2

# 3.2, 13: the cards. A card is its place in CARDS; the two Airplanes with two hooks are the same card twice.
TANK_CARDS = ("tank_2_3", "tank_3_4", "tank_4_5", "tank_5_6", "tank_6_7")
AIRPLANE_CARDS = ("airplane_1", "airplane_2", "airplane_3", "airplane_4")  # by hooks
PROJECTS = (
    "gyroscope", "anti_tank_bomb", "paratrooper", "culverin",
    "transmission", "cannon_lighter", "multi_cannon",
    "automaton", "multi_gun", "battle_wagon", "bombard", "great_cannon", "submarine", "armoured_ship", "walls",
    "mona_lisa", "last_supper", "lady_ermine", "virgin_rocks",
)  # fmt: skip
(
    GYROSCOPE, ANTI_TANK_BOMB, PARATROOPER, CULVERIN,
    TRANSMISSION, CANNON_LIGHTER, MULTI_CANNON,
    AUTOMATON, MULTI_GUN, BATTLE_WAGON, BOMBARD, GREAT_CANNON, SUBMARINE, ARMOURED_SHIP, WALLS,
    MONA_LISA, LAST_SUPPER, LADY_ERMINE, VIRGIN_ROCKS,
) = range(len(PROJECTS))  # fmt: skip
AIR_UPGRADES = 4  # the first projects hang on hooks of the Airplane
TANK_UPGRADES = 7  # the next ones, up to here, improve the Tank
ART = MONA_LISA  # from here on works of art

CARDS = TANK_CARDS + AIRPLANE_CARDS + PROJECTS
FIRST_AIRPLANE = len(TANK_CARDS)
FIRST_PROJECT = FIRST_AIRPLANE + len(AIRPLANE_CARDS)  # the card of project p is FIRST_PROJECT + p
NO_CARD = -1

TANK_DICE = _table(2, 3, 4, 5, 6)  # by card
TANK_HITS = _table(3, 4, 5, 6, 7)
MACHINE_COST = _table(20, 20, 20, 20, 20, 20, 20, 20, 20)  # R1: by card, Tanks and Airplanes
HOOKS = _table(0, 0, 0, 0, 0, 1, 2, 3, 4)  # by card
PROJECT_COST = _table(30, 20, 20, 20, 30, 20, 40, 30, 30, 30, 20, 40, 20, 20, 40, 60, 60, 40, 40)
ART_POINTS = _table(*(0,) * ART, 3, 3, 2, 2)
# R13: a second one of these adds nothing; what cannot be used stays in the store
ONCE_ONLY = _table(*(int(p in (ANTI_TANK_BOMB, PARATROOPER, CULVERIN, AUTOMATON)) for p in range(len(PROJECTS))))

MACHINE_DECK = _table(*range(FIRST_AIRPLANE), 5, 6, 6, 7, 8)  # the Tanks and Airplanes deck, complete
MACHINES = 5  # Tank cards, and as many Airplane cards
COPIES = _table(*(3,) * ART, 1, 1, 1, 1)  # by project
PROJECT_DECK = _table(*(FIRST_PROJECT + p for p in range(len(PROJECTS)) for _ in range(COPIES[p])))
# 5.3.1 to 5.3.3, by number of players
ON_AUCTION = _table(0, 0, 0, 2, 3, 4)
MACHINES_ON_AUCTION = _table(0, 0, 0, 1, 2, 2)
MOST_ON_AUCTION = 4

# 2.1 to 2.6: pieces
SOLDIERS = 49  # of each colour, less the one on the score track
TANKS, AIRPLANES, CASTLES, TOWERS = 20, 20, 16, 40
TOWERS_OF_A_CITY = 4
GREAT_CANNONS = 3  # cards of that kind
DICE = 6
HIT_FACES, MISS_FACES, FACES = 3, 2, 6  # three men, two blanks, one explosion

# 2.7: money
START_FLORINS, START_SOLDIERS = 100, 2
QUICK_FLORINS, QUICK_SOLDIERS = 200, 6  # O1
COIN = 10
MOST_FLORINS = 300
PER_TERRITORY, PER_CASTLE, PER_ART = 10, 10, 10
TOWER_COST, CASTLE_COST = 20, 30
INVASION_COST, WAR_COST = 10, 30
DISCOUNT = 10

# limits
WARS = 3  # attacks and invasions together
MOVEMENTS = 3
ARMY_SOLDIERS, ARMY_MACHINES = 6, 6
MOST_LEVEL = 5

# points
GOALS = ("30", "20", "40", "50")
GOAL = _table(30, 20, 40, 50)
LEONARDO_POINTS, MAJORITY_POINTS, CITY_POINTS, WONDER_POINTS = 2, 2, 1, 2
WONDERS = ("tank", "airplane", "city")
