"""Components and florins that are not given: what shops and labs leave for the hands."""

from ..components import COMPONENTS, RECIPE, STOCK
from .draft import Draft


def fill_components(d: Draft) -> None:
    s = d.s
    for kind in range(len(COMPONENTS)):
        under = sum(int(RECIPE[s.table, max(0, n), kind]) for n in s.work[: d.players].flat)
        free = d.random.shuffled([seat for seat in d.seats if not d.said("hand", seat, kind)]) if s.turn else []
        surplus = under + int(s.hand[: d.players, kind].sum()) + int(s.shop[kind]) - STOCK
        if not d.said("shop", kind):
            s.shop[kind] = max(0, min(STOCK, int(s.shop[kind]) - surplus))
        for seat in free:  # too many: some are taken from hands that are not given
            surplus = under + int(s.hand[: d.players, kind].sum()) + int(s.shop[kind]) - STOCK
            s.hand[seat, kind] -= max(0, min(surplus, int(s.hand[seat, kind])))
        missing = STOCK - under - int(s.hand[: d.players, kind].sum()) - int(s.shop[kind])
        for _ in range(missing if free else 0):
            s.hand[d.random.choice(free), kind] += 1
