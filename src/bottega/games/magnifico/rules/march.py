"""Troops that leave a territory: invasions, attacks, movements (§5.4.5 to §5.4.7, §7.1, §7.2, §9).

A march consists of small steps: kind and origin, target, soldiers, tanks, airplanes. An origin is legal only if a whole
march can follow. There is a step for tanks or airplanes only if some can go.
"""

from ....engine.bits import bit, first, has
from ..clauses import (
    ALLOWED,
    BLOCK_CLOSED,
    CANNOT_INVADE,
    CANNOT_PAY_WAR,
    LAST_TERRITORY,
    LOST_AT_SEA,
    MOVEMENTS_SPENT,
    NO_CHAIN,
    NO_COMMON_SEA,
    NO_PROJECT,
    NOT_AN_ENEMY,
    ONE_REMAINS,
    ONE_STAYS,
    OUT_OF_REACH,
    WARS_SPENT,
)
from ..components import (
    ALONG,
    ARMY_SOLDIERS,
    BORDERS,
    INVASION_COST,
    LANDS,
    MOVEMENTS,
    REACH,
    WAR_COST,
    WARS,
)
from ..state import AIMING, ATTACK, CLOSED, INVADE, MOVE, OPEN, SOLDIERS_GO
from .lands import chain, number_owned, owned, survey
from .projects import landing_loss, usable_airplanes, usable_tanks

ROOM = 6  # bits for the territories of one player, where those of all players are in one number
FIGURE = (1 << ROOM) - 1

# ---- origins


def attackable(s, own):
    """7.1.5: the territories of others, except the last one of a player.

    The territories of all players are counted in one number, in which those of nobody have a part too.
    """
    counts = 0
    for land in range(LANDS):
        counts += 1 << ROOM * (int(s.owner[land]) + 1)
    counts &= ~FIGURE
    prey = 0
    for land in range(LANDS):
        prey |= int(counts >> ROOM * (int(s.owner[land]) + 1) & FIGURE > 1) << land
    return prey & ~own


def raids(s, seat, origin, prey):
    """7.1.2, 7.3.1: what the largest possible army can raid by sea; it must exceed the landing loss."""
    army = min(ARMY_SOLDIERS, s.soldiers[origin] - 1)
    found = 0
    coasts = ALONG[origin] & ~BORDERS[origin] & prey
    while coasts:
        land = first(coasts)
        found |= int(army > landing_loss(s, seat, s.owner[land])) << land
        coasts &= coasts - 1
    return found


def invaded(origin, empty):
    """5.4.5: what an invasion can reach over a border or within a sea, of the territories of nobody."""
    return REACH[origin] & empty


def attacked(s, seat, origin, prey):
    """7.1.2: the same of an attack, of the territories that may be attacked."""
    return BORDERS[origin] & prey | raids(s, seat, origin, prey)


def may_invade_from(s, seat, land):
    """5.4.5: ten florins, and an empty territory in reach of an own one. 5.4.6: three wars a turn. 7.2.5: one stays."""
    if s.wars == WARS:
        return WARS_SPENT
    if s.florins[seat] < INVASION_COST or s.owner[land] != seat:
        return CANNOT_INVADE
    if s.soldiers[land] < 2:
        return ONE_STAYS
    _, empty, _ = survey(s, seat)
    return ALLOWED if REACH[land] & empty else CANNOT_INVADE


def may_attack_from(s, seat, land):
    """5.4.6, 7.1.1: thirty florins, and three wars in a turn. 7.1.2, 7.1.5: somebody in reach who may be attacked.

    7.2.5: one soldier stays. 7.3.1: over the sea more must go than are lost.
    """
    if s.wars == WARS:
        return WARS_SPENT
    if s.florins[seat] < WAR_COST:
        return CANNOT_PAY_WAR
    if s.owner[land] != seat:
        return OUT_OF_REACH
    if s.soldiers[land] < 2:
        return ONE_STAYS
    own, empty, _ = survey(s, seat)
    if not REACH[land] & ~own & ~empty:
        return OUT_OF_REACH
    prey = attackable(s, own)
    if not REACH[land] & prey:
        return LAST_TERRITORY
    return ALLOWED if BORDERS[land] & prey or raids(s, seat, land, prey) else LOST_AT_SEA


def may_move_from(s, seat, land):
    """5.4.7, 9.2: three movements a turn, all together. 9.10: a soldier remains. 8.3, 9.8: machines need their card."""
    if s.movement_block == CLOSED:
        return BLOCK_CLOSED
    if s.movements == MOVEMENTS:
        return MOVEMENTS_SPENT
    if s.owner[land] != seat:
        return NO_CHAIN
    if s.soldiers[land] < 2 and usable_tanks(s, seat, land) + usable_airplanes(s, seat, land) == 0:
        return NO_PROJECT if s.tanks[land] + s.airplanes[land] > 0 else ONE_REMAINS
    return ALLOWED if REACH[land] & owned(s, seat) else NO_CHAIN


def invade_from(s, seat, land):
    """5.4.5: an invasion begins."""
    end_movements(s)
    begin_march(s, INVADE, land)


def attack_from(s, seat, land):
    """5.4.6: an attack begins."""
    end_movements(s)
    begin_march(s, ATTACK, land)


def move_from(s, seat, land):
    """5.4.7, 9.6: a movement begins; several may follow each other."""
    begin_march(s, MOVE, land)


def begin_march(s, verb, land):
    """7.1.1, 7.1.4, 15.2: the one territory that the troops leave. 15.1, 15.4: they may have fought before."""
    s.verb = verb
    s.origin = land
    s.phase = AIMING


def end_movements(s):
    """5.4.7, 9.1, 15.3: movements come one after another; any other action between closes them for this turn."""
    if s.movement_block == OPEN:
        s.movement_block = CLOSED


# ---- targets


def targets(s, seat):
    """5.4.5, 7.1.2: what invasions and attacks reach. 9.3, 9.4, 9.5: a movement goes along a
    chain of own territories, or within a sea, but does not do both.
    """
    own, empty, _ = survey(s, seat)
    origin = int(s.origin)
    if s.verb == INVADE:
        return invaded(origin, empty)
    if s.verb == ATTACK:
        return attacked(s, seat, origin, attackable(s, own))
    return (chain(own, origin) | ALONG[origin] & own) & ~bit(origin)


def may_aim(s, seat, land):
    """5.4.5, 5.4.6, 7.1.2, 7.1.5, 7.3.1, 9.3, 9.4: the target must be of the right kind, and in reach."""
    if has(targets(s, seat), land):
        return ALLOWED
    if s.verb == INVADE:
        return OUT_OF_REACH if s.owner[land] < 0 else CANNOT_INVADE
    if s.verb == MOVE:
        at_sea = s.owner[land] == seat and land != s.origin and ALONG[s.origin] != 0
        return NO_COMMON_SEA if at_sea else NO_CHAIN
    if s.owner[land] < 0 or s.owner[land] == seat:
        return NOT_AN_ENEMY
    if not has(REACH[s.origin], land):
        return OUT_OF_REACH
    return LAST_TERRITORY if number_owned(s, s.owner[land]) == 1 else LOST_AT_SEA


def aim(s, seat, land):
    """7.1.1: the target; then the army is chosen."""
    s.target = land
    s.phase = SOLDIERS_GO
