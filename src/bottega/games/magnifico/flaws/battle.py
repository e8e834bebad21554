"""Flaws of a battle: who fights where, with what, and what the side whose phase it is has done and declared."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import ARMY_MACHINES, ARMY_SOLDIERS, LANDS, PARATROOPER, REACH, TERRITORIES
from ..rules.armies import airplanes_of, leader, soldiers_of, tanks_of
from ..rules.assaults import can_drop, can_fire_cannons, has_automata
from ..rules.battle_choices import can_go_on
from ..rules.interception import can_intercept
from ..rules.projects import by_sea, landing_loss
from ..state import (
    AIR_ASSAULT,
    AIRPLANES_DONE,
    ASSAULT,
    ASSAULTS,
    ATTACK,
    AUTOMATON_DONE,
    CANNONS,
    DROPPING,
    FIGHTING,
    INFANTRY_ASSAULT,
    INFANTRY_DONE,
    INTERCEPTING,
    PHASES,
    SIDES,
    TANK_ASSAULT,
    TANKS_DONE,
)
from .wording import owned_by, owner_of

NOBODY = -1


def battle(s: State) -> Iterator[str]:
    """7.1.2, 7.1.5: who attacks whom, from where to where."""
    if s.phase not in FIGHTING:
        for field in ("defender", "side", "declared_assault"):
            if s[field] != NOBODY:
                yield f"{field}: there is no battle in phase {PHASES[s.phase]!r}"
        for field in ("assaults", "tank_assault", "fired", "declared", "breached"):
            if s[field]:
                yield f"{field}: there is no battle in phase {PHASES[s.phase]!r}"
        return
    if s.verb != ATTACK:
        yield "verb: a battle comes from an attack"
    for field, word in (("origin", "from where"), ("target", "which territory")):
        if not 0 <= s[field] < LANDS:
            yield f"{field}: say {word} is attacked"
            return
    origin, target = TERRITORIES[s.origin], TERRITORIES[s.target]
    if s.owner[s.origin] != s.turn_of:
        yield f"origin: seat {s.turn_of} attacks, and the owner of {origin} is {owner_of(s, int(s.origin))}"
    if s.owner[s.target] in (NOBODY, s.turn_of):
        yield f"target: seat {s.turn_of} attacks, and the owner of {target} is {owner_of(s, int(s.target))}"
    elif s.owner[s.target] != s.defender:
        yield f"defender: the owner of {target} is seat {s.owner[s.target]}, which defends it, not {s.defender}"
    elif len(owned_by(s, int(s.defender))) < 2:
        yield f"target: nobody's last territory is attacked, and seat {s.defender} has only {target}"
    if not REACH[s.origin] >> int(s.target) & 1:
        yield f"target: {target} is out of reach from {origin}"
    if s.side == NOBODY:
        yield f"side: say whose phase it is, {' or '.join(SIDES)}"


def armies(s: State) -> Iterator[str]:
    """7.2.1, 7.3.1, 8.3: what the attacker can have brought."""
    if s.phase not in FIGHTING:
        return
    seat = int(s.turn_of)
    sea = by_sea(s.origin, s.target)
    most = ARMY_SOLDIERS - (int(landing_loss(s, seat, s.defender)) if sea else 0)
    if not 1 <= s.army_soldiers <= most:
        why = " after the landing" if sea else ""
        yield f"army_soldiers: from 1 to {most} can attack{why}, not {s.army_soldiers}"
    for kind in ("tank", "airplane"):
        count = int(s[f"army_{kind}s"])
        if count and s[f"{kind}_card"][seat] < 0:
            yield f"army_{kind}s: seat {seat} has no {kind.capitalize()} card, so no {kind}s go with it, not {count}"
    machines = int(s.army_tanks + s.army_airplanes)
    if machines > ARMY_MACHINES:
        yield f"army_tanks: {ARMY_MACHINES} machines go with an army at most, not {machines}"
    if s.breached and not s.castle[s.target]:
        yield f"breached: {TERRITORIES[s.target]} has no castle that a paratrooper could cancel"
    elif s.breached and not (s.in_play[seat, PARATROOPER] and s.airplane_card[seat] >= 0):
        yield f"breached: seat {seat} has no Paratrooper in play that could cancel the castle"


def phase_of_a_side(s: State) -> Iterator[str]:
    """7.3.3, 7.5.2: the assaults that the side whose phase it is has made."""
    if s.phase not in FIGHTING:
        return
    seat, side = int(leader(s, s.side)), SIDES[s.side]
    if s.assaults & TANKS_DONE and s.tank_card[seat] < 0:
        yield f"assaults: the {side} has no Tank card, so it has made no tank assault"
    if s.assaults & AIRPLANES_DONE and s.airplane_card[seat] < 0:
        yield f"assaults: the {side} has no Airplane card, so it has made no air assault"
    if s.assaults & AUTOMATON_DONE and not has_automata(s):
        yield f"assaults: the {side} has no Automata here, so they have made no assault"
    tanks = int(tanks_of(s, s.side))
    if s.tank_assault and not (s.phase == ASSAULT and s.assaults & TANKS_DONE):
        yield "tank_assault: no tank assault is going on, so it is 0"
    elif s.tank_assault and s.fired >= tanks:
        yield f"tank_assault: all {tanks} tanks have rolled, so it is 0"
    elif s.tank_assault and s.fired == 0 and not s.frail_tanks:
        yield "fired: the first tank has rolled when the next may, so it is 1 or more"
    if s.fired and not s.tank_assault:
        yield f"fired: no tank assault is going on, so it is 0, not {s.fired}"
    if s.phase == ASSAULT and not can_go_on(s):
        yield f"assaults: nothing is left to the {side}, so it is the phase of the other side"


def declared(s: State) -> Iterator[str]:
    """7.3.4, 7.6.6, 7.6.7, 7.6.8, 13.14: the assault that is about to roll, and what is asked before."""
    if s.phase not in FIGHTING:
        return
    count, kind, phase = int(s.declared), int(s.declared_assault), PHASES[s.phase]
    if s.phase == ASSAULT:
        if kind != NOBODY or count:
            field = "declared_assault" if kind != NOBODY else "declared"
            yield f"{field}: nothing is declared in phase {phase!r}"
        return
    if kind == NOBODY:
        yield f"declared_assault: say which assault is declared in phase {phase!r}"
        return
    name, side = ASSAULTS[kind], SIDES[s.side]
    fitting = {CANNONS: (INFANTRY_ASSAULT,), INTERCEPTING: (TANK_ASSAULT, AIR_ASSAULT), DROPPING: (AIR_ASSAULT,)}
    done = {INFANTRY_ASSAULT: INFANTRY_DONE, TANK_ASSAULT: TANKS_DONE, AIR_ASSAULT: AIRPLANES_DONE}
    if kind not in fitting[int(s.phase)]:
        yield f"declared_assault: {name!r} does not lead to phase {phase!r}"
        return
    if not s.assaults & done[kind]:
        yield f"assaults: {name!r} is declared, so it is among them"
    there = int({INFANTRY_ASSAULT: soldiers_of, TANK_ASSAULT: tanks_of, AIR_ASSAULT: airplanes_of}[kind](s, s.side))
    if kind == TANK_ASSAULT:
        if count or there == 0:
            yield f"declared: tanks roll one by one, so it is 0, and the {side} has {there}"
    elif not 1 <= count <= there:
        yield f"declared: the {side} has {there} for {name!r} and cannot declare {count}"
    if s.phase == CANNONS and not can_fire_cannons(s):
        yield f"phase: no Great Cannon can bring down a tower, so it is not {phase!r}"
    if s.phase == INTERCEPTING and not can_intercept(s):
        yield f"phase: the other side cannot intercept {name!r}, so it is not {phase!r}"
    if s.phase == DROPPING and not can_drop(s):
        yield f"phase: no paratrooper can be dropped, so it is not {phase!r}"
