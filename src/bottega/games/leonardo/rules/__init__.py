"""The rules of Leonardo da Vinci, in the dialect: one module for each part of the rulebook.

Here are the functions the engine calls. Which module decides depends on the phase.
"""

from ..clauses import (
    ALLOWED,
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
from ..components import AREAS, LAST_INVENTION, WORKSHOP
from ..moves import (
    ANNOUNCE,
    ARRANGE,
    BENEFIT,
    BID,
    CANCEL,
    COLLECT,
    DONE,
    FAVOUR_OF,
    HIRE,
    IMPROVE,
    LEONARDO,
    LIFT,
    LOOK_AT,
    MASTER,
    PASS,
    SEND,
    SETTLE,
    START,
    TAKE,
)
from ..state import (
    ANNOUNCING,
    ARRANGING,
    ASSIGNMENT,
    AUCTION,
    BUYING,
    CHOOSING,
    COLLECTING,
    FAVOUR,
    FAVOUR_COMPONENT,
    LABORATORY,
    LOOKING,
    MOVING,
    NAMING,
    OFFER,
    OVER,
    SETTLING,
)
from .assignment import PLACES, do_assignment, legal_assignment, may_send, may_send_master
from .auction import do_bid, legal_bid, may_bid, pending
from .completion import do_announcement, legal_announcement, may_announce
from .council import do_council, legal_council, may_arrange, may_buy, may_choose, may_lift, may_name, may_settle
from .favours import do_favour, legal_favour, may_favour, may_pick
from .knowledge import redeal
from .laboratory import do_laboratory, legal_laboratory, may_cancel, may_start
from .offers import do_offer, legal_offer, may_hire, may_pay, may_take
from .scoring import scores
from .setup import setup
from .turn import proceed
from .workshop import may_improve

__all__ = ["actors", "apply", "legal", "proceed", "redeal", "refusal", "scores", "setup"]


def actors(s):
    """5.1: whose turn it is; 9.14: in an auction, all who have not yet bid."""
    if s.phase == AUCTION:
        return pending(s)
    if s.phase == OVER:
        return 0
    return 1 << int(s.active)


def legal(s, seat, out):
    """5.1: the moves of the phase."""
    if s.phase == ASSIGNMENT:
        return legal_assignment(s, seat, out)
    if s.phase == OFFER:
        return legal_offer(s, seat, out)
    if s.phase == LABORATORY:
        return legal_laboratory(s, seat, out)
    if s.phase == ANNOUNCING:
        return legal_announcement(s, seat, out)
    if s.phase == AUCTION:
        return legal_bid(s, seat, out)
    if s.phase == FAVOUR or s.phase == FAVOUR_COMPONENT:
        return legal_favour(s, seat, out)
    return legal_council(s, seat, out)


def apply(s, seat, move):
    """5.1: the move, and then everything up to the next decision."""
    if s.phase == ASSIGNMENT:
        do_assignment(s, seat, move)
    elif s.phase == OFFER:
        do_offer(s, seat, move)
    elif s.phase == LABORATORY:
        do_laboratory(s, seat, move)
    elif s.phase == ANNOUNCING:
        do_announcement(s, seat, move)
    elif s.phase == AUCTION:
        do_bid(s, seat, move)
    elif s.phase == FAVOUR or s.phase == FAVOUR_COMPONENT:
        do_favour(s, seat, move)
    else:
        do_council(s, seat, move)
    proceed(s)


def refusal(s, seat, move):
    """Why a seat may not make a move now: 0, or the clause that stands against it."""
    if s.phase == OVER:
        return GAME_ENDED
    if not actors(s) >> seat & 1:
        return turn_of_others(s)
    if move == PASS:
        passes = s.phase in (ASSIGNMENT, CHOOSING, MOVING, COLLECTING, LOOKING, BUYING, OFFER)
        return ALLOWED if passes else turn_of_others(s)
    if move == DONE:
        return ALLOWED if s.phase == LABORATORY or s.phase == ANNOUNCING else turn_of_others(s)
    if s.phase == LABORATORY:
        return refusal_laboratory(s, seat, move)
    if s.phase == ASSIGNMENT:
        if SEND <= move < MASTER:
            return may_send(s, seat, (move - SEND) // PLACES + 1, (move - SEND) % PLACES)
        if MASTER <= move < LEONARDO:
            return may_send_master(s, seat, move - MASTER)
        return OTHER_PHASE
    if s.phase == OFFER:
        return refusal_offer(s, seat, move)
    if s.phase == ANNOUNCING:
        return may_announce(s, seat, move - ANNOUNCE) if ANNOUNCE <= move < BID else OTHER_PHASE
    if s.phase == AUCTION:
        return may_bid(s, seat, move - BID) if BID <= move < FAVOUR_OF else OTHER_PHASE
    if s.phase == FAVOUR:
        return may_favour(s, seat, move - FAVOUR_OF) if move >= FAVOUR_OF else NOT_YOUR_FAVOUR
    if s.phase == FAVOUR_COMPONENT:
        return may_pick(s, move - TAKE) if TAKE <= move < HIRE else NOT_YOUR_FAVOUR
    return refusal_council(s, seat, move)


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


def refusal_laboratory(s, seat, move):
    """6.2 to 6.15: starts and cancels."""
    if START <= move < CANCEL:
        return may_start(s, seat, (move - START) // LAST_INVENTION, (move - START) % LAST_INVENTION + 1)
    if CANCEL <= move < SEND:
        return may_cancel(s, seat, move - CANCEL)
    return OTHER_PHASE


def refusal_offer(s, seat, move):
    """8.B.2 to 8.D.1: what the open area sells, if it can be paid."""
    if move == HIRE:
        return may_hire(s, seat)
    if TAKE <= move < HIRE:
        return may_take(s, seat, move - TAKE)
    if IMPROVE <= move < ANNOUNCE and s.area == WORKSHOP:
        refused = may_improve(s, seat, move - IMPROVE)
        return may_pay(s, seat) if refused == ALLOWED else refused
    return OTHER_PHASE


def refusal_council(s, seat, move):
    """8.A.1 to 8.A.11: the step the Council is at."""
    if s.phase == NAMING and LEONARDO <= move < BENEFIT:
        return may_name(s, move - LEONARDO)
    if s.phase == CHOOSING and BENEFIT <= move < LIFT:
        return may_choose(s, move - BENEFIT)
    if s.phase == MOVING and LIFT <= move < SETTLE:
        return may_lift(s, seat, (move - LIFT) // AREAS, (move - LIFT) % AREAS)
    if s.phase == SETTLING and SETTLE <= move < COLLECT:
        return may_settle(s, seat, s.lifted, s.lifted_from, move - SETTLE)
    if s.phase == COLLECTING and move == COLLECT:
        return ALLOWED
    if s.phase == LOOKING and move == LOOK_AT:
        return ALLOWED
    if s.phase == ARRANGING and ARRANGE <= move < TAKE:
        return may_arrange(s, move - ARRANGE)
    if s.phase == BUYING and TAKE <= move < HIRE:
        return may_buy(s, seat, move - TAKE)
    return OTHER_PHASE
