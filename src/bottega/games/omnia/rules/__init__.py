"""The rules of Omnia, in the dialect: one module for each part of the rulebook.

This module says who acts, and which clause forbids a move in the wrong phase. `moves.py` declares what each move does.
"""

from ..clauses import (
    ALREADY_CHOSEN,
    GAME_ENDED,
    NOT_DRAWN,
    NOT_IN_THE_DRAFT,
    NOT_ON_THE_CARD,
    NOT_THE_EFFECT,
    NOT_YOUR_TURN,
    ONE_CARD_OF_THE_HAND,
)
from ..state import ACTING, DRAFT, EFFECT, OVER, PLAYING
from .draft import pending


def actors(s):
    """4.1: whose turn it is; 3.4: in the draft, all who have not yet chosen."""
    if s.phase == DRAFT:
        return pending(s)
    if s.phase == OVER:
        return 0
    return 1 << int(s.active)


def not_asked(s):
    """The clause against any move of a seat that does not act now."""
    if s.phase == OVER:
        return GAME_ENDED
    return ALREADY_CHOSEN if s.phase == DRAFT else NOT_YOUR_TURN


def other_phase(s):
    """The clause that says what the phase is for."""
    if s.phase == DRAFT:
        return NOT_IN_THE_DRAFT
    if s.phase == PLAYING:
        return ONE_CARD_OF_THE_HAND
    if s.phase == ACTING:
        return NOT_ON_THE_CARD
    return NOT_THE_EFFECT if s.phase == EFFECT else NOT_DRAWN
