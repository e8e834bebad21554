"""The course of the game: one phase after another, and a player's turn (§5)."""

from ....engine.contract import emit
from ..components import NOWHERE
from ..events import ROUND, TURN_BEGINS, TURN_ENDED
from ..state import (
    ACTING,
    ASSAULT,
    BIDDING,
    CHOOSING,
    FOUNDING,
    INCOME,
    NONE_YET,
    OVER,
    REINFORCING,
    SCORING,
    TURN,
)
from .auction import next_auction, next_to_choose
from .battle import fight_on
from .founding import next_to_found
from .income import collect_income, next_to_reinforce
from .scoring import score_round
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
        elif s.phase == ASSAULT and s.declared_assault >= 0:
            fight_on(s)
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
    """5.4: when the player says so; the counters of the turn are cleared."""
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
