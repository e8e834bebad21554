"""What follows from a view by the rules and is shown to people: weeks, rewards, variety, the ranking.

The rules' own functions compute it on a record with the content of the view. Only the works in the labs are hidden; if
the view does not contain a work, there are no figures for it.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

import numpy as np

from ...engine.record import State
from ...engine.type_schema import COMPLETE, OneOf
from .clauses import ALLOWED
from .components import CITY_TURNS, CLASSES, COUNCIL, INVENTIONS, LABS, PLACES, SEATS, VARIETY
from .facts import Area, Lab
from .rules.completion import reward_for, weeks_needed
from .rules.laboratory import may_use
from .rules.scoring import scores, types_held
from .state import (
    ANNOUNCING,
    ASSIGNMENT,
    AUCTION,
    CITY_PHASES,
    COMPLETING,
    ENDING,
    LABORATORY,
    OFFER,
    PHASES,
    RECORD,
    RESEARCH,
)

TIE_BREAKS = ("cards", *reversed(CLASSES))  # 11.4, in the order in which they decide
ROOM, FIGURE = 5, 31  # the bits that each of them has in the second column of `scores`

# The fields that the rules look at.
CARDS = ("players", "table", "cards")
MARKS = ("table", "marked")
WORKS = ("spaces", "weeks", "begun")


TieBreaks = Annotated[dict[Annotated[str, OneOf("tie_break", TIE_BREAKS)], int], COMPLETE]


STEPS = {  # 5.1: the parts of a turn, and the phases of each
    "laboratory": (LABORATORY,),
    "assignment": (ASSIGNMENT,),
    "city": CITY_PHASES,
    "research": (RESEARCH, ANNOUNCING, COMPLETING, AUCTION, ENDING),
}
Step = Annotated[str, OneOf("step", tuple(STEPS))]


class Variety(TypedDict):
    types: int
    florins: int


class Work(TypedDict):
    invention: int
    need: int
    florins: int


Labs = Annotated[dict[Lab, Work | None], COMPLETE]


class Standing(TypedDict):
    """What follows from the cards in front of everybody."""

    need: list[list[int]]  # weeks by seat and invention
    variety: list[Variety]
    tie_breaks: list[TieBreaks]


class Account(TypedDict):
    """11.2, 11.3: what a player's florins at the end are made of."""

    florins: int
    variety: int
    total: int


class Course(TypedDict):
    """Where in the turn the game is."""

    steps: list[Step]  # of this turn
    step: Step | None  # the one the game is in
    area: Area | None  # the one that is being resolved
    city_closed: bool


class Figures(Standing, Course):
    idle: list[Lab]  # the viewer's labs that a work could be started in, in that part of a turn
    labs: list[Labs]
    ranking: list[int] | None  # who is ahead first; None while florins are secret
    accounts: list[Account] | None  # at the end


def figures(view: Mapping[str, Any]) -> Figures:
    """Rows are by seat, as in the view.

    >>> import bottega
    >>> match = bottega.new("leonardo", players=2, seed=7)
    >>> events = match.play(0, "start small 1")
    >>> match.view(0)["figures"]["labs"][0]["small"], match.view(1)["figures"]["labs"][0]["small"]
    ({'invention': 1, 'need': 4, 'florins': 4}, None)
    """
    held: Standing = RECORD.for_all(view, CARDS, standing)
    return {
        **held,
        **course(view),
        "idle": idle(view),
        "labs": labs(view, held["need"]),
        "ranking": ranking(view),
        "accounts": accounts(view, held["variety"]) if view["phase"] == "over" else None,
    }


def standing(s: State) -> Standing:
    """What follows from the cards in front of everybody. Few moves change it."""
    seats = range(s.players)
    return {
        "need": [[int(weeks_needed(s, seat, number)) for number in INVENTIONS] for seat in seats],
        "variety": [variety(s, seat) for seat in seats],
        "tie_breaks": tie_breaks(s),
    }


def variety(s: State, seat: int) -> Variety:
    """11.2: how many types a player has, and the florins they bring at the end."""
    types = int(types_held(s, seat))
    return {"types": types, "florins": int(VARIETY[types])}


def tie_breaks(s: State) -> list[TieBreaks]:
    """11.4: what is compared, one after the other, between players of equal florins."""
    shifts = {what: ROOM * place for place, what in enumerate(reversed(TIE_BREAKS))}
    return [{what: tie >> shifts[what] & FIGURE for what in TIE_BREAKS} for _, tie in standings(s)]


def course(view: Mapping[str, Any]) -> Course:
    """5.1, 8.1, 10.4: where in the turn the game is, and what is left out of it once the city has closed."""
    phase = PHASES.index(view["phase"])
    closed = view["turn"] > CITY_TURNS
    return {
        "steps": [step for step in STEPS if step != "city" or not closed],
        "step": next((step for step, phases in STEPS.items() if phase in phases), None),
        "area": view["area"] if phase == OFFER else PLACES[COUNCIL] if phase in CITY_PHASES else None,
        "city_closed": closed,
    }


def idle(view: Mapping[str, Any]) -> list[Lab]:
    """6.2: the viewer's labs in which a work could be started, whatever else that needs."""
    seat = view.get("seat")
    if view["phase"] != "laboratory" or seat is None:
        return []
    s = RECORD.plain(view, WORKS)
    return [lab for number, lab in enumerate(LABS) if may_use(s, seat, number) == ALLOWED]


def accounts(view: Mapping[str, Any], found: list[Variety]) -> list[Account]:
    """11.2: the bonus has been paid by then."""
    return [
        {"florins": total - bonus["florins"], "variety": bonus["florins"], "total": total}
        for total, bonus in zip(purses(view), found, strict=True)
    ]


def purses(view: Mapping[str, Any]) -> list[Any]:
    """Everybody's florins, None if they are secret; shown at the end, when only florins count."""
    found: list[Any] = view.get("scores", view["florins"])
    return found


def labs(view: Mapping[str, Any], need: list[list[int]]) -> list[Labs]:
    """6.8, 9.1, 9.11: the work of each lab, where the view tells it: the weeks it takes and what it brings by now."""
    s = RECORD.plain(view, MARKS)
    return [{lab: work(view, s, need, seat, lab) for lab in LABS} for seat in range(view["players"])]


def work(view: Mapping[str, Any], s: State, need: list[list[int]], seat: int, lab: str) -> Work | None:
    if view["weeks"][seat][lab] < 0:
        return None
    own = view["work"][seat]
    number = view["marked"][seat][lab] or view["announced"][seat][lab] or (own[lab] if own else 0)
    if not number:
        return None
    florins = int(reward_for(s, seat, LABS.index(lab), number))
    return {"invention": number, "need": need[seat][number - 1], "florins": florins}


def ranking(view: Mapping[str, Any]) -> list[int] | None:
    """11.3, 11.4: all seats, who is ahead first; None while florins are secret."""
    florins = purses(view)
    if None in florins:
        return None
    s = RECORD.plain(view, (*CARDS, "phase"))
    for seat, purse in enumerate(florins):
        s.florins[seat] = purse
    points = standings(s)
    return sorted(range(s.players), key=points.__getitem__, reverse=True)


def standings(s: State) -> list[list[int]]:
    """11.3, 11.4: florins and tie-break of each seat."""
    out = np.zeros((SEATS, 2), np.int64)
    scores(s, out)
    found: list[list[int]] = out[: s.players].tolist()
    return found
