"""The value of assaults: kills less losses, in tenths of soldiers."""

import numpy as np

from ..components import BATTLE_WAGON, BOMBARD, MULTI_GUN
from ..rules.armies import soldiers_of, tanks_of
from ..rules.projects import castle_level, copies, tank_dice, tank_hits
from ..state import ATTACKER

# by dice: the chance of no and of one explosion, and of three or more, in thousandths
PERFECT = np.array([1000, 833, 694, 579, 482, 402, 335], np.int64)
PARTLY = np.array([0, 167, 278, 347, 386, 402, 402], np.int64)
DISASTER = np.array([0, 0, 0, 5, 16, 35, 62], np.int64)


def level(s):
    """The level that stops the hits of the side in phase."""
    if s.side != ATTACKER or s.breached:
        return 0
    return castle_level(s, s.target)


def worth_of_infantry(s, seat, own, empty, dice):
    """Half of the dice hit, a sixth of them strike back."""
    doubled = min(dice // 2, copies(s, seat, MULTI_GUN))
    mended = min(dice // 3, copies(s, seat, BATTLE_WAGON))
    hits = 10 * dice // 2 + 10 * doubled + 10 * mended
    stopped = level(s)
    if s.side == ATTACKER:
        stopped -= copies(s, seat, BOMBARD)
    return max(0, hits - 10 * max(0, stopped)) - 10 * dice // 6


def worth_of_tank(s, seat, own, empty):
    """Its hits when it works, all of the army when it explodes."""
    dice = tank_dice(s, seat)
    stopped = level(s)
    hits = tank_hits(s, seat)
    kills = max(0, hits - stopped) * PERFECT[dice] + max(0, hits // 2 - stopped) * PARTLY[dice]
    army = soldiers_of(s, s.side) + 2 * tanks_of(s, s.side)
    return kills // 10 - army * DISASTER[dice] // 10 + (100 if kills > 0 else -100)


def worth_of_airplanes(s, seat, own, empty, count):
    """No castle stops them."""
    return 250 + 10 * count


def worth_of_firing(s, seat, own, empty, count):
    """Cannons and interceptors: the more the better."""
    return 10 * count


def worth_of_drop(s, seat, own, empty):
    """One soldier and one plane against the value of the castle."""
    return 10 if castle_level(s, s.target) >= 2 and s.army_soldiers >= 3 else -10
