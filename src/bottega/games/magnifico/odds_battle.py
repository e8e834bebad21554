"""A battle in all its possible courses at once: the chance of every state, phase by phase.

A state is the numbers of soldiers, tanks and airplanes of both sides, of towers, and whether a paratrooper has opened
the castle. Each is an axis of one array of chances; an axis that cannot change has one entry. Rolls are matrices on two
of the axes. Battles that have ended are removed and added up.
"""

from typing import Any, NamedTuple

import numpy as np

from .components import (
    ANTI_TANK_BOMB,
    AUTOMATON,
    BATTLE_WAGON,
    BOMBARD,
    CULVERIN,
    GREAT_CANNON,
    GYROSCOPE,
    MOST_LEVEL,
    MULTI_GUN,
    WALLS,
)
from .odds_rolls import EXPLOSION, HIT, MISS, explosions, flight, infantry, losses, throw
from .odds_side import Side

Mass = Any  # an array of chances, one axis for each of these
SOLDIERS, TANKS, AIRPLANES, TOWERS, OPENED = 0, 2, 4, 6, 7  # of the attacker; the defender's axes are the next ones
AXES = 8
CERTAIN = 1e-10  # a smaller undecided chance does not matter
EVERYTHING = (slice(None),) * AXES


class Plan(NamedTuple):
    """The decisions of the attacker before the battle."""

    tanks: bool  # sends tanks where they can do harm
    paratrooper: bool  # a paratrooper jumps whenever possible


