"""Flaws of what everybody could have noted down of hands. Whatever passes can be dealt again by `redeal`."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import KINDS, MASTERIES, ONE
from ..rules.knowledge import barred, bars_before, bars_on, kind_of, stamp, stamp_of


def counts(s: State) -> Iterator[str]:
    if s.claims > len(MASTERIES) - int(s.unclaimed).bit_count():
        yield f"claims: {s.claims} is more than the masteries that players have"


def notes(s: State) -> Iterator[str]:
    yield from counts(s)
    for claim, noted in enumerate(s.bars):
        if (noted > 0) != (claim < s.claims) or not 0 <= noted >> KINDS < s.players:
            yield f"bars: there is one for each of the claims, with kinds and a seat, and claims is {s.claims}"
            return
    for seat in range(s.players):
        yield from _notes(s, seat)


def _notes(s: State, seat: int) -> Iterator[str]:
    count, doubts = int(s.unseen_count[seat]), int(s.doubt_count[seat])
    unseen, doubt = s.unseen[seat].tolist(), s.doubt[seat].tolist()
    noted = unseen[:count] + doubt[:doubts]
    if any(n < 0 or not 0 <= kind_of(n) < KINDS for n in noted) or any(unseen[count:] + doubt[doubts:]):
        yield f"unseen: as many cards of seat {seat} as unseen_count says, and doubt as doubt_count says"
        return
    stamps = [n >> 5 for n in unseen[:count]]
    if stamps != sorted(stamps) or any(t > stamp(s, seat) or (t & 7) > bars_on(s, seat) for t in stamps):
        yield f"unseen: the cards of seat {seat} are in the order in which they were drawn"
        return
    if any(bars_before(n) > bars_on(s, seat) for n in doubt[:doubts]):
        yield f"doubt: a card of seat {seat} was shown when there were fewer bars"
        return
    held = int(s.known[seat]) + sum(int(ONE[kind_of(n)]) for n in unseen[:count])
    held -= sum(int(ONE[kind_of(n)]) for n in doubt[:doubts])
    if held != s.hand[seat]:
        yield f"known: with the unseen cards, less those in doubt, it makes up the hand of seat {seat}"
    elif not _possible(s, seat, unseen[:count], doubt[:doubts]):
        yield f"unseen: a claim has ruled out what seat {seat} has in hand"


def _possible(s: State, seat: int, unseen: list[int], doubt: list[int]) -> bool:
    """Whether the cards in doubt can have been among the unseen ones, and the others can be in hand."""
    if not doubt:
        return not any(barred(s, seat, stamp_of(n) & 7, len(MASTERIES)) >> kind_of(n) & 1 for n in unseen)
    shown = doubt[0]
    return any(
        _possible(s, seat, unseen[:i] + unseen[i + 1 :], doubt[1:])
        for i, n in enumerate(unseen)
        if kind_of(n) == kind_of(shown)
        and stamp_of(n) <= stamp_of(shown)
        and not barred(s, seat, stamp_of(n) & 7, bars_before(shown)) >> kind_of(n) & 1
    )
