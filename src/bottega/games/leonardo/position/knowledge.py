"""What all players could have counted, if it is not given: what a lab may be at work on."""

from ..components import INVENTIONS
from ..rules.knowledge import stock, work_started
from .draft import Draft


def fill_knowledge(d: Draft) -> None:
    s = d.s
    for seat in d.seats:
        if not d.said("pair_stock", seat):
            s.pair_stock[seat] = stock(s, seat)
        told = int(s.pair_stock[seat])
        for lab in range(2):
            if d.said("suspects", seat, lab):
                continue
            s.suspects[seat, lab] = 0
            if s.weeks[seat, lab] >= 0 and s.work[seat, lab] in INVENTIONS:
                work_started(s, seat, lab)
        s.pair_stock[seat] = told
