"""A march that is being put together: where from, where to, and what stands ready for it."""

from collections.abc import Iterator

from ..components import LANDS, REACH
from ..rules.projects import by_sea, landing_loss
from ..state import AIMING, AIRPLANES_GO, ATTACK, CLOSED, INVADE, MARCHING, MOVE, OPEN, SOLDIERS_GO, TANKS_GO
from .draft import NOBODY, Draft
from .lands import open_way, somebody_is_there
from .turn import VERBS, may_be


def fill_march(d: Draft) -> None:
    s = d.s
    if s.phase not in MARCHING:
        return
    others = [] if d.said("verb") else [verb for verb in VERBS if verb != s.verb and may_be(d, verb)]
    for verb in [int(s.verb), *others] if s.verb >= 0 else []:
        for origin in origins(d, verb):
            target = target_for(d, verb, origin)
            if target != NOBODY:
                s.verb = verb
                if s.movements:
                    d.put("movement_block", OPEN if verb == MOVE else CLOSED)
                d.put("origin", origin)
                least = 1 if verb == MOVE and (d.known("tanks", origin) or d.known("airplanes", origin)) else 2
                d.raise_to("soldiers", max(d.known("army_soldiers") + 1, least), origin)
                if s.phase != AIMING:
                    d.put("target", target)
                    muster(d, verb, origin, target)
                return
    d.put("verb", NOBODY)
    if d.said("origin") and s.origin >= 0:  # nothing can be reached from there, and not for lack of soldiers
        d.raise_to("soldiers", 2, int(s.origin))


def origins(d: Draft, verb: int) -> Iterator[int]:
    """7.2.5, 9.10: the own territories from which somebody can leave; new ones if there are none."""
    s, seat = d.s, int(d.s.turn_of)
    if d.said("origin") and s.origin >= 0:
        d.put("owner", seat, int(s.origin))
        yield int(s.origin)
        return
    for land in [*d.own(seat), *d.empty()]:
        machines = verb == MOVE and (d.known("tanks", land) or d.known("airplanes", land))
        short = d.said("soldiers", land) and s.soldiers[land] < max(d.known("army_soldiers") + 1, 1 if machines else 2)
        no_tanks = (s.phase == TANKS_GO or d.known("army_tanks")) and not has(d, "tanks", land)
        no_airplanes = s.phase == AIRPLANES_GO and not has(d, "airplanes", land)
        if not (short or no_tanks or no_airplanes):
            before = int(s.owner[land])
            s.owner[land] = seat
            yield land
            s.owner[land] = before


def has(d: Draft, name: str, land: int) -> bool:
    """Whether machines are in a territory, or could be."""
    return not d.said(name, land) or bool(d.s[name][land] > 0)


def target_for(d: Draft, verb: int, origin: int) -> int:
    """5.4.5, 7.1.2, 9.3, 9.4: a territory that the march can lead to; one is made ready if there is none."""
    s, seat = d.s, int(d.s.turn_of)
    said = d.said("target") and s.target >= 0 and s.phase != AIMING
    lands = [int(s.target)] if said else d.any_order([land for land in range(LANDS) if REACH[origin] >> land & 1])
    if said and verb != MOVE and not REACH[origin] >> lands[0] & 1:
        return NOBODY
    if verb == INVADE:
        return next((land for land in lands if s.owner[land] == NOBODY and not somebody_is_there(d, land)), NOBODY)
    if verb == ATTACK:
        return prey(d, seat, lands)
    if said and not open_way(d, seat, origin, lands[0]):
        return NOBODY
    own = [land for land in lands if s.owner[land] == seat and land != origin]
    for land in lands:
        if not own and d.may_be_owned(land):
            s.owner[land] = seat
            own.append(land)
    return own[0] if own else NOBODY


def prey(d: Draft, seat: int, lands: list[int], defender: int = NOBODY) -> int:
    """7.1.5: a territory of an enemy who has another one."""
    s = d.s
    enemies = [defender] if defender != NOBODY else [other for other in d.any_order(d.seats) if other != seat]
    found = [land for land in lands if s.owner[land] in enemies]
    found.sort(key=lambda land: len(d.own(int(s.owner[land]))) < 2)
    if not found:
        for land in lands:
            if d.may_be_owned(land):
                s.owner[land] = enemies[0]
                found = [land]
                break
    if not found:
        return NOBODY
    owner = int(s.owner[found[0]])
    if len(d.own(owner)) < 2 and d.empty():
        far = [land for land in d.empty() if land not in lands]
        s.owner[(far or d.empty())[0]] = owner
    return found[0]


def muster(d: Draft, verb: int, origin: int, target: int) -> None:
    """7.2.2, 7.3.1: as few as may go, and machines where they are asked for."""
    s, seat = d.s, int(d.s.turn_of)
    if s.phase == SOLDIERS_GO:
        return
    lost = int(landing_loss(s, seat, s.owner[target])) if verb == ATTACK and by_sea(origin, target) else 0
    machines = d.known("army_tanks") + d.known("army_airplanes")
    d.put("army_soldiers", lost + 1 if verb != MOVE or not machines else 0)
    d.raise_to("soldiers", int(s.army_soldiers) + 1, origin)
    if s.phase == TANKS_GO or d.known("army_tanks"):
        d.raise_to("tanks", max(1, d.known("army_tanks")), origin)
        d.wanted_cards.add(("tank_card", seat))
    if s.phase == AIRPLANES_GO:
        d.raise_to("airplanes", 1, origin)
        d.wanted_cards.add(("airplane_card", seat))
