"""What is in the box: action cards, works, inventions, characters, cities, coins. Data before code.

Each row has its marks of certainty (K known, D derived, P proposed); the README explains them and gives the sources.
Works, inventions and characters share one numbering, in this order, so that a set of cards is one number.
"""

import numpy as np

SEATS = 4
COINS, START_COINS = 18, 1  # 1.2, 2.4
ROUNDS = 6
DEALT, STAGES = 7, 3  # 2.4, 3.1: cards in hand, and how often a hand is passed on
ROW = 3  # 2.2: cards face up of each kind
DRAW = 3  # 5.1

SYMBOLS = ("work", "invention", "character", "city", "coin1", "coin2")
WORK, INVENTION, CHARACTER, CITY, COIN1, COIN2 = range(len(SYMBOLS))
KINDS = SYMBOLS[:CITY]  # what lies in rows

# 2.3: the mark in the corner is the number of players from which a card is used; marks of certainty: pair, mark
ACTION_CARDS = (
    (1, 2, "city work", "PP"),
    (2, 2, "city invention", "PP"),
    (3, 2, "city character", "PP"),
    (4, 2, "city coin1", "KP"),
    (5, 2, "work invention", "PP"),
    (6, 2, "work character", "KP"),
    (7, 2, "work coin2", "PP"),
    (8, 2, "invention character", "PP"),
    (9, 2, "invention coin2", "PP"),
    (10, 2, "character coin1", "PP"),
    (11, 2, "work work", "PP"),
    (12, 2, "invention invention", "PP"),
    (13, 2, "character character", "PP"),
    (14, 2, "city city", "PP"),
    (15, 3, "work work", "PP"),
    (16, 3, "character character", "PP"),
    (17, 3, "city invention", "PP"),
    (18, 3, "city coin2", "PP"),
    (19, 3, "city character", "PP"),
    (20, 3, "work invention", "PP"),
    (21, 3, "invention coin1", "PP"),
    (22, 4, "city city", "PP"),
    (23, 4, "invention invention", "PP"),
    (24, 4, "city work", "PP"),
    (25, 4, "work character", "PP"),
    (26, 4, "work coin1", "PP"),
    (27, 4, "invention character", "PP"),
    (28, 4, "character coin2", "PP"),
)
ACTIONS = tuple(row[0] for row in ACTION_CARDS)

COLOURS = ("violet", "yellow", "red", "orange", "lightblue", "lightgreen", "blue", "teal")
SHADES = 4  # colours of a kind; four cards of each
#    name, colour (none: a Leonardo card), cost, points, effect, marks (name, colour, figures)
WORKS = (
    ("madonna_carnation", "violet", 0, 0, "", "PKD"),
    ("benois_madonna", "violet", 0, 0, "", "PKD"),
    ("virgin_rocks", "violet", 0, 0, "", "PKD"),
    ("madonna_litta", "violet", 0, 0, "", "PKD"),
    ("vitruvian_man", "yellow", 0, 0, "", "PKD"),
    ("skull_studies", "yellow", 0, 0, "", "PKD"),
    ("foetus", "yellow", 0, 0, "", "PKD"),
    ("shoulder_muscles", "yellow", 0, 0, "", "PKD"),
    ("ginevra_benci", "red", 0, 0, "", "PPD"),
    ("lady_ermine", "red", 0, 0, "", "PPD"),
    ("belle_ferronniere", "red", 0, 0, "", "PPD"),
    ("mona_lisa", "red", 0, 0, "", "KPD"),
    ("annunciation", "orange", 0, 0, "", "PPD"),
    ("adoration_magi", "orange", 0, 0, "", "PPD"),
    ("last_supper", "orange", 0, 0, "", "PPD"),
    ("saint_john", "orange", 0, 0, "", "PPD"),
    ("leonardo_painter", "", 2, 2, "invention", "PKK"),
    ("leonardo_courtier", "", 1, 2, "character", "PKP"),
    ("leonardo_master", "", 0, 3, "", "PKP"),
)
INVENTIONS = (
    ("armoured_car", "lightblue", 0, 0, "", "KKD"),
    ("multiple_bombard", "lightblue", 0, 0, "", "KKD"),
    ("giant_crossbow", "lightblue", 0, 0, "", "PKD"),
    ("scythed_chariot", "lightblue", 0, 0, "", "PKD"),
    ("aerial_screw", "lightgreen", 0, 0, "", "PKD"),
    ("ornithopter", "lightgreen", 0, 0, "", "PKD"),
    ("parachute", "lightgreen", 0, 0, "", "PKD"),
    ("glider", "lightgreen", 0, 0, "", "PKD"),
    ("diving_suit", "blue", 0, 0, "", "PPD"),
    ("paddle_boat", "blue", 0, 0, "", "PPD"),
    ("floating_shoes", "blue", 0, 0, "", "PPD"),
    ("canal_lock", "blue", 0, 0, "", "PPD"),
    ("self_propelled_cart", "teal", 0, 0, "", "DPD"),
    ("mechanical_lion", "teal", 0, 0, "", "PPD"),
    ("revolving_crane", "teal", 0, 0, "", "PPD"),
    ("odometer", "teal", 0, 0, "", "PPD"),
    ("leonardo_engineer", "", 2, 2, "work", "PKP"),
    ("leonardo_adviser", "", 1, 2, "character", "PKP"),
    ("leonardo_dreamer", "", 0, 3, "", "PKP"),
)
#    name, (no colour), cost, points, effect, marks (name, -, figures)
CHARACTERS = (
    ("ludovico_il_moro", "", 3, 4, "", "K-K"),
    ("lorenzo_de_medici", "", 0, 0, "coin2", "P-K"),
    ("machiavelli", "", 1, 1, "city", "K-K"),
    ("francis_i", "", 3, 2, "work", "P-P"),
    ("cesare_borgia", "", 2, 1, "invention", "P-P"),
    ("verrocchio", "", 1, 0, "work", "P-P"),
    ("pacioli", "", 1, 0, "invention", "P-P"),
    ("isabella_d_este", "", 2, 1, "work", "P-P"),
    ("michelangelo", "", 2, 3, "", "D-P"),
    ("raphael", "", 1, 2, "", "P-P"),
    ("botticelli", "", 1, 2, "", "P-P"),
    ("salai", "", 0, 0, "coin1", "P-P"),
    ("melzi", "", 0, 0, "city", "P-P"),
    ("bramante", "", 2, 1, "invention", "P-P"),
    ("ser_piero", "", 0, 1, "", "P-P"),
    ("cecilia_gallerani", "", 1, 2, "", "P-P"),
)
_CARDS = WORKS + INVENTIONS + CHARACTERS
CARDS = tuple(row[0] for row in _CARDS)
FIRST = (0, len(WORKS), len(WORKS) + len(INVENTIONS), len(_CARDS))  # of each kind, and the end
FIRST_INVENTION, FIRST_CHARACTER = FIRST[INVENTION], FIRST[CHARACTER]
PACK = 19  # cards of the largest pack

