"""The rules of Omnia, in the dialect: one module for each part of the rulebook.

Here are the functions the engine calls. Which module decides depends on the phase.
"""

from ..clauses import ALREADY_CHOSEN, GAME_ENDED, NOT_IN_THE_DRAFT, NOT_YOUR_TURN
from ..moves import PLAY
from ..state import ACTING, DRAFT, EFFECT, OVER, PLACING, PLAYING
from .actions import (
    do_acting,
    do_effect,
    do_play,
    legal_acting,
    legal_effect,
    legal_play,
    may_act,
    may_play,
    may_use_effect,
)
from .cities import do_place, legal_place, may_place
from .draft import do_keep, legal_keep, may_keep, pending
from .knowledge import redeal
from .scoring import scores
from .setup import setup
from .turn import proceed

__all__ = ["actors", "apply", "legal", "proceed", "redeal", "refusal", "scores", "setup"]


def actors(s):
    """4.1: whose turn it is; 3.4: in the draft, all who have not yet chosen."""
    if s.phase == DRAFT:
        return pending(s)
    if s.phase == OVER:
        return 0
    return 1 << int(s.active)


def legal(s, seat, out):
    """4.1: the moves of the phase."""
    if s.phase == ACTING:
        return legal_acting(s, seat, out)
    if s.phase == PLAYING:
        return legal_play(s, seat, out)
    if s.phase == DRAFT:
        return legal_keep(s, seat, out)
    if s.phase == PLACING:
        return legal_place(s, seat, out)
    return legal_effect(s, seat, out)


def apply(s, seat, move):
    """4.1: the move, and then everything up to the next decision."""
    if s.phase == ACTING:
        do_acting(s, seat, move)
    elif s.phase == PLAYING:
        do_play(s, seat, move)
    elif s.phase == DRAFT:
        do_keep(s, seat, move)
    elif s.phase == PLACING:
        do_place(s, seat, move)
    else:
        do_effect(s, seat, move)
    proceed(s)


def refusal(s, seat, move):
    """Why a seat may not make a move now: 0, or the clause that stands against it."""
    if s.phase == OVER:
        return GAME_ENDED
    if not actors(s) >> seat & 1:
        return ALREADY_CHOSEN if s.phase == DRAFT else NOT_YOUR_TURN
    if s.phase == DRAFT:
        return may_keep(s, seat, move) if move < PLAY else NOT_IN_THE_DRAFT
    if s.phase == PLAYING:
        return may_play(s, seat, move)
    if s.phase == ACTING:
        return may_act(s, seat, move)
    if s.phase == EFFECT:
        return may_use_effect(s, seat, move)
    return may_place(s, seat, move)
