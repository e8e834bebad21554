"""The two armies of a battle, for either side: who leads them, what they have, what they lose (§7).

The attacker's pieces are the army of the march, the defender's are those of the territory. Machines without their card
take no part in the battle (8.3).
"""

from ....engine.chance import roll_die
from ..components import FACES, HIT_FACES
from ..state import ATTACKER
from .projects import usable_airplanes, usable_tanks


def leader(s, side):
    """7.1.1: the seat that leads a side; the attacker is the one whose turn it is."""
    return s.turn_of if side == ATTACKER else s.defender


def soldiers_of(s, side):
    """7.2.4: the soldiers of a side; the defender uses all of the territory."""
    return s.army_soldiers if side == ATTACKER else s.soldiers[s.target]


def tanks_of(s, side):
    """7.2.4, 8.3: the tanks a side can use."""
    return s.army_tanks if side == ATTACKER else usable_tanks(s, s.defender, s.target)


def airplanes_of(s, side):
    """7.2.4, 8.3: the airplanes a side can use."""
    return s.army_airplanes if side == ATTACKER else usable_airplanes(s, s.defender, s.target)


def lose_soldiers(s, side, count):
    """7.3.9, 7.4.2: soldiers go back to the reserve of their colour, as many as there are; returns how many went."""
    lost = min(count, soldiers_of(s, side))
    if side == ATTACKER:
        s.army_soldiers -= lost
    else:
        s.soldiers[s.target] -= lost
    s.reserve[leader(s, side)] += lost
    return lost


def lose_tanks(s, side, count):
    """7.3.9: tanks in the combat go back to the stock, as many as there are; returns how many went."""
    lost = min(count, tanks_of(s, side))
    if side == ATTACKER:
        s.army_tanks -= lost
    else:
        s.tanks[s.target] -= lost
    s.tanks_left += lost
    return lost


def lose_airplanes(s, side, count):
    """7.3.9: airplanes in the combat go back to the stock, as many as there are; returns how many went."""
    lost = min(count, airplanes_of(s, side))
    if side == ATTACKER:
        s.army_airplanes -= lost
    else:
        s.airplanes[s.target] -= lost
    s.airplanes_left += lost
    return lost


def roll(s, dice):
    """2.6, 7.3.6: hits and explosions of any number of dice; the others are misses."""
    hits = 0
    explosions = 0
    for _ in range(dice):
        face = roll_die(s.rng, FACES)
        hits += face <= HIT_FACES
        explosions += face == FACES
    return hits, explosions
