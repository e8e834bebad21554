"""Flaws of components and florins."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import CITY_TURNS, COMPONENTS, MOST_FLORINS, RECIPE, STOCK, VARIETY
from ..rules.scoring import types_held
from ..state import ARRANGING, BUYING, CHOOSING, LOOKING, OFFER, OVER, PHASES, RESEARCH
from .phases import RESEARCHED


def laid(s: State, kind: int) -> int:
    """The components of a kind under labs at work."""
    return sum(int(RECIPE[s.table, max(0, n), kind]) for n in s.work[: s.players].flat)


def components(s: State) -> Iterator[str]:
    for kind, name in enumerate(COMPONENTS):
        hands = s.hand[: s.players, kind].tolist()
        for seat, held in enumerate(hands):
            if held < 0:
                yield f"hand: seat {seat} cannot hold {held} {name}"
        if s.shop[kind] < 0:
            yield f"shop: it cannot hold {s.shop[kind]} {name}"
        under, held, shop = laid(s, kind), sum(hands), int(s.shop[kind])
        found = f"{held} in hands and {under} under labs"
        if under > STOCK:
            yield f"work: there are only {STOCK} {name}, and {under} lie under labs"
        elif held + under > STOCK:
            yield f"hand: there are only {STOCK} {name}, and with {found} it would be {held + under}"
        elif shop + held + under != STOCK:
            yield f"shop: there are {STOCK} {name}, and {shop} in the shop with {found} make {shop + held + under}"


def money(s: State) -> Iterator[str]:
    for seat in range(s.players):
        florins = int(s.florins[seat])
        if not 0 <= florins <= MOST_FLORINS:
            yield f"florins: seat {seat} cannot have {florins}; from 0 to {MOST_FLORINS} are possible"
        bonus = int(VARIETY[types_held(s, seat)])
        if s.phase == OVER and florins < bonus:
            yield f"florins: at the end seat {seat} has at least the {bonus} that its cards brought, not {florins}"
    most = 1 + min(max(0, int(s.turn) - 1), CITY_TURNS)
    least = 0 if could_be_collected(s) else 1
    if not least <= s.council_florins <= most:
        where = f"phase {PHASES[s.phase]!r} of turn {s.turn}"
        yield f"council_florins: from {least} to {most} can lie there in {where}, not {s.council_florins}"


def could_be_collected(s: State) -> bool:
    """8.A.9, 10.1: whether somebody may have taken the florins of the Council in this turn."""
    if not 1 <= s.turn <= CITY_TURNS:
        return False
    between = s.phase == CHOOSING and s.at >= s.ranked
    return bool(between or s.phase in (LOOKING, ARRANGING, BUYING, OFFER, RESEARCH, *RESEARCHED))
