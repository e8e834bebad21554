"""Who owns what, where that was not said: by what stands there, and by who must live somewhere."""

from typing import NamedTuple

from ..components import ALONG, BORDERS, LANDS, REACH, SOLDIERS, TERRITORIES
from ..flaws.lands import turns_until
from ..state import AIRPLANES_GO, ATTACK, FIGHTING, FOUNDING, MARCHING, MOVE, REINFORCING, TANKS_GO
from .draft import NOBODY, Draft

# Where players start whose territories are not given: one in each, and no two of these have a common border.
HOMES = [TERRITORIES.index(name) for name in ("milan", "london", "constantinople", "moscow", "seville")]
TRIES = 3000  # of ways to share out territories


def fill_lands(d: Draft) -> None:
    s = d.s
    claim(d)
    if s.phase != FOUNDING:
        settled = [land for land in range(LANDS) if s.owner[land] == NOBODY and somebody_is_there(d, land)]
        share_out(d, settled)
    for seat in d.seats:
        if not d.own(seat) and (s.phase != FOUNDING or has_founded(d, seat)):
            settle(d, seat)


def has_founded(d: Draft, seat: int) -> bool:
    return bool((seat - int(d.s.leonardo)) % d.players < d.s.turns)


def claim(d: Draft) -> None:
    """What the player builds, marches from or reinforces is his own; what is attacked is the defender's."""
    s = d.s
    if s.turn_of != NOBODY:
        for name in ("served_machine", "served_tower"):
            for land in range(LANDS):
                if d.said(name) and s[name] >> land & 1:
                    d.put("owner", s.turn_of, land)
        for name in ("new_castle", "origin"):
            if d.said(name) and s[name] != NOBODY:
                d.put("owner", s.turn_of, int(s[name]))
    if s.phase in FIGHTING and d.said("target") and d.said("defender") and s.target != NOBODY:
        d.put("owner", s.defender, int(s.target))
    if s.phase in MARCHING and s.verb == MOVE and d.said("origin") and d.known("target") > NOBODY:
        if d.said("target"):
            open_way(d, int(s.turn_of), int(s.origin), int(s.target))
    claim_origin(d)
    if s.phase == REINFORCING and d.said("reinforced"):
        for land in range(LANDS):
            if s.reinforced >> land & 1:
                d.put("owner", d.clockwise(int(s.leonardo), int(s.turns)), land)


def open_way(d: Draft, seat: int, origin: int, target: int) -> bool:
    """9.3, 9.4: a movement by land goes through own territories. Returns whether there is a way."""
    s = d.s
    if s.owner[target] != seat and not d.may_be_owned(target):
        return False
    if ALONG[origin] >> target & 1:
        s.owner[target] = seat
        return True
    before = {origin: origin}
    reached = [origin]
    for land in reached:
        for other in range(LANDS):
            may_pass = s.owner[other] == seat or d.may_be_owned(other)
            if BORDERS[land] >> other & 1 and other not in before and may_pass:
                before[other] = land
                reached.append(other)
    land = target if target in before else origin
    while land != origin:
        s.owner[land] = seat
        land = before[land]
    return target in before


def claim_origin(d: Draft) -> None:
    """7.1.2: a territory from which the target that was said can be reached, if only that was said."""
    s, fights = d.s, d.s.phase in FIGHTING
    if not (fights or s.phase in MARCHING) or d.said("origin") or not d.said("target") or s.target == NOBODY:
        return
    least = 1 if fights else 2 + d.known("army_soldiers")
    near = d.any_order([land for land in range(LANDS) if REACH[s.target] >> land & 1])
    ready = [land for land in near if not d.said("soldiers", land) or s.soldiers[land] >= least]
    if s.phase == TANKS_GO:
        ready = [land for land in ready if not d.said("tanks", land) or s.tanks[land]]
    if s.phase == AIRPLANES_GO:
        ready = [land for land in ready if not d.said("airplanes", land) or s.airplanes[land]]
    if not any(s.owner[land] == s.turn_of for land in ready):
        for land in [land for land in ready if d.may_be_owned(land)][:1]:
            s.owner[land] = s.turn_of


