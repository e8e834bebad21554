"""What the side to move may do in a battle (§7)."""

from ..clauses import (
    ALLOWED,
    ASSAULT_MADE,
    NO_AIRPLANE,
    NO_AUTOMATON,
    NO_CANNONS,
    NO_PROJECT,
    NO_SCRAPPING,
    NO_TANK,
    NO_WITHDRAWAL,
    NOT_SO_MANY,
    ONE_ASSAULT_AT_LEAST,
)
from ..components import BOMBARD, GREAT_CANNON, MOST_LEVEL, MULTI_GUN, WALLS
from ..state import (
    AIRPLANES_DONE,
    ATTACKER,
    AUTOMATON_DONE,
    DEFENDER,
    INFANTRY_DONE,
    TANKS_DONE,
)
from .armies import airplanes_of, soldiers_of, tanks_of
from .assaults import has_automata, most_cannons
from .projects import castle_level, copies, tank_hits

ORDINARY = INFANTRY_DONE | TANKS_DONE | AIRPLANES_DONE


def may_send_infantry(s, seat, count):
    """7.3.3, 7.3.4: once in a phase, with all soldiers or fewer."""
    if s.assaults & INFANTRY_DONE:
        return ASSAULT_MADE
    return ALLOWED if count <= soldiers_of(s, s.side) else NOT_SO_MANY


def may_fire_cannons(s, seat, count):
    """13.14: as many as are in play, or fewer."""
    return ALLOWED if count <= most_cannons(s) else NO_CANNONS


def may_send_tank(s, seat):
    """7.3.3, 7.5.2: one assault in a phase, in which each tank rolls once. 8.3: not without the card."""
    if s.assaults & TANKS_DONE and not s.tank_assault:
        return ASSAULT_MADE
    if tanks_of(s, s.side) > 0:
        return ALLOWED
    return NO_PROJECT if s.side == DEFENDER and s.tanks[s.target] > 0 else NO_TANK


def may_send_airplanes(s, seat, count):
    """7.3.3, 7.3.4, 7.6.3: once in a phase, with all airplanes or fewer. 8.3: not without the card."""
    if s.assaults & AIRPLANES_DONE:
        return ASSAULT_MADE
    airplanes = airplanes_of(s, s.side)
    if airplanes > 0:
        return ALLOWED if count <= airplanes else NOT_SO_MANY
    return NO_PROJECT if s.side == DEFENDER and s.airplanes[s.target] > 0 else NO_AIRPLANE


def may_use_automata(s, seat):
    """13.10: an additional assault for the defender of a castle with towers."""
    if not has_automata(s):
        return NO_AUTOMATON
    return ASSAULT_MADE if s.assaults & AUTOMATON_DONE else ALLOWED


def may_cease(s, seat):
    """7.3.5: at least one assault is mandatory; Automata do not count."""
    return ALLOWED if s.assaults & ORDINARY else ONE_ASSAULT_AT_LEAST


def may_withdraw(s, seat):
    """7.3.10: the attacker, before a new assault, if none of their pieces can kill in this battle any more.

    This needs a castle: without one any soldier can kill.
    """
    if s.side == DEFENDER or can_still_kill(s):
        return NO_WITHDRAWAL
    tanks_wait = s.army_tanks > 0 and not s.assaults & TANKS_DONE
    return ALLOWED if tanks_wait or not s.assaults & INFANTRY_DONE else NO_WITHDRAWAL


def can_still_kill(s):
    """7.3.10: airplanes always can; soldiers and tanks if their best roll exceeds the level of the castle.

    With Great Cannons it is the level without towers: they can shoot down one tower after another.
    """
    level = 0 if s.breached else castle_level(s, s.target)
    if level > 0 and copies(s, s.turn_of, GREAT_CANNON) > 0:
        level = min(MOST_LEVEL, 1 + copies(s, s.defender, WALLS))
    if s.army_airplanes > 0 or (s.army_tanks > 0 and tank_hits(s, s.turn_of) > level):
        return True
    best = s.army_soldiers + min(s.army_soldiers, copies(s, s.turn_of, MULTI_GUN))
    return best > level - copies(s, s.turn_of, BOMBARD)


def may_abandon_tank(s, seat):
    """O.3: also a tank that cannot be used."""
    return may_abandon(s, s.army_tanks if s.side == ATTACKER else s.tanks[s.target])


def may_abandon_airplane(s, seat):
    """O.3: also an airplane that cannot be used."""
    return may_abandon(s, s.army_airplanes if s.side == ATTACKER else s.airplanes[s.target])


def may_abandon(s, machines):
    """O.3, 8.3: at the start of the side's own phase, before anything is rolled."""
    return ALLOWED if s.scrapping and s.assaults == 0 and machines > 0 else NO_SCRAPPING


def can_go_on(s):
    """7.3.7: whether this side has an assault left in its phase, or a tank left in its unfinished tank assault."""
    if may_send_infantry(s, s.active, 1) == ALLOWED or may_send_airplanes(s, s.active, 1) == ALLOWED:
        return True
    return may_send_tank(s, s.active) == ALLOWED or may_use_automata(s, s.active) == ALLOWED
