"""What is in the box: inventions, sets, labs, places, prices. Data before code.

Each invention has its marks of certainty (K known, D derived, P proposed) in the order class, type, weeks, components,
black, grey; the README explains them and gives the sources.
"""

import numpy as np

SEATS = 5
KINDS = 5
COMPONENTS = ("iron", "glass", "wood", "brick", "rope")  # in the order of the shops D to H

PLACES = (
    "council", "workshop", "academy", "blacksmith", "glass_maker", "joiner", "kiln", "rope_maker",
    "small_lab", "large_lab",
)  # fmt: skip
COUNCIL, WORKSHOP, ACADEMY, SHOPS = 0, 1, 2, 3  # the shop of a component is SHOPS + component
AREAS = 8  # the city; after it the two labs of each player
LABS = ("small", "large")
SMALL, LARGE = 0, 1
SUPPLY = -1  # where a master is before he is sent

BRONZE, COPPER, SILVER, GOLD = range(4)
CLASSES = ("bronze", "copper", "silver", "gold")
TYPES = ("metalwork", "woodwork", "ropework", "masonry", "optics")

# 4.1: weeks and number of components by class; 4.2: a black and a grey price; 4.3: five types, in turn by number
LAST_INVENTION = 25
INVENTIONS = tuple(range(1, LAST_INVENTION + 1))
#    #  class   weeks  components             black grey  marks (class type weeks components black grey)
TABLE_L = (
    (1, BRONZE, 4, "iron", 4, 3, "DDDDPP"),
    (2, BRONZE, 4, "wood", 4, 3, "DDKKPP"),
    (3, BRONZE, 4, "rope", 4, 3, "DDDDPP"),
    (4, BRONZE, 4, "brick", 4, 3, "DDDDPP"),
    (5, BRONZE, 4, "glass", 4, 3, "DDDDPP"),
    (6, COPPER, 7, "iron wood", 8, 6, "DDDDPP"),
    (7, COPPER, 7, "wood rope", 8, 6, "DDDKPP"),
    (8, SILVER, 11, "rope rope iron", 13, 10, "PKPPPP"),
    (9, COPPER, 7, "brick glass", 8, 6, "DDDDPP"),
    (10, COPPER, 7, "glass iron", 8, 6, "DDDDPP"),
    (11, SILVER, 11, "iron iron brick", 13, 10, "DDDPPP"),
    (12, SILVER, 11, "wood wood glass", 13, 10, "DDDDDD"),
    (13, COPPER, 7, "rope brick", 8, 6, "DKKPKP"),
    (14, SILVER, 11, "brick brick wood", 13, 10, "DDDPPP"),
    (15, SILVER, 11, "glass glass rope", 13, 10, "DDDPPP"),
    (16, GOLD, 15, "iron iron glass glass", 18, 14, "KDDPPP"),
    (17, GOLD, 15, "wood wood iron iron", 18, 14, "KDDPPP"),
    (18, GOLD, 15, "rope rope wood wood", 18, 14, "KDDPPP"),
    (19, GOLD, 15, "brick brick rope rope", 18, 14, "KDDPPP"),
    (20, GOLD, 15, "glass glass brick brick", 18, 14, "KDDPPP"),
    (21, GOLD, 15, "iron iron rope rope", 20, 16, "KDDPPP"),
    (22, GOLD, 15, "wood wood brick brick", 20, 16, "KDDPPP"),
    (23, GOLD, 15, "rope rope glass glass", 20, 16, "KDDPPP"),
    (24, GOLD, 15, "brick brick iron iron", 20, 16, "KDDPPP"),
    (25, GOLD, 15, "glass glass wood wood", 20, 16, "KDDKPP"),
)
# The other reading of the two cards whose class the sources dispute.
TABLE_S = {
    8: (8, COPPER, 7, "rope brick", 8, 6, "PKPPPP"),
    13: (13, SILVER, 11, "rope rope iron", 13, 10, "PKPPPP"),
}
TABLES = ("L", "S")
_ROWS = (TABLE_L, tuple(TABLE_S.get(row[0], row) for row in TABLE_L))


def _table(*figures):
    """A lookup table for the rules; an array, because compiled code is slow to index a tuple."""
    return np.array(figures, np.int32)


