"""Phase C, the labs: weeks of research (§8)."""

from ....engine.contract import emit
from ..components import AREAS, MOST_WEEKS, SUPPLY
from ..events import WORKED
from .ranking import clockwise


def research(s):
    """8.L.1, 8.L.2, 8.L.3: every lab at work moves its counter; people return to the supply, mechanical men stay."""
    for offset in range(s.players):
        seat = clockwise(s, s.leonardo, offset)
        for lab in range(2):
            if s.weeks[seat, lab] >= 0:
                work(s, seat, lab)
    s.visits = 0


def work(s, seat, lab):
    """8.L.1: an apprentice one week, the master two, a mechanical man two. 8.L.4: the track ends at 15."""
    place = AREAS + lab
    gain = s.placed[seat, place] + 2 * (s.master[seat] == place) + 2 * s.men[seat, lab]
    s.weeks[seat, lab] = min(MOST_WEEKS, s.weeks[seat, lab] + gain)
    s.supply[seat] += s.placed[seat, place]
    s.placed[seat, place] = 0
    if s.master[seat] == place:
        s.master[seat] = SUPPLY
    if gain > 0:
        emit(WORKED, seat, lab, gain, s.weeks[seat, lab])
