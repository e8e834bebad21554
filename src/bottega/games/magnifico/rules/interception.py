"""Airplanes that intercept tanks or airplanes before they strike (§7.6.6, §7.6.7)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, CANNOT_BOMB_TANKS, CANNOT_INTERCEPT
from ..components import ANTI_TANK_BOMB, CULVERIN
from ..events import AIRPLANES_INTERCEPTED, TANKS_INTERCEPTED
from ..state import TANK_ASSAULT
from .armies import airplanes_of, leader, lose_airplanes, lose_tanks, roll
from .projects import copies


def can_intercept(s):
    """7.6.6, 7.6.7, 13.4, 13.6: the other side has the upgrade for what is coming, and airplanes in the battle."""
    weapon = ANTI_TANK_BOMB if s.declared_assault == TANK_ASSAULT else CULVERIN
    other = 1 - s.side
    return copies(s, leader(s, other), weapon) > 0 and airplanes_of(s, other) > 0


def may_intercept(s, seat, count):
    """7.6.6, 7.6.7: with any number of the side's airplanes in the battle, or none, when the assault is declared."""
    if count <= airplanes_of(s, 1 - s.side):
        return ALLOWED
    return CANNOT_BOMB_TANKS if s.declared_assault == TANK_ASSAULT else CANNOT_INTERCEPT


def meet(s, count):
    """7.6.6, 7.6.7: one die for each airplane. A hit destroys one machine, without Gyroscopes; an explosion its roller.

    All tanks or airplanes of the other side in the battle can be hit, also those that were not declared. An air assault
    continues with the declared number, or with those that are left.
    """
    other = 1 - s.side
    hits, explosions = roll(s, count)
    lose_airplanes(s, other, explosions)
    if s.declared_assault == TANK_ASSAULT:
        lost = lose_tanks(s, s.side, hits)
        if count > 0:
            emit(TANKS_INTERCEPTED, leader(s, other), hits, count - hits - explosions, explosions, lost, explosions)
    else:
        lost = lose_airplanes(s, s.side, hits)
        s.declared = min(s.declared, airplanes_of(s, s.side))
        if count > 0:
            emit(AIRPLANES_INTERCEPTED, leader(s, other), hits, count - hits - explosions, explosions, lost, explosions)
