"""Who completed the inventions that are gone, and who has their cards."""

from ..components import CLASS, GOLD, INVENTIONS, TYPE
from ..flaws.wording import numbers
from ..rules.completion import finishers, weeks_needed
from ..state import ANNOUNCING, AUCTION, COMPLETING
from .draft import Draft
from .labs import announced

LABS = range(2)


def fill_discounts(d: Draft) -> None:
    """9.9: a seat that announced with fewer weeks than printed on the card owns cards of its type."""
    s = d.s
    for seat in d.seats:
        d.put("completed", 0, seat)
        d.put("cards", 0, seat)
    if s.phase not in (ANNOUNCING, COMPLETING):
        return
    here = {int(n) for name in ("requested", "deck") if d.said(name) for n in s[name]}
    for seat in d.seats:
        for lab in LABS:
            number = announced(d, seat, lab)
            if number not in INVENTIONS or not d.said("weeks", seat, lab) or d.said("cards", seat):
                continue
            for card in INVENTIONS:
                alike = card != number and TYPE[card] == TYPE[number] and card not in here
                taken = any(int(s.cards[other]) >> card & 1 for other in d.seats)
                can = not d.said("completed", seat) or s.completed[seat] >> card & 1
                gone = not d.said("gone") or s.gone >> card & 1
                needed = s.weeks[seat, lab] < weeks_needed(s, seat, number)
                if needed and alike and can and gone and not taken and card not in s.work[: d.players]:
                    s.cards[seat] |= 1 << card


def fill_completed(d: Draft) -> None:
    """9.12, 9.16: a seat that alone completed an invention has its card; a card that nobody has went to the box in an
    auction, so several have completed it.
    """
    s = d.s
    out = never_played(d)
    for number in numbers(s.gone):
        if number not in out:
            credit(d, number)


def never_played(d: Draft) -> set[int]:
    """X.2: the cards that left the game with two experts, among those that are not given as completed."""
    s = d.s
    if not s.setup or d.players > 2:
        return set()
    found = set()
    for kind in range(GOLD):
        free = [n for n in numbers(s.gone) if CLASS[s.table, n] == kind and not completers(d, n) and not workers(d, n)]
        found |= set(free[:1])
    return found


def completers(d: Draft, number: int) -> set[int]:
    s = d.s
    now = int(finishers(s, number)) if s.phase == AUCTION else 0
    return {seat for seat in d.seats if (int(s.completed[seat]) | int(s.cards[seat])) >> number & 1 or now >> seat & 1}


def workers(d: Draft, number: int) -> set[int]:
    return {seat for seat in d.seats for lab in LABS if d.s.work[seat, lab] == number}


def credit(d: Draft, number: int) -> None:
    s, bit = d.s, 1 << number
    done = completers(d, number)
    can = [seat for seat in d.seats if not d.said("completed", seat) and seat not in workers(d, number)]
    owner = next((seat for seat in d.seats if s.cards[seat] & bit), None)
    auctioned = s.phase == AUCTION and (s.hammer == number or s.contested & bit)
    if not done:
        done = set(can)
    if owner is None and not auctioned and len(done) == 1:
        (alone,) = done
        others = [seat for seat in can if seat != alone]
        if not d.said("cards", alone):
            s.cards[alone] |= bit
        elif others:
            done.add(others[0])
    for seat in done:
        if not d.said("completed", seat):
            s.completed[seat] |= bit
