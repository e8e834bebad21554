"""Listings of legal moves written by hand, because they are faster than those derived from the checks."""

from ...engine.contract import offer
from .components import FEWEST_FOR_MASTERY, KINDS, LOWEST, MATCH, MOST_SPACES, RING, UP_TO
from .moves import CLAIM, DISCARD, DONE, DRAW, PAINT, PLACES, TAKE
from .rules.cards import colours, hues
from .rules.leonardo import cards_for_leonardo, spaces_for_leonardo
from .rules.mastery import ALL, fits
from .rules.paint import BOTH, in_tables, open_spaces
from .rules.take import limit

VALUE_STEP = PLACES  # from a paint move to the same with a card one higher
COLOUR_STEP = 4 * PLACES


def list_action(s, seat, out):
    """3.2: the three actions. 10.2: none may be skipped at the end."""
    n = offer_takes(s, offer(out, 0, DRAW), out)
    n = offer_paints(s, s.hand[seat], n, out)
    return offer_claims(s, seat, n, out)


def offer_takes(s, n, out):
    """4.1, 4.2: the cards on the table that do not exceed what may still be taken.

    Each is always written and only counted if it is legal, because a mispredicted branch costs more.
    """
    cards = s.table & UP_TO[limit(s)]
    for kind in range(KINDS):
        out[n] = TAKE + kind
        n += cards >> 2 * kind & 3 != 0
    return n


def list_discarding(s, seat, out):
    """4.6: any card of the hand, old or new."""
    n = 0
    hand = s.hand[seat]
    for kind in range(KINDS):
        out[n] = DISCARD + kind
        n += hand >> 2 * kind & 3 != 0
    return n


def list_taking(s, seat, out):
    """4.3: another card, or no more."""
    return offer_takes(s, offer(out, 0, DONE), out)


def offer_paints(s, cards, n, out):
    """5.1 to 5.5: each of these cards on every space where it is allowed."""
    wanted = hues(cards)
    for easel in range(BOTH):
        n = offer_spaces(s, easel, cards, wanted, open_spaces(s, easel, s.fresh[easel]), n, out)
    return n


def offer_spaces(s, easel, cards, wanted, spaces, n, out):
    """5.2: the spaces that need a colour of the cards, with every value of that colour.

    Each is always written and only counted if it is legal, because a mispredicted branch costs more.
    """
    painting = in_tables(s, easel)
    spaces = spaces & MATCH[s.ring, painting, wanted]
    while spaces:
        space = LOWEST[spaces]
        spaces &= spaces - 1
        colour = RING[s.ring, painting, space]
        those = cards >> 8 * colour
        move = PAINT + colour * COLOUR_STEP + easel * MOST_SPACES + space
        for _ in range(4):
            out[n] = move
            n += those & 3 != 0
            move += VALUE_STEP
            those >>= 2
    return n


def list_painting(s, seat, out):
    """5.6: another card, or no more."""
    return offer_paints(s, s.hand[seat], offer(out, 0, DONE), out)


def offer_claims(s, seat, n, out):
    """7.1, 7.3: the masteries that are left and whose cards are in hand."""
    if s.unclaimed == 0 or s.hand_size[seat] < FEWEST_FOR_MASTERY:
        return n
    counted = colours(s.hand[seat])
    for mastery in range(ALL):
        out[n] = CLAIM + mastery
        n += (s.unclaimed >> mastery & 1) & fits(mastery, counted)
    return n


def list_leonardo(s, seat, out):
    """8.2 to 8.4, 8.6: a card and a space."""
    n = 0
    cards = cards_for_leonardo(s)
    wanted = hues(cards)
    for easel in range(BOTH):
        n = offer_spaces(s, easel, cards, wanted, spaces_for_leonardo(s, easel), n, out)
    return n
