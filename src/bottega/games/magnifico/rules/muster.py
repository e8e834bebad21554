"""How many go: the army of an attack, the group of an invasion or a movement, and their departure (§5.4, §7.2, §9)."""

from ....engine.contract import emit
from ..clauses import (
    ALLOWED,
    ARMY_TOO_LARGE,
    CANNOT_INVADE,
    LOST_AT_SEA,
    NO_INFANTRY,
    NOTHING_MOVED,
    ONE_REMAINS,
    ONE_STAYS,
    TOO_FEW_ESCORTS,
)
from ..components import ARMY_MACHINES, ARMY_SOLDIERS, INVASION_COST, WAR_COST
from ..events import ATTACKED, INVADED, MOVED
from ..state import AIRPLANES_GO, ATTACK, INVADE, MOVE, OPEN, TANKS_GO
from .battle import begin_battle
from .battle_end import bring_army
from .projects import by_sea, landing_loss, usable_airplanes, usable_tanks


def fewest_soldiers(s, seat):
    """7.2.2: an attack needs one, 7.3.1: over the sea one more than are lost; 5.4.5: an invasion needs one.

    9.9: a movement needs none, if machines can move.
    """
    if s.verb == ATTACK:
        return 1 + (landing_loss(s, seat, s.owner[s.target]) if by_sea(s.origin, s.target) else 0)
    machines = usable_tanks(s, seat, s.origin) + usable_airplanes(s, seat, s.origin)
    return 0 if s.verb == MOVE and machines > 0 else 1


def most_soldiers(s):
    """7.2.5, 9.10: all but one. 7.2.1: an army has six at most."""
    most = s.soldiers[s.origin] - 1
    return min(ARMY_SOLDIERS, most) if s.verb == ATTACK else most


def most_machines(s):
    """7.2.1, 7.2.3: an army has six machines at most, tanks and airplanes together, however few the soldiers.

    O.4: unless they need an escort: then no more than soldiers.
    """
    return min(ARMY_MACHINES, s.army_soldiers) if s.escort else ARMY_MACHINES


def most_tanks(s, seat):
    """7.2.1, 8.3, 9.8: all that can be used, in an army as many as it may hold."""
    tanks = usable_tanks(s, seat, s.origin)
    return min(tanks, most_machines(s)) if s.verb == ATTACK else tanks


def most_airplanes(s, seat):
    """7.2.1, 8.3, 9.8: all that can be used, in an army as many as it may still hold."""
    airplanes = usable_airplanes(s, seat, s.origin)
    return min(airplanes, most_machines(s) - s.army_tanks) if s.verb == ATTACK else airplanes


def fewest_tanks(s, seat):
    """9.3, 9.7: something must move."""
    return int(s.verb == MOVE and s.army_soldiers == 0 and usable_airplanes(s, seat, s.origin) == 0)


def fewest_airplanes(s):
    """9.3, 9.7: something must move."""
    return int(s.verb == MOVE and s.army_soldiers + s.army_tanks == 0)


def may_muster_soldiers(s, seat, count):
    """7.2.2, 7.2.5: one goes at least, and one stays. 7.2.1, 7.3.1: an army has six at most, and some must land.

    9.7, 9.10: with machines nobody has to move along.
    """
    if count > s.soldiers[s.origin] - 1:
        return ONE_REMAINS if s.verb == MOVE else ONE_STAYS
    if count > most_soldiers(s):
        return ARMY_TOO_LARGE
    if count >= fewest_soldiers(s, seat):
        return ALLOWED
    if s.verb == MOVE:
        return NOTHING_MOVED
    return NO_INFANTRY if count == 0 else LOST_AT_SEA


def may_muster_tanks(s, seat, count):
    """7.2.1, 9.3: within what may and must go."""
    present = usable_tanks(s, seat, s.origin)
    return may_muster_machines(s, count, fewest_tanks(s, seat), most_tanks(s, seat), present)


def may_muster_airplanes(s, seat, count):
    """7.2.1, 9.3: within what may and must go."""
    present = usable_airplanes(s, seat, s.origin)
    return may_muster_machines(s, count, fewest_airplanes(s), most_airplanes(s, seat), present)


def may_muster_machines(s, count, fewest, most, present):
    """7.2.1, 9.3: not more than may go, not fewer than must go. O.4: not more than soldiers."""
    if fewest <= count <= most:
        return ALLOWED
    if s.verb == ATTACK:
        lonely = s.escort and count <= present and s.army_tanks + count <= ARMY_MACHINES
        return TOO_FEW_ESCORTS if lonely else ARMY_TOO_LARGE
    return CANNOT_INVADE if s.verb == INVADE else NOTHING_MOVED


def muster_soldiers(s, seat, count):
    """7.1.3, 7.1.4, 9.7: the soldiers that go; then the tanks, if any can."""
    s.army_soldiers = count
    if most_tanks(s, seat) > 0:
        s.phase = TANKS_GO
    else:
        muster_the_rest(s, seat)


def muster_tanks(s, seat, count):
    """7.1.3, 7.1.4, 9.7: the tanks that go."""
    s.army_tanks = count
    muster_the_rest(s, seat)


def muster_the_rest(s, seat):
    """7.1.3: the airplanes, if any can go. After the last number all leave together."""
    if most_airplanes(s, seat) > 0:
        s.phase = AIRPLANES_GO
    else:
        set_out(s, seat)


def muster_airplanes(s, seat, count):
    """7.1.3, 7.1.4, 9.7: the airplanes that go."""
    s.army_airplanes = count
    set_out(s, seat)


def set_out(s, seat):
    """5.4.5, 5.4.6, 5.4.7: the florins are paid, the troops leave and arrive. 9.6: they may move on from there."""
    s.soldiers[s.origin] -= s.army_soldiers
    s.tanks[s.origin] -= s.army_tanks
    s.airplanes[s.origin] -= s.army_airplanes
    if s.verb == ATTACK:
        s.florins[seat] -= WAR_COST  # 7.1.1: the same for every army; 12.1: no discount on war
        s.wars += 1
        rival = s.owner[s.target]
        emit(ATTACKED, seat, rival, s.origin, s.target, s.army_soldiers, s.army_tanks, s.army_airplanes)
        begin_battle(s)
    elif s.verb == INVADE:
        s.florins[seat] -= INVASION_COST
        s.wars += 1
        s.owner[s.target] = seat
        emit(INVADED, seat, s.origin, s.target, s.army_soldiers, s.army_tanks, s.army_airplanes)
        bring_army(s, s.target)
    else:
        s.movements += 1
        s.movement_block = OPEN
        emit(MOVED, seat, s.origin, s.target, s.army_soldiers, s.army_tanks, s.army_airplanes)
        bring_army(s, s.target)
