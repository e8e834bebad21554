"""What the side that is asked may do in a battle (§7)."""

from ....engine.contract import offer
from ..clauses import (
    ALLOWED,
    ASSAULT_MADE,
    NO_AIRPLANE,
    NO_AUTOMATON,
    NO_CANNONS,
    NO_PARATROOPER,
    NO_PROJECT,
    NO_SCRAPPING,
    NO_TANK,
    NO_WITHDRAWAL,
    NOT_SO_MANY,
    ONE_ASSAULT_AT_LEAST,
    OTHER_PHASE,
    OTHER_SIDE,
)
from ..components import BOMBARD, GREAT_CANNON, MOST_LEVEL, MULTI_GUN, WALLS
from ..moves import (
    ABANDON_AIRPLANE,
    ABANDON_TANK,
    AIR,
    AUTOMATA,
    CEASE,
    DROP,
    FIRE_CANNONS,
    INFANTRY,
    INTERCEPT,
    NO_DROP,
    TANK,
    WITHDRAW,
)
from ..state import (
    AIRPLANES_DONE,
    ASSAULT,
    ATTACKER,
    AUTOMATON_DONE,
    CANNONS,
    DEFENDER,
    DROPPING,
    INFANTRY_DONE,
    INTERCEPTING,
    TANKS_DONE,
)
from .armies import airplanes_of, soldiers_of, tanks_of
from .assaults import has_automata, most_cannons
from .interception import may_intercept
from .projects import castle_level, copies, tank_hits

ORDINARY = INFANTRY_DONE | TANKS_DONE | AIRPLANES_DONE


def may_send_infantry(s, count):
    """7.3.3, 7.3.4: once in a phase, with all soldiers or fewer."""
    if s.assaults & INFANTRY_DONE:
        return ASSAULT_MADE
    return ALLOWED if count <= soldiers_of(s, s.side) else NOT_SO_MANY


def may_send_tank(s):
    """7.3.3, 7.5.2: one assault in a phase, in which each tank rolls once. 8.3: not without the card."""
    if s.assaults & TANKS_DONE and not s.tank_assault:
        return ASSAULT_MADE
    if tanks_of(s, s.side) > 0:
        return ALLOWED
    return NO_PROJECT if s.side == DEFENDER and s.tanks[s.target] > 0 else NO_TANK


def may_send_airplanes(s, count):
    """7.3.3, 7.3.4, 7.6.3: once in a phase, with all airplanes or fewer. 8.3: not without the card."""
    if s.assaults & AIRPLANES_DONE:
        return ASSAULT_MADE
    airplanes = airplanes_of(s, s.side)
    if airplanes > 0:
        return ALLOWED if count <= airplanes else NOT_SO_MANY
    return NO_PROJECT if s.side == DEFENDER and s.airplanes[s.target] > 0 else NO_AIRPLANE


def may_use_automata(s):
    """13.10: one assault more for the defender of a castle with towers."""
    if not has_automata(s):
        return NO_AUTOMATON
    return ASSAULT_MADE if s.assaults & AUTOMATON_DONE else ALLOWED


def may_cease(s):
    """7.3.5: nobody has to make all assaults, but at least one; Automata come on top of it."""
    return ALLOWED if s.assaults & ORDINARY else ONE_ASSAULT_AT_LEAST


def may_withdraw(s):
    """7.3.10: the attacker, before a new assault, when nothing he has can kill in this battle any more.

    That takes a castle: without one any soldier can.
    """
    if s.side == DEFENDER or can_still_kill(s):
        return NO_WITHDRAWAL
    tanks_wait = s.army_tanks > 0 and not s.assaults & TANKS_DONE
    return ALLOWED if tanks_wait or not s.assaults & INFANTRY_DONE else NO_WITHDRAWAL


def can_still_kill(s):
    """7.3.10: airplanes always can; soldiers and tanks if their best roll exceeds the level of the castle.

    It is the level that Great Cannons would leave, if there are any: they can shoot down one tower after another.
    """
    level = 0 if s.breached else castle_level(s, s.target)
    if level > 0 and copies(s, s.turn_of, GREAT_CANNON) > 0:
        level = min(MOST_LEVEL, 1 + copies(s, s.defender, WALLS))
    if s.army_airplanes > 0 or (s.army_tanks > 0 and tank_hits(s, s.turn_of) > level):
        return True
    best = s.army_soldiers + min(s.army_soldiers, copies(s, s.turn_of, MULTI_GUN))
    return best > level - copies(s, s.turn_of, BOMBARD)


