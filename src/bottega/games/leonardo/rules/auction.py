"""Phase D: secret bids for a card that several have earned (§9)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, NOT_YOUR_BID
from ..events import AUCTION_OPENS, BID_SHOWN, BOXED, WON
from .completion import finishers
from .ranking import clockwise


def next_auction(s):
    """9.13: one card after another, the lowest number first; an auction is settled after the last bid."""
    while True:
        if s.hammer:
            if pending(s):
                return True
            settle_auction(s)
        elif s.contested:
            open_auction(s)
        else:
            for seat in range(s.players):
                s.announced[seat, 0] = 0
                s.announced[seat, 1] = 0
            return False


def open_auction(s):
    """9.13: those who finished the invention bid for its card, with the reward already in their purses."""
    number = 1
    while not s.contested >> number & 1:
        number += 1
    s.contested &= ~(1 << number)
    s.hammer = number
    s.bidders = finishers(s, number)
    s.active = -1
    emit(AUCTION_OPENS, number)


def pending(s):
    """9.14: the bidders who have not yet bid, a bit each."""
    bits = 0
    for seat in range(s.players):
        if s.bidders >> seat & 1 and s.bid[seat] < 0:
            bits |= 1 << seat
    return bits


def may_bid(s, seat, florins):
    """9.14: not more than the bidder has."""
    return ALLOWED if florins <= s.florins[seat] else NOT_YOUR_BID


def bid(s, seat, florins):
    """9.14: a bid is secret until all have bid."""
    s.bid[seat] = florins


def settle_auction(s):
    """9.14: all bids are shown, the highest pays. 9.15: of equals, the first from Leonardo. 9.16: all zero, the box."""
    best = 0
    winner = -1
    for offset in range(s.players):
        seat = clockwise(s, s.leonardo, offset)
        if s.bidders >> seat & 1:
            emit(BID_SHOWN, seat, s.bid[seat])
            if s.bid[seat] > best:
                best = s.bid[seat]
                winner = seat
            s.bid[seat] = -1
    if winner < 0:
        emit(BOXED, s.hammer)
    else:
        s.florins[winner] -= best
        s.cards[winner] |= 1 << int(s.hammer)
        emit(WON, winner, s.hammer, best)
    s.hammer = 0
    s.bidders = 0
