"""Leonardo's projects: what cards in play do for their owner (§6, §8, §13)."""

from ....engine.bits import has
from ..components import (
    ARMOURED_SHIP,
    BORDERS,
    CANNON_LIGHTER,
    MOST_LEVEL,
    MULTI_CANNON,
    SUBMARINE,
    TANK_DICE,
    TANK_HITS,
    TRANSMISSION,
    WALLS,
)


def copies(s, seat, project):
    """3.3: how many cards of a project a seat has in play."""
    return s.in_play[seat, project]


def can_use_tanks(s, seat):
    """8.3, 13.1: only with a Tank card in play."""
    return s.tank_card[seat] >= 0


def can_use_airplanes(s, seat):
    """8.3, 13.2: only with an Airplane card in play."""
    return s.airplane_card[seat] >= 0


def usable_tanks(s, seat, territory):
    """8.3: the tanks of a territory that its owner can use."""
    return s.tanks[territory] if s.tank_card[seat] >= 0 else 0


def usable_airplanes(s, seat, territory):
    """8.3: the airplanes of a territory that its owner can use."""
    return s.airplanes[territory] if s.airplane_card[seat] >= 0 else 0


def tank_dice(s, seat):
    """7.5.4, 13.7: the dice of the card, one less for each Transmission Gear, but never less than one."""
    return max(1, TANK_DICE[s.tank_card[seat]] - s.in_play[seat, TRANSMISSION])


def tank_hits(s, seat):
    """13.8, 13.9: the hits of the card, one more for each Cannon-lighter, two for each Multi-cannon."""
    upgrades = s.in_play[seat, CANNON_LIGHTER] + 2 * s.in_play[seat, MULTI_CANNON]
    return TANK_HITS[s.tank_card[seat]] + upgrades


def castle_level(s, territory):
    """7.7.2, 13.17: one for the castle, one for each tower and for each of its owner's Walls, five at most."""
    if s.castle[territory] == 0:
        return 0
    return min(MOST_LEVEL, 1 + s.towers[territory] + s.in_play[s.owner[territory], WALLS])


def landing_loss(s, attacker, defender):
    """7.3.1, 13.15, 13.16: a soldier, one more for each Submarine, one less for each Armoured Ship."""
    return max(0, 1 + s.in_play[defender, SUBMARINE] - s.in_play[attacker, ARMOURED_SHIP])


def by_sea(origin, target):
    """7.1.2: no common border, so it is a sea raid; what borders by land or a crossing is attacked by land."""
    return not has(BORDERS[origin], target)
