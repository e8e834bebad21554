"""Described positions, continued: what everybody could have noted down of hands, for `redeal`."""

from collections.abc import Iterator

from ...engine.description import Given
from ...engine.record import State
from .components import KINDS, MASTERIES, ONE
from .rules.cards import holds
from .rules.knowledge import barred, bars_before, bars_on, kind_of, note, stamp, stamp_of
from .state import MOST_DEALS, MOST_IN_DOUBT, MOST_UNSEEN


def complete_notes(s: State, given: Given) -> None:
    """What was not said to be known of a hand has come from the deck, and only its owner has seen it."""
    if "unseen" in given or next(_beyond(s), None):
        return
    if "known" not in given:
        s.known[:] = 0
    s.doubt[:] = s.doubt_count[:] = s.unseen[:] = s.unseen_count[:] = 0
    for seat in range(s.players):
        kinds = [k for k in range(KINDS) for _ in range(holds(s.hand[seat], k) - holds(s.known[seat], k))]
        s.unseen_count[seat] = min(len(kinds), MOST_UNSEEN)
        for position, kind in enumerate(kinds[:MOST_UNSEEN]):
            s.unseen[seat, position] = note(kind, stamp(s, seat))


def _beyond(s: State) -> Iterator[str]:
    if not 0 <= s.deal <= MOST_DEALS:
        yield f"deal: from 0 to {MOST_DEALS}"
    if not 0 <= s.claims <= len(MASTERIES) - int(s.unclaimed).bit_count():
        yield "claims: no more than masteries have been claimed"


def flaws_of_notes(s: State) -> Iterator[str]:
    """Whatever passes can be dealt anew."""
    yield from _beyond(s)
    for claim, noted in enumerate(s.bars):
        if (noted > 0) != (claim < s.claims) or not 0 <= noted >> KINDS < s.players:
            yield "bars: kinds and a seat for each of the claims"
            return
    for seat in range(s.players):
        yield from _notes(s, seat)


def _notes(s: State, seat: int) -> Iterator[str]:
    count, doubts = int(s.unseen_count[seat]), int(s.doubt_count[seat])
    if not 0 <= count <= MOST_UNSEEN or not 0 <= doubts <= MOST_IN_DOUBT:
        yield "unseen_count: cards that nobody else has seen"
        return
    unseen, doubt = s.unseen[seat].tolist(), s.doubt[seat].tolist()
    noted = unseen[:count] + doubt[:doubts]
    if any(n < 0 or not 0 <= kind_of(n) < KINDS for n in noted) or any(unseen[count:] + doubt[doubts:]):
        yield "unseen: as many cards as are counted"
        return
    stamps = [n >> 5 for n in unseen[:count]]
    if stamps != sorted(stamps) or any(t > stamp(s, seat) or (t & 7) > bars_on(s, seat) for t in stamps):
        yield "unseen: in the order they were drawn"
        return
    if any(bars_before(n) > bars_on(s, seat) for n in doubt[:doubts]):
        yield "doubt: shown when there were so many bars"
        return
    held = int(s.known[seat]) + sum(int(ONE[kind_of(n)]) for n in unseen[:count])
    held -= sum(int(ONE[kind_of(n)]) for n in doubt[:doubts])
    if held != s.hand[seat]:
        yield "known: with the unseen cards, less those in doubt, it makes up the hand"
    elif not _possible(s, seat, unseen[:count], doubt[:doubts]):
        yield "unseen: what a claim has ruled out cannot be in hand"


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
