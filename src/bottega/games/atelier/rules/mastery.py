"""Claiming a mastery (§ 3. Claim a Mastery Card)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, MASTERY_TAKEN, NO_COMBINATION
from ..components import BORROW, HUES, MASTERIES, NEED, PACKED_NEED
from ..events import CLAIMED, SHOWN
from ..state import LEONARDO
from .cards import colours, holds
from .knowledge import bar, shown_and_kept

ALL = len(MASTERIES)


def fits(mastery, counted):
    """7.1: whether the combination is among the cards; values do not matter."""
    return ((counted | BORROW) - PACKED_NEED[mastery]) & BORROW == BORROW


def may_claim(s, seat, mastery):
    """7.1: the combination must be in hand. 7.3: each mastery is claimed once."""
    if not s.unclaimed >> mastery & 1:
        return MASTERY_TAKEN
    return ALLOWED if fits(mastery, colours(s.hand[seat])) else NO_COMBINATION


def claim(s, seat, mastery):
    """7.2: the lowest cards that fit are shown, and kept. 7.4: the bonus counts from the next Paint action on."""
    s.unclaimed &= ~(1 << mastery)
    s.masteries[seat] |= 1 << mastery
    emit(CLAIMED, seat, mastery)
    hand = s.hand[seat]
    lower = 0  # kinds that the cards not shown cannot be
    shown = 0
    for colour in range(HUES):
        missing = NEED[mastery, colour]
        passed = 0
        for kind in range(4 * colour, 4 * colour + 4):
            if missing > 0:
                lower |= passed
                passed |= 1 << kind
                for _ in range(min(missing, holds(hand, kind))):
                    emit(SHOWN, seat, kind)
                    shown += 1 << 2 * kind
                    missing -= 1
    shown_and_kept(s, seat, shown)
    bar(s, seat, lower)
    s.phase = LEONARDO
