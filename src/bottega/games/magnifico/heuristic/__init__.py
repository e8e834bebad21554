"""What a sensible beginner at Magnifico thinks.

He settles where there is room, takes empty land while there is any, buys cards he can use, builds wonders first and
towers where he has begun, attacks when the odds are good, and brings idle soldiers to the front. A victory point is
worth 100.
"""

from ..moves import (
    ABANDON_TANK,
    ACTIVATE,
    AIR,
    ATTACK_FROM,
    AUTOMATA,
    BID,
    BUILD_TANK,
    BUY,
    CEASE,
    DROP,
    END,
    FIRE_CANNONS,
    FOUND,
    INFANTRY,
    INTERCEPT,
    INVADE_FROM,
    MOVE_FROM,
    NO_DROP,
    PASS,
    REINFORCE,
    SCRAP_TANK,
    SEND_SOLDIERS,
    TANK,
    TO,
    WITHDRAW,
)
from ..rules.lands import survey
from .auction import worth_of_bid, worth_of_card
from .battle import worth_of_airplanes, worth_of_drop, worth_of_infantry, worth_of_tank
from .building import worth_of_building
from .marching import (
    worth_of_attacking_from,
    worth_of_founding,
    worth_of_invading_from,
    worth_of_moving_from,
    worth_of_number,
    worth_of_reinforcing,
    worth_of_target,
)

NEVER = -1000


def score_moves(s, seat, moves, n, worth):
    """Writes what each of the n legal moves is worth to a seat."""
    own, empty, _ = survey(s, seat)
    for i in range(n):
        worth[i] = score_move(s, seat, own, empty, moves[i])


def score_move(s, seat, own, empty, move):
    """What one move is worth; to end a turn, to pass and to cease are worth nothing."""
    if move == END or move == PASS or move == CEASE or move == NO_DROP:
        return 0
    if ACTIVATE <= move < INVADE_FROM:
        return worth_of_building(s, seat, own, move)
    if INVADE_FROM <= move < SEND_SOLDIERS:
        return score_march(s, seat, own, empty, move)
    if SEND_SOLDIERS <= move < INFANTRY:
        return worth_of_number(s, seat, own, empty, move)
    if INFANTRY <= move < SCRAP_TANK:
        return score_battle(s, seat, move)
    if BUY <= move < BUILD_TANK:
        return worth_of_card(s, seat, move - BUY)
    if BID <= move < BUY:
        return worth_of_bid(s, seat, move - BID)
    if FOUND <= move < REINFORCE:
        return worth_of_founding(s, empty, move - FOUND)
    if REINFORCE <= move < BID:
        return worth_of_reinforcing(s, seat, own, move - REINFORCE)
    return NEVER  # O.3: he gives nothing up


def score_march(s, seat, own, empty, move):
    """Verb and origin, or where to."""
    if move < ATTACK_FROM:
        return worth_of_invading_from(s, own, empty, move - INVADE_FROM)
    if move < MOVE_FROM:
        return worth_of_attacking_from(s, seat, own, empty, move - ATTACK_FROM)
    if move < TO:
        return worth_of_moving_from(s, seat, own, move - MOVE_FROM)
    return worth_of_target(s, seat, own, empty, move - TO)


def score_battle(s, seat, move):
    """In a battle: what cannot harm oneself first, then airplanes, tanks, infantry."""
    if move == AUTOMATA:
        return 300
    if move == TANK:
        return worth_of_tank(s, seat)
    if move == DROP:
        return worth_of_drop(s)
    if move == WITHDRAW:
        return 50
    if move < FIRE_CANNONS:
        return worth_of_infantry(s, seat, move - INFANTRY + 1)
    if move < TANK:
        return 10 * (move - FIRE_CANNONS)
    if AIR <= move < INTERCEPT:
        return worth_of_airplanes(move - AIR + 1)
    if INTERCEPT <= move < DROP:
        return 10 * (move - INTERCEPT)
    return NEVER if move >= ABANDON_TANK else 0
