"""Listings of legal moves written by hand, because they are faster than those derived from the checks."""

from ...engine.bits import has, lowest, place
from ...engine.contract import offer
from .components import CHARACTER, CITY, COST, PAIRS_FROM, ROW, SYMBOL
from .moves import DONE, DRAW_CITIES, KEEP, PASS, PLACE, PLAY, TAKE, TAKE_COINS


def list_draft(s, seat, out):
    """3.1: any two cards of the hand."""
    n = 0
    hand = int(s.hand[seat])
    while hand:
        first = PAIRS_FROM[place(lowest(hand))]
        hand &= hand - 1
        rest = hand
        while rest:
            n = offer(out, n, KEEP + first + place(lowest(rest)))
            rest &= rest - 1
    return n


def list_playing(s, seat, out):
    """4.2: any card of the hand."""
    n = 0
    hand = int(s.hand[seat])
    while hand:
        n = offer(out, n, PLAY + place(lowest(hand)))
        hand &= hand - 1
    return n


def list_acting(s, seat, out):
    """4.3: either symbol that is left, or no more. 4.4: twice the same symbol is the same choice."""
    n = offer(out, 0, DONE)
    first = SYMBOL[s.card, 0]
    second = SYMBOL[s.card, 1]
    if not has(s.used, 0):
        n = offer_symbol(s, seat, first, out, n)
    if not has(s.used, 1) and (second != first or has(s.used, 0)):
        n = offer_symbol(s, seat, second, out, n)
    return n


def list_effect(s, seat, out):
    """8.1: what the lightning offers, or nothing."""
    return offer_symbol(s, seat, s.effect, out, offer(out, 0, PASS))


def offer_symbol(s, seat, symbol, out, n):
    """6.1, 7.1: a card face up that can be paid; 5.1: a look at the cities; 9.1: coins."""
    if symbol <= CHARACTER:
        for slot in range(ROW):
            card = s.row[symbol, slot]
            if card >= 0 and COST[card] <= s.coins[seat]:
                n = offer(out, n, TAKE + card)
        return n
    if symbol == CITY:
        return offer(out, n, DRAW_CITIES) if s.city_left > 0 else n
    return offer(out, n, TAKE_COINS) if s.bank > 0 else n


def list_placing(s, seat, out):
    """5.1: one of the cards drawn, or none."""
    n = offer(out, 0, PASS)
    for slot in range(s.looking):
        n = offer(out, n, PLACE + s.drawn[seat, slot])
    return n
