"""The pieces: soldiers and reserves, castles and towers, machines, and what is left in the stock."""

from ..components import (
    AIRPLANES,
    CASTLES,
    LANDS,
    QUICK_FLORINS,
    QUICK_SOLDIERS,
    SOLDIERS,
    START_FLORINS,
    START_SOLDIERS,
    TANKS,
    TOWERS,
    TOWERS_OF_A_CITY,
    WONDERS,
)
from ..flaws.lands import turns_until
from ..state import FIGHTING, FOUNDING, REINFORCING
from .draft import NOBODY, Draft


def fill_pieces(d: Draft) -> None:
    fill_castles(d)
    fill_towers(d)
    fill_soldiers(d)
    for kind, all_of_them in (("tanks", TANKS), ("airplanes", AIRPLANES)):
        fill_machines(d, kind, all_of_them)
    fill_florins(d)


def army(d: Draft, name: str) -> int:
    """Of the army in a battle, which is off the map."""
    return int(d.s[f"army_{name}"]) if d.s.phase in FIGHTING else 0


# ---- castles and towers


def fill_castles(d: Draft) -> None:
    """4.8, 5.4.3: where towers stand, where something was built; more of them if fewer are left, or for towers."""
    s = d.s
    for land in range(LANDS):
        built = d.known("towers", land) or int(s.served_tower | s.served_machine) >> land & 1 or s.new_castle == land
        if s.owner[land] != NOBODY and (built or s.phase == FOUNDING):
            d.put("castle", 1, land)
    if d.said("castles_left"):
        missing = CASTLES - int(s.castles_left) - int(s.castle.sum())
        free = [land for land in range(LANDS) if not d.said("castle", land) and s.owner[land] != NOBODY]
        build_castles(d, missing)
        for land in [land for land in free if s.castle[land]][: max(0, -missing)]:
            s.castle[land] = 0
    elif d.said("towers_left"):
        no_city = d.said("wonders") and not s.wonders >> WONDERS.index("city") & 1
        most = TOWERS_OF_A_CITY - no_city
        missing = TOWERS - int(s.towers_left) - int(s.towers.sum())
        while sum(room_for_towers(d, land, most) for land in range(LANDS)) < missing and build_castles(d, 1):
            pass


def build_castles(d: Draft, count: int) -> bool:
    """Castles in territories of which nobody said that they have none; in new ones if there are not enough."""
    s = d.s
    for _ in range(max(0, count)):
        bare = [land for land in range(LANDS) if not s.castle[land] and not d.said("castle", land)]
        free = [land for land in bare if s.owner[land] != NOBODY]
        if not free:
            free = expand(d, [land for land in d.empty() if land in bare])
        if not free:
            return False
        s.castle[max(free, key=lambda land: turns_until(s, int(s.owner[land])))] = 1
    return count > 0


def expand(d: Draft, lands: list[int], seat: int = NOBODY) -> list[int]:
    """One territory more for the seat, or for the one that has the fewest; empty if there is none."""
    if not lands or d.s.phase == FOUNDING:
        return []
    d.s.owner[lands[0]] = min(d.seats, key=lambda one: (len(d.own(one)), one)) if seat == NOBODY else seat
    return lands[:1]


def room_for_towers(d: Draft, land: int, most: int = TOWERS_OF_A_CITY) -> int:
    """2.3, 5.4.3: how many towers more a castle can have."""
    s = d.s
    if not s.castle[land] or s.owner[land] == NOBODY or land == s.new_castle or d.said("towers", land):
        return 0
    return max(0, min(most, turns_until(s, int(s.owner[land]))) - int(s.towers[land]))


def fill_towers(d: Draft) -> None:
    s = d.s
    for land in range(LANDS):
        if s.served_tower >> land & 1:
            d.raise_to("towers", 1, land)
    if not d.said("towers_left"):
        return
    for most in (TOWERS_OF_A_CITY - 1, TOWERS_OF_A_CITY):  # a Perfect City only if it must be
        for land in range(LANDS):
            missing = TOWERS - int(s.towers_left) - int(s.towers.sum())
            s.towers[land] += max(0, min(missing, room_for_towers(d, land, most)))


