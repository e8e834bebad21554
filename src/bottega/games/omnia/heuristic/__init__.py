"""The heuristic of Omnia: what a sensible beginner plays.

It values what it would have after a move: printed points, complete and incomplete sets, probable majorities in the
cities, coins while they can still buy something, and the symbols it has yet to play. Scores are in tenths of a point.
"""

from ..components import (
    CHARACTER,
    CITY,
    COIN1,
    COST,
    EFFECT,
    INVENTION,
    PAIR_BITS,
    POINTS,
    ROUNDS,
    ROW,
    SYMBOL,
    VENEZIA,
    WORK,
)
from ..moves import KEEP, MOVES, PLAY
from ..state import DRAFT, PLAYING
from .outlook import COIN, FIRST_LOOK, POINT, kept, outlook

AT_ONCE = 40  # actions that cost nothing and reveal more come first
LATER = 7  # tenths of its value that a symbol keeps in a later round


def score_moves(s, seat, moves, n, worth):
    """Writes a score for each of n legal moves of a seat."""
    if s.phase == DRAFT:
        for i in range(n):
            worth[i] = outlook(s, seat, kept(s, seat) | int(PAIR_BITS[moves[i] - KEEP]))
        return
    hand = int(s.hand[seat])
    base = outlook(s, seat, hand)
    if s.phase == PLAYING:
        score_cards(s, seat, base, moves, n, worth)
        return
    for i in range(n):
        worth[i] = score_move(s, seat, base, hand, moves[i])


def quiet(s):
    """How quiet it is: 3 when a round or a stage of the draft begins, 2 when a turn begins, otherwise 0."""
    if s.phase == PLAYING:
        return 3 if s.active == s.first else 2
    if s.phase == DRAFT:
        for seat in range(s.players):
            if s.pick[seat] >= 0:
                return 0
        return 3
    return 0


def worth_of_taking(s, seat, base, hand, card):
    """The card with its points and its effect, less its price."""
    gain = gain_of(s, seat, base, hand, card)
    effect = EFFECT[card]
    if effect < 0:
        return gain
    coins = s.coins[seat] - COST[card]
    if effect > CHARACTER:
        return gain + symbol_worth(s, seat, effect)
    best = 0
    for slot in range(ROW):
        other = s.row[effect, slot]
        if other >= 0 and other != card and COST[other] <= coins:
            best = max(best, gain_of(s, seat, base, hand, other))
    return gain + best


def gain_of(s, seat, base, hand, card):
    """What a card itself changes."""
    s.cards[seat] |= 1 << int(card)
    s.coins[seat] -= COST[card]
    gain = POINT * POINTS[card] + outlook(s, seat, hand) - base
    s.cards[seat] &= ~(1 << int(card))
    s.coins[seat] += COST[card]
    return gain


def symbol_worth(s, seat, symbol):
    """A look at the cities, or coins."""
    if symbol == CITY:
        return FIRST_LOOK if s.city_left > 0 else 0
    coins = min(1 if symbol == COIN1 else 2, s.bank)
    return coins * (2 * POINT if s.cities >> VENEZIA & 1 else COIN if s.this_round < ROUNDS else 1)


def worth_of_placing(s, seat, base, hand, city):
    """5.4: the value of a city to the seat, less its average value to the others."""
    theirs = 0
    for other in range(s.players):
        if other != seat:
            theirs -= outlook(s, other, int(s.hand[other]))
    s.cities |= 1 << int(city)
    gain = outlook(s, seat, int(s.hand[seat])) - base
    for other in range(s.players):
        if other != seat:
            theirs += outlook(s, other, int(s.hand[other]))
    s.cities &= ~(1 << int(city))
    return gain - theirs // (s.players - 1)


def score_cards(s, seat, base, moves, n, worth):
    """4.2: the value of a card now, relative to that of its symbols later."""
    work, second_work = best_two(s, seat, base, WORK)
    invention, second_invention = best_two(s, seat, base, INVENTION)
    character, second_character = best_two(s, seat, base, CHARACTER)
    best = (work, invention, character)
    second = (second_work, second_invention, second_character)
    hand = int(s.hand[seat])
    for i in range(n):
        card = moves[i] - PLAY
        one = SYMBOL[card, 0]
        other = SYMBOL[card, 1]
        now = best[one] if one <= CHARACTER else symbol_worth(s, seat, one)
        if other > CHARACTER:
            now += symbol_worth(s, seat, other)
        else:
            now += second[other] if one == other else best[other]
        worth[i] = now
        if s.this_round < ROUNDS:
            worth[i] += (outlook(s, seat, hand & ~(1 << int(card))) - base) * LATER // 10


def best_two(s, seat, base, kind):
    """The values of the best and the second-best card of a row."""
    best = 0
    second = 0
    for slot in range(ROW):
        card = s.row[kind, slot]
        if card >= 0 and COST[card] <= s.coins[seat]:
            gain = worth_of_taking(s, seat, base, int(s.hand[seat]), card)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best, second


# The functions that score an action; to skip one scores 0.
score_move = MOVES.dispatch(
    "score_move",
    "s, seat, base, hand",
    {
        "take": worth_of_taking,
        "coins": 2 * AT_ONCE,
        "draw": AT_ONCE + FIRST_LOOK,
        "place": worth_of_placing,
    },
    module=__name__,
)
