"""Phase 1: the draft. All choose at the same time and in secret, then the hands go to the left."""

from ....engine.bits import bit, place
from ....engine.contract import emit
from ..clauses import ALLOWED, LOCKED, NOT_IN_THE_DRAFT
from ..components import DEALT, PAIR, PAIR_BITS, STAGES
from ..events import HANDED_ON, KEPT, RECEIVED


def pending(s):
    """3.4: the seats that have not yet chosen, a bit each."""
    bits = 0
    for seat in range(s.players):
        if s.pick[seat] < 0:
            bits |= bit(seat)
    return bits


def may_keep(s, seat, pair):
    """3.1: two cards of the hand. 3.3: cards kept before are not part of it."""
    cards = PAIR_BITS[pair]
    if cards & ~s.hand[seat] == 0:
        return ALLOWED
    for stage in range(STAGES):
        if cards & s.kept[seat, stage]:
            return LOCKED
    return NOT_IN_THE_DRAFT


def keep(s, seat, pair):
    """3.4: the choice is secret until all have chosen."""
    s.pick[seat] = pair


def hand_on(s):
    """3.1, 3.2: all have chosen: two cards are locked, and what is left of each hand goes to the next seat."""
    for seat in range(s.players):
        pair = s.pick[seat]
        s.kept[seat, s.stage] = PAIR_BITS[pair]
        s.hand[seat] &= ~s.kept[seat, s.stage]
        s.pick[seat] = -1
        emit(KEPT, seat, PAIR[pair, 0], PAIR[pair, 1])
    last = s.hand[s.players - 1]
    for seat in range(s.players - 1, 0, -1):
        s.hand[seat] = s.hand[seat - 1]
    s.hand[0] = last
    s.stage += 1
    emit(HANDED_ON, DEALT - 2 * s.stage)


def take_up_hands(s):
    """3.2: the last card is kept without choice; the seven kept cards are the hand."""
    for seat in range(s.players):
        s.kept[seat, STAGES] = s.hand[seat]
        emit(RECEIVED, seat, place(int(s.hand[seat])))
        for stage in range(STAGES):
            s.hand[seat] |= s.kept[seat, stage]
