"""The deck of colour cards and the discards (§ End of the Round)."""

from ....engine.chance import shuffle
from ....engine.contract import emit
from ..components import KINDS, NO_CARD, ONE
from ..events import DISCARDED, RESHUFFLED
from .cards import holds
from .knowledge import new_deal


def draw(s):
    """4.9: the top card of the deck; if there is none, the discards are shuffled first."""
    if s.deck_left == 0:
        reshuffle(s)
    s.deck_left -= 1
    kind = s.deck[s.deck_left]
    s.deck[s.deck_left] = NO_CARD
    return kind


def reshuffle(s):
    """4.9: the discards become the new deck."""
    n = 0
    for kind in range(KINDS):
        for _ in range(holds(s.discards, kind)):
            s.deck[n] = kind
            n += 1
    s.deck_left = n
    s.discards = 0
    new_deal(s)
    emit(RESHUFFLED, n)
    shuffle(s.rng, s.deck, 0, n)


def discard(s, seat, kind):
    """4.6: face up onto the discards."""
    s.discards += ONE[kind]
    emit(DISCARDED, seat, kind)
