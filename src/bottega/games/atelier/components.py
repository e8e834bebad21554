"""What is in the box: colour cards, paintings, masteries, achievements, the esteem card. Data before code.

Marks of certainty (K known, D derived, P proposed) are beside the numbers; the README explains them.

Cards of one colour and value are all alike, so a kind of card is a number, colour * 4 + value - 1. Any number of cards
is one whole number with two bits for each kind, because the box holds at most three of a kind.
"""

import numpy as np

SEATS = 5
COLOURS = ("red", "blue", "yellow", "green", "brown")  # K except green, which is P
HUES = len(COLOURS)
VALUES = (1, 2, 3, 4)  # K
CARDS = tuple(f"{colour}_{value}" for colour in COLOURS for value in VALUES)
KINDS = len(CARDS)
NO_CARD = -1


def _table(*figures):
    """A lookup table for the rules; an array, because compiled code is slow to index a tuple."""
    return np.array(figures, np.int64)


# 1.1: of each colour. A card marked 3, 4 or 5 is for that many players or more (K); 55 cards in all (K).
#     value, mark, how many
EACH_COLOUR = (
    (1, 2, 2),  # P
    (2, 2, 2),  # P
    (3, 2, 2),  # P
    (4, 2, 2),  # P
    (2, 3, 1),  # P
    (3, 4, 1),  # P
    (1, 5, 1),  # P
)
WHOLE_DECK = HUES * sum(n for _, _, n in EACH_COLOUR)
COPIES = np.array(  # by number of players and kind
    [
        [sum(n for v, mark, n in EACH_COLOUR if v == value and mark <= players) for _ in COLOURS for value in VALUES]
        for players in range(SEATS + 1)
    ],
    np.int64,
)

