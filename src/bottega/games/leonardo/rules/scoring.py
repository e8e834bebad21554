"""The end of the game: variety, florins, ties (§11)."""

from ....engine.contract import emit
from ..components import BRONZE, CLASS, GOLD, LAST_INVENTION, TYPE, VARIETY
from ..events import VARIETY_BONUS
from ..state import OVER


def types_held(s, seat):
    """11.2: different types among the cards in front of a player."""
    types = 0
    for number in range(1, LAST_INVENTION + 1):
        if s.cards[seat] >> number & 1:
            types |= 1 << TYPE[number]
    count = 0
    for kind in range(5):
        count += types >> kind & 1
    return count


def award_variety(s):
    """11.2: 20, 13 or 8 florins for five, four or three types."""
    for seat in range(s.players):
        count = types_held(s, seat)
        s.florins[seat] += VARIETY[count]
        if VARIETY[count] > 0:
            emit(VARIETY_BONUS, seat, count, VARIETY[count])


def scores(s, out):
    """11.3: florins, with the bonus for variety, and nothing else. 11.4: cards, then gold, silver, copper, bronze."""
    for seat in range(s.players):
        out[seat, 0] = s.florins[seat]
        if s.phase != OVER:
            out[seat, 0] += VARIETY[types_held(s, seat)]
        tie = 0
        for number in range(1, LAST_INVENTION + 1):
            tie += s.cards[seat] >> number & 1
        for kind in range(GOLD, BRONZE - 1, -1):
            tie *= 32
            for number in range(1, LAST_INVENTION + 1):
                if s.cards[seat] >> number & 1 and CLASS[s.table, number] == kind:
                    tie += 1
        out[seat, 1] = tie