def _column(of):
    """One property of every invention in both tables, indexed [table, number]; number 0 is no invention."""
    return np.array([[0] + [of(row) for row in rows] for rows in _ROWS], np.int32)


ROOM = (
    5  # bits of a small count, where several are packed in one number; the last is free to catch a borrow, see `fits`
)


def _packed(counts):
    """Small counts in one number."""
    return sum(int(count) << ROOM * kind for kind, count in enumerate(counts))


BORROW = _packed([1 << ROOM - 1] * KINDS)


def fits(recipe, stock):
    """Whether a packed stock contains a packed recipe."""
    return ((stock | BORROW) - recipe) & BORROW == BORROW


CLASS = _column(lambda row: row[1])
WEEKS = _column(lambda row: row[2])
BLACK = _column(lambda row: row[4])
GREY = _column(lambda row: row[5])
TYPE = np.array([0] + [(number - 1) % len(TYPES) for number in INVENTIONS], np.int32)
RECIPE = np.array(
    [[[0] * KINDS] + [[row[3].split().count(c) for c in COMPONENTS] for row in rows] for rows in _ROWS], np.int32
)
PACKED = np.array([[_packed(recipe) for recipe in table] for table in RECIPE], np.int32)

# 3: the first requested inventions, by position; fewer players use fewer of them
DISPLAY = 5
OPENING = _table(1, 12, 8, 3, 9)
DISPLAY_SIZE = _table(0, 0, 3, 4, 5, 5)  # by number of players

# 3: the deck from the bottom: 21-25, then a mixed layer, then the rest
BOTTOM, MIDDLE = 5, 11
LAST_GOLD, FIRST_GOLD = 21, 16  # the bottom layer starts with 21, the gold of the middle one with 16
IN_MIDDLE = _table(1, 2, 3)  # bronze, copper, silver cards in the middle layer

STOCK = 12  # cards of each component
# 3.3: the beginners' sets
#        apprentices, small lab, large lab, men in the small lab, components (in shop order), florins
SETS = np.array([
    (5, 3, 0, 0,  1, 0, 0, 1, 2,   3),  # a known
    (5, 3, 4, 0,  1, 0, 0, 0, 0,   3),  # b known
    (4, 5, 0, 1,  0, 0, 0, 0, 1,   3),  # c florins known, people and labs derived, component proposed
    (3, 3, 0, 0,  0, 1, 2, 1, 0,  13),  # d florins known, the rest proposed
    (3, 3, 6, 0,  0, 1, 0, 1, 0,   8),  # e florins known, labs derived as a pair, components proposed
], np.int32)  # fmt: skip
HANDED_BACK = _table(0, 0, 2, 1, 0, 0)  # apprentices, by number of players
MOST_APPRENTICES = 9

EXPERT_APPRENTICES, EXPERT_FLORINS = 3, 3
FAVOURS = ("florins", "components", "apprentice", "small_five", "large_four", "large_six", "man_small", "man_large")
FAVOUR_COUNT = _table(0, 0, 1, 2, 3, 3)  # by number of players
FAVOUR_FLORINS, FAVOUR_COMPONENTS, MOST_OF_A_KIND = 5, 4, 2
MOST_OF_A_FAVOUR = 2  # with four or five players

PRICES = _table(0, 2, 3, 4)
BENEFITS = ("move", "florins", "look", "component")
IMPROVEMENTS = ("small_five", "large_four", "large_six", "man_small", "man_large")
MEN_SPACES = _table(0, 0, 0, 0, 0, 1, 2)  # by spaces of the lab
LOOK = 4  # cards seen at the Council

CITY_TURNS, LAST_TURN = 7, 9
MOST_WEEKS = 15
DISCOUNT = 2
COINS = (20, 10, 5, 1)  # 1.1: what the florins of the box are worth
VARIETY = _table(0, 0, 0, 8, 13, 20)  # florins by number of types

# 1.1: the bank never runs out. The most that a purse can hold: every black reward, the richest set, and everything the
# Council ever gets.
MOST_FLORINS = int(BLACK[0].sum()) + 13 + 1 + CITY_TURNS
