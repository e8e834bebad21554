"""What a seat has and may hope for, in tenths of a point."""

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
COIN = 11  # what a coin is worth while there is something to buy
FIRST_LOOK, LATER_LOOK, LOOKS = 6, 2, 3  # a look at the cities, and how many are worth more

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

# By how many more than the best of the others one will have, from -4 on: tenths of the points one may hope for.
FAR = 4
HOPE = np.array([0, 0, 1, 2, 5, 8, 9, 10, 10], np.int64)

# What a card to come is worth by the cities for sets on the table, for works and inventions, in tenths of a point.
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
    """The action cards a seat will play, as far as they are settled."""
    return kept(s, seat) if s.phase == DRAFT else int(s.hand[seat])


def symbols(hand):
    """How many of each symbol a hand holds, in one number."""
    total = 0
    while hand:
        total += PACKED[place(hand & -hand)]
        hand &= hand - 1
    return total


def of(packed, symbol):
    """How many of one symbol there are in it."""
    return packed >> WIDE * symbol & (1 << WIDE) - 1


def outlook(s, seat, hand):
    """What a seat has and may hope for with these action cards to come, less the points printed on its cards."""
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
    """Sets of one kind of card that lack one or two, where cards of the kind are to come; like colours in any case."""
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
    """What a work or an invention to come is worth: by the best city for it, and a little by the others."""
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
    """What a character to come is worth: its own points, and what it is a part of."""
    return RATE_CHARACTER + RATE_COUPLE * (cities >> ROMORANTIN & 1) + RATE_CESENATICO * (cities >> CESENATICO & 1)


def hopes(s, seat, coming):
    """10.2: what the majorities promise, with what everybody has yet to play."""
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
    """What the symbols to come add to a majority."""
    if COUNTS_COINS[city]:
        return of(coming, COIN1)
    total = 0
    for kind in range(CITY):
        if COUNTED[city] >> FIRST_OF[kind] & 1:
            total += of(coming, kind)
    return total


def purse(s, seat, coming):
    """Coins: points in Venice; else what characters to come will cost, and hardly anything beyond that."""
    coins = s.coins[seat] + of(coming, COIN1)
    if s.cities >> VENEZIA & 1:
        return 2 * POINT * coins
    need = 2 * of(coming, CHARACTER)
    return COIN * min(coins, need) + max(0, coins - need)
