"""The Leonardo action (§ Leonardo Action)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, LEONARDO_NEIGHBOUR, NOT_FOR_LEONARDO, WOULD_COMPLETE
from ..components import EASELS, MATCH, NO_CARD, ONE, VALUE
from ..events import FOR_LEONARDO, TURNED, WASTED
from ..state import DRAWN, ENDING
from .cards import holds, hues
from .deck import draw
from .paint import clashes, in_tables, may_cover, open_spaces

BOTH = len(EASELS)


def cards_for_leonardo(s):
    """8.2: the cards on the table. 8.6: or the card that was drawn."""
    return s.table if s.drawn == NO_CARD else ONE[s.drawn]


def next_for_leonardo(s):
    """8.1: the holder of the token must do it. 8.6: a player who cannot draws a card, and uses it if possible.

    Returns whether there is something to decide. 8.7: the table is not refilled.
    """
    if s.active != s.leonardo:
        return False
    if somewhere(s, s.table):
        return True
    kind = draw(s)
    emit(TURNED, s.active, kind)
    if somewhere(s, ONE[kind]):
        s.drawn = kind
        s.phase = DRAWN
        return True
    s.discards += ONE[kind]
    emit(WASTED, s.active, kind)
    return False


def spared(s, easel):
    """8.3: whether one more card would not complete the painting: at least two spaces are bare."""
    return s.bare[easel] & (s.bare[easel] - 1) != 0


def spaces_for_leonardo(s, easel):
    """8.3, 8.4: the spaces for this card; the neighbour rule applies. V.2: or it does not."""
    if not spared(s, easel):
        return 0
    return int(open_spaces(s, easel, 0 if s.free_leonardo else s.fresh[easel]))


def somewhere(s, cards):
    """8.2 to 8.4: whether there is a space for one of these cards."""
    wanted = hues(cards)
    for easel in range(BOTH):
        if spaces_for_leonardo(s, easel) & MATCH[s.ring, in_tables(s, easel), wanted]:
            return True
    return False


def may_serve(s, seat, kind, easel, space):
    """8.2 to 8.4, 8.6: a card from the table, or the drawn one, on a space where it completes nothing."""
    refused = may_cover(s, kind, easel, space)
    if refused != ALLOWED:
        return refused
    if holds(cards_for_leonardo(s), kind) == 0:
        return NOT_FOR_LEONARDO
    if not spared(s, easel):
        return WOULD_COMPLETE
    return LEONARDO_NEIGHBOUR if not s.free_leonardo and clashes(s, easel, space) else ALLOWED


def serve(s, seat, kind, easel, space):
    """8.5: the card is painted and earns nothing."""
    if s.drawn == NO_CARD:
        s.table -= ONE[kind]
    s.drawn = NO_CARD
    s.canvas[easel, space] = VALUE[kind]
    s.bare[easel] &= ~(1 << space)
    emit(FOR_LEONARDO, seat, kind, easel, space)
    s.phase = ENDING
