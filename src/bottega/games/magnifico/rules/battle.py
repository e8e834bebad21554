"""The course of a battle: phases of the two sides, their assaults, the questions before the dice (§7).

Dice are drawn one at a time, in the order in which things happen: interceptors, then the paratrooper, then the assault
itself. A drawn 0, 1 or 2 is a hit, 3 or 4 a miss, 5 an explosion.
"""

from ....engine.contract import emit
from ..events import AIR_DECLARED, CEASED, LANDED, TANKS_DECLARED
from ..moves import ABANDON_TANK, AIR, AUTOMATA, CEASE, DROP, FIRE_CANNONS, INFANTRY, INTERCEPT, TANK, WITHDRAW
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
from .battle_choices import can_go_on, legal_battle, may_battle
from .battle_end import abandon_airplane, abandon_tank, conquer, repel, withdraw
from .interception import can_intercept, intercept
from .projects import by_sea, landing_loss

__all__ = ["begin_battle", "do_battle", "legal_battle", "may_battle"]


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
    """7.3.2, 7.3.7: the assaults of one side before it faces those of the other."""
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


def do_battle(s, seat, move):
    """7.3.2: a choice of the side in phase, or an answer to a question; then the dice, unless more is asked first."""
    cannons = 0
    if s.phase == ASSAULT:
        if move >= CEASE:
            do_without_dice(s, seat, move)
            return
        declare(s, seat, move)
    elif s.phase == CANNONS:
        cannons = move - FIRE_CANNONS
    elif s.phase == INTERCEPTING:
        intercept(s, move - INTERCEPT)
    elif move == DROP:
        drop_paratrooper(s)
    if not ask_first(s):
        strike(s, cannons)
        settle(s)


def do_without_dice(s, seat, move):
    """7.3.5, 7.3.10, O.3: what ends a phase or the battle, or gives a machine up."""
    if move == CEASE:
        emit(CEASED, seat)
        begin_phase(s, 1 - s.side)
    elif move == WITHDRAW:
        withdraw(s)
    elif move == ABANDON_TANK:
        abandon_tank(s, seat)
    else:
        abandon_airplane(s, seat)


def declare(s, seat, move):
    """7.3.4: which assault, and with how many. 7.5.2: turning to another kind ends a tank assault."""
    if move == TANK:
        s.declared_assault = TANK_ASSAULT
        s.assaults |= TANKS_DONE
        if not s.tank_assault:
            emit(TANKS_DECLARED, seat)
        return
    close_assault(s)
    if move == AUTOMATA:
        s.declared_assault = AUTOMATON_ASSAULT
        s.assaults |= AUTOMATON_DONE
    elif move < TANK:
        s.declared_assault = INFANTRY_ASSAULT
        s.assaults |= INFANTRY_DONE
        s.declared = move - INFANTRY + 1
    else:
        s.declared_assault = AIR_ASSAULT
        s.assaults |= AIRPLANES_DONE
        s.declared = move - AIR + 1
        emit(AIR_DECLARED, seat, s.declared)


def ask_first(s):
    """13.14, 7.6.6, 7.6.7, 7.6.8: cannons, interceptors, a paratrooper: whatever is decided before the dice."""
    if s.phase == ASSAULT:
        if s.declared_assault == INFANTRY_ASSAULT and can_fire_cannons(s):
            s.phase = CANNONS
            return True
        arriving = s.declared_assault == AIR_ASSAULT or (s.declared_assault == TANK_ASSAULT and not s.tank_assault)
        if arriving and can_intercept(s):
            s.phase = INTERCEPTING
            s.active = leader(s, 1 - s.side)
            return True
    if s.declared_assault == AIR_ASSAULT and s.phase != DROPPING and can_drop(s):
        s.phase = DROPPING
        s.active = s.turn_of
        return True
    return False


def strike(s, cannons):
    """7.3.2: the dice of the assault, if interceptors have left something of it."""
    if s.declared_assault == INFANTRY_ASSAULT:
        roll_infantry(s, s.declared, cannons)
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
    """7.3.7: the phase goes on, or is the other side's. 7.3.8, 7.4.1: the last soldier of a side ends the battle."""
    if s.soldiers[s.target] == 0:
        conquer(s)
    elif s.army_soldiers == 0:
        repel(s)
    else:
        await_assault(s)
        if not can_go_on(s):
            begin_phase(s, 1 - s.side)
