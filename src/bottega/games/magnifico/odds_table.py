"""A table of the odds of infantry alone, for the heuristic, which has no time to compute them."""

from typing import Any

import numpy as np

from .components import ARMY_SOLDIERS, MOST_LEVEL
from .odds_rolls import infantry

MOST_DEFENDERS = 20
WHOLE = 1000  # a sure conquest
PHASES = 60  # of each side; hardly one battle in a million is longer


def _conquests(level: int) -> Any:
    """The chance of conquest for all numbers of attackers and defenders of a castle of this level."""
    ours, theirs = ARMY_SOLDIERS, MOST_DEFENDERS
    states = (ours + 1) * (theirs + 1)
    attack = infantry(ours, theirs, 0, 0, level, 0, False)[0].reshape(states, states)
    defence = infantry(theirs, ours, 0, 0, 0, 0, False)[0].transpose(1, 0, 3, 2).reshape(states, states)
    soldiers, enemies = (axis.ravel() for axis in np.indices((ours + 1, theirs + 1)))
    fighting = (soldiers > 0) & (enemies > 0)
    attacking = fighting & (soldiers > level)  # 7.3.10: with fewer the attacker withdraws
    won = (enemies == 0).astype(float)
    chances = won
    for _ in range(PHASES):
        chances = np.where(fighting, defence @ chances, won)
        chances = np.where(attacking, attack @ chances, won)
    return chances.reshape(ours + 1, theirs + 1)


# [level of the castle, attackers, defenders] in thousandths: without machines and projects, except for a lowered level
INFANTRY_ODDS = np.array([np.rint(WHOLE * _conquests(level)) for level in range(MOST_LEVEL + 1)], np.int64)


def chance_to_win(level, attackers, defenders):  # type: ignore[no-untyped-def]
    """In the rules dialect: the chance, in thousandths, that infantry conquers; many defenders count as twenty."""
    return INFANTRY_ODDS[level, attackers, min(defenders, MOST_DEFENDERS)]
