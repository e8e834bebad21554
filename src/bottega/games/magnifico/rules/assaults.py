"""What an assault does when its dice are rolled (§7, §13)."""

from ....engine.contract import emit
from ..components import (
    AUTOMATON,
    BATTLE_WAGON,
    BOMBARD,
    GREAT_CANNON,
    GYROSCOPE,
    MULTI_GUN,
    PARATROOPER,
)
from ..events import (
    AIR_ROLLED,
    AUTOMATON_ROLLED,
    INFANTRY_ROLLED,
    PARATROOPER_DROPPED,
    TANK_EXPLODED,
    TANK_LOST,
    TANK_ROLLED,
    TOWERS_FELL,
)
from ..state import ATTACKER, DEFENDER
from .armies import airplanes_of, leader, lose_airplanes, lose_soldiers, lose_tanks, roll, soldiers_of, tanks_of
from .projects import castle_level, copies, tank_dice, tank_hits


def protection(s):
    """7.7.3, 7.7.4: the level of the castle against this assault. 7.7.8: attackers have none.

    7.6.8: if a paratrooper has cancelled it, there is none for the rest of the battle.
    """
    if s.side == DEFENDER or s.breached:
        return 0
    return castle_level(s, s.target)


def infantry_protection(s):
    """7.7.6, 13.13: each Bombard of the attacker takes a level from the castle, in infantry assaults only."""
    return max(0, protection(s) - copies(s, leader(s, s.side), BOMBARD))


# ---- infantry


def infantry_strikes(s, seat, hits, misses):
    """13.11, 13.12: each Multi-gun doubles a hit, each Battle-wagon makes a miss a hit; one bonus for a die."""
    return hits + min(hits, copies(s, seat, MULTI_GUN)) + min(misses, copies(s, seat, BATTLE_WAGON))


def roll_infantry(s, dice, cannons):
    """7.4.3: a die for each soldier. 7.7.3: a castle stops hits. 7.7.7: nothing stops the return fire of explosions.

    Kills come from dice that did not explode, so a roll that kills leaves its roller a soldier.
    """
    seat = leader(s, s.side)
    hits, explosions = roll(s, dice)
    misses = dice - hits - explosions
    strikes = infantry_strikes(s, seat, hits, misses)
    stopped = min(strikes, infantry_protection(s))
    kills = lose_soldiers(s, 1 - s.side, strikes - stopped)
    lose_soldiers(s, s.side, explosions)
    emit(INFANTRY_ROLLED, seat, hits, misses, explosions, kills, explosions)
    shoot_towers(s, min(cannons, stopped))


def can_fire_cannons(s):
    """13.14: Great Cannons of the attacker, against a castle with towers that can stop one of their hits."""
    return most_cannons(s) > 0 and infantry_protection(s) > 0


def most_cannons(s):
    """13.14: as many as are in play, and at most as many as there are towers."""
    return min(copies(s, s.turn_of, GREAT_CANNON), s.towers[s.target])


def shoot_towers(s, count):
    """13.14: a tower falls for each hit that was stopped, if a Great Cannon was aimed at it; never the castle."""
    if count > 0:
        s.towers[s.target] -= count
        s.towers_left += count
        emit(TOWERS_FELL, s.target, count)


def roll_automata(s):
    """13.10: a die for each tower; explosions are misses, and no gun or wagon helps."""
    dice = s.towers[s.target]
    hits, _ = roll(s, dice)
    kills = lose_soldiers(s, ATTACKER, hits)
    emit(AUTOMATON_ROLLED, s.defender, hits, dice - hits, kills)


def has_automata(s):
    """13.10: the defender's, in a castle with at least one tower."""
    return s.side == DEFENDER and copies(s, s.defender, AUTOMATON) > 0 and s.towers[s.target] > 0


# ---- tanks


def roll_tank(s):
    """7.5.2, 7.5.3, 13.1: the dice of the card, of which only explosions count.

    None: all hits; one: half of them, rounded down; two: nothing. The castle stops hits of each tank again (7.7.4).
    O.2: two explosions destroy the tank. `fired` counts the tanks that have rolled and are still there.
    """
    seat = leader(s, s.side)
    _, explosions = roll(s, tank_dice(s, seat))
    strikes = 0
    if explosions == 0:
        strikes = tank_hits(s, seat)
    elif explosions == 1:
        strikes = tank_hits(s, seat) // 2
    kills = lose_soldiers(s, 1 - s.side, max(0, strikes - protection(s)))
    emit(TANK_ROLLED, seat, explosions, kills)
    if explosions == 2 and s.frail_tanks:
        lose_tanks(s, s.side, 1)
        emit(TANK_LOST, seat)
    else:
        s.fired += 1
    if explosions > 2:
        blow_up(s, seat)


def blow_up(s, seat):
    """7.5.3: three explosions or more: the tank destroys its whole army in the battle.

    7.7.7: no castle helps. Machines that cannot be used are not in the battle and stay, and so do castle and towers.
    """
    soldiers = lose_soldiers(s, s.side, soldiers_of(s, s.side))
    tanks = lose_tanks(s, s.side, tanks_of(s, s.side))
    airplanes = lose_airplanes(s, s.side, airplanes_of(s, s.side))
    emit(TANK_EXPLODED, seat, soldiers, tanks, airplanes)


# ---- airplanes


def roll_airplanes(s):
    """7.6.1, 7.6.2, 7.7.5: a die for each airplane declared; castles do not help against them.

    7.6.5, 13.3: a hit kills one, and one more for each Gyroscope; an explosion destroys the airplane.
    """
    seat = leader(s, s.side)
    dice = s.declared
    hits, explosions = roll(s, dice)
    kills = lose_soldiers(s, 1 - s.side, hits * (1 + copies(s, seat, GYROSCOPE)))
    lose_airplanes(s, s.side, explosions)
    emit(AIR_ROLLED, seat, hits, dice - hits - explosions, explosions, kills, explosions)


def can_drop(s):
    """7.6.8, 13.5: the attacker, on a castle that still protects, from a declared airplane; never the last soldier."""
    if s.side == DEFENDER or s.declared == 0 or s.army_soldiers < 2:
        return False
    return copies(s, s.turn_of, PARATROOPER) > 0 and protection(s) > 0


def drop_paratrooper(s):
    """7.6.8: the soldier is lost in any case and the airplane does not bomb; a hit cancels the castle's protection."""
    lose_soldiers(s, ATTACKER, 1)
    s.declared -= 1
    hits, explosions = roll(s, 1)
    s.breached = hits
    lose_airplanes(s, ATTACKER, explosions)
    emit(PARATROOPER_DROPPED, s.turn_of, hits, explosions)
