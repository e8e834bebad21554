"""Flaws of the map: who lives where, what stands there, what is left in the stock, the set-up, money."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import (
    AIRPLANES,
    BORDERS,
    CASTLES,
    COIN,
    LANDS,
    QUICK_FLORINS,
    QUICK_SOLDIERS,
    SOLDIERS,
    START_FLORINS,
    START_SOLDIERS,
    TANKS,
    TERRITORIES,
    TOWERS,
    TOWERS_OF_A_CITY,
    WONDERS,
)
from ..rules.seats import steps_from
from ..state import BIDDING, FIGHTING, FOUNDING, OVER, PHASES
from .phases import IN_TURN
from .wording import names, owned_by


def lands(s: State) -> Iterator[str]:
    for land, name in enumerate(TERRITORIES):
        owner, soldiers = int(s.owner[land]), int(s.soldiers[land])
        if not -1 <= owner < s.players:
            yield f"owner: {name} belongs to a seat that plays, or to nobody, which is -1; not to {owner}"
        if owner >= 0 and soldiers == 0:
            yield f"soldiers: seat {owner} owns {name}, so it has soldiers there"
        if owner < 0:
            for kind in ("soldiers", "tanks", "airplanes", "castle"):
                if s[kind][land]:
                    yield f"owner: nobody owns {name}, so there are no {kind} to be found there, not {s[kind][land]}"
        if s.towers[land] and not s.castle[land]:
            yield f"towers: {name} has no castle, so it has no towers, not {s.towers[land]}"
    if s.phase != FOUNDING:
        for seat in range(s.players):
            if not owned_by(s, seat):
                yield f"owner: everybody has a territory, and seat {seat} has none"


def founding(s: State) -> Iterator[str]:
    """4.8, O.1: castles of the set-up, one each in turn, none next to another."""
    if s.phase != FOUNDING:
        return
    soldiers = QUICK_SOLDIERS if s.quick_start else START_SOLDIERS
    florins = QUICK_FLORINS if s.quick_start else START_FLORINS
    for seat in range(s.players):
        has_founded = steps_from(s, s.leonardo, seat) < s.turns
        own = owned_by(s, seat)
        if has_founded and len(own) != 1:
            why = f"in the set-up it has founded, as turns is {s.turns} and seat {s.leonardo} began"
            yield f"owner: seat {seat} has one territory, not {len(own)}: {why}"
        if not has_founded and own:
            why = f"turns is {s.turns} and seat {s.leonardo} began"
            yield f"owner: seat {seat} has not founded yet, so {TERRITORIES[own[0]]} is not its own: {why}"
        due = florins if has_founded else 0
        if s.florins[seat] != due:
            yield f"florins: in the set-up seat {seat} has {due}, not {s.florins[seat]}"
        for land in own:
            name = TERRITORIES[land]
            if not s.castle[land]:
                yield f"castle: who founds builds one, and {name} has none"
            if s.soldiers[land] != soldiers:
                yield f"soldiers: who founds places {soldiers}, and in {name} are {s.soldiers[land]}"
    castles = sum(1 << land for land in range(LANDS) if s.castle[land])
    for land, name in enumerate(TERRITORIES):
        if castles >> land & 1 and BORDERS[land] & castles:
            other = names(BORDERS[land] & castles)[0]
            yield f"castle: in the set-up none borders on another, and {name} borders on {other}"
        for kind in ("tanks", "airplanes", "towers"):
            if s[kind][land]:
                yield f"{kind}: nothing has been built before round 1, and in {name} are {s[kind][land]}"
    if s.wonders:
        yield "wonders: nothing has been built before round 1"


def pieces(s: State) -> Iterator[str]:
    """2.1 to 2.5: the box holds so many, on the map and off it."""
    fights = s.phase in FIGHTING
    for seat in range(s.players):
        army = int(s.army_soldiers) if fights and seat == s.turn_of else 0
        out, reserve = int(s.soldiers[s.owner == seat].sum()) + army, int(s.reserve[seat])
        if out > SOLDIERS:
            field = "army_soldiers" if army > SOLDIERS - army else "soldiers"
            yield f"{field}: seat {seat} has only {SOLDIERS} soldiers in all, not {out}"
        elif out + reserve != SOLDIERS:
            what = f"{out} on the map and {reserve} in reserve make {out + reserve}"
            yield f"reserve: seat {seat} has {SOLDIERS} soldiers, and {what}"
    stocks = (
        ("tanks", TANKS, s.tanks_left, s.tanks.sum() + fights * s.army_tanks),
        ("airplanes", AIRPLANES, s.airplanes_left, s.airplanes.sum() + fights * s.army_airplanes),
        ("castles", CASTLES, s.castles_left, s.castle.sum()),
        ("towers", TOWERS, s.towers_left, s.towers.sum()),
    )
    for name, all_of_them, left, out in stocks:
        if out > all_of_them:
            yield f"{'castle' if name == 'castles' else name}: there are only {all_of_them} {name}, not {out}"
        elif left + out != all_of_them:
            what = f"{out} on the map and {left} in the stock make {left + out}"
            yield f"{name}_left: there are {all_of_them} {name}, and {what}"


def money(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if s.florins[seat] % COIN:
            yield f"florins: money goes in coins of {COIN}, and seat {seat} has {s.florins[seat]}"
        if s.phase == BIDDING and s.florins[seat] < COIN:
            yield f"florins: after the income seat {seat} has {COIN} or more to bid, not {s.florins[seat]}"


def castles(s: State) -> Iterator[str]:
    """5.4.3, 5.4.4, 15.7: a tower for each castle in a turn of its owner, and none on a new one."""
    for land, name in enumerate(TERRITORIES):
        towers = int(s.towers[land])
        if towers and s.owner[land] >= 0:
            most = turns_until(s, int(s.owner[land]))
            if towers > most:
                when = f"{number_of(most, 'turn')} by round {s.round_number}"
                yield f"towers: one is built on a castle in a turn, and {name} has {towers} after {when}"


def turns_until(s: State, seat: int) -> int:
    """The turns of all players up to the last one that this seat has begun."""
    players, before = int(s.players), max(0, int(s.round_number) - 1) * int(s.players)
    steps = steps_from(s, s.leonardo, seat)
    if s.phase in IN_TURN or (s.phase == OVER and s.turn_of >= 0):
        return before + (steps + 1 if steps < s.turns else 0)
    turns = min(int(s.turns), players) if s.phase in (OVER,) or PHASES[s.phase] in ("turn", "scoring") else 0
    return before + (steps + 1 if steps < turns else 0)


def machines(s: State) -> Iterator[str]:
    """5.4.2, 10.6: what was built was built by somebody with the card, and the first of its kind was a wonder."""
    fights = s.phase in FIGHTING
    built = {
        "tank": int(s.tanks.sum() + fights * s.army_tanks),
        "airplane": int(s.airplanes.sum() + fights * s.army_airplanes),
        "city": int((s.towers == TOWERS_OF_A_CITY).sum()),
    }
    for wonder, name in enumerate(WONDERS):
        given = bool(s.wonders >> wonder & 1)
        if built[name] and not given:
            what = "a Perfect City stands" if name == "city" else f"there is {number_of(built[name], name)}"
            yield f"wonders: {what}, so the points for the first {name} were given"
        if name != "city" and (given or built[name]) and (s[f"{name}_card"][: s.players] < 0).all():
            field = f"{name}s" if built[name] else "wonders"
            yield f"{field}: nobody has {'a Tank' if name == 'tank' else 'an Airplane'} card, so no {name} was built"
