"""The course of the game: from the draft to the sixth round, and what happens between turns."""

from ....engine.contract import emit
from ..components import CITY, ROUNDS, ROW, STAGES
from ..events import REVEALED, ROUND_BEGINS
from ..state import ACTING, DRAFT, EFFECT, OVER, PLAYING
from .actions import can_act, usable
from .draft import hand_on, pending, take_up_hands
from .scoring import score


def proceed(s):
    """4.1, 4.8: plays on through what needs no decision, until somebody has to decide or the game is over."""
    while True:
        if s.phase == ACTING:
            if can_act(s):
                return
            end_turn(s)
        elif s.phase == EFFECT:
            if usable(s, s.active, s.effect):
                return
            s.effect = -1
            s.phase = ACTING
        elif s.phase == DRAFT:
            if s.stage == STAGES:
                take_up_hands(s)
                begin_rounds(s)
            elif pending(s):
                return
            else:
                hand_on(s)
        else:
            return


def begin_rounds(s):
    """4.1: the first player opens the first round."""
    s.phase = PLAYING
    s.active = s.first
    s.this_round = 1
    emit(ROUND_BEGINS, 1)


def end_turn(s):
    """4.1: the next seat clockwise; after the last, the next round. 4.5: the rows are filled."""
    refill(s)
    s.card = -1
    s.used = 0
    s.phase = PLAYING
    s.active += 1
    if s.active == s.players:
        s.active = 0
    if s.active == s.first:
        if s.this_round == ROUNDS:
            end_game(s)
        else:
            s.this_round += 1
            emit(ROUND_BEGINS, s.this_round)


def refill(s):
    """4.5: three cards of each kind face up. 4.6: as long as the pack lasts. 6.3: cards that are there stay."""
    for kind in range(CITY):
        for slot in range(ROW):
            if s.row[kind, slot] < 0 and s.deck_left[kind] > 0:
                s.deck_left[kind] -= 1
                card = s.deck[kind, s.deck_left[kind]]
                s.deck[kind, s.deck_left[kind]] = -1
                s.row[kind, slot] = card
                emit(REVEALED, card)


def end_game(s):
    """4.7: the seventh card is discarded face down, and the points are counted."""
    s.phase = OVER
    s.active = -1
    for seat in range(s.players):
        s.hand[seat] = 0
        for stage in range(STAGES + 1):
            s.kept[seat, stage] = 0
    score(s)
