"""The best sets of one kind of card, works or inventions, computed once for every possible hand.

A hand is the number of cards in each of the four colours, at most four each; sorted, there are 70. Three cities take
sets of one kind alone: two of a colour, three of a colour, three of different colours. Others take cards of both kinds
together, and need of one kind only a number of pairs of a colour and a number of single cards. So for each hand, each
number of pairs and of singles set aside, and each choice of the three cities, `BEST` holds which sets to make of the
rest, and `rules/sets.py` only combines the two kinds.

The table is ragged, because most of a full one would be empty.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import numpy as np

from .components import CITIES, CITY_POINTS, SHADES

MOST = 4  # cards of a colour
#              two of a colour, three of a colour, three of different colours
INVENTION_SETS = tuple(CITIES.index(city) for city in ("vinci", "imola", "pisa"))
WORK_SETS = tuple(CITIES.index(city) for city in ("urbino", "pavia", "vigevano"))
TWO, THREE, DIFFERENT = (int(CITY_POINTS[city]) for city in INVENTION_SETS)  # what they pay
assert [int(CITY_POINTS[city]) for city in WORK_SETS] == [TWO, THREE, DIFFERENT], "one table serves both kinds"

Hand = tuple[int, ...]
HANDS: list[Hand] = list(combinations_with_replacement(range(MOST + 1), SHADES))
WIDTH = 5  # bits for the number of sets of one city; a choice is twos, threes, different ones, in this order


def _makings(hand: Hand) -> Iterator[tuple[int, int, int]]:
    """How many twos, threes and sets of different colours can be made of a hand at once; not only the best."""
    seen = set()
    ways = [[(twos, 0) for twos in range(held // 2 + 1)] + [(0, 1)] * (held >= 3) for held in hand]
    for chosen in product(*ways):
        left = [held - 2 * twos - 3 * threes for held, (twos, threes) in zip(hand, chosen, strict=True)]
        different = 0
        while True:
            made = (sum(twos for twos, _ in chosen), sum(threes for _, threes in chosen), different)
            if made not in seen:
                seen.add(made)
                yield made
            different += 1
            if sum(min(cards, different) for cards in left) < 3 * different:
                break


def _pairs(hand: Hand) -> int:
    return sum(held // 2 for held in hand)


def _best(hand: Hand, makings: list[tuple[int, int, int]], scored: tuple[int, ...]) -> list[list[int]]:
    """For each number of pairs set aside, for each number of singles: the choice with the most points."""
    total = sum(hand)
    best = [[(-1, 0)] * (total - 2 * apart + 1) for apart in range(_pairs(hand) + 1)]
    for twos, threes, different in makings:
        left = total - 2 * twos - 3 * threes - 3 * different
        if (threes and not scored[1]) or (different and not scored[2]):
            continue
        for apart in range(twos + 1) if scored[0] else [twos]:
            choice = twos - apart | threes << WIDTH | different << 2 * WIDTH
            points = TWO * (twos - apart) + THREE * threes + DIFFERENT * different
            best[apart][left] = max(best[apart][left], (points, choice))
    for row in best:
        for singles in range(len(row) - 2, -1, -1):  # what leaves more cards leaves these too
            row[singles] = max(row[singles], row[singles + 1])
    return [[choice for _, choice in row] for row in best]


def _tables() -> tuple[np.ndarray, np.ndarray]:
    start = np.zeros((len(HANDS), SHADES * MOST // 2 + 1), np.int16)
    best: list[list[int]] = [[] for _ in range(8)]
    for number, hand in enumerate(HANDS):
        makings = list(_makings(hand))
        for scored in product((0, 1), repeat=3):
            flat = best[scored[0] | scored[1] << 1 | scored[2] << 2]
            for apart, row in enumerate(_best(hand, makings, scored)):
                start[number, apart] = len(flat)
                flat.extend(row)
    return start, np.array(best, np.int16)


START, BEST = _tables()  # BEST[cities of the three, START[hand, pairs set aside] + singles set aside]
TOTAL = np.array([sum(hand) for hand in HANDS], np.int32)
MOST_PAIRS = np.array([_pairs(hand) for hand in HANDS], np.int32)
# The number of a hand, by the cards held in the four colours as digits to the base of five, in any order.
HAND = np.array([HANDS.index(tuple(sorted(h))) for h in product(range(MOST + 1), repeat=SHADES)], np.int16)
# How many cards of a colour there are in a set of them.
HELD = np.array([bits.bit_count() for bits in range(1 << MOST)], np.int32)