# 10.2, 10.5: what a majority counts, or what a set needs; marks (objective, points)
#    name, majority or set, what, points, marks
CITY_CARDS = (
    ("vinci", "set", "invention_same 2", 3, "DD"),
    ("firenze", "majority", "work", 6, "DP"),
    ("milano", "majority", "invention", 7, "PP"),
    ("roma", "majority", "character", 4, "KK"),
    ("venezia", "set", "coin 1", 2, "KK"),
    ("bologna", "majority", "character invention work", 3, "KK"),
    ("mantova", "set", "invention 1 work 1", 2, "KK"),
    ("amboise", "set", "invention_same 2 work_same 2", 8, "DD"),
    ("urbino", "set", "work_same 2", 3, "PP"),
    ("imola", "set", "invention_same 3", 7, "PP"),
    ("pavia", "set", "work_same 3", 7, "PP"),
    ("pisa", "set", "invention_different 3", 5, "PP"),
    ("vigevano", "set", "work_different 3", 5, "PP"),
    ("piombino", "majority", "coin", 4, "PP"),
    ("romorantin", "set", "character 2", 3, "PP"),
    ("cesenatico", "set", "character 1 invention 1 work 1", 3, "PP"),
)
CITIES = tuple(row[0] for row in CITY_CARDS)
VENEZIA = CITIES.index("venezia")
MANTOVA = CITIES.index("mantova")
AMBOISE = CITIES.index("amboise")
ROMORANTIN = CITIES.index("romorantin")
CESENATICO = CITIES.index("cesenatico")


def _table(figures):
    """A lookup table for the rules; an array, because compiled code is slow to index a tuple."""
    return np.array(figures, np.int32)


def _symbol(word):
    return SYMBOLS.index(word) if word else -1


SYMBOL = _table([[_symbol(word) for word in row[2].split()] for row in ACTION_CARDS])
KIND = _table([kind for kind in range(CITY) for _ in range(FIRST[kind + 1] - FIRST[kind])])
COST = _table([row[2] for row in _CARDS])
POINTS = _table([row[3] for row in _CARDS])
EFFECT = _table([_symbol(row[4]) for row in _CARDS])
CITY_POINTS = _table([row[3] for row in CITY_CARDS])
MOST_OF_A_CITY = 64  # Amboise, with all sixteen inventions and works

# 3.1: two of the cards by number, the lower first: the number of a pair is PAIRS_FROM[a] + b
PAIRS = tuple((a, b) for a in range(len(ACTIONS)) for b in range(a + 1, len(ACTIONS)))
PAIR = _table(PAIRS)
PAIR_BITS = _table([1 << a | 1 << b for a, b in PAIRS])
PAIR_WORDS = tuple(f"{ACTIONS[a]}+{ACTIONS[b]}" for a, b in PAIRS)
PAIRS_FROM = _table([a * (2 * len(ACTIONS) - a - 1) // 2 - a - 1 for a in range(len(ACTIONS))])


def _counted(row):
    """The cards that a majority counts, as a set; 10.6: none with the face of Leonardo."""
    kinds = row[2].split() if row[1] == "majority" else []
    return sum(1 << n for n, card in enumerate(_CARDS) if KINDS[KIND[n]] in kinds and (card[1] or KIND[n] == CHARACTER))


COUNTED = np.array([_counted(row) for row in CITY_CARDS], np.int64)
COUNTS_COINS = _table([row[1:3] == ("majority", "coin") for row in CITY_CARDS])
MAJORITY = _table([row[1] == "majority" for row in CITY_CARDS])
