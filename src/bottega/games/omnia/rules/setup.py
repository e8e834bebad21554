"""Preparation: the packs, the rows, the first city, coins, action cards for the number of players."""

from ....engine.bits import draw_some
from ....engine.chance import below, shuffle
from ....engine.contract import emit
from ..components import CITIES, COINS, DEALT, DRAW, FIRST, KINDS, PACK, ROW, START_COINS
from ..events import BEGINS, OPENED
from ..state import DRAFT
from .turn import refill


def setup(s):
    """2.1 to 2.5: the state before the draft."""
    lay_cities(s)
    for kind in range(len(KINDS)):
        lay_pack(s, kind)
    refill(s)
    deal(s)
    s.first = below(s.rng, s.players)  # 2.5
    emit(BEGINS, s.first)
    s.active = -1
    s.card = -1
    s.effect = -1
    s.phase = DRAFT


def lay_cities(s):
    """2.1: sixteen cities shuffled, the top one face up, the others a pack."""
    for city in range(len(CITIES)):
        s.city_deck[city] = city
    shuffle(s.rng, s.city_deck, 0, len(CITIES))
    city = s.city_deck[0]
    s.city_left = len(CITIES) - 1
    for position in range(s.city_left):
        s.city_deck[position] = s.city_deck[position + 1]
    s.city_deck[s.city_left] = -1
    s.cities = 1 << int(city)
    emit(OPENED, city)


def lay_pack(s, kind):
    """2.2: works, inventions, characters: a shuffled pack each, and three places for cards face up."""
    size = FIRST[kind + 1] - FIRST[kind]
    for position in range(PACK):
        s.deck[kind, position] = FIRST[kind] + position if position < size else -1
    shuffle(s.rng, s.deck[kind], 0, size)
    s.deck_left[kind] = size
    for slot in range(ROW):
        s.row[kind, slot] = -1


def deal(s):
    """2.4: one coin and seven action cards each. 2.3: the cards marked 2 come first, then those marked 3 and 4."""
    s.bank = COINS - START_COINS * s.players
    pack = (1 << DEALT * int(s.players)) - 1
    for seat in range(s.players):
        s.coins[seat] = START_COINS
        s.pick[seat] = -1
        s.hand[seat] = draw_some(s.rng, pack, DEALT)
        pack &= ~int(s.hand[seat])
        for slot in range(DRAW):
            s.drawn[seat, slot] = -1
