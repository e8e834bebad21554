"""Area B: better labs and mechanical men (§8, Workshop)."""

from ....engine.contract import emit
from ..clauses import (
    ALLOWED,
    LAB_AT_WORK,
    LARGE_LAB_NOT_TURNABLE,
    LARGE_LAB_TAKEN,
    NO_SPACE_FOR_MAN,
    SMALL_LAB_TURNED,
)
from ..components import LARGE, MEN_SPACES, SMALL
from ..events import IMPROVED

SMALL_FIVE, LARGE_FOUR, LARGE_SIX, MAN_SMALL, MAN_LARGE = range(5)


def can_improve(s, seat):
    """8.B.6: whether any of the improvements is legal."""
    for improvement in range(5):
        if may_improve(s, seat, improvement) == ALLOWED:
            return True
    return False


def may_improve(s, seat, improvement):
    """8.B.7: only idle labs are changed; a large lab may be taken at any time."""
    refused = fits_lab(s, seat, improvement)
    lab = SMALL if improvement == SMALL_FIVE or improvement == MAN_SMALL else LARGE
    if refused == ALLOWED and improvement != LARGE_FOUR and s.weeks[seat, lab] >= 0:
        return LAB_AT_WORK
    return refused


def fits_lab(s, seat, improvement):
    """8.B.8, 8.B.9, 8.B.10, 8.B.11: from 3 to 5 spaces, a large lab, from 4 to 6, a man where a space is free for him.

    8.B.12: at most three mechanical men; there are no more spaces for them.
    """
    if improvement == SMALL_FIVE:
        return ALLOWED if s.spaces[seat, SMALL] == 3 else SMALL_LAB_TURNED
    if improvement == LARGE_FOUR:
        return ALLOWED if s.spaces[seat, LARGE] == 0 else LARGE_LAB_TAKEN
    if improvement == LARGE_SIX:
        return ALLOWED if s.spaces[seat, LARGE] == 4 else LARGE_LAB_NOT_TURNABLE
    lab = improvement - MAN_SMALL
    return ALLOWED if s.men[seat, lab] < MEN_SPACES[s.spaces[seat, lab]] else NO_SPACE_FOR_MAN


def improve(s, seat, improvement, price):
    """8.B.7 to 8.B.11: done at once; a later purchase may build on it."""
    change_lab(s, seat, improvement)
    emit(IMPROVED, seat, improvement, price)


def change_lab(s, seat, improvement):
    """8.B.8, 8.B.9, 8.B.10, 8.B.11: turns a lab over, takes the large one, or seats a mechanical man."""
    if improvement == SMALL_FIVE:
        s.spaces[seat, SMALL] = 5
    elif improvement == LARGE_FOUR:
        s.spaces[seat, LARGE] = 4
    elif improvement == LARGE_SIX:
        s.spaces[seat, LARGE] = 6
    else:
        s.men[seat, improvement - MAN_SMALL] += 1
