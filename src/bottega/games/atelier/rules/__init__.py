"""The rules of Atelier Da Vinci, in the dialect: one module for each part of the rulebook.

Here are the functions the engine calls. Which module decides depends on the phase.
"""

from ....engine.contract import offer
from ..clauses import (
    ALLOWED,
    CARDS_OR_DRAW,
    DRAWN_CARD_WAITS,
    GAME_ENDED,
    LEONARDO_WAITS,
    MUST_ACT,
    NOT_YOUR_TURN,
    ONE_ACTION,
    ONLY_EXCESS,
)
from ..components import MOST_SPACES
from ..moves import CLAIM, DISCARD, DRAW, PAINT, PLACES, TAKE
from ..state import ACTION, DISCARDING, DRAWN, LEONARDO, OVER, PAINTING, TAKING
from .leonardo import legal_leonardo, may_serve, serve
from .mastery import claim, legal_claims, may_claim
from .paint import legal_painting, legal_paints, may_paint, paint, stop_painting
from .redeal import redeal
from .scoring import scores
from .setup import setup
from .take import (
    draw_blind,
    legal_discards,
    legal_takes,
    legal_taking,
    may_discard,
    may_take,
    put_away,
    stop_taking,
    take,
)
from .turn import proceed

__all__ = ["actors", "apply", "legal", "proceed", "redeal", "refusal", "scores", "setup"]


def actors(s):
    """3.1: whose turn it is."""
    return 0 if s.phase == OVER else 1 << int(s.active)


def legal(s, seat, out):
    """3.2, 3.3: the three actions, or what the one that was begun asks for. 10.2: none is left out at the end."""
    if s.phase == ACTION:
        n = legal_takes(s, offer(out, 0, DRAW), out)
        n = legal_paints(s, s.hand[seat], n, out)
        return legal_claims(s, seat, n, out)
    if s.phase == TAKING:
        return legal_taking(s, out)
    if s.phase == DISCARDING:
        return legal_discards(s, seat, out)
    if s.phase == PAINTING:
        return legal_painting(s, seat, out)
    return legal_leonardo(s, out)


def apply(s, seat, move):
    """3.2, 3.3: the move, and then everything up to the next decision."""
    if move >= CLAIM:
        claim(s, seat, move - CLAIM)
    elif move >= PAINT:
        kind = (move - PAINT) // PLACES
        place = (move - PAINT) - kind * PLACES
        easel = int(place >= MOST_SPACES)
        if s.phase == LEONARDO or s.phase == DRAWN:
            serve(s, seat, kind, easel, place - easel * MOST_SPACES)
        else:
            paint(s, seat, kind, easel, place - easel * MOST_SPACES)
    elif move >= DISCARD:
        put_away(s, seat, move - DISCARD)
    elif move >= TAKE:
        take(s, seat, move - TAKE)
    elif move == DRAW:
        draw_blind(s, seat)
    elif s.phase == TAKING:
        stop_taking(s)
    else:
        stop_painting(s)
    proceed(s)


def refusal(s, seat, move):
    """Why a seat may not make a move now: 0, or the clause that stands against it."""
    if s.phase == OVER:
        return GAME_ENDED
    if seat != s.active:
        return NOT_YOUR_TURN
    if move >= CLAIM:
        return may_claim(s, seat, move - CLAIM) if s.phase == ACTION else step(s)
    if move >= PAINT:
        kind, place = (move - PAINT) // PLACES, (move - PAINT) % PLACES
        easel, space = place // MOST_SPACES, place % MOST_SPACES
        if s.phase == LEONARDO or s.phase == DRAWN:
            return may_serve(s, kind, easel, space)
        return may_paint(s, seat, kind, easel, space) if s.phase == ACTION or s.phase == PAINTING else step(s)
    if move >= DISCARD:
        return may_discard(s, seat, move - DISCARD) if s.phase == DISCARDING else other_than_discarding(s)
    if move >= TAKE:
        return may_take(s, move - TAKE) if s.phase == ACTION or s.phase == TAKING else step(s)
    if move == DRAW:
        return ALLOWED if s.phase == ACTION else step(s)
    return ALLOWED if s.phase == TAKING or s.phase == PAINTING else step(s)


def step(s):
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


def other_than_discarding(s):
    """4.6: only what exceeds the limit is discarded."""
    return step(s) if s.phase == LEONARDO or s.phase == DRAWN else ONLY_EXCESS
