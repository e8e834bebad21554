"""Flaws of phase D: announcements, what is auctioned, bids."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import LABS
from ..rules.auction import pending
from ..rules.completion import finishers, is_requested, weeks_needed
from ..state import ANNOUNCING, AUCTION, COMPLETING, PHASES
from .wording import listed, numbers, seats

NOT_YET = -1


def announcements(s: State) -> Iterator[str]:
    """9.1, 9.3, 9.4: announcements are possible, and made by seats that have had their turn."""
    phase = PHASES[s.phase]
    for seat in range(s.players):
        for lab, name in enumerate(LABS):
            number = int(s.announced[seat, lab])
            if not number:
                continue
            where = f"the {name} lab of seat {seat}"
            if s.phase in (ANNOUNCING, COMPLETING):
                yield from _announcement(s, seat, lab, where)
            elif s.phase != AUCTION:
                yield f"announced: nothing is announced in phase {phase!r}, and {number} is said for {where}"
            elif s.weeks[seat, lab] >= 0:
                yield f"announced: {where} has completed {number}, so it is idle now"
            elif not s.completed[seat] >> number & 1:
                yield f"completed: {where} was announced, so seat {seat} has completed {number}"


def _announcement(s: State, seat: int, lab: int, where: str) -> Iterator[str]:
    number = int(s.announced[seat, lab])
    need = int(weeks_needed(s, seat, number))
    if s.work[seat, lab] != number:
        yield f"announced: {where} works on {s.work[seat, lab] or 'nothing'}, so {number} is not announced there"
    elif not s.marked[seat, lab] and not is_requested(s, number):
        yield f"announced: {number} is not requested, so {where} cannot complete it"
    elif s.weeks[seat, lab] < need:
        yield f"announced: {number} takes {need} weeks, and {where} has {s.weeks[seat, lab]}"
    if s.phase == ANNOUNCING and (seat - s.leonardo) % s.players > s.visits:
        yield f"announced: seat {seat} has not been asked yet, with Leonardo at {s.leonardo} and visits {s.visits}"


def auction(s: State) -> Iterator[str]:
    """9.13: the cards that several have completed in this turn, the lowest number first."""
    if s.phase != AUCTION:
        for field, said in (("hammer", s.hammer), ("bidders", s.bidders), ("contested", s.contested)):
            if said:
                yield f"{field}: nothing is auctioned in phase {PHASES[s.phase]!r}"
        return
    if not s.hammer and not s.contested:
        yield "hammer: say which invention is auctioned"
    waiting = numbers(s.contested)
    for number in ([int(s.hammer)] if s.hammer else []) + waiting:
        field = "hammer" if number == s.hammer else "contested"
        if not s.gone >> number & 1:
            yield f"{field}: {number} was completed, so it is gone"
        who = int(finishers(s, number))
        if not who & (who - 1):
            yield f"{field}: {number} is auctioned if several have announced it in this turn, not {seats(who)}"
    if s.hammer and waiting and waiting[0] <= s.hammer:
        yield f"contested: {listed(n for n in waiting if n <= s.hammer)} comes before {s.hammer}"
    due = int(finishers(s, int(s.hammer))) if s.hammer else 0
    if s.bidders != due:
        yield f"bidders: {seats(due)} have announced {s.hammer} and bid for it, not {seats(s.bidders)}"


def bids(s: State) -> Iterator[str]:
    for seat in range(s.players):
        bid = int(s.bid[seat])
        if bid != NOT_YET and not s.bidders >> seat & 1:
            yield f"bid: seat {seat} does not bid in an auction now, and {bid} is said"
        elif not NOT_YET <= bid <= s.florins[seat]:
            yield f"bid: seat {seat} has {s.florins[seat]} florins and cannot bid {bid}"
    if s.phase == AUCTION and s.hammer and not pending(s):
        yield f"bid: all who bid for {s.hammer} have said their bid, so they are shown already"
