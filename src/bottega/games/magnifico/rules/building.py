"""What players build in their turns: projects, machines, towers, castles (§5.4.1 to §5.4.4, §6)."""

from ....engine.bits import bit, has
from ....engine.contract import emit
from ..clauses import (
    ALLOWED,
    CANNOT_BUILD_CASTLE,
    CANNOT_BUILD_MACHINE,
    CANNOT_BUILD_TOWER,
    CANNOT_PAY,
    FOUR_TOWERS,
    NO_AIRPLANES_LEFT,
    NO_CASTLES_LEFT,
    NO_HOOK,
    NO_TANK_CARD,
    NO_TANKS_LEFT,
    NOT_IN_STORE,
    USELESS,
)
from ..components import (
    AIR_UPGRADES,
    ART,
    ART_POINTS,
    CASTLE_COST,
    DISCOUNT,
    FIRST_PROJECT,
    HOOKS,
    MACHINE_COST,
    ONCE_ONLY,
    PROJECT_COST,
    TANK_UPGRADES,
    TOWER_COST,
    TOWERS_OF_A_CITY,
    WONDERS,
)
from ..events import ACTIVATED, AIRPLANE_BUILT, ART_SHOWN, CASTLE_BUILT, TANK_BUILT, TOWER_BUILT
from .march import end_movements
from .scoring import add_points, award_wonder

FIRST_TANK, FIRST_FLIGHT, FIRST_CITY = range(len(WONDERS))


def price(s, seat, cost):
    """12.1: the owner of the Leonardo card pays ten florins less for everything they build, never less than 0."""
    return max(0, cost - DISCOUNT) if s.leonardo == seat else cost


def may_activate(s, seat, project):
    """5.4.1, 6.1: a card of the seat's store, if the seat can pay.

    6.2: upgrades of the Tank need a Tank card. 6.3: those of the Airplane need a free hook. 15.8: until then they wait
    in the store. 15.9: only projects that can be used.
    """
    if s.store[seat, project] == 0:
        return NOT_IN_STORE
    if project < AIR_UPGRADES:
        if free_hooks(s, seat) == 0:
            return NO_HOOK
    elif project < TANK_UPGRADES and s.tank_card[seat] < 0:
        return NO_TANK_CARD
    if ONCE_ONLY[project] and s.in_play[seat, project]:
        return USELESS
    return ALLOWED if s.florins[seat] >= price(s, seat, PROJECT_COST[project]) else CANNOT_PAY


def free_hooks(s, seat):
    """6.3, 7.6.4: hooks of the Airplane card without an upgrade; none without the card."""
    if s.airplane_card[seat] < 0:
        return 0
    hooks = int(HOOKS[s.airplane_card[seat]])
    for project in range(AIR_UPGRADES):
        hooks -= int(s.in_play[seat, project])
    return hooks


def is_old(s, seat, land):
    """5.4.2, 5.4.3, 15.7: whether a seat has a castle there that was not built in this turn."""
    return s.owner[land] == seat and s.castle[land] > 0 and s.new_castle != land


def may_build_tank(s, seat, land):
    """5.4.2: with a Tank card. 2.4: while there are tanks."""
    return may_build_machine(s, seat, land, s.tank_card[seat], s.tanks_left, NO_TANKS_LEFT)


def may_build_airplane(s, seat, land):
    """5.4.2: with an Airplane card. 2.5: while there are airplanes."""
    return may_build_machine(s, seat, land, s.airplane_card[seat], s.airplanes_left, NO_AIRPLANES_LEFT)


def may_build_machine(s, seat, land, card, left, none_left):
    """5.4.2: with the card, in a castle of an earlier turn, one machine for each. 2.4, 2.5: while the stock lasts."""
    if card < 0 or not is_old(s, seat, land) or has(s.served_machine, land):
        return CANNOT_BUILD_MACHINE
    if left == 0:
        return none_left
    return ALLOWED if s.florins[seat] >= price(s, seat, MACHINE_COST[card]) else CANNOT_BUILD_MACHINE


def may_build_tower(s, seat, land):
    """5.4.3: on a castle of an earlier turn, one for each. 2.3: up to four, while the stock lasts."""
    if not is_old(s, seat, land) or has(s.served_tower, land):
        return CANNOT_BUILD_TOWER
    if s.towers_left == 0 or s.towers[land] == TOWERS_OF_A_CITY:
        return FOUR_TOWERS
    return ALLOWED if s.florins[seat] >= price(s, seat, TOWER_COST) else CANNOT_BUILD_TOWER


def may_build_castle(s, seat, land):
    """5.4.4: one per turn, in a territory of the seat without a castle. 2.2: while the stock lasts."""
    if s.new_castle >= 0 or s.owner[land] != seat or s.castle[land]:
        return CANNOT_BUILD_CASTLE
    if s.castles_left == 0:
        return NO_CASTLES_LEFT
    return ALLOWED if s.florins[seat] >= price(s, seat, CASTLE_COST) else CANNOT_BUILD_CASTLE


def pay(s, seat, cost):
    """4.6, 12.1: to the bank, ten florins less for the owner of the Leonardo card; returns what was paid."""
    florins = price(s, seat, cost)
    s.florins[seat] -= florins
    return florins


def activate(s, seat, project):
    """5.4.1, 6.1, 15.10: from the store into play, permanently.

    10.7, 13.18: a work of art gives its points at once.
    """
    end_movements(s)
    paid = pay(s, seat, PROJECT_COST[project])
    s.store[seat, project] -= 1
    s.in_play[seat, project] += 1
    emit(ACTIVATED, seat, FIRST_PROJECT + project, paid)
    if project >= ART:
        emit(ART_SHOWN, seat, FIRST_PROJECT + project, ART_POINTS[project])
        add_points(s, seat, ART_POINTS[project])


def build_tank(s, seat, land):
    """5.4.2, 13.1: for the price on the card."""
    end_movements(s)
    paid = pay(s, seat, MACHINE_COST[s.tank_card[seat]])
    s.tanks[land] += 1
    s.tanks_left -= 1
    s.served_machine |= bit(land)
    emit(TANK_BUILT, seat, land, paid)
    award_wonder(s, seat, FIRST_TANK)


def build_airplane(s, seat, land):
    """5.4.2, 13.2: for the price on the card."""
    end_movements(s)
    paid = pay(s, seat, MACHINE_COST[s.airplane_card[seat]])
    s.airplanes[land] += 1
    s.airplanes_left -= 1
    s.served_machine |= bit(land)
    emit(AIRPLANE_BUILT, seat, land, paid)
    award_wonder(s, seat, FIRST_FLIGHT)


def build_tower(s, seat, land):
    """5.4.3, 2.3: the fourth makes a Perfect City."""
    end_movements(s)
    paid = pay(s, seat, TOWER_COST)
    s.towers[land] += 1
    s.towers_left -= 1
    s.served_tower |= bit(land)
    emit(TOWER_BUILT, seat, land, paid)
    if s.towers[land] == TOWERS_OF_A_CITY:
        award_wonder(s, seat, FIRST_CITY)


def build_castle(s, seat, land):
    """5.4.4: in this turn it builds nothing and gets no tower."""
    end_movements(s)
    paid = pay(s, seat, CASTLE_COST)
    s.castle[land] = 1
    s.castles_left -= 1
    s.new_castle = land
    emit(CASTLE_BUILT, seat, land, paid)
