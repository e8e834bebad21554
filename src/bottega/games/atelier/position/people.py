"""What players have: masteries; and what everybody knows of hands."""

from ..components import KINDS, MASTERIES, ONE
from ..flaws.notes import counts
from ..rules.cards import holds
from ..rules.knowledge import note, stamp
from ..state import MOST_UNSEEN
from .draft import Draft


def fill_masteries(d: Draft) -> None:
    """7.3: each is with a player or unclaimed."""
    s = d.s
    taken = 0
    for seat in d.seats:
        taken |= int(s.masteries[seat])
    d.put("unclaimed", (1 << len(MASTERIES)) - 1 & ~taken)
    free = [seat for seat in d.seats if not d.said("masteries", seat)]
    for mastery in range(len(MASTERIES)):
        if free and not (int(s.unclaimed) | taken) >> mastery & 1:
            seat = min(free, key=lambda one: (int(s.masteries[one]).bit_count(), one))
            s.masteries[seat] |= 1 << mastery


def fill_notes(d: Draft) -> None:
    """4.8: what was not said to be known of a hand has come from the deck, and only its owner has seen it."""
    s = d.s
    if next(counts(s), None):
        return
    if "known" not in d.given:
        s.known[:] = 0
        for kind in d.taken:
            s.known[s.active] += ONE[kind]
    for seat in d.seats:
        noted = ("unseen", "unseen_count", "doubt", "doubt_count")
        if any(d.said(name, seat) and s[name][seat].any() for name in noted):
            continue
        s.doubt[seat] = s.doubt_count[seat] = s.unseen[seat] = 0
        kinds = [k for k in range(KINDS) for _ in range(holds(s.hand[seat], k) - holds(s.known[seat], k))]
        s.unseen_count[seat] = min(len(kinds), MOST_UNSEEN)
        for place, kind in enumerate(kinds[:MOST_UNSEEN]):
            s.unseen[seat, place] = note(kind, stamp(s, seat))