# Arithmetic on packed cards: the unit of one card, and the eight bits of a colour after a shift.
ONE = _table(*(1 << 2 * kind for kind in range(KINDS)))
HUE = 255
UP_TO = _table(*(sum(3 << 2 * kind for kind in range(KINDS) if kind % 4 < value) for value in range(6)))
VALUE = _table(*(kind % 4 + 1 for kind in range(KINDS)))
COLOUR = _table(*(kind // 4 for kind in range(KINDS)))

EASELS = ("left", "right")
LEFT, RIGHT = 0, 1
RINGS = ("six", "four")
SIX, FOUR = 0, 1
MOST_SPACES = 6
SPACES = _table(6, 4)  # by ring

# 1.2: a title, points, the colours around it clockwise from the top: six spaces, and four (V.1). P; one title K.
PAINTINGS = (
    "mona_lisa", "last_supper", "lady_with_an_ermine", "virgin_of_the_rocks", "annunciation", "ginevra_de_benci",
    "saint_john", "salvator_mundi",
)  # fmt: skip
PAINTING_ROWS = (
    (4, "brown green yellow brown blue red", "brown green yellow blue"),  # Q1
    (4, "red blue yellow green brown blue", "red blue yellow green"),  # Q2
    (3, "red red blue brown brown yellow", "red red blue brown"),  # Q3
    (3, "green green brown blue blue yellow", "green brown blue blue"),  # Q4
    (3, "red red green yellow yellow blue", "red green yellow yellow"),  # Q5
    (3, "brown green green yellow yellow red", "brown yellow yellow red"),  # Q6
    (2, "brown brown yellow yellow red red", "brown brown red red"),  # Q7
    (2, "blue blue red blue green green", "blue blue green green"),  # Q8
)
NO_PAINTING = -1
POINTS = _table(*(row[0] for row in PAINTING_ROWS))


def _rings():
    """The colour of each space, by ring, painting and space."""
    found = np.zeros((len(RINGS), len(PAINTINGS), MOST_SPACES), np.int64)
    for number, row in enumerate(PAINTING_ROWS):
        for ring in (SIX, FOUR):
            for space, colour in enumerate(row[1 + ring].split()):
                found[ring, number, space] = COLOURS.index(colour)
    return found


RING = _rings()


def _clashes():
    """5.4: for each space of a ring, its neighbours that need another colour: a bit each."""
    found = np.zeros_like(RING)
    for ring, spaces in enumerate(SPACES):
        for painting in range(len(PAINTINGS)):
            for space in range(spaces):
                for other in ((space + 1) % spaces, (space - 1) % spaces):
                    if RING[ring, painting, other] != RING[ring, painting, space]:
                        found[ring, painting, space] |= 1 << int(other)
    return found


CLASH = _clashes()


def _by_spaces(of):
    """A set of spaces by ring, painting and something else."""
    return np.array([[of(ring, p) for p in range(len(PAINTINGS))] for ring in range(len(RINGS))], np.int64)


def _among(ring, spaces):
    """The spaces of a ring that meet a condition, a bit each."""
    return sum(1 << space for space in range(SPACES[ring]) if spaces(space))


# 5.4: the spaces that clash with those in a set. 5.2: the spaces that need one of the colours in a set.
BLOCKED = _by_spaces(lambda ring, p: [_among(ring, lambda i: CLASH[ring, p, i] & made) for made in range(64)])  # noqa: B023
MATCH = _by_spaces(lambda ring, p: [_among(ring, lambda i: hues >> RING[ring, p, i] & 1) for hues in range(32)])  # noqa: B023
WHOLE_RING = _table(*((1 << int(spaces)) - 1 for spaces in SPACES))
LOWEST = _table(*((bits & -bits).bit_length() - 1 for bits in range(64)))  # the first of a set of spaces

# 1.3: what must be shown, P; it gives a bonus for the same colours, K.
MASTERIES = ("red_blue", "blue_green", "green_yellow", "yellow_brown", "brown_red", "all_colours")
MASTERY_ROWS = (
    "red red blue",  # M1
    "blue blue green",  # M2
    "green green yellow",  # M3
    "yellow yellow brown",  # M4
    "brown brown red",  # M5
    "red blue yellow green brown",  # M6
)
NEED = np.array([[row.split().count(colour) for colour in COLOURS] for row in MASTERY_ROWS], np.int64)
BONUS = _table(*(sum(1 << m for m, row in enumerate(MASTERY_ROWS) if colour in row.split()) for colour in COLOURS))
MEMBERS = _table(*(bits.bit_count() for bits in range(1 << 8)))  # of a small bit set
FEWEST_FOR_MASTERY = 3
# Counts of colours, eight bits each; the highest bit is free to catch a borrow.
PACKED_NEED = _table(*(sum(int(n) << 8 * colour for colour, n in enumerate(row)) for row in NEED))
BORROW = sum(128 << 8 * colour for colour in range(HUES))

# 1.4: points; the conditions of the first three are K, and the points of the first
ACHIEVEMENTS = ("two_alike", "two_masteries", "five_cards", "two_paintings", "three_colours", "empty_hand")
REWARD = _table(3, 4, 4, 4, 3, 3)
TWO_ALIKE, TWO_MASTERIES, FIVE_CARDS, TWO_PAINTINGS, THREE_COLOURS, EMPTY_HAND = range(len(ACHIEVEMENTS))
ACHIEVEMENTS_SHOWN = 2

# 1.5: from this esteem on (11, 21 and 31 K; 1 D), a Paint action earns this many extra points
LEVELS = ((0, 0), (1, 1), (11, 2), (21, 3), (31, 4))
TOP_LEVEL = 31
LEVEL = _table(*(max(bonus for least, bonus in LEVELS if esteem >= least) for esteem in range(TOP_LEVEL + 1)))

# all K
TAKE_LIMIT, TAKE_LIMIT_WITH_HELP = 4, 5
HAND_LIMIT = 5
MOST_IN_HAND = HAND_LIMIT + TAKE_LIMIT_WITH_HELP  # five cards of value 1 on top of a full hand
PAINT_LIMIT = 4
TABLE_PER_PLAYER = 2
REMOVED = _table(0, 0, 3, 2, 1, 0)  # paintings that are removed, by number of players
LAST_ROUND = 60  # 10.7: a safety stop, P
