"""The value of marches: settling, taking land, attacking by the odds, bringing soldiers to the front."""

from ....engine.bits import count, first
from ..components import (
    ALONG,
    ARMY_MACHINES,
    ARMY_SOLDIERS,
    BOMBARD,
    BORDERS,
    GYROSCOPE,
    REACH,
    TOWERS_OF_A_CITY,
)
from ..odds_table import WHOLE, chance_to_win
from ..rules.march import attackable, raids
from ..rules.projects import (
    by_sea,
    castle_level,
    copies,
    landing_loss,
    tank_hits,
    usable_airplanes,
    usable_tanks,
)
from ..state import ATTACK, INVADE

LAND = 110  # the value of a territory: ten florins and a soldier per round, and a step towards the Crown
GOOD_ODDS = 600  # in thousandths
MOST_FIGHTERS = 6  # of the table of odds


def worth_of_founding(s, seat, own, empty, land):
    """Room to grow, by land more than by sea, and few future neighbours."""
    return 12 * count(BORDERS[land] & empty) + 3 * count(ALONG[land] & empty)


def danger(s, seat, own, land):
    """Soldiers that could come over the borders into a territory."""
    soldiers = 0
    around = BORDERS[land] & ~own
    while around:
        other = first(around)
        around &= around - 1
        if s.owner[other] >= 0:
            soldiers = max(soldiers, min(ARMY_SOLDIERS, s.soldiers[other] - 1))
    return soldiers


def worth_of_reinforcing(s, seat, own, empty, land):
    """Where the pieces are in most danger."""
    return 10 * (danger(s, seat, own, land) - s.soldiers[land]) + 15 * s.castle[land]


def worth_of_invading_from(s, seat, own, empty, land):
    """Land for ten florins, from where most soldiers are idle."""
    behind = 20 * (BORDERS[land] & ~own & ~empty == 0)
    return LAND + min(30, 5 * s.soldiers[land]) + behind + 10 * (BORDERS[land] & empty != 0)


def worth_of_attacking_from(s, seat, own, empty, land):
    """The best attack that can start here."""
    prey = attackable(s, own)
    targets = BORDERS[land] & prey | raids(s, seat, land, prey)
    best = -500
    while targets:
        best = max(best, worth_of_attack(s, seat, land, first(targets)))
        targets &= targets - 1
    return best


def worth_of_attack(s, seat, origin, target):
    """The gain times the odds, less the price and the losses of a failure."""
    soldiers = min(ARMY_SOLDIERS, s.soldiers[origin] - 1)
    chance = estimate(s, seat, origin, target, soldiers)
    if chance < GOOD_ODDS:
        return -100
    defender = s.owner[target]
    prize = LAND + 90 * s.castle[target] + 30 * s.towers[target] + 20 * (s.tanks[target] + s.airplanes[target])
    prize += 150 * (s.towers[target] == TOWERS_OF_A_CITY)
    prize += 5 * max(0, s.points[defender] - s.points[seat])
    return prize * chance // WHOLE - 40 - (WHOLE - chance) * soldiers * 12 // WHOLE


def estimate(s, seat, origin, target, soldiers):
    """The chance to conquer in thousandths, with machines counted as soldiers of the same value."""
    defender = s.owner[target]
    if by_sea(origin, target):
        soldiers -= landing_loss(s, seat, defender)
    if soldiers <= 0:
        return 0
    level = castle_level(s, target)
    tanks = min(ARMY_MACHINES, usable_tanks(s, seat, origin))
    airplanes = min(ARMY_MACHINES - tanks, usable_airplanes(s, seat, origin))
    fallen = airplanes * (1 + copies(s, seat, GYROSCOPE)) // 2
    if tanks > 0:
        fallen += tanks * max(0, tank_hits(s, seat) * 3 // 5 - level)
    standing = s.soldiers[target] + 2 * usable_tanks(s, defender, target) + usable_airplanes(s, defender, target)
    standing = max(1, standing - fallen)
    return chance_to_win(max(0, level - copies(s, seat, BOMBARD)), min(MOST_FIGHTERS, soldiers), standing)


def worth_of_moving_from(s, seat, own, empty, land):
    """Soldiers that nobody can reach are needed elsewhere. They move last, because other actions end the movements."""
    idle = s.soldiers[land] - 1 + usable_tanks(s, seat, land) + usable_airplanes(s, seat, land)
    return 5 + idle if BORDERS[land] & ~own == 0 and idle > 0 else -20


def worth_of_target(s, seat, own, empty, land):
    """The value of a target."""
    if s.verb == INVADE:
        rivals = count(REACH[land] & ~own & ~empty)
        return 10 * count(BORDERS[land] & empty) + 25 * (BORDERS[land] & own != 0) - 4 * rivals
    if s.verb == ATTACK:
        return worth_of_attack(s, seat, s.origin, land)
    return 10 * danger(s, seat, own, land) + 20 * (BORDERS[land] & ~own != 0) + 5 * s.castle[land]


def worth_of_soldiers(s, seat, own, empty, soldiers):
    """All to an attack; half to empty land, if enemies could come meanwhile; otherwise all."""
    if s.verb == INVADE:
        spare = s.soldiers[s.origin] - 1
        hostile = BORDERS[s.origin] & ~own & ~empty != 0 or s.castle[s.origin] > 0
        wish = max(1, spare // 2) if hostile or spare > 2 else 1
        return -10 * abs(soldiers - wish)
    return 10 * soldiers


def worth_of_machines(s, seat, own, empty, machines):
    """All go, but none to empty land."""
    return 10 * machines * (1 if s.verb != INVADE else -1)
