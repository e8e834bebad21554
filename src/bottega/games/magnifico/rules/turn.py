"""The course of the game: one phase after another, and a player's turn (§5)."""

from ....engine.contract import emit, offer
from ..clauses import OTHER_PHASE
from ..components import NOWHERE
from ..events import ROUND, TURN_BEGINS, TURN_ENDED
from ..moves import ABANDON_TANK, ACTIVATE, ATTACK_FROM, END, INVADE_FROM, MOVE_FROM, SCRAP_TANK, TO
from ..state import (
    ACTING,
    BIDDING,
    CHOOSING,
    CLOSED,
    FOUNDING,
    INCOME,
    NONE_YET,
    OPEN,
    OVER,
    REINFORCING,
    SCORING,
    TURN,
)
from .auction import next_auction, next_to_choose
from .building import do_building, legal_building, may_build
from .founding import next_to_found
from .income import collect_income, next_to_reinforce
from .lands import survey
from .march import do_origin, legal_origins, may_attack_from, may_invade_from, may_move_from
from .scoring import score_round
from .scrapping import do_scrapping, legal_scrapping, may_scrap
from .seats import clockwise


def proceed(s):
    """5.1, 5.5: plays on through what needs no decision, until somebody has to decide or the game is over."""
    while True:
        if s.phase == TURN:
            if s.turns < s.players:
                begin_turn(s)
                return
            s.phase = SCORING
        elif s.phase == INCOME:
            collect_income(s)
            s.turns = 0
            s.phase = REINFORCING
        elif s.phase == REINFORCING:
            if next_to_reinforce(s):
                return
            s.phase = BIDDING
        elif s.phase == BIDDING:
            if not next_auction(s):
                open_turns(s)
            elif s.phase == BIDDING:
                return
        elif s.phase == CHOOSING:
            if next_to_choose(s):
                return
            open_turns(s)
        elif s.phase == SCORING:
            score_round(s)
            if s.phase == OVER:
                return
            begin_round(s)
        elif s.phase == FOUNDING:
            if next_to_found(s):
                return
            begin_round(s)
            if s.quick_start:  # O.1: the first round begins with the auction
                s.phase = BIDDING
        else:
            return


def begin_round(s):
    """5.1, 4.10: income comes first."""
    s.round_number += 1
    s.turns = 0
    s.phase = INCOME
    emit(ROUND, s.round_number)


def open_turns(s):
    """5.4: after the auction the players take their turns."""
    s.turns = 0
    s.phase = TURN


def begin_turn(s):
    """5.4, 12.1: the owner of the Leonardo card first, then clockwise."""
    s.active = clockwise(s, s.leonardo, s.turns)
    s.turn_of = s.active
    s.turns += 1
    s.phase = ACTING
    emit(TURN_BEGINS, s.active)


def end_turn(s, seat):
    """5.4: when the player says so; what counted for this turn is forgotten."""
    emit(TURN_ENDED, seat)
    clear_turn(s)
    s.phase = TURN


def clear_turn(s):
    """5.4: nobody's turn, nothing done in it."""
    s.turn_of = -1
    s.wars = 0
    s.movements = 0
    s.movement_block = NONE_YET
    s.served_machine = 0
    s.served_tower = 0
    s.new_castle = NOWHERE


def legal_acting(s, seat, out):
    """5.4, 15.5: any of the actions, in any order, as often as each allows; or the end of the turn."""
    n = offer(out, 0, END)
    own, empty, strong = survey(s, seat)
    n = legal_building(s, seat, own, out, n)
    n = legal_origins(s, seat, own, empty, strong, out, n)
    if s.scrapping:
        n = legal_scrapping(s, own, out, n)
    return n


def may_act(s, seat, move):
    """5.4: the check of each action."""
    if move == END:
        return 0
    if ACTIVATE <= move < INVADE_FROM:
        return may_build(s, seat, move)
    if INVADE_FROM <= move < ATTACK_FROM:
        return may_invade_from(s, seat, move - INVADE_FROM)
    if ATTACK_FROM <= move < MOVE_FROM:
        return may_attack_from(s, seat, move - ATTACK_FROM)
    if MOVE_FROM <= move < TO:
        return may_move_from(s, seat, move - MOVE_FROM)
    if SCRAP_TANK <= move < ABANDON_TANK:
        return may_scrap(s, seat, move)
    return OTHER_PHASE


def do_acting(s, seat, move):
    """5.4.7, 9.1, 9.6, 15.3: movements come one after another; any other action between closes them for this turn."""
    if move == END:
        end_turn(s, seat)
        return
    moves_on = MOVE_FROM <= move < TO
    if s.movement_block == OPEN and not moves_on:
        s.movement_block = CLOSED
    if move < INVADE_FROM:
        do_building(s, seat, move)
    elif move < TO:
        do_origin(s, seat, move)
    else:
        do_scrapping(s, seat, move)