class Battle:
    """The chances of an attack under a plan; `castle` is the number of its towers, None if there is none."""

    def __init__(self, sides: tuple[Side, Side], castle: int | None, frail: bool, plan: Plan) -> None:
        self.sides, self.castle, self.frail, self.plan = sides, castle, frail, plan
        ours, theirs = sides
        self.aiming = castle is not None and castle > 0 and ours.projects[GREAT_CANNON] > 0
        jumps = plan.paratrooper and castle is not None
        start = [ours.soldiers, theirs.soldiers]
        start += [side.usable_tanks for side in sides] + [side.usable_airplanes for side in sides] + [castle or 0, 0]
        changes = [True, True, *(self._can_lose_tanks(side) for side in (0, 1)), True, True, self.aiming, jumps]
        sizes = [n + 1 if change else 1 for n, change in zip(start, changes, strict=True)]
        sizes[OPENED] = 2 if jumps else 1
        self.values = [np.arange(n) if n > 1 else np.array([s]) for n, s in zip(sizes, start, strict=True)]
        self.values[OPENED] = np.arange(sizes[OPENED])
        self.mass = np.zeros(sizes)
        self.mass[tuple(n - 1 if axis != OPENED else 0 for axis, n in enumerate(sizes))] = 1
        self.won, self.lost = self._nothing(SOLDIERS + 1), self._nothing(SOLDIERS)
        self.gone = np.zeros(sizes)

    def _nothing(self, axis: int) -> Mass:
        return np.zeros([1 if i == axis else n for i, n in enumerate(self.mass.shape)])

    def _can_lose_tanks(self, side: int) -> bool:
        other = self.sides[1 - side]
        met = other.usable_airplanes > 0 and other.projects[ANTI_TANK_BOMB] > 0
        return self.sides[side].usable_tanks > 0 and (met or self.frail)

    def fight(self) -> "Battle":
        """Fights phase by phase until the battle is decided."""
        while self.mass.sum() > CERTAIN:
            self._withdraw()
            self._attack()
            self._defend()
        return self

    # ---- phases

    def _withdraw(self) -> None:
        """7.3.10: an army that can kill nothing any more withdraws."""
        if self.castle is None:
            return
        level = self._level_ahead()
        projects = self.sides[0].projects
        soldiers, tanks, airplanes = (self._along(axis) for axis in (SOLDIERS, TANKS, AIRPLANES))
        best = soldiers + np.minimum(soldiers, projects[MULTI_GUN])
        hits = self.sides[0].tank_hits if self.sides[0].usable_tanks else 0
        hopeless = (best <= level - projects[BOMBARD]) & (airplanes == 0) & ((tanks == 0) | (hits <= level))
        going = self.mass * hopeless
        self.gone += going
        self.mass -= going

    def _level_ahead(self) -> Mass:
        """7.3.10: the level that Great Cannons would leave, if there are any, by towers and paratrooper."""
        walls = self.sides[1].projects[WALLS]
        towers = 0 if self.sides[0].projects[GREAT_CANNON] else self._along(TOWERS)
        return np.minimum(MOST_LEVEL, 1 + towers + walls) * (1 - self._along(OPENED))

    def _attack(self) -> None:
        """7.3.5: airplanes, tanks, infantry; infantry may stay behind only if machines have made an assault."""
        flying = self._along(AIRPLANES) > 0
        parts = [(True, self.mass * flying), (False, self.mass * ~flying)]
        after = np.zeros_like(self.mass)
        for flew, part in parts:
            if part.any():
                self.mass = part
                self._fly(0)
                after += self._roll_and_storm(flew)
        self.mass = after

    def _roll_and_storm(self, flew: bool) -> Mass:
        """7.5.2: tanks that cannot pierce the castle wait for the Great Cannons."""
        rest = self.mass
        self.mass = self._taken_by_tanks(rest)
        rest = rest - self.mass
        if self.mass.any():
            self._roll_tanks(0)
            self._storm(True)
        rolled, self.mass = self.mass, rest
        self._storm(flew)
        rest = self.mass
        self.mass = self._taken_by_tanks(rest)
        rest = rest - self.mass
        if self.mass.any():
            self._roll_tanks(0)
        return rolled + rest + self.mass

    def _taken_by_tanks(self, part: Mass) -> Mass:
        """The states in which the plan sends tanks."""
        return part * (self._along(TANKS) > 0) * self._useful_tanks() * self.plan.tanks

    def _useful_tanks(self) -> Mass:
        hits = self.sides[0].tank_hits if self.sides[0].usable_tanks else 0
        cells = [[hits > self._level(int(w), int(b)) for b in self.values[OPENED]] for w in self.values[TOWERS]]
        return np.array(cells).reshape(1, 1, 1, 1, 1, 1, *self.mass.shape[TOWERS:])

    def _defend(self) -> None:
        """13.10: Automata before what can harm the defender itself."""
        self._fly(1)
        if self.castle is not None and self.sides[1].projects[AUTOMATON]:
            self._roll_automata()
        if self.sides[1].usable_tanks:
            self._roll_tanks(1)
        ours, theirs = self.sides
        guns, wagons = theirs.projects[MULTI_GUN], theirs.projects[BATTLE_WAGON]
        chances = infantry(theirs.soldiers, ours.soldiers, guns, wagons, 0, 0, False)[0]
        self.mass = self._swept(_rolled(self.mass, chances, SOLDIERS + 1, SOLDIERS), EVERYTHING)

    # ---- assaults

    def _storm(self, may_stay: bool) -> None:
        """7.4.3, 7.7.3, 13.13, 13.14: the attacker's infantry, against each state of the castle."""
        ours, theirs = self.sides
        guns, wagons, bombards = (ours.projects[p] for p in (MULTI_GUN, BATTLE_WAGON, BOMBARD))
        after = np.zeros_like(self.mass)
        for w, b in np.ndindex(self.mass.shape[TOWERS:]):
            cell = _cell(w, b)
            if not self.mass[cell].any():
                continue
            towers = int(self.values[TOWERS][w])
            level = max(0, self._level(towers, b) - bombards)
            cannons = min(ours.projects[GREAT_CANNON], towers) if self.aiming and level else 0
            chances = infantry(ours.soldiers, theirs.soldiers, guns, wagons, level, cannons, may_stay)
            for fallen in range(cannons + 1):
                after[_cell(w - fallen, b)] += _rolled(self.mass[cell], chances[fallen], SOLDIERS, SOLDIERS + 1)
        self.mass = self._swept(after, EVERYTHING)

    def _fly(self, side: int) -> None:
        """7.6.2, 7.6.7: interceptors, perhaps a paratrooper, then bombs."""
        me, other = self.sides[side], self.sides[1 - side]
        mine, others, enemies = AIRPLANES + side, AIRPLANES + 1 - side, SOLDIERS + 1 - side
        if not me.usable_airplanes:
            return
        if other.projects[CULVERIN] and other.usable_airplanes:
            chances = flight(other.usable_airplanes, me.usable_airplanes, 1)
            self.mass = _rolled(self.mass, chances, others, mine)
        kills = 1 + me.projects[GYROSCOPE]
        bombing = flight(me.usable_airplanes, other.soldiers, kills)
        dropped = self._drop() if side == 0 and self.mass.shape[OPENED] == 2 else 0.0
        self.mass = _rolled(self.mass, bombing, mine, enemies) + dropped
        self.mass = self._swept(self.mass, EVERYTHING)

    def _drop(self) -> Mass:
        """7.6.8: removes the states in which a paratrooper jumps; returns the states after that, bombs included."""
        ours, theirs = self.sides
        may = (self._along(SOLDIERS) > 1) & (self._along(AIRPLANES) > 0) & (self._along(OPENED) == 0)
        jumping = self.mass * may
        self.mass = self.mass - jumping
        jumping = np.roll(jumping, -1, SOLDIERS)  # the last soldier does not jump, so there is no cycle
        bombs = [flight(ours.usable_airplanes, theirs.soldiers, 1 + ours.projects[GYROSCOPE], n) for n in (0, 1)]
        safe = MISS * jumping
        safe[..., 1] += HIT * jumping[..., 0]
        fallen = EXPLOSION * np.roll(jumping, -1, AIRPLANES)
        after = _rolled(fallen, bombs[0], AIRPLANES, SOLDIERS + 1)
        return after + _rolled(safe, bombs[1], AIRPLANES, SOLDIERS + 1)

    def _roll_tanks(self, side: int) -> None:
        """7.5.2, 7.6.6: interceptors, then one tank after another; against each state of the castle, if it helps."""
        me, other = self.sides[side], self.sides[1 - side]
        if not me.usable_tanks:
            return
        if other.projects[ANTI_TANK_BOMB] and other.usable_airplanes:
            chances = flight(other.usable_airplanes, me.usable_tanks, 1)
            self.mass = _rolled(self.mass, chances, AIRPLANES + 1 - side, TANKS + side)
        cells = [EVERYTHING] if side else [_cell(w, b) for w, b in np.ndindex(self.mass.shape[TOWERS:])]
        for cell in cells:
            level = 0 if side else self._level(int(self.values[TOWERS][cell[TOWERS].start]), cell[OPENED].start)
            if me.tank_hits > level and self.mass[cell].any():
                self._roll_all_tanks(side, cell, level)

    def _roll_all_tanks(self, side: int, cell: tuple[slice, ...], level: int) -> None:
        me, other = self.sides[side], self.sides[1 - side]
        none, one, two, more = explosions(me.tank_dice)
        full, half = max(0, me.tank_hits - level), max(0, me.tank_hits // 2 - level)
        counts = ((full, none), (half, one)) if self.frail else ((full, none), (half, one), (0, two))
        chances = losses(other.soldiers, counts)
        after = np.zeros_like(self.mass[cell])
        for index, tanks in enumerate(self.values[TANKS + side]):
            parts = {index: self.mass[_at(cell, TANKS + side, index)]}
            for _ in range(tanks):
                rolled: dict[int, Mass] = {}
                for left, part in parts.items():
                    where = _at(cell, TANKS + side, left)
                    hit = self._swept(_struck(part, chances, SOLDIERS + 1 - side), where)
                    rolled[left] = rolled.get(left, 0) + hit
                    if self.frail:
                        rolled[left - 1] = rolled.get(left - 1, 0) + two * part
                    self._blow_up(side, more * part, where)
                parts = rolled
            for left, part in parts.items():
                after[_at(EVERYTHING, TANKS + side, left)] += part
        self.mass[cell] = after

    def _blow_up(self, side: int, part: Mass, where: tuple[slice, ...]) -> None:
        ended = self.won if side else self.lost
        ended[_at(where, SOLDIERS + side, 0)] += part.sum(axis=SOLDIERS + side, keepdims=True)

    def _roll_automata(self) -> None:
        for w, towers in enumerate(self.values[TOWERS]):
            hits, _, p = throw(int(towers))
            counts = tuple(zip(hits.tolist(), p.tolist(), strict=True))
            where = _at(EVERYTHING, TOWERS, w)
            rolled = _struck(self.mass[where], losses(self.sides[0].soldiers, counts), SOLDIERS)
            self.mass[where] = self._swept(rolled, where)

    # ---- counting

    def _level(self, towers: int, opened: int) -> int:
        """7.7.2, 13.17: the castle's level; nothing once it is open."""
        if self.castle is None or opened:
            return 0
        return min(MOST_LEVEL, 1 + towers + self.sides[1].projects[WALLS])

    def _along(self, axis: int) -> Mass:
        return self.values[axis].reshape([-1 if i == axis else 1 for i in range(AXES)])

    def _swept(self, part: Mass, where: tuple[slice, ...]) -> Mass:
        """7.3.8: removes and counts the battles that have ended in these cells."""
        conquered, beaten = _at(EVERYTHING, SOLDIERS + 1, 0), _at(EVERYTHING, SOLDIERS, 0)
        self.won[_at(where, SOLDIERS + 1, 0)] += part[conquered]
        part[conquered] = 0
        self.lost[_at(where, SOLDIERS, 0)] += part[beaten]
        part[beaten] = 0
        return part


def _cell(w: int, b: int) -> tuple[slice, ...]:
    """All states with this number of towers, and an open castle or not."""
    return (*EVERYTHING[:TOWERS], slice(w, w + 1), slice(b, b + 1))


def _at(where: tuple[slice, ...], axis: int, index: int) -> tuple[slice, ...]:
    """The same cells at one index of an axis."""
    return (*where[:axis], slice(index, index + 1), *where[axis + 1 :])


def _rolled(mass: Mass, chances: Mass, first: int, second: int) -> Mass:
    """Applies a roll to two axes."""
    return np.moveaxis(np.tensordot(mass, chances, ([first, second], [0, 1])), (-2, -1), (first, second))


def _struck(mass: Mass, chances: Mass, axis: int) -> Mass:
    """Applies losses to one axis."""
    return np.moveaxis(np.tensordot(mass, chances, ([axis], [0])), -1, axis)
