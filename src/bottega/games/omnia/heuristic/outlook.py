"""What a seat has and may expect, in tenths of a point."""

import numpy as np

from ....engine.bits import place
from ..components import (
    ACTION_CARDS,
    AMBOISE,
    CESENATICO,
    CHARACTER,
    CITIES,
    CITY,
    CITY_POINTS,
    COIN1,
    COUNTED,
    COUNTS_COINS,
    FIRST_CHARACTER,
    FIRST_INVENTION,
    INVENTION,
    MAJORITY,
    MANTOVA,
    ROMORANTIN,
    SHADES,
    STAGES,
    SYMBOLS,
    VENEZIA,
    WORK,
)
from ..rules.scoring import counted
from ..rules.sets import ORDER, best_sets, sets_of
from ..sets import HELD, INVENTION_SETS, WORK_SETS
from ..state import DRAFT

POINT = 10
COIN = 11  # the value of a coin while there is something to buy
FIRST_LOOK, LATER_LOOK, LOOKS = 6, 2, 3  # the value of looking at the cities, and how many cities are enough

# The symbols of a card as one number, so that those of a hand are added up; two coins count twice.
WIDE = 6
PACKED = np.array(
    [
        sum(1 << WIDE * min(SYMBOLS.index(word), COIN1) for word in row[2].replace("coin2", "coin1 coin1").split())
        for row in ACTION_CARDS
    ],
    np.int64,
)

FIRST_OF = np.array([0, FIRST_INVENTION, FIRST_CHARACTER], np.int64)  # card of each kind

# By the expected lead over the best other seat, from -4: tenths of the points to expect.
FAR = 4
HOPE = np.array([0, 0, 1, 2, 5, 8, 9, 10, 10], np.int64)

# The value of a future card by the cities for sets on the table, for works and inventions, in tenths of a point.
RATE_TWO, RATE_THREE, RATE_DIFFERENT, RATE_AMBOISE, RATE_MANTOVA, RATE_CESENATICO = 12, 15, 13, 10, 8, 8
RATE_CHARACTER, RATE_COUPLE = 16, 12
RATE_ANY = 8  # of a work or an invention, for cities to come


def kept(s, seat):
    """3.3: the action cards kept so far in the draft."""
    cards = 0
    for stage in range(STAGES):
        cards |= int(s.kept[seat, stage])
    return cards


def cards_to_come(s, seat):
    """The action cards that a seat will play, as far as they are known."""
    return kept(s, seat) if s.phase == DRAFT else int(s.hand[seat])


def symbols(hand):
    """How many of each symbol a hand holds, in one number."""
    total = 0
    while hand:
        total += PACKED[place(hand & -hand)]
        hand &= hand - 1
    return total


def of(packed, symbol):
    """The count of one symbol in such a number."""
    return packed >> WIDE * symbol & (1 << WIDE) - 1


def outlook(s, seat, hand):
    """What a seat has and may expect with these future action cards, without the points printed on its cards."""
    coming = symbols(hand)
    cards = int(s.cards[seat])
    cities = int(s.cities)
    worth = made(s, seat)
    worth += begun(cities, cards, WORK_SETS, of(coming, WORK))
    worth += begun(cities, cards >> FIRST_INVENTION, INVENTION_SETS, of(coming, INVENTION))
    worth += hopes(s, seat, coming)
    worth += purse(s, seat, coming)
    worth += of(coming, WORK) * rate(cities, WORK_SETS)
    worth += of(coming, INVENTION) * rate(cities, INVENTION_SETS)
    worth += of(coming, CHARACTER) * character_rate(cities)
    looks = of(coming, CITY)
    return worth + FIRST_LOOK * min(looks, LOOKS) + LATER_LOOK * max(0, looks - LOOKS)


def made(s, seat):
    """10.5: the sets that are complete."""
    choice = best_sets(s, seat)
    points = 0
    for which in range(len(ORDER)):
        points += CITY_POINTS[ORDER[which]] * sets_of(choice, which)
    return POINT * points


def begun(cities, cards, three, coming):
    """Sets of one kind that lack one or two cards, if cards of that kind are to come; equal colours always count."""
    if coming == 0:
        return 0
    two = cities >> three[0] & 1
    same = cities >> three[1] & 1
    amboise = cities >> AMBOISE & 1
    worth = 0
    colours = 0
    for shade in range(SHADES):
        held = HELD[cards >> SHADES * shade & 15]
        colours += held > 0
        best = 2 * held
        if two and held & 1:
            best = max(best, 13)
        if same and held < 3:
            best = max(best, 11 * held if coming > 1 else 25 * (held == 2))
        if amboise and held > 0:
            best = max(best, 14 if held > 1 else 6)
        worth += best
    if cities >> three[2] & 1:
        worth += 7 * (colours == 1) + 18 * (colours == 2)
    return worth


def rate(cities, three):
    """The value of a future work or invention: by its best city, and a little by the others."""
    most = RATE_ANY
    total = RATE_ANY
    for which in range(3):
        if cities >> three[which] & 1:
            pays = RATE_TWO if which == 0 else RATE_THREE if which == 1 else RATE_DIFFERENT
            total += pays
            most = max(most, pays)
    if cities >> AMBOISE & 1:
        total += RATE_AMBOISE
        most = max(most, RATE_AMBOISE)
    if cities >> MANTOVA & 1:
        total += RATE_MANTOVA
        most = max(most, RATE_MANTOVA)
    if cities >> CESENATICO & 1:
        total += RATE_CESENATICO
        most = max(most, RATE_CESENATICO)
    return most + (total - most) // 3


def character_rate(cities):
    """The value of a future character: its own points, and the sets it belongs to."""
    return RATE_CHARACTER + RATE_COUPLE * (cities >> ROMORANTIN & 1) + RATE_CESENATICO * (cities >> CESENATICO & 1)


def hopes(s, seat, coming):
    """10.2: the expected value of the majorities, with what every seat has yet to play."""
    worth = 0
    for city in range(len(CITIES)):
        if MAJORITY[city] and s.cities >> city & 1:
            own = counted(s, seat, city) + to_count(city, coming)
            best = 0
            for other in range(s.players):
                if other != seat:
                    best = max(best, counted(s, other, city) + to_count(city, symbols(cards_to_come(s, other))))
            worth += CITY_POINTS[city] * HOPE[FAR + max(-FAR, min(FAR, own - best))]
    return worth


def to_count(city, coming):
    """What the future symbols add to a majority."""
    if COUNTS_COINS[city]:
        return of(coming, COIN1)
    total = 0
    for kind in range(CITY):
        if COUNTED[city] >> FIRST_OF[kind] & 1:
            total += of(coming, kind)
    return total


def purse(s, seat, coming):
    """Coins: points in Venice; otherwise the cost of future characters, and hardly anything beyond that."""
    coins = s.coins[seat] + of(coming, COIN1)
    if s.cities >> VENEZIA & 1:
        return 2 * POINT * coins
    need = 2 * of(coming, CHARACTER)
    return COIN * min(coins, need) + max(0, coins - need)
