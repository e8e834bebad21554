"""The course of the game: one turn after another, round after round (§ The Game)."""

from ....engine.contract import emit
from ..components import EASELS, LAST_ROUND
from ..events import GAME_OVER, ROUND
from ..state import ACTION, DISCARDING, ENDING, LEONARDO, OVER, PAINTING, TAKING
from .completion import all_completed
from .ending import clockwise, give_help, pass_leonardo, refill
from .leonardo import next_for_leonardo
from .paint import can_paint_more, stop_painting
from .scoring import award_achievements
from .take import can_take_more, over_the_limit, stop_taking

BOTH = len(EASELS)


def proceed(s):
    """3.1, 3.3: plays on through what needs no decision, until somebody has to decide or the game is over."""
    while True:
        if s.phase == TAKING:
            if can_take_more(s):
                return
            stop_taking(s, s.active)
        elif s.phase == DISCARDING:
            if over_the_limit(s):
                return
            s.phase = LEONARDO
        elif s.phase == PAINTING:
            if can_paint_more(s):
                return
            stop_painting(s, s.active)
        elif s.phase == LEONARDO:
            if next_for_leonardo(s):
                return
            s.phase = ENDING
        elif s.phase == ENDING:
            end_turn(s)
        else:
            return


def end_turn(s):
    """3.1: the next player's turn, or the end of the round when all have had theirs."""
    for easel in range(BOTH):
        s.fresh[easel] = 0
    s.active = clockwise(s, s.active)
    s.phase = ACTION
    if s.active == s.leonardo:
        end_round(s)


def end_round(s):
    """9.1 to 9.4: in this order. 10.1, 10.3: with no painting left, it is the last. 10.7: or after round 60."""
    refill(s)
    give_help(s)
    pass_leonardo(s)
    if all_completed(s) or s.round_number >= LAST_ROUND:
        award_achievements(s)
        s.phase = OVER
        emit(GAME_OVER)
    else:
        s.active = s.leonardo
        s.round_number += 1
        emit(ROUND, s.round_number)
