"""What follows from a view by the rules and is shown to people: prices, strengths, counts, what is left of a turn.

The rules' own functions compute it on a record with the content of the view. All of it is public.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

import numpy as np

from ...engine.bits import first
from ...engine.plain_state import plain_copy
from ...engine.record import State
from ...engine.type_schema import COMPLETE, OneOf
from ...engine.views import found_for_all
from .components import (
    ARMY_SOLDIERS,
    CASTLE_COST,
    HOOKS,
    INVASION_COST,
    LANDS,
    MACHINE_COST,
    MOVEMENTS,
    PROJECT_COST,
    PROJECTS,
    SEATS,
    TERRITORIES,
    TOWER_COST,
    TOWERS_OF_A_CITY,
    WAR_COST,
    WARS,
)
from .facts import Project, Step, Territory
from .listings import list_origins
from .moves import ATTACK_FROM, INVADE_FROM, MOVES
from .rules.assaults import infantry_protection, protection
from .rules.auction import highest_bidder
from .rules.building import free_hooks, price
from .rules.income import income
from .rules.lands import survey
from .rules.march import attackable, attacked, invaded
from .rules.muster import most_airplanes, most_machines, most_soldiers, most_tanks
from .rules.projects import castle_level, tank_dice, tank_hits, usable_airplanes, usable_tanks
from .rules.scoring import FIGURE, ROOM, cards_in_play, castles_owned, cities_owned, lands_owned, scores
from .rules.seats import clockwise
from .state import (
    ATTACK,
    BIDDING,
    CHOOSING,
    CLOSED,
    INCOME,
    MARCHING,
    PHASES,
    RECORD,
    REINFORCING,
    SCORING,
    SIDES,
    TURN,
    VERBS,
    in_turn,
)

TROOPS = ("soldiers", "tanks", "airplanes")  # in the order in which a march asks for them

# The fields that the rules look at, for what is always shown and for what is shown at times.
STANDING = (
    "players",
    "leonardo",
    "points",
    "owner",
    "castle",
    "towers",
    "tank_card",
    "airplane_card",
    "store",
    "in_play",
)
COURSE = ("phase", "wars", "movement_block", "movements")
AUCTION = ("players", "leonardo", "shown_bid")
ACTIONS = (
    "players", "turn_of", "owner", "soldiers", "florins", "wars", "movements", "movement_block", "in_play",
    "tank_card", "airplane_card",
)  # fmt: skip
MARCH = (
    "escort", "turn_of", "phase", "verb", "origin", "soldiers", "tanks", "airplanes", "tank_card", "airplane_card",
)  # fmt: skip
BATTLE = ("turn_of", "defender", "target", "owner", "castle", "towers", "in_play", "breached")


Side = Annotated[str, OneOf("side", SIDES)]
Verb = Annotated[str, OneOf("verb", VERBS)]
Troop = Annotated[str, OneOf("troop", TROOPS)]
Army = Annotated[dict[Troop, int], COMPLETE]


class PricesNow(TypedDict):
    """By the name of the move, of what is in the store by card; None for what cannot be built at all."""

    activate: dict[Project, int]
    build_tank: int | None
    build_airplane: int | None
    build_tower: int
    build_castle: int
    invade: int
    attack: int


class Tank(TypedDict):
    dice: int
    hits: int


class Hooks(TypedDict):
    hooks: int
    taken: int


class Standing(TypedDict):
    """What everybody has; rows are by seat."""

    order: list[int]
    ranking: list[int]
    prices: list[PricesNow]
    tank: list[Tank | None]
    hooks: list[Hooks | None]
    income: list[int]
    workshop: list[int]
    court: list[int]
    crown: list[int]
    cities: list[int]
    level: dict[Territory, int]  # of castles
    perfect: list[Territory]  # 10.5: Perfect Cities


class Left(TypedDict):
    """What is left of a turn."""

    wars: int
    movements: int


class March(TypedDict):
    """How many could leave the origin at most, of each kind, and together.

    `machines` are tanks and airplanes together, by the number of soldiers they go with; None where any number may go.
    """

    soldiers: int
    tanks: int
    airplanes: int
    machines: list[int] | None
    unsaid: list[Troop]  # the numbers that are still to be chosen, the next first
    largest: Army  # the largest army of all


class Departure(TypedDict):
    verb: Verb
    origin: Territory


class Stopped(TypedDict):
    """The hits of a side that the castle stops, and of its infantry assaults."""

    hits: int
    infantry: int


StoppedBySide = Annotated[dict[Side, Stopped], COMPLETE]


class Course(TypedDict):
    step: Step | None  # the part of the round the game is in
    left: Left


class Figures(Standing, Course):
    towards: dict[Territory, list[Departure]]  # for the viewer who acts: what can be invaded or attacked, from where
    bidders: list[int] | None
    march: March | None
    stopped: StoppedBySide | None


def figures(view: Mapping[str, Any]) -> Figures:
    """Rows are by seat, as in the view; of an auction, a march or a battle only while there is one."""
    public: Figures = found_for_all(view, public_figures)
    return {**public, "towards": towards(RECORD.plain(view, ACTIONS))} if acts(view) else public


def public_figures(view: Mapping[str, Any]) -> Figures:
    """What everyone is shown."""
    phase = PHASES.index(view["phase"])
    held: Standing = RECORD.for_all(view, STANDING, standing)
    now: Course = RECORD.for_all(view, COURSE, course)
    return {
        **held,
        **now,
        "towards": NOWHERE,
        "bidders": RECORD.for_all(view, AUCTION, bidders) if phase == CHOOSING else None,
        "march": RECORD.for_all(view, MARCH, march) if phase in MARCHING else None,
        "stopped": RECORD.for_all(view, BATTLE, stopped) if view["defender"] >= 0 else None,
    }


def course(s: State) -> Course:
    """Where in the round the game is, and what is left of a turn."""
    movements = 0 if s.movement_block == CLOSED else MOVEMENTS - int(s.movements)
    return {"step": STEP_OF[s.phase], "left": {"wars": WARS - int(s.wars), "movements": movements}}


def standing(s: State) -> Standing:
    """What everybody has. Most moves do not change it."""
    seats = range(s.players)
    return {
        "order": [clockwise(s, s.leonardo, step) for step in seats],  # 5.4
        "ranking": ranking(s),
        "prices": [prices(s, seat) for seat in seats],
        "tank": [tank(s, seat) for seat in seats],
        "hooks": [hooks(s, seat) for seat in seats],
        "income": [int(income(s, seat)) for seat in seats],
        "workshop": by_seat(s, cards_in_play(s)),
        "court": by_seat(s, castles_owned(s)),
        "crown": by_seat(s, lands_owned(s)),
        "cities": by_seat(s, cities_owned(s)),
        "perfect": [TERRITORIES[land] for land in range(LANDS) if s.towers[land] == TOWERS_OF_A_CITY],
        "level": {TERRITORIES[land]: int(castle_level(s, land)) for land in range(LANDS) if s.castle[land]},
    }


def by_seat(s: State, packed: int) -> list[int]:
    """The figures that the rules keep for all seats in one number."""
    return [packed >> ROOM * seat & FIGURE for seat in range(s.players)]


def ranking(s: State) -> list[int]:
    """11.2: all seats, who is ahead first."""
    points = np.zeros((SEATS, 2), np.int64)
    scores(s, points)
    return sorted(range(s.players), key=lambda seat: points[seat].tolist(), reverse=True)


def prices(s: State, seat: int) -> PricesNow:
    """4.6, 12.1."""
    stored = [project for project in range(len(PROJECTS)) if s.store[seat, project]]
    return {
        "activate": {PROJECTS[project]: int(price(s, seat, PROJECT_COST[project])) for project in stored},
        "build_tank": _price_of_machine(s, seat, s.tank_card[seat]),
        "build_airplane": _price_of_machine(s, seat, s.airplane_card[seat]),
        "build_tower": price(s, seat, TOWER_COST),
        "build_castle": price(s, seat, CASTLE_COST),
        "invade": INVASION_COST,
        "attack": WAR_COST,
    }


def _price_of_machine(s: State, seat: int, card: int) -> int | None:
    return int(price(s, seat, MACHINE_COST[card])) if card >= 0 else None


def tank(s: State, seat: int) -> Tank | None:
    """7.5.3, 13.7 to 13.9: what a player's tanks roll and hit with, upgrades counted in."""
    return {"dice": int(tank_dice(s, seat)), "hits": int(tank_hits(s, seat))} if s.tank_card[seat] >= 0 else None


