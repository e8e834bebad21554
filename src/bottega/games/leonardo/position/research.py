"""Phase D: announcements, auctions and bids; the florins for them and for the end."""

from ..components import INVENTIONS, VARIETY
from ..flaws.wording import numbers
from ..rules.completion import finishers
from ..rules.scoring import types_held
from ..state import AUCTION, OVER
from .draft import NOBODY, Draft


def fill_auction(d: Draft) -> None:
    """9.13: a card that several have announced."""
    s = d.s
    if s.phase != AUCTION:
        return
    if not d.said("hammer"):
        s.hammer = card_under_the_hammer(d)
    for number in [int(s.hammer), *numbers(s.contested)]:
        bidders = [seat for seat in d.seats if number == s.hammer and is_bidder(d, seat)]
        for seat in [*bidders, *d.from_leonardo()]:
            who = int(finishers(s, number))
            if (seat in bidders and not who >> seat & 1) or not who & (who - 1):
                announce(d, seat, number)
    d.put("bidders", int(finishers(s, int(s.hammer))) if s.hammer else 0)


def is_bidder(d: Draft, seat: int) -> bool:
    s = d.s
    return bool((d.said("bidders") and s.bidders >> seat & 1) or (d.said("bid", seat) and s.bid[seat] >= 0))


def card_under_the_hammer(d: Draft) -> int:
    """The lowest number that several have announced and nobody owns."""
    s = d.s
    owned = 0
    for seat in d.seats:
        owned |= int(s.cards[seat])
    waiting = numbers(s.contested)
    several = [n for n in INVENTIONS if int(finishers(s, n)) & (int(finishers(s, n)) - 1) and not owned >> n & 1]
    before = [n for n in several if n not in waiting and (not waiting or n < waiting[0])]
    if d.said("bidders") and s.bidders:
        before = [n for n in before if finishers(s, n) == s.bidders] or before
    if before:
        return before[-1] if waiting else before[0]
    shown = {int(n) for n in s.requested if n} if d.said("requested") else set()
    deck = {int(n) for n in s.deck if n} if d.said("deck") else set()
    free = [n for n in INVENTIONS if n not in shown | deck and not owned >> n & 1 and n not in waiting]
    if d.said("gone"):
        free = [n for n in free if s.gone >> n & 1]
    return next((n for n in free if not waiting or n < waiting[0]), 0)


def announce(d: Draft, seat: int, number: int) -> None:
    """9.6: the lab that has completed it is idle now."""
    s = d.s
    if number in s.announced[seat] or (d.said("completed", seat) and not s.completed[seat] >> number & 1):
        return
    for lab in range(2):
        if not d.said("announced", seat, lab) and s.announced[seat, lab] == 0 and s.weeks[seat, lab] < 0:
            if s.spaces[seat, lab] or not d.said("spaces", seat, lab):
                s.announced[seat, lab] = number
                return


def fill_bids(d: Draft) -> None:
    """9.14, 11.2: nobody bids more than they have, and seats have the florins that they won."""
    s = d.s
    for seat in d.seats:
        d.put("bid", NOBODY, seat)
        least = int(s.bid[seat]) if d.said("bid", seat) else 0
        if s.phase == OVER:
            least = max(least, int(VARIETY[types_held(s, seat)]))
        d.put("florins", max(int(s.florins[seat]), least), seat)
