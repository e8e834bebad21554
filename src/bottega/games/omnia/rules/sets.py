"""Sets of cards at the end of the game: which ones to make for the most points."""

from ....engine.bits import count
from ..components import (
    AMBOISE,
    CESENATICO,
    CITY_POINTS,
    FIRST_CHARACTER,
    FIRST_INVENTION,
    MANTOVA,
    ROMORANTIN,
    SHADES,
    VENEZIA,
)
from ..sets import (
    BEST,
    DIFFERENT,
    HAND,
    HELD,
    INVENTION_SETS,
    MOST_PAIRS,
    START,
    THREE,
    TOTAL,
    TWO,
    WIDTH,
    WORK_SETS,
)

# A choice of sets has five bits for the number of sets of each city, in this order.
ORDER = (*INVENTION_SETS, *WORK_SETS, AMBOISE, MANTOVA, CESENATICO, ROMORANTIN)
OF_WORKS, OF_AMBOISE, OF_MANTOVA, OF_CESENATICO, OF_ROMORANTIN = 3, 6, 7, 8, 9
MANY = (1 << WIDTH) - 1


def hand_of(cards):
    """10.9: the number of cards in each of four colours. 10.6: those with the face of Leonardo come after them."""
    colours = HELD[cards & 15] + 5 * HELD[cards >> SHADES & 15]
    return HAND[colours + 25 * HELD[cards >> 2 * SHADES & 15] + 125 * HELD[cards >> 3 * SHADES & 15]]


def scored(cities, three):
    """Which of the three cities for sets of one kind are on the table, one bit each."""
    return cities >> three[0] & 1 | (cities >> three[1] & 1) << 1 | (cities >> three[2] & 1) << 2


def best_of(cities, hand, pairs, singles):
    """10.10: the best sets of one kind of card, besides the pairs and singles set aside.

    Only this function reads the table: a device keeps a copy of a table for each place that reads it.
    """
    return int(BEST[cities, START[hand, pairs] + singles])


def sets_of(choice, place):
    """10.5: how many sets a choice makes of the city at a place in the order."""
    return choice >> WIDTH * place & MANY


def worth_of(choice):
    """10.5: the points of a choice of sets of one kind of card."""
    return TWO * (choice & MANY) + THREE * (choice >> WIDTH & MANY) + DIFFERENT * (choice >> 2 * WIDTH)


def best_sets(s, seat):
    """10.7, 10.10: the choice of sets with the most points, each card in at most one set; coins are counted separately.

    Tries all numbers of sets that take a pair of each kind (Amboise), that take a single card of each, and that also
    take a character. For each, the table has the best sets of the rest of a kind.
    """
    cities = int(s.cities)
    cards = int(s.cards[seat])
    works = hand_of(cards)
    inventions = hand_of(cards >> FIRST_INVENTION)
    characters = count(cards >> FIRST_CHARACTER)
    of_works = scored(cities, WORK_SETS)
    of_inventions = scored(cities, INVENTION_SETS)
    mantova = cities >> MANTOVA & 1
    cesenatico = cities >> CESENATICO & 1
    romorantin = cities >> ROMORANTIN & 1
    pays_couple = int(CITY_POINTS[ROMORANTIN]) if romorantin else 0
    twos = min(MOST_PAIRS[works], MOST_PAIRS[inventions]) if cities >> AMBOISE & 1 else 0
    most = min(TOTAL[works], TOTAL[inventions])
    best = -1
    chosen = 0
    for pairs in range(twos + 1):
        for single in range(most - 2 * pairs + 1 if mantova or cesenatico else 1):
            of_one = best_of(of_inventions, inventions, pairs, single)
            of_other = best_of(of_works, works, pairs, single)
            lone = worth_of(of_one) + worth_of(of_other) + pairs * CITY_POINTS[AMBOISE]
            for trio in range(0 if mantova else single, (min(single, characters) if cesenatico else 0) + 1):
                worth = lone + CITY_POINTS[MANTOVA] * (single - trio) + CITY_POINTS[CESENATICO] * trio
                worth += pays_couple * ((characters - trio) // 2)
                if worth > best:
                    best = worth
                    chosen = of_one | of_other << WIDTH * OF_WORKS | pairs << WIDTH * OF_AMBOISE
                    chosen |= single - trio << WIDTH * OF_MANTOVA | trio << WIDTH * OF_CESENATICO
                    chosen |= romorantin * ((characters - trio) // 2) << WIDTH * OF_ROMORANTIN
    return chosen


def sets_for(s, seat, choice, city):
    """10.5: how many sets of a city a choice makes; 10.11: each coin is a set of its own."""
    if city == VENEZIA:
        return s.coins[seat]
    for place in range(len(ORDER)):
        if ORDER[place] == city:
            return sets_of(choice, place)
    return 0
