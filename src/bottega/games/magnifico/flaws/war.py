"""Flaws of marches and battles: what is being put together, declared and asked."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import ARMY_MACHINES, ARMY_SOLDIERS, LANDS, REACH
from ..rules.armies import airplanes_of, leader, soldiers_of, tanks_of
from ..rules.assaults import can_drop, can_fire_cannons, has_automata
from ..rules.interception import can_intercept
from ..rules.march import may_aim, may_attack_from, may_invade_from, may_move_from
from ..rules.muster import fewest_airplanes, fewest_soldiers, fewest_tanks, most_airplanes, most_soldiers, most_tanks
from ..state import (
    AIMING,
    AIR_ASSAULT,
    AIRPLANES_DONE,
    AIRPLANES_GO,
    ASSAULT,
    ASSAULTS,
    ATTACK,
    AUTOMATON_DONE,
    CANNONS,
    DROPPING,
    INFANTRY_ASSAULT,
    INFANTRY_DONE,
    INTERCEPTING,
    INVADE,
    SOLDIERS_GO,
    TANK_ASSAULT,
    TANKS_DONE,
    TANKS_GO,
)
from .table import fights


def march(s: State) -> Iterator[str]:
    seat, origin = int(s.turn_of), int(s.origin)
    if fights(s):
        return
    if not AIMING <= s.phase <= AIRPLANES_GO:
        if (s.verb, s.origin, s.target) != (-1, -1, -1) or s.army_soldiers or s.army_tanks or s.army_airplanes:
            yield "verb: no march is being put together"
        return
    if s.verb < 0 or not 0 <= origin < LANDS:
        yield "origin: say what is done, and where from"
        return
    may_begin = may_invade_from if s.verb == INVADE else may_attack_from if s.verb == ATTACK else may_move_from
    if may_begin(s, seat, origin):
        yield "origin: no such march can begin there"
    if s.phase == AIMING:
        if s.target != -1:
            yield "target: it is not chosen yet"
    elif not 0 <= s.target < LANDS or may_aim(s, seat, int(s.target)):
        yield "target: no such march can lead there"
        return
    if s.phase <= SOLDIERS_GO and s.army_soldiers:
        yield "army_soldiers: it is not chosen yet"
    if s.phase <= TANKS_GO and s.army_tanks:
        yield "army_tanks: it is not chosen yet"
    if s.army_airplanes:
        yield "army_airplanes: it is not chosen yet"
    if s.phase >= TANKS_GO and not fewest_soldiers(s, seat) <= s.army_soldiers <= most_soldiers(s):
        yield "army_soldiers: as many as may go"
    if s.phase == TANKS_GO and most_tanks(s, seat) == 0:
        yield "phase: no tanks can go"
    if s.phase == AIRPLANES_GO:
        must = fewest_tanks(s, seat) if most_tanks(s, seat) else 0
        if not must <= s.army_tanks <= most_tanks(s, seat):
            yield "army_tanks: as many as may go"
        if most_airplanes(s, seat) < max(1, fewest_airplanes(s)):
            yield "phase: no airplanes can go"


def battle(s: State) -> Iterator[str]:
    idle = (s.defender, s.side, s.declared_assault) == (-1, -1, -1) and not (
        s.assaults or s.tank_assault or s.fired or s.declared or s.breached
    )
    if not fights(s):
        if not idle:
            yield "defender: there is no battle"
        return
    if s.verb != ATTACK or not 0 <= s.origin < LANDS or not 0 <= s.target < LANDS:
        yield "target: say from where what is attacked"
        return
    if s.owner[s.origin] != s.turn_of or s.owner[s.target] != s.defender or s.defender in (-1, s.turn_of):
        yield "defender: he owns the target, and whose turn it is the origin"
        return
    if not REACH[s.origin] >> int(s.target) & 1:
        yield "target: it is out of reach"
    if (s.owner == s.defender).sum() < 2:
        yield "target: nobody's last territory is attacked"
    if s.wars == 0:
        yield "wars: the battle is one of them"
    if not 0 < s.army_soldiers <= ARMY_SOLDIERS or s.army_tanks + s.army_airplanes > ARMY_MACHINES:
        yield "army_soldiers: one to six soldiers, and six machines at most"
    if (s.army_tanks and s.tank_card[s.turn_of] < 0) or (s.army_airplanes and s.airplane_card[s.turn_of] < 0):
        yield "army_tanks: machines go with their card only"
    if s.side < 0 or s.active != leader(s, 1 - s.side if s.phase == INTERCEPTING else s.side):
        yield "active: the side that is asked"


def fight(s: State) -> Iterator[str]:
    """What the side whose phase it is has done and declared."""
    if not fights(s):
        return
    if not 0 <= s.assaults < 1 << len(ASSAULTS) or (s.assaults & AUTOMATON_DONE and not has_automata(s)):
        yield "assaults: those that this side can make"
    if s.breached not in (0, 1) or (s.breached and not s.castle[s.target]):
        yield "breached: 1 when a paratrooper has cancelled the castle, else 0"
    tanks, airplanes = int(tanks_of(s, s.side)), int(airplanes_of(s, s.side))
    if s.tank_assault not in (0, 1) or not 0 <= s.fired <= tanks or (s.fired and not s.assaults & TANKS_DONE):
        yield "fired: tanks that have rolled in a tank assault"
    if s.tank_assault and not (s.assaults & TANKS_DONE and s.fired < tanks and s.phase == ASSAULT):
        yield "tank_assault: 1 while another tank may roll, else 0"
    declared, kind = int(s.declared), int(s.declared_assault)
    by_air = kind == AIR_ASSAULT and 0 < declared <= airplanes and s.assaults & AIRPLANES_DONE
    by_land = kind == INFANTRY_ASSAULT and 0 < declared <= soldiers_of(s, s.side) and s.assaults & INFANTRY_DONE
    by_tank = kind == TANK_ASSAULT and declared == 0 < tanks and s.assaults & TANKS_DONE and s.fired == 0
    asked = {
        ASSAULT: kind == -1 and declared == 0,
        CANNONS: by_land and can_fire_cannons(s),
        INTERCEPTING: (by_air or by_tank) and can_intercept(s),
        DROPPING: by_air and can_drop(s),
    }
    if not asked[int(s.phase)]:
        yield "declared: no such assault can lead to this question"
