"""All courses of a small battle, by the rules themselves: every die is thrown every way, both sides play by the plan.

The chances are found by following the rules from state to state; `bottega.games.magnifico.odds` must agree.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import numpy as np

import bottega
from bottega.engine import chance
from bottega.games.magnifico.components import BATTLE_WAGON, BOMBARD, GREAT_CANNON, MULTI_GUN, PARATROOPER
from bottega.games.magnifico.moves import AUTOMATA, CEASE, MOVES, TANK, WITHDRAW
from bottega.games.magnifico.odds_battle import Plan
from bottega.games.magnifico.rules.projects import castle_level, tank_hits
from bottega.games.magnifico.state import ACTING, AIRPLANES_DONE, CANNONS, DROPPING, INTERCEPTING, TANKS_DONE

from .fights import FIGHT

is_air, is_infantry = MOVES.is_a("air"), MOVES.is_a("infantry")
DROP, NO_DROP = MOVES.base("paratrooper"), MOVES.base("no_paratrooper")
WEIGHT = {1: 1 / 2, 4: 1 / 3, 6: 1 / 6}  # a hit, a miss, an explosion


class Dice:
    """Shows the given faces, and raises an error that asks for more if they are not enough."""

    def __init__(self) -> None:
        self.faces: tuple[int, ...] = ()
        self.shown = 0

    def roll_die(self, rng: Any, sides: int) -> int:
        self.shown += 1
        return self.faces[self.shown - 1] if self.shown <= len(self.faces) else 1


DICE = Dice()
RULES = bottega.compile(FIGHT, "python", {chance.roll_die: DICE.roll_die})


def outcomes(s: Any, seat: int, move: int) -> Iterator[tuple[float, Any]]:
    """All that a move can lead to, and how likely each is. What is rolled may depend on the dice before it."""
    throws: list[tuple[int, ...]] = [()]
    while throws:
        DICE.faces, DICE.shown = throws.pop(), 0
        after = FIGHT.record.copy(s)
        RULES.apply(after, seat, move)
        if DICE.shown > len(DICE.faces):
            throws += [(*DICE.faces, *more) for more in product(WEIGHT, repeat=DICE.shown - len(DICE.faces))]
        else:
            yield prod(WEIGHT[face] for face in DICE.faces), after


def chosen(s: Any, plan: Plan, legal: list[int]) -> int:
    """The move of the plan."""
    if s.phase in (CANNONS, INTERCEPTING):
        return max(legal)
    if s.phase == DROPPING:
        return DROP if plan.paratrooper else NO_DROP
    if WITHDRAW in legal and s.assaults == 0:
        return WITHDRAW
    flights = [move for move in legal if is_air(move)]
    if flights:
        return max(flights)
    if AUTOMATA in legal:
        return AUTOMATA
    level = 0 if s.side or s.breached else int(castle_level(s, s.target))
    if TANK in legal and (s.side or (plan.tanks and tank_hits(s, s.turn_of) > level)):
        return TANK
    troops = [move for move in legal if is_infantry(move)]
    if not troops:
        return CEASE
    return max(troops) if s.side else storming(s, level, troops)


def storming(s: Any, level: int, troops: list[int]) -> int:
    """The attacker's infantry: all; one if it cannot kill; none if machines have struck and it would lose more."""
    soldiers, level = int(s.army_soldiers), max(0, level - int(s.in_play[s.turn_of, BOMBARD]))
    useful = soldiers + min(soldiers, s.in_play[s.turn_of, MULTI_GUN]) > level
    if level > 0 and s.in_play[s.turn_of, GREAT_CANNON] and s.towers[s.target]:
        return max(troops)
    if s.assaults & (AIRPLANES_DONE | TANKS_DONE):
        kills = sum(
            prod(WEIGHT[face] for face in faces) * max(0, strikes(s, faces.count(1), faces.count(4)) - level)
            for faces in product(WEIGHT, repeat=soldiers)
        )
        return max(troops) if useful and kills >= soldiers / 6 else CEASE
    return max(troops) if useful else min(troops)


def strikes(s: Any, hits: int, misses: int) -> int:
    return hits + min(hits, int(s.in_play[0, MULTI_GUN])) + min(misses, int(s.in_play[0, BATTLE_WAGON]))


def expected(start: Any, plan: Plan) -> tuple[float, float, float]:
    """The chance of conquest, and how many soldiers attacker and defender will have left of this battle."""
    origin, target = int(start.origin), int(start.target)
    reached: dict[bytes, dict[bytes, float]] = {}
    ended: dict[bytes, tuple[float, float, float]] = {}
    todo = [start]
    room = np.zeros(FIGHT.moves.size, np.int64)
    while todo:
        s = todo.pop()
        key = s.tobytes()
        if key in reached or key in ended:
            continue
        if s.phase == ACTING:
            won = int(s.owner[target] == 0)
            home = s.soldiers[origin] - start.soldiers[origin]
            ended[key] = (won, won * s.soldiers[target] + home, (1 - won) * s.soldiers[target])
            continue
        seat = int(s.active)
        move = chosen(s, plan, room[: RULES.legal(s, seat, room)].tolist())
        after: dict[bytes, float] = defaultdict(float)
        for p, state in outcomes(s, seat, move):
            after[state.tobytes()] += p
            todo.append(state)
        reached[key] = after
    place = {key: i for i, key in enumerate(reached)}
    steps, ends = np.eye(len(place)), np.zeros((len(place), 3))
    for key, after in reached.items():
        for state, p in after.items():
            if state in ended:
                ends[place[key]] += p * np.array(ended[state])
            else:
                steps[place[key], place[state]] -= p
    conquest, ours, theirs = np.linalg.solve(steps, ends)[place[start.tobytes()]].tolist()
    return conquest, ours, theirs


def plans(s: Any) -> list[Plan]:
    """All plans that this attacker can have."""
    jumps = s.castle[s.target] and s.in_play[s.turn_of, PARATROOPER] and s.army_airplanes
    return [
        Plan(*p) for p in product((True, False) if s.army_tanks else (False,), (True, False) if jumps else (False,))
    ]
