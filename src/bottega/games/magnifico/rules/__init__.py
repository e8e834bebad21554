"""The rules of Magnifico, in the dialect: one module for each part of the rulebook.

This module says who acts, and which clause forbids moves of other seats. `moves.py` declares what each move does.
"""

from ....engine.bits import bit
from ..clauses import GAME_ENDED, NOT_SHORT, NOT_YOUR_BID, NOT_YOUR_CHOICE, NOT_YOUR_TURN, OTHER_SIDE, TOO_NEAR
from ..state import BIDDING, CHOOSING, FOUNDING, OVER, REINFORCING, in_battle
from .auction import pending


def actors(s):
    """5.4: the seat whose turn it is, or that has to answer; 5.3.4: in an auction, all who have not yet bid."""
    if s.phase == BIDDING:
        return pending(s)
    if s.phase == OVER:
        return 0
    return bit(s.active)


def not_asked(s):
    """4.8, 5.2.1, 5.3.4, 5.3.5, 5.4, 7.3.7: the clause that says who acts in this phase. 11.1: or that nobody does."""
    if s.phase == OVER:
        return GAME_ENDED
    if s.phase == FOUNDING:
        return TOO_NEAR
    if s.phase == REINFORCING:
        return NOT_SHORT
    if s.phase == BIDDING:
        return NOT_YOUR_BID
    if s.phase == CHOOSING:
        return NOT_YOUR_CHOICE
    return OTHER_SIDE if in_battle(s) else NOT_YOUR_TURN
