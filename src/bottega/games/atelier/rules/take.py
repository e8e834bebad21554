"""Taking colours, and the hand limit (§ 1. Take Colors)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, NOT_IN_HAND, NOT_ON_TABLE, TOO_MUCH
from ..components import HAND_LIMIT, ONE, TAKE_LIMIT, TAKE_LIMIT_WITH_HELP, UP_TO, VALUE
from ..events import DREW, SHOWN, TOOK
from ..state import ACTION, DISCARDING, TAKING
from .cards import holds
from .deck import discard, draw
from .knowledge import drawn_unseen, leaves_hand, seen_taken


def limit(s):
    """4.2: a total of 4, with the Help 5."""
    if s.phase == ACTION:
        return TAKE_LIMIT_WITH_HELP if s.help == s.active else TAKE_LIMIT
    return int(s.allowance)


def may_take(s, seat, kind):
    """4.1, 4.2: a card on the table, within the limit."""
    if holds(s.table, kind) == 0:
        return NOT_ON_TABLE
    return ALLOWED if VALUE[kind] <= limit(s) else TOO_MUCH


def may_discard(s, seat, kind):
    """4.6: a card of the hand."""
    return ALLOWED if holds(s.hand[seat], kind) else NOT_IN_HAND


def take(s, seat, kind):
    """4.1: into the hand. 4.5: it is not replaced on the table. 4.7: also with a full hand."""
    s.allowance = limit(s) - VALUE[kind]
    s.phase = TAKING
    s.table -= ONE[kind]
    s.hand[seat] += ONE[kind]
    s.hand_size[seat] += 1
    seen_taken(s, seat, kind)
    emit(TOOK, seat, kind)


def can_take_more(s):
    """4.3: at least one card is taken; all can see whether another fits."""
    return s.table & UP_TO[s.allowance] != 0


def stop_taking(s, seat):
    """4.3: the hand limit comes next."""
    s.allowance = 0
    s.phase = DISCARDING


def draw_blind(s, seat):
    """4.4: one card from the deck, which nobody else sees."""
    kind = draw(s)
    s.hand[seat] += ONE[kind]
    s.hand_size[seat] += 1
    drawn_unseen(s, seat, kind)
    emit(DREW, seat, kind)
    s.phase = DISCARDING


def over_the_limit(s):
    """4.6: more than five cards in hand."""
    return s.hand_size[s.active] > HAND_LIMIT


def put_away(s, seat, kind):
    """4.6: discards one card of the excess."""
    s.hand[seat] -= ONE[kind]
    s.hand_size[seat] -= 1
    if not leaves_hand(s, seat, kind):
        emit(SHOWN, seat, kind)
    discard(s, seat, kind)