def hooks(s: State, seat: int) -> Hooks | None:
    """6.3: the hooks of a player's Airplane card, and how many of them are taken."""
    if s.airplane_card[seat] < 0:
        return None
    there = int(HOOKS[s.airplane_card[seat]])
    return {"hooks": there, "taken": there - free_hooks(s, seat)}


def bidders(s: State) -> list[int]:
    """5.3.6: all seats, in the order in which their bids let them choose."""
    found: list[int] = []
    s.waiting = (1 << int(s.players)) - 1
    while s.waiting:
        found.append(highest_bidder(s))
        s.waiting &= ~(1 << found[-1])
    return found


def march(s: State) -> March:
    """7.2.1, 8.3, 9.10."""
    seat = s.turn_of
    return {
        "soldiers": int(most_soldiers(s)),
        "tanks": int(usable_tanks(s, seat, s.origin)),
        "airplanes": int(usable_airplanes(s, seat, s.origin)),
        "machines": [with_soldiers(s, n) for n in range(ARMY_SOLDIERS + 1)] if s.verb == ATTACK else None,
        "unsaid": unsaid(s),
        "largest": largest(s),
    }


def unsaid(s: State) -> list[Troop]:
    """7.1.3, 9.7: soldiers, then tanks, then airplanes; what cannot go at all is not asked for."""
    return list(TROOPS[max(0, MARCHING.index(s.phase) - 1) :])


