"""The rules of Magnifico, in the dialect: one module for each part of the rulebook.

Here are the functions the engine calls. Which module decides depends on the phase.
"""

from ..clauses import (
    ALLOWED,
    GAME_ENDED,
    NOT_SHORT,
    NOT_YOUR_BID,
    NOT_YOUR_CHOICE,
    NOT_YOUR_TURN,
    OTHER_PHASE,
    OTHER_SIDE,
    TOO_NEAR,
)
from ..components import COIN
from ..moves import (
    ACTIVATE,
    BID,
    BUY,
    FOUND,
    INFANTRY,
    PASS,
    REINFORCE,
    SEND_AIRPLANES,
    SEND_SOLDIERS,
    SEND_TANKS,
    TO,
)
from ..state import (
    ACTING,
    AIMING,
    AIRPLANES_GO,
    ASSAULT,
    BIDDING,
    CHOOSING,
    FOUNDING,
    OVER,
    REINFORCING,
    SOLDIERS_GO,
    TANKS_GO,
)
from .auction import do_bid, do_choice, legal_bid, legal_choice, may_bid, may_buy, pending
from .battle import do_battle, legal_battle, may_battle
from .founding import do_founding, legal_founding, may_found
from .income import do_reinforcing, legal_reinforcing, may_reinforce
from .knowledge import redeal
from .march import do_target, legal_target, may_aim
from .muster import do_number, legal_numbers, may_send
from .scoring import scores
from .setup import setup
from .turn import do_acting, legal_acting, may_act, proceed

__all__ = ["actors", "apply", "legal", "proceed", "redeal", "refusal", "scores", "setup"]


def actors(s):
    """5.4: whose turn it is, or who has to answer him; 5.3.4: in an auction, all who have not yet bid."""
    if s.phase == BIDDING:
        return pending(s)
    if s.phase == OVER:
        return 0
    return 1 << int(s.active)


def legal(s, seat, out):
    """5.4: the moves of the phase."""
    if s.phase == ACTING:
        return legal_acting(s, seat, out)
    if s.phase == AIMING:
        return legal_target(s, seat, out)
    if SOLDIERS_GO <= s.phase <= AIRPLANES_GO:
        return legal_numbers(s, seat, out)
    if s.phase >= ASSAULT:
        return legal_battle(s, seat, out)
    if s.phase == BIDDING:
        return legal_bid(s, seat, out)
    if s.phase == CHOOSING:
        return legal_choice(s, seat, out)
    if s.phase == REINFORCING:
        return legal_reinforcing(s, seat, out)
    return legal_founding(s, seat, out)


def apply(s, seat, move):
    """5.4: the move, and then everything up to the next decision."""
    if s.phase == ACTING:
        do_acting(s, seat, move)
    elif s.phase == AIMING:
        do_target(s, seat, move)
    elif SOLDIERS_GO <= s.phase <= AIRPLANES_GO:
        do_number(s, seat, move)
    elif s.phase >= ASSAULT:
        do_battle(s, seat, move)
    elif s.phase == BIDDING:
        do_bid(s, seat, move)
    elif s.phase == CHOOSING:
        do_choice(s, seat, move)
    elif s.phase == REINFORCING:
        do_reinforcing(s, seat, move)
    else:
        do_founding(s, seat, move)
    proceed(s)


def refusal(s, seat, move):
    """Why a seat may not make a move now: 0, or the clause that stands against it."""
    if s.phase == OVER:
        return GAME_ENDED
    if not actors(s) >> seat & 1:
        return turn_of_others(s)
    if s.phase == ACTING:
        return may_act(s, seat, move)
    if s.phase >= ASSAULT:
        return may_battle(s, seat, move)
    if s.phase == BIDDING:
        return may_bid(s, seat, (move - BID + 1) * COIN) if BID <= move < BUY else OTHER_PHASE
    if s.phase == CHOOSING:
        if move == PASS:
            return ALLOWED
        return may_buy(s, seat, move - BUY) if BUY <= move < ACTIVATE else OTHER_PHASE
    if s.phase == REINFORCING:
        return may_reinforce(s, seat, move - REINFORCE) if REINFORCE <= move < BID else OTHER_PHASE
    if s.phase == FOUNDING:
        return may_found(s, seat, move - FOUND) if FOUND <= move < REINFORCE else OTHER_PHASE
    return refusal_of_march(s, seat, move)


def refusal_of_march(s, seat, move):
    """7.1.3: a march that has begun is put together to its end."""
    if s.phase == AIMING:
        return may_aim(s, seat, move - TO) if TO <= move < SEND_SOLDIERS else OTHER_PHASE
    soldiers = s.phase == SOLDIERS_GO and SEND_SOLDIERS <= move < SEND_TANKS
    tanks = s.phase == TANKS_GO and SEND_TANKS <= move < SEND_AIRPLANES
    airplanes = s.phase == AIRPLANES_GO and SEND_AIRPLANES <= move < INFANTRY
    return may_send(s, seat, move) if soldiers or tanks or airplanes else OTHER_PHASE


def turn_of_others(s):
    """4.8, 5.2.1, 5.3.4, 5.3.5, 5.4, 7.3.7: the clause that says who acts in this phase."""
    if s.phase == FOUNDING:
        return TOO_NEAR
    if s.phase == REINFORCING:
        return NOT_SHORT
    if s.phase == BIDDING:
        return NOT_YOUR_BID
    if s.phase == CHOOSING:
        return NOT_YOUR_CHOICE
    return OTHER_SIDE if s.phase >= ASSAULT else NOT_YOUR_TURN
