"""Phase A: works are started and cancelled, in secret (§6)."""

from ....engine.contract import emit
from ..clauses import (
    ALLOWED,
    COMPONENTS_MISSING,
    INVENTION_GONE,
    LAB_NOT_FREE,
    NOT_BEGUN_EARLIER,
    ONE_START_A_LAB,
    SAME_INVENTION,
)
from ..components import KINDS, PACKED, RECIPE, fits
from ..events import CANCELLED, STARTED
from .knowledge import hand_packed, work_ended, work_started
from .ranking import clockwise


def next_visit(s):
    """6.1: from Leonardo's holder clockwise, one visit each."""
    if s.visits == s.players:
        return False
    s.active = clockwise(s, s.leonardo, s.visits)
    return True


def may_use(s, seat, lab):
    """6.2, 6.5: a lab of the seat that is idle and was not started in this visit."""
    if s.begun >> lab & 1:
        return ONE_START_A_LAB
    if s.spaces[seat, lab] == 0 or s.weeks[seat, lab] >= 0:
        return LAB_NOT_FREE
    return ALLOWED


def may_start(s, seat, lab, number):
    """6.3, 6.6, 6.11, 6.12, 6.13: a recipe from the hand, of a card that is requested or still in the deck."""
    refused = may_use(s, seat, lab)
    if refused != ALLOWED:
        return refused
    if s.gone >> number & 1:
        return INVENTION_GONE
    if s.work[seat, 1 - lab] == number:
        return SAME_INVENTION
    if not fits(PACKED[s.table, number], hand_packed(s, seat)):
        return COMPONENTS_MISSING
    return ALLOWED


def may_cancel(s, seat, lab):
    """6.15: only work from an earlier turn."""
    return ALLOWED if s.weeks[seat, lab] >= 0 and not s.begun >> lab & 1 else NOT_BEGUN_EARLIER


def end_visit(s, seat):
    """6.1: with `done`, or when every lab has been started in it."""
    s.begun = 0
    s.visits += 1


def start(s, seat, lab, number):
    """6.3, 6.4, 6.7, 6.9: the components go face down under the lab, the counter to 0; nobody sees what they are."""
    for kind in range(KINDS):
        s.hand[seat, kind] -= RECIPE[s.table, number, kind]
    s.work[seat, lab] = number
    s.weeks[seat, lab] = 0
    s.begun |= 1 << lab
    work_started(s, seat, lab)
    emit(STARTED, seat, lab, number)
    if s.begun == 3 or (s.begun == 1 and s.spaces[seat, 1] == 0):
        end_visit(s, seat)


def cancel(s, seat, lab):
    """6.14, 6.16, 6.17: the weeks are lost, the components return to the hand and may be used again at once."""
    number = s.work[seat, lab]
    for kind in range(KINDS):
        s.hand[seat, kind] += RECIPE[s.table, number, kind]
    clear_lab(s, seat, lab)
    emit(CANCELLED, seat, lab, number)


def clear_lab(s, seat, lab):
    """6.14, 9.6: the counter is removed; the lab is idle."""
    work_ended(s, seat, lab)
    s.work[seat, lab] = 0
    s.marked[seat, lab] = 0
    s.weeks[seat, lab] = -1