# ---- soldiers


def fill_soldiers(d: Draft) -> None:
    """2.1, 4.8: at least one wherever somebody lives; the others as the reserve leaves them."""
    s = d.s
    usual = QUICK_SOLDIERS if s.quick_start and s.phase == FOUNDING else START_SOLDIERS
    for land in range(LANDS):
        if s.owner[land] != NOBODY and not d.said("soldiers", land):
            at_home = s.castle[land] and not d.said("owner", land)
            s.soldiers[land] = max(int(s.soldiers[land]), usual if at_home or s.phase == FOUNDING else 1)
            if s.reinforced >> land & 1:
                s.soldiers[land] = max(2, int(s.soldiers[land]))
    for seat in d.seats:
        fill_reserve(d, seat)


def fill_reserve(d: Draft, seat: int) -> None:
    s = d.s
    out = army(d, "soldiers") if seat == s.turn_of else 0
    free = [land for land in d.own(seat) if not d.said("soldiers", land)]
    asked = s.phase == REINFORCING and seat == d.clockwise(int(s.leonardo), int(s.turns))
    if asked and (d.known("reinforced") or (d.said("active") and s.active == seat)):
        need_recruits(d, seat)
        d.put("reserve", 1, seat)
    else:
        d.put("reserve", max(0, SOLDIERS - out - int(s.soldiers[s.owner == seat].sum())), seat)
    surplus = out + int(s.soldiers[s.owner == seat].sum()) + int(s.reserve[seat]) - SOLDIERS
    if out and surplus < 0 and not free:  # the others are with the army
        d.put("army_soldiers", out - surplus)
    for land in free:
        if surplus < 0:
            s.soldiers[land] -= surplus
            surplus = 0
        else:
            fewer = min(surplus, int(s.soldiers[land]) - 1)
            s.soldiers[land] -= fewer
            surplus -= fewer


def need_recruits(d: Draft, seat: int) -> None:
    """5.2.3: more territories than there are soldiers in reserve, so that the player has to choose."""
    s = d.s
    served = int(s.reinforced).bit_count() if d.said("reinforced") else 0
    while len(d.own(seat)) <= max(1, d.known("reserve", seat)) + served:
        land = expand(d, [land for land in d.empty() if not d.said("soldiers", land)], seat)
        if not land:
            return
        s.soldiers[land[0]] = 1


# ---- machines


def fill_machines(d: Draft, kind: str, all_of_them: int) -> None:
    """2.4, 2.5: on the map as many as the stock lacks, with who has the card first."""
    s = d.s
    if not d.said(f"{kind}_left"):
        return
    missing = all_of_them - int(s[f"{kind}_left"]) - int(s[kind].sum()) - army(d, kind)
    card = f"{kind[:-1]}_card"
    free = [land for land in range(LANDS) if s.owner[land] != NOBODY and not d.said(kind, land)]
    free.sort(key=lambda land: (d.known(card, int(s.owner[land])) < 0, land))
    if missing > 0 and s.phase in FIGHTING and not d.said(f"army_{kind}") and not free:
        s[f"army_{kind}"] += missing
        d.wanted_cards.add((card, int(s.turn_of)))
    elif free and missing > 0:
        s[kind][free[0]] += missing
    elif missing < 0:
        for land in free:
            fewer = min(int(s[kind][land]), -missing)
            s[kind][land] -= fewer
            missing += fewer


# ---- money, and what is left


def fill_florins(d: Draft) -> None:
    s = d.s
    start = QUICK_FLORINS if s.quick_start else START_FLORINS
    for seat in d.seats:
        has = start if s.phase != FOUNDING or d.own(seat) else 0
        d.put("florins", has, seat)


def fill_stocks(d: Draft) -> None:
    s = d.s
    d.put("tanks_left", max(0, TANKS - int(s.tanks.sum()) - army(d, "tanks")))
    d.put("airplanes_left", max(0, AIRPLANES - int(s.airplanes.sum()) - army(d, "airplanes")))
    d.put("castles_left", max(0, CASTLES - int(s.castle.sum())))
    d.put("towers_left", max(0, TOWERS - int(s.towers.sum())))
