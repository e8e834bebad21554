"""How a battle ends: conquest, defeat, withdrawal, and machines that are given up (§7, §8)."""

from ....engine.contract import emit
from ..components import NOWHERE
from ..events import AIRPLANE_SCRAPPED, CONQUERED, REPELLED, TANK_SCRAPPED, WITHDREW
from ..state import ACTING, ATTACKER


def conquer(s):
    """7.3.8, 8.1: the attacker gets the territory and all it contains; the survivors move there."""
    emit(CONQUERED, s.turn_of, s.defender, s.target, s.tanks[s.target], s.airplanes[s.target])
    s.owner[s.target] = s.turn_of
    bring_army(s, s.target)


def repel(s):
    """7.3.8, 8.1: the machines of a beaten attacker stay, and belong to the defender."""
    emit(REPELLED, s.defender, s.turn_of, s.target, s.army_tanks, s.army_airplanes)
    bring_army(s, s.target)


def withdraw(s, seat):
    """7.3.10: the survivors go back to where they came from."""
    emit(WITHDREW, s.turn_of, s.target)
    bring_army(s, s.origin)


def bring_army(s, territory):
    """7.3.8, 8.1, 8.2: the rest of the army moves to a territory; the turn continues."""
    s.soldiers[territory] += s.army_soldiers
    s.tanks[territory] += s.army_tanks
    s.airplanes[territory] += s.army_airplanes
    clear_battle(s)
    s.phase = ACTING
    s.active = s.turn_of


def clear_battle(s):
    """7.3.8: no march and no battle; also how a game starts."""
    s.verb = -1
    s.origin = NOWHERE
    s.target = NOWHERE
    s.army_soldiers = 0
    s.army_tanks = 0
    s.army_airplanes = 0
    s.defender = -1
    s.side = -1
    s.assaults = 0
    s.tank_assault = 0
    s.fired = 0
    s.declared = 0
    s.declared_assault = -1
    s.breached = 0


def abandon_tank(s, seat):
    """O.3: it goes back to the stock, and nobody captures it."""
    if s.side == ATTACKER:
        s.army_tanks -= 1
    else:
        s.tanks[s.target] -= 1
    s.tanks_left += 1
    emit(TANK_SCRAPPED, seat, s.target)


def abandon_airplane(s, seat):
    """O.3: it goes back to the stock, and nobody captures it."""
    if s.side == ATTACKER:
        s.army_airplanes -= 1
    else:
        s.airplanes[s.target] -= 1
    s.airplanes_left += 1
    emit(AIRPLANE_SCRAPPED, seat, s.target)
