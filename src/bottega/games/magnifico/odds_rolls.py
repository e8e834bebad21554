"""The effects of rolls as matrices: from the numbers of two kinds of pieces before a roll to those after it."""

from functools import cache, lru_cache
from math import comb
from typing import Any

import numpy as np

from .components import FACES, HIT_FACES, MISS_FACES

Matrix = Any  # an array of chances; the first axes are before the roll, the last ones after it
HIT, MISS = HIT_FACES / FACES, MISS_FACES / FACES
EXPLOSION = 1 - HIT - MISS


@cache
def throw(dice: int) -> tuple[Matrix, Matrix, Matrix]:
    """2.6: all numbers of hits and explosions that this many dice can show, with their chances."""
    pairs = [(h, x) for h in range(dice + 1) for x in range(dice + 1 - h)]
    chances = [comb(dice, h) * comb(dice - h, x) * HIT**h * EXPLOSION**x * MISS ** (dice - h - x) for h, x in pairs]
    hits, explosions = np.array(pairs, np.int64).T
    return hits, explosions, np.array(chances)


@lru_cache(maxsize=64)  # up to a megabyte each
def infantry(most: int, enemies: int, guns: int, wagons: int, level: int, cannons: int, may_stay: bool) -> Matrix:
    """7.4.3: chances[fallen towers, soldiers, enemies, soldiers left, enemies left] of an infantry assault.

    All soldiers roll. If they can neither kill nor destroy a tower, only one rolls; and none if they may stay behind
    and would lose more than they kill.
    """
    chances = np.zeros((cannons + 1, most + 1, enemies + 1, most + 1, enemies + 1))
    there = np.arange(enemies + 1)
    for soldiers in range(most + 1):
        dice = soldiers
        if cannons == 0 and soldiers + min(soldiers, guns) <= level:
            dice = 0 if may_stay else min(soldiers, 1)
        hits, explosions, p = throw(dice)
        strikes = hits + np.minimum(hits, guns) + np.minimum(dice - hits - explosions, wagons)
        stopped = np.minimum(strikes, level)
        kills, fallen = strikes - stopped, np.minimum(stopped, cannons)
        if may_stay and cannons == 0 and (p * kills).sum() < (p * explosions).sum():
            kills, fallen, explosions, p = (np.array([n]) for n in (0, 0, 0, 1.0))
        left = np.maximum(0, there[:, None] - kills)
        where: Any = (fallen, soldiers, there[:, None], soldiers - explosions, left)
        np.add.at(chances, where, p)
    return chances


@lru_cache(maxsize=256)
def flight(most: int, enemies: int, kills: int, grounded: int = 0) -> Matrix:
    """7.6.2, 7.6.6, 7.6.7: chances[airplanes, enemies, airplanes left, enemies left], all but the grounded rolling.

    Without an enemy, for example without a tank to intercept, nobody rolls.
    """
    chances = np.zeros((most + 1, enemies + 1, most + 1, enemies + 1))
    there = np.arange(1, enemies + 1)
    for airplanes in range(most + 1):
        chances[airplanes, 0, airplanes, 0] = 1
        hits, explosions, p = throw(max(0, airplanes - grounded))
        left = np.maximum(0, there[:, None] - kills * hits)
        where: Any = (airplanes, there[:, None], airplanes - explosions, left)
        np.add.at(chances, where, p)
    return chances


@lru_cache(maxsize=256)
def losses(most: int, counts: tuple[tuple[int, float], ...]) -> Matrix:
    """chances[pieces, pieces left] for these chances of losing this many."""
    chances = np.zeros((most + 1, most + 1))
    there = np.arange(most + 1)
    for lost, p in counts:
        np.add.at(chances, (there, np.maximum(0, there - lost)), p)
    return chances


@cache
def explosions(dice: int) -> tuple[float, float, float, float]:
    """7.5.3: the chances of none, one, two, three or more explosions."""
    none, one, two = (comb(dice, x) * EXPLOSION**x * (1 - EXPLOSION) ** (dice - x) for x in range(3))
    return none, one, two, max(0.0, 1 - none - one - two)