def largest(s: State) -> Army:
    """7.2.1: soldiers first, then tanks."""
    whole, seat = plain_copy(s), s.turn_of
    whole.army_soldiers = most_soldiers(whole)
    whole.army_tanks = most_tanks(whole, seat)
    whole.army_airplanes = most_airplanes(whole, seat)
    return {troop: getattr(whole, f"army_{troop}") for troop in TROOPS}


def step_of(phase: int) -> Step | None:
    """5: the part of a round that a phase belongs to."""
    s = RECORD.blank()
    s.phase = phase
    if phase == TURN or in_turn(s):
        return "turns"
    if phase in (BIDDING, CHOOSING):
        return "auction"
    if phase in (INCOME, REINFORCING):
        return "income"
    return "scoring" if phase == SCORING else None


STARTS = (("invade", INVADE_FROM), ("attack", ATTACK_FROM))  # of wars: the verb, and the first of its moves
NOWHERE: dict[Territory, list[Departure]] = {}  # one for all views
STEP_OF = [step_of(phase) for phase in range(len(PHASES))]


def acts(view: Mapping[str, Any]) -> bool:
    """Whether the viewer may do something now that is not a battle: only then is it worth the time to look further."""
    return bool(view["phase"] == "acting" and view.get("seat") == view["turn_of"])


def towards(s: State) -> dict[Territory, list[Departure]]:
    """5.4.5, 7.1.2: by territory, from where the player whose turn it is can invade or attack it."""
    found: dict[Territory, list[Departure]] = {}
    origins = [0] * MOVES.size
    own, empty, strong = survey(s, s.turn_of)
    prey = attackable(s, own)
    count = list_origins(s, s.turn_of, own, empty, strong, origins, 0)
    for move in origins[:count]:
        for verb, base in STARTS:
            origin = move - base
            if 0 <= origin < LANDS:
                reached = invaded(origin, empty) if verb == "invade" else attacked(s, s.turn_of, origin, prey)
                while reached:
                    departure: Departure = {"verb": verb, "origin": TERRITORIES[origin]}
                    found.setdefault(TERRITORIES[first(reached)], []).append(departure)
                    reached &= reached - 1
    return found


def with_soldiers(s: State, count: int) -> int:
    s.army_soldiers = count
    return int(most_machines(s))


def stopped(s: State) -> StoppedBySide:
    """7.7.2, 7.7.6."""
    found: StoppedBySide = {}
    for s.side, side in enumerate(SIDES):
        found[side] = {"hits": int(protection(s)), "infantry": int(infantry_protection(s))}
    return found
