"""The course of a battle: phases of the two sides, their assaults, the questions before the dice (§7).

Dice are drawn one at a time, in the order in which things happen: interceptors, then the paratrooper, then the assault
itself. A die that shows 1, 2 or 3 hits, one that shows 4 or 5 misses, a 6 is an explosion.
"""

from ....engine.contract import emit
from ..events import AIR_DECLARED, CEASED, LANDED, TANKS_DECLARED
from ..state import (
    AIR_ASSAULT,
    AIRPLANES_DONE,
    ASSAULT,
    ATTACKER,
    AUTOMATON_ASSAULT,
    AUTOMATON_DONE,
    CANNONS,
    DROPPING,
    INFANTRY_ASSAULT,
    INFANTRY_DONE,
    INTERCEPTING,
    TANK_ASSAULT,
    TANKS_DONE,
)
from .armies import leader, lose_soldiers, tanks_of
from .assaults import (
    can_drop,
    can_fire_cannons,
    drop_paratrooper,
    roll_airplanes,
    roll_automata,
    roll_infantry,
    roll_tank,
)
from .battle_choices import can_go_on
from .battle_end import conquer, repel
from .interception import can_intercept, meet
from .projects import by_sea, landing_loss


def begin_battle(s):
    """7.3.1: after a sea raid soldiers are lost first. 7.3.3: the attacker begins."""
    s.defender = s.owner[s.target]
    s.breached = 0
    if by_sea(s.origin, s.target):
        lost = lose_soldiers(s, ATTACKER, landing_loss(s, s.turn_of, s.defender))
        if lost > 0:
            emit(LANDED, s.turn_of, lost)
    begin_phase(s, ATTACKER)


def begin_phase(s, side):
    """7.3.2, 7.3.7: the assaults of one side, before those of the other."""
    s.side = side
    s.assaults = 0
    close_assault(s)


def close_assault(s):
    """7.5.2: no tank assault is open any more, nothing is declared."""
    s.tank_assault = 0
    s.fired = 0
    await_assault(s)


def await_assault(s):
    """7.3.3: the side whose phase it is chooses."""
    s.declared = 0
    s.declared_assault = -1
    s.phase = ASSAULT
    s.active = leader(s, s.side)


# ---- assaults, and the questions before their dice


def send_infantry(s, seat, soldiers):
    """7.3.3: an infantry assault. 13.14: first the player decides how many Great Cannons fire, if any can."""
    declare(s, INFANTRY_ASSAULT, INFANTRY_DONE, soldiers)
    if can_fire_cannons(s):
        s.phase = CANNONS


def fire_cannons(s, seat, cannons):
    """13.14: the dice of the infantry, with this many Great Cannons aimed at towers."""
    roll_infantry(s, s.declared, cannons)
    s.declared = 0
    s.phase = ASSAULT


def use_automata(s, seat):
    """13.10: the assault of the Automata."""
    declare(s, AUTOMATON_ASSAULT, AUTOMATON_DONE, 0)


def send_tank(s, seat):
    """7.5.2: one tank after another. 7.6.6: airplanes may intercept them before the first one rolls."""
    s.declared_assault = TANK_ASSAULT
    s.assaults |= TANKS_DONE
    if not s.tank_assault:
        emit(TANKS_DECLARED, seat)
        ask_to_intercept(s)


def send_airplanes(s, seat, airplanes):
    """7.6.1: an air assault. 7.6.7, 7.6.8: airplanes may intercept it, and a paratrooper may jump."""
    declare(s, AIR_ASSAULT, AIRPLANES_DONE, airplanes)
    emit(AIR_DECLARED, seat, s.declared)
    if not ask_to_intercept(s):
        ask_to_drop(s)


def intercept(s, seat, airplanes):
    """7.6.6, 7.6.7: airplanes intercept the assault. 7.6.8: then a paratrooper may jump."""
    meet(s, airplanes)
    s.phase = ASSAULT
    if s.declared_assault == AIR_ASSAULT:
        ask_to_drop(s)


def drop(s, seat):
    """7.6.8: a paratrooper jumps, then the other airplanes bomb."""
    drop_paratrooper(s)
    s.phase = ASSAULT


def do_not_drop(s, seat):
    """7.6.8: all airplanes bomb."""
    s.phase = ASSAULT


def declare(s, assault, done, count):
    """7.3.4: which assault, and with how many. 7.5.2: another kind ends a tank assault."""
    close_assault(s)
    s.declared_assault = assault
    s.assaults |= done
    s.declared = count


def ask_to_intercept(s):
    """7.6.6, 7.6.7: the other side, if it can."""
    if not can_intercept(s):
        return False
    s.phase = INTERCEPTING
    s.active = leader(s, 1 - s.side)
    return True


def ask_to_drop(s):
    """7.6.8: the attacker, if possible."""
    if can_drop(s):
        s.phase = DROPPING
        s.active = s.turn_of


# ---- the end of a phase


def cease(s, seat):
    """7.3.5: no more assaults; the other side's phase begins."""
    emit(CEASED, seat)
    begin_phase(s, 1 - s.side)


# ---- the dice


def fight_on(s):
    """7.3.2: the dice of an assault that needs no more decisions, and their effects."""
    strike(s)
    settle(s)


def strike(s):
    """7.3.2: the dice, unless they were rolled already (13.14) or interceptors have destroyed the whole assault."""
    if s.declared_assault == INFANTRY_ASSAULT:
        if s.declared > 0:
            roll_infantry(s, s.declared, 0)
    elif s.declared_assault == AUTOMATON_ASSAULT:
        roll_automata(s)
    elif s.declared_assault == TANK_ASSAULT:
        if tanks_of(s, s.side) > 0:
            roll_tank(s)
        s.tank_assault = int(s.fired < tanks_of(s, s.side))
        s.fired *= s.tank_assault
    elif s.declared > 0:
        roll_airplanes(s)


def settle(s):
    """7.3.7: the phase continues, or the other side's begins. 7.3.8, 7.4.1: a side without soldiers ends the battle."""
    if s.soldiers[s.target] == 0:
        conquer(s)
    elif s.army_soldiers == 0:
        repel(s)
    else:
        await_assault(s)
        if not can_go_on(s):
            begin_phase(s, 1 - s.side)