def somebody_is_there(d: Draft, land: int) -> bool:
    """Whether something stands in a territory, so that somebody owns it."""
    pieces = ("soldiers", "tanks", "airplanes", "castle", "towers")
    return not d.said("owner", land) and any(d.known(name, land) > 0 for name in pieces)


def share_out(d: Draft, lands: list[int]) -> None:
    """Territories of which nobody said whose they are, so that everybody has one and the reserves are right."""
    s = d.s
    if not lands:
        return
    room, exact = [], []
    for seat in d.seats:
        attacks = s.phase in FIGHTING and seat == s.turn_of
        army = max(1, d.known("army_soldiers")) if attacks else 0
        any_army = attacks and not d.said("army_soldiers")
        known = sum(max(1, d.known("soldiers", land)) for land in d.own(seat))
        room.append(SOLDIERS - d.known("reserve", seat) - army - known)
        all_said = d.said("reserve", seat) and all(d.said("soldiers", land) for land in [*lands, *d.own(seat)])
        exact.append(all_said and not any_army)
    largest_first = sorted(lands, key=lambda land: -d.known("soldiers", land))
    things = [(max(1, d.known("soldiers", land)), can_own(d, land)) for land in largest_first]
    counts = tuple(len(d.own(seat)) for seat in d.seats)
    found = partition(things, Shares(tuple(room), counts), exact, set())
    for place, land in enumerate(largest_first):
        poorest = min(things[place][1] or d.seats, key=lambda seat: (len(d.own(seat)), seat))
        s.owner[land] = found[place] if found else poorest


def can_own(d: Draft, land: int) -> list[int]:
    """5.4.3, 7.1.2: the seats that have had the turns for its towers; not the attacker, of what is attacked."""
    s = d.s
    able = [seat for seat in d.any_order(d.seats) if d.known("towers", land) <= turns_until(s, seat)]
    attacked = s.phase in FIGHTING or (s.phase in MARCHING and s.verb == ATTACK)
    if attacked and d.said("target") and land == s.target:
        able = [seat for seat in able if seat != s.turn_of]
    return able


class Shares(NamedTuple):
    """How many soldiers each seat can still have on the map, and how many territories it has."""

    room: tuple[int, ...]
    counts: tuple[int, ...]

    def after(self, seat: int, size: int) -> "Shares":
        room, counts = list(self.room), list(self.counts)
        room[seat] -= size
        counts[seat] += 1
        return Shares(tuple(room), tuple(counts))


def partition(
    things: list[tuple[int, list[int]]], shares: Shares, exact: list[bool], failed: set[tuple[int, ...]]
) -> list[int] | None:
    """Shares territories out, each with its soldiers and who can have it, so that everybody has one at least.

    Nobody gets more soldiers than there is room for, and those whose share is exact get all of it.
    """
    if not things:
        short = any(must and left for must, left in zip(exact, shares.room, strict=True))
        return None if short or not all(shares.counts) else []
    key = (len(things), *shares.room, *(min(1, count) for count in shares.counts))
    if key in failed or shares.counts.count(0) > len(things) or len(failed) > TRIES:
        return None
    (size, able), *rest = things
    for seat in sorted(able, key=lambda seat: (not exact[seat], -shares.room[seat] * exact[seat], shares.counts[seat])):
        if shares.room[seat] >= size:
            found = partition(rest, shares.after(seat, size), exact, failed)
            if found is not None:
                return [seat, *found]
    failed.add(key)
    return None


def settle(d: Draft, seat: int) -> None:
    """4.8: a home, in the set-up apart from all castles."""
    s = d.s
    homes = [HOMES[seat], *(land for land in HOMES if land != HOMES[seat]), *range(LANDS)]
    for land in homes:
        lonely = not any(s.castle[other] for other in range(LANDS) if BORDERS[land] >> other & 1)
        if d.may_be_owned(land) and (lonely or s.phase != FOUNDING):
            s.owner[land] = seat
            d.put("castle", 1, land)
            return
