"""Turn 0 for experts: favours, one at a time (appendix)."""

from ....engine.contract import emit
from ..clauses import (
    ALLOWED,
    FAVOUR_TWICE,
    LARGE_LAB_HELD,
    NO_LARGE_LAB_TO_TURN,
    NO_SMALL_LAB_TO_TURN,
    NO_SPACE_FOR_FAVOUR_MAN,
    TWO_OF_A_KIND,
)
from ..components import FAVOUR_COMPONENTS, FAVOUR_COUNT, FAVOUR_FLORINS, KINDS, MOST_OF_A_FAVOUR, MOST_OF_A_KIND
from ..events import COMPONENT_TAKEN, FAVOUR_TAKEN
from ..state import FAVOUR, FAVOUR_COMPONENT
from .workshop import LARGE_FOUR, LARGE_SIX, SMALL_FIVE, change_lab, fits_lab

FLORINS, COMPONENTS, APPRENTICE, LABS = range(4)  # a, b, c, d; the favours from LABS on are d.1 to d.4


def next_favour(s):
    """X.4, X.5: one each, clockwise from Leonardo's holder, until all have their number."""
    taken = 0
    for seat in range(s.players):
        for letter in range(4):
            taken += s.favours[seat, letter]
    if taken == FAVOUR_COUNT[s.players] * s.players:
        return False
    s.active = (s.leonardo + taken) % s.players
    return True


def may_favour(s, seat, favour):
    """X.9, X.10, X.11, X.12: what a lab allows. X.13: with four or five players none more than twice."""
    if s.players >= 4 and s.favours[seat, min(favour, LABS)] == MOST_OF_A_FAVOUR:
        return FAVOUR_TWICE
    if favour < LABS or fits_lab(s, seat, favour - LABS) == ALLOWED:
        return ALLOWED
    if favour - LABS == SMALL_FIVE:
        return NO_SMALL_LAB_TO_TURN
    if favour - LABS == LARGE_FOUR:
        return LARGE_LAB_HELD
    return NO_LARGE_LAB_TO_TURN if favour - LABS == LARGE_SIX else NO_SPACE_FOR_FAVOUR_MAN


def may_pick(s, seat, kind):
    """X.7: at most two of a kind within one favour, and only what the shop has."""
    return ALLOWED if s.shop[kind] > 0 and s.picked[kind] < MOST_OF_A_KIND else TWO_OF_A_KIND


def take_favour(s, seat, favour):
    """X.6 to X.12: florins, four components, an apprentice, or a lab with a component; a mechanical man comes alone."""
    s.favours[seat, min(favour, LABS)] += 1
    emit(FAVOUR_TAKEN, seat, favour)
    if favour == FLORINS:
        s.florins[seat] += FAVOUR_FLORINS
    elif favour == COMPONENTS:
        s.owed = FAVOUR_COMPONENTS
    elif favour == APPRENTICE:
        s.academy[seat] -= 1
        s.supply[seat] += 1
    else:
        change_lab(s, seat, favour - LABS)
        s.owed = favour - LABS <= LARGE_SIX
    for kind in range(KINDS):
        s.picked[kind] = 0
    if s.owed:
        s.phase = FAVOUR_COMPONENT


def pick(s, seat, kind):
    """X.7: any component from its shop."""
    s.shop[kind] -= 1
    s.hand[seat, kind] += 1
    s.picked[kind] += 1
    s.owed -= 1
    emit(COMPONENT_TAKEN, seat, kind, 0)
    if s.owed == 0:
        s.phase = FAVOUR
