"""The rules of Atelier Da Vinci, in the dialect: one module for each part of the rulebook.

This module says who acts, and which clause forbids a move in the wrong phase. `moves.py` declares what each move does.
"""

from ..clauses import (
    CARDS_OR_DRAW,
    DRAWN_CARD_WAITS,
    GAME_ENDED,
    LEONARDO_WAITS,
    MUST_ACT,
    NOT_YOUR_TURN,
    ONE_ACTION,
    ONLY_EXCESS,
)
from ..state import ACTION, DISCARDING, DRAWN, LEONARDO, OVER, TAKING


def actors(s):
    """3.1: whose turn it is."""
    return 0 if s.phase == OVER else 1 << int(s.active)


def not_asked(s):
    """3.1: the clause against any move of a seat that does not act now."""
    return GAME_ENDED if s.phase == OVER else NOT_YOUR_TURN


def other_phase(s):
    """3.2, 3.3, 4.4, 4.6, 8.1, 8.6: what has to be done now, and nothing else."""
    if s.phase == ACTION:
        return MUST_ACT
    if s.phase == TAKING:
        return CARDS_OR_DRAW
    if s.phase == DISCARDING:
        return ONLY_EXCESS
    if s.phase == LEONARDO:
        return LEONARDO_WAITS
    return DRAWN_CARD_WAITS if s.phase == DRAWN else ONE_ACTION
