"""The exact odds of an attack, if both sides fight by a plan.

Both sides roll all their dice in every phase: airplanes first, then tanks, then infantry; the defender's Automata come
before what can harm its own side. Interceptors always rise, Great Cannons always fire, and the attacker withdraws as
soon as possible. Its infantry stays behind its machines if it would lose more than it kills. Whether it sends tanks and
drops paratroopers is decided once, by what makes conquest likelier.

>>> odds(Side(3), Side(2)).conquest > 0.5
True
>>> round(odds(Side(1), Side(1)).conquest, 4)
0.625
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from .components import ARMOURED_SHIP, CARDS, NO_CARD, PARATROOPER, PROJECTS, SUBMARINE, TERRITORIES
from .odds_battle import AIRPLANES, AXES, SOLDIERS, TANKS, Battle, Plan
from .odds_side import Side
from .rules.projects import by_sea
from .state import RECORD

__all__ = ["Losses", "Odds", "Side", "odds", "odds_of"]

LARGE = 30_000  # this many states take half a second, so only the plan that uses everything is evaluated


class Losses(NamedTuple):
    """The average number of pieces that a side loses: destroyed or captured."""

    soldiers: float
    tanks: float
    airplanes: float


@dataclass(frozen=True)
class Odds:
    """The odds of an attack, and the losses of both sides."""

    conquest: float
    withdrawal: float
    attacker: Losses
    defender: Losses

    @property
    def defeat(self) -> float:
        """The chance that the attacking army is destroyed."""
        return max(0.0, 1 - self.conquest - self.withdrawal)


@lru_cache(maxsize=4096)
def odds(
    attacker: Side, defender: Side, castle: int | None = None, sea: bool = False, frail_tanks: bool = False
) -> Odds:
    """The chances of an attack by the attacker's best plan; `castle` is the number of its towers, None without one.

    Raises ValueError if too few soldiers go by sea.
    """
    landed = attacker
    if sea:
        loss = max(0, 1 + defender.projects[SUBMARINE] - attacker.projects[ARMOURED_SHIP])
        if attacker.soldiers <= loss:  # R24: such a raid may not be declared
            raise ValueError(f"a raid by sea needs more soldiers than it loses when it lands: more than {loss}")
        landed = replace(attacker, soldiers=attacker.soldiers - loss)
    battles = [Battle((landed, defender), castle, frail_tanks, plan) for plan in _plans(landed, castle)]
    if battles[0].mass.size > LARGE:
        del battles[1:]
    battle = max((one.fight() for one in battles), key=lambda one: float(one.won.sum()))
    return Odds(
        float(battle.won.sum()),
        float(battle.gone.sum()),
        _losses(battle, 0, attacker),
        _losses(battle, 1, defender),
    )


def _plans(attacker: Side, castle: int | None) -> list[Plan]:
    """The plans that differ for this army and target."""
    tanks = (True, False) if attacker.usable_tanks else (False,)
    jumps = castle is not None and attacker.usable_airplanes and attacker.projects[PARATROOPER]
    return [Plan(*choices) for choices in product(tanks, (True, False) if jumps else (False,))]


def _losses(battle: Battle, side: int, army: Side) -> Losses:
    """8.1: the loser of a battle keeps nothing in it."""
    kept = (battle.lost if side else battle.won, battle.gone)
    left = [
        sum(
            float((mass.sum(axis=tuple(i for i in range(AXES) if i != axis)) * battle.values[axis]).sum())
            for mass in kept
        )
        for axis in (SOLDIERS + side, TANKS + side, AIRPLANES + side)
    ]
    return Losses(army.soldiers - left[0], army.usable_tanks - left[1], army.usable_airplanes - left[2])


def odds_of(view: Any, origin: str | int, target: str | int, soldiers: int, tanks: int = 0, airplanes: int = 0) -> Odds:
    """The chances of an attack from one territory on another, from a view or the state itself."""
    if not isinstance(view, Mapping):
        view = RECORD.describe(view, int(view.players))
    start, goal = (place if isinstance(place, str) else TERRITORIES[place] for place in (origin, target))
    attacker, defender = view["owner"][start], view["owner"][goal]
    if min(attacker, defender) < 0 or attacker == defender:
        raise ValueError(f"there is no war between {start} and {goal}")
    ours = _side(view, attacker, soldiers, tanks, airplanes)
    theirs = _side(view, defender, *(view[kind][goal] for kind in ("soldiers", "tanks", "airplanes")))
    castle = view["towers"][goal] if view["castle"][goal] else None
    sea = bool(by_sea(TERRITORIES.index(start), TERRITORIES.index(goal)))
    return odds(ours, theirs, castle, sea, bool(view["frail_tanks"]))


def _side(view: Mapping[str, Any], seat: int, soldiers: int, tanks: int, airplanes: int) -> Side:
    tank, airplane = (view[kind][seat] for kind in ("tank_card", "airplane_card"))
    return Side(
        soldiers,
        tanks,
        airplanes,
        CARDS.index(tank) if tank else NO_CARD,
        CARDS.index(airplane) if airplane else NO_CARD,
        tuple(view["in_play"][seat][project] for project in PROJECTS),
    )