def may_abandon(s, machines):
    """O.3: at the start of one's own phase, before anything is rolled; also machines that cannot be used."""
    return ALLOWED if s.scrapping and s.assaults == 0 and machines > 0 else NO_SCRAPPING


def all_tanks(s):
    """O.3, 8.3: the tanks a side owns in the battle, with those it cannot use."""
    return s.army_tanks if s.side == ATTACKER else s.tanks[s.target]


def all_airplanes(s):
    """O.3, 8.3: the airplanes a side owns in the battle, with those it cannot use."""
    return s.army_airplanes if s.side == ATTACKER else s.airplanes[s.target]


def can_go_on(s):
    """7.3.7: whether an assault is left to this side in its phase, or a tank in the assault that is open."""
    if may_send_infantry(s, 1) == ALLOWED or may_send_airplanes(s, 1) == ALLOWED:
        return True
    return may_send_tank(s) == ALLOWED or may_use_automata(s) == ALLOWED


def legal_battle(s, seat, out):
    """7.3.2 to 7.3.10: the moves of the side that is asked."""
    n = 0
    if s.phase == CANNONS:
        for count in range(most_cannons(s) + 1):
            n = offer(out, n, FIRE_CANNONS + count)
        return n
    if s.phase == INTERCEPTING:
        for count in range(airplanes_of(s, 1 - s.side) + 1):
            n = offer(out, n, INTERCEPT + count)
        return n
    if s.phase == DROPPING:
        n = offer(out, n, DROP)
        return offer(out, n, NO_DROP)
    if may_send_infantry(s, 1) == ALLOWED:
        for count in range(soldiers_of(s, s.side)):
            n = offer(out, n, INFANTRY + count)
    if may_send_tank(s) == ALLOWED:
        n = offer(out, n, TANK)
    if may_send_airplanes(s, 1) == ALLOWED:
        for count in range(airplanes_of(s, s.side)):
            n = offer(out, n, AIR + count)
    if may_use_automata(s) == ALLOWED:
        n = offer(out, n, AUTOMATA)
    if may_cease(s) == ALLOWED:
        n = offer(out, n, CEASE)
    if may_withdraw(s) == ALLOWED:
        n = offer(out, n, WITHDRAW)
    if may_abandon(s, all_tanks(s)) == ALLOWED:
        n = offer(out, n, ABANDON_TANK)
    if may_abandon(s, all_airplanes(s)) == ALLOWED:
        n = offer(out, n, ABANDON_AIRPLANE)
    return n


def may_battle(s, seat, move):
    """7.3.7: each side in its turn. Otherwise the check of the move, or the clause on what is asked when."""
    if seat != s.active:
        return OTHER_SIDE
    if INTERCEPT <= move < DROP:
        return may_intercept(s, move - INTERCEPT)
    if FIRE_CANNONS <= move < TANK:
        return ALLOWED if s.phase == CANNONS and move - FIRE_CANNONS <= most_cannons(s) else NO_CANNONS
    if move == DROP or move == NO_DROP:
        return ALLOWED if s.phase == DROPPING else NO_PARATROOPER
    if s.phase != ASSAULT:
        return OTHER_PHASE
    if INFANTRY <= move < FIRE_CANNONS:
        return may_send_infantry(s, move - INFANTRY + 1)
    if move == TANK:
        return may_send_tank(s)
    if AIR <= move < INTERCEPT:
        return may_send_airplanes(s, move - AIR + 1)
    if move == AUTOMATA:
        return may_use_automata(s)
    if move == CEASE:
        return may_cease(s)
    if move == WITHDRAW:
        return may_withdraw(s)
    if move == ABANDON_TANK:
        return may_abandon(s, all_tanks(s))
    if move == ABANDON_AIRPLANE:
        return may_abandon(s, all_airplanes(s))
    return OTHER_PHASE
