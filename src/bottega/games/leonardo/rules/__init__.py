"""The rules of Leonardo da Vinci, in the dialect: one module for each part of the rulebook.

This module says who acts, and which clause forbids a move in the wrong phase. `moves.py` declares what each move does.
"""

from ..clauses import (
    GAME_ENDED,
    NOT_FIRST_AT_COUNCIL,
    NOT_YOUR_ANNOUNCEMENT,
    NOT_YOUR_BID,
    NOT_YOUR_CHOICE,
    NOT_YOUR_FAVOUR,
    NOT_YOUR_OFFER,
    NOT_YOUR_TURN_TO_PLACE,
    NOT_YOUR_VISIT,
    OTHER_PHASE,
)
from ..state import (
    ANNOUNCING,
    ASSIGNMENT,
    AUCTION,
    FAVOUR,
    FAVOUR_COMPONENT,
    LABORATORY,
    NAMING,
    OFFER,
    OVER,
)
from .auction import pending


def actors(s):
    """5.1: whose turn it is; 9.14: in an auction, all who have not yet bid."""
    if s.phase == AUCTION:
        return pending(s)
    if s.phase == OVER:
        return 0
    return 1 << int(s.active)


def not_asked(s):
    """The clause against any move of a seat that does not act now."""
    return GAME_ENDED if s.phase == OVER else turn_of_others(s)


def turn_of_others(s):
    """6.1, 7.1, 8.A.4, 8.A.5, 8.B.2, 9.1, 9.14, X.5: the clause that says who acts in this phase, and how."""
    if s.phase == LABORATORY:
        return NOT_YOUR_VISIT
    if s.phase == ASSIGNMENT:
        return NOT_YOUR_TURN_TO_PLACE
    if s.phase == NAMING:
        return NOT_FIRST_AT_COUNCIL
    if s.phase == OFFER:
        return NOT_YOUR_OFFER
    if s.phase == ANNOUNCING:
        return NOT_YOUR_ANNOUNCEMENT
    if s.phase == AUCTION:
        return NOT_YOUR_BID
    if s.phase == FAVOUR or s.phase == FAVOUR_COMPONENT:
        return NOT_YOUR_FAVOUR
    return NOT_YOUR_CHOICE


def other_phase(s):
    """5.1: each kind of move in its phase. X.5: before the first turn, favours only."""
    return NOT_YOUR_FAVOUR if s.phase == FAVOUR or s.phase == FAVOUR_COMPONENT else OTHER_PHASE
