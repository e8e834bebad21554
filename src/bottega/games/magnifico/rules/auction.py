"""The auction of projects: cards, secret bids, the order of choice, the Leonardo card (§5.3, §12)."""

from ....engine.bits import bit, has
from ....engine.contract import emit
from ..clauses import ALLOWED, NOT_OFFERED, NOT_YOUR_BID, ONE_OF_A_KIND
from ..components import (
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    MACHINES_ON_AUCTION,
    MOST_ON_AUCTION,
    NO_CARD,
    ON_AUCTION,
)
from ..events import AUCTION_OPENS, BID_SHOWN, BOUGHT, LEONARDO_WON, OFFERED, PASSED, UNSOLD
from ..state import CHOOSING
from .decks import draw_machine, draw_project, put_under
from .seats import clockwise


def next_auction(s):
    """5.3: opens with new cards; after the last bid all are shown. False if there is nothing to bid for."""
    if not any_offered(s) and not open_auction(s):
        return False
    if not pending(s):
        show_bids(s)
    return True


def open_auction(s):
    """5.3.1, 5.3.2, 5.3.3: one card fewer than players; Tanks and Airplanes as long as there are any, then projects."""
    machines = min(MACHINES_ON_AUCTION[s.players], s.machines_left)
    projects = min(ON_AUCTION[s.players] - machines, s.projects_left)
    if machines + projects == 0:
        return False
    emit(AUCTION_OPENS, machines + projects)
    for place in range(machines + projects):
        s.offered[place] = draw_machine(s) if place < machines else draw_project(s)
        emit(OFFERED, s.offered[place])
    s.active = -1
    return True


def any_offered(s):
    """5.3.11: whether a card is on auction."""
    for place in range(MOST_ON_AUCTION):
        if s.offered[place] >= 0:
            return True
    return False


# ---- bidding


def pending(s):
    """5.3.4: the players who have not yet bid, a bit each."""
    bits = 0
    for seat in range(s.players):
        bits |= int(s.bid[seat] == 0) << seat
    return bits


def may_bid(s, seat, florins):
    """5.3.4, 2.7: any multiple of ten, up to all florins of the seat."""
    return ALLOWED if florins <= s.florins[seat] else NOT_YOUR_BID


def bid(s, seat, florins):
    """5.3.4: a bid is secret until all have bid."""
    s.bid[seat] = florins


def show_bids(s):
    """5.3.5: all at the same time."""
    for offset in range(s.players):
        seat = clockwise(s, s.leonardo, offset)
        emit(BID_SHOWN, seat, s.bid[seat])
        s.shown_bid[seat] = s.bid[seat]
        s.bid[seat] = 0
    s.waiting = bit(s.players) - 1
    s.card_moved = 0
    s.phase = CHOOSING


# ---- choosing


def next_to_choose(s):
    """5.3.5: the highest bid first. 5.3.8: a seat that may take no card passes. At the end the rest goes back."""
    while s.waiting and any_offered(s):
        seat = highest_bidder(s)
        if can_buy(s, seat):
            s.active = seat
            return True
        pass_by(s, seat)
    close_auction(s)
    return False


def highest_bidder(s):
    """5.3.6, 12.3: of those who wait; among equals the nearest clockwise from the Leonardo card, its owner last."""
    best = -1
    for step in range(1, s.players + 1):
        seat = clockwise(s, s.leonardo, step)
        if has(s.waiting, seat) and (best < 0 or s.shown_bid[seat] > s.shown_bid[best]):
            best = seat
    return best


def can_buy(s, seat):
    """5.3.8: whether there is a card that this player may take."""
    for place in range(MOST_ON_AUCTION):
        if s.offered[place] >= 0 and may_buy_kind(s, seat, s.offered[place]) == ALLOWED:
            return True
    return False


def place_of(s, card):
    """5.3.11: the place of a card on auction, the first of two equal cards; -1 if it is not there."""
    for place in range(MOST_ON_AUCTION):
        if s.offered[place] == card:
            return place
    return -1


def may_buy(s, seat, card):
    """5.3.11: only what is on auction."""
    return may_buy_kind(s, seat, card) if place_of(s, card) >= 0 else NOT_OFFERED


def may_buy_kind(s, seat, card):
    """5.3.8: one Tank and one Airplane for each player; of the other cards any number."""
    if card < FIRST_AIRPLANE:
        return ALLOWED if s.tank_card[seat] < 0 else ONE_OF_A_KIND
    if card < FIRST_PROJECT:
        return ALLOWED if s.airplane_card[seat] < 0 else ONE_OF_A_KIND
    return ALLOWED


def pass_by(s, seat):
    """5.3.9, 5.3.10: keeps the money, and gets neither a card nor the Leonardo card."""
    s.waiting &= ~bit(seat)
    emit(PASSED, seat)


def buy(s, seat, card):
    """5.3.12: pays the bid to the bank. 12.2: the first who buys gets the Leonardo card. 5.3.11: one card each.

    5.3.7, 13.1, 13.2: a Tank or an Airplane is in play at once, any other card is in the store.
    """
    s.florins[seat] -= s.shown_bid[seat]
    s.waiting &= ~bit(seat)
    s.offered[place_of(s, card)] = NO_CARD
    emit(BOUGHT, seat, card, s.shown_bid[seat])
    if card < FIRST_AIRPLANE:
        s.tank_card[seat] = card
    elif card < FIRST_PROJECT:
        s.airplane_card[seat] = card
    else:
        s.store[seat, card - FIRST_PROJECT] += 1
    if not s.card_moved:
        s.card_moved = 1
        if s.leonardo != seat:
            s.leonardo = seat
            emit(LEONARDO_WON, seat)


def close_auction(s):
    """5.3.11, 5.3.13: unsold cards go under their decks, in the order in which they were on offer."""
    for place in range(MOST_ON_AUCTION):
        if s.offered[place] >= 0:
            emit(UNSOLD, s.offered[place])
            put_under(s, s.offered[place])
            s.offered[place] = NO_CARD
    for seat in range(s.players):
        s.shown_bid[seat] = 0
    s.waiting = 0
    s.card_moved = 0
