"""The course of the game: turn, phase, Leonardo, who has had a turn, who decides."""

from collections.abc import Iterator
from typing import NamedTuple

from ....engine.description import Given
from ....engine.record import State
from ..components import CITY_TURNS, LAST_TURN
from ..flaws.course import may_still_announce, who_decides
from ..flaws.phases import CITY, COUNCIL_STEPS, FAVOURS, PEOPLE_OUT, UNDECIDED
from ..state import (
    ANNOUNCING,
    ARRANGING,
    ASSIGNMENT,
    AUCTION,
    BUYING,
    CHOOSING,
    COLLECTING,
    FAVOUR,
    FAVOUR_COMPONENT,
    LABORATORY,
    LOOKING,
    MOVING,
    NAMING,
    OFFER,
    OVER,
    SETTLING,
)
from .draft import NOBODY, Draft

# In the order in which they are tried if the phase is not given.
PHASES = (
    LABORATORY, ASSIGNMENT, ANNOUNCING, OFFER, AUCTION, NAMING, CHOOSING, SETTLING, MOVING, COLLECTING, ARRANGING,
    LOOKING, BUYING, FAVOUR_COMPONENT, FAVOUR, OVER,
)  # fmt: skip


class Course(NamedTuple):
    """What the rest of a position depends on. Visits are None if they follow from the rest."""

    phase: int
    turn: int
    leonardo: int
    visits: int | None


def stages(s: State, given: Given) -> Iterator[tuple[int, int]]:
    """The phases and turns that fit the description, the likeliest first."""
    from_the_start = s.setup and "turn" not in given
    phases = [int(s.phase)] if "phase" in given else [*(FAVOURS[:1] if from_the_start else ()), *PHASES]
    for phase in dict.fromkeys(phases):
        if "phase" not in given and not may_be(s, given, phase):
            continue
        for turn in turns(s, given, phase):
            yield phase, turn


def courses(s: State, given: Given, stage: tuple[int, int]) -> Iterator[Course]:
    """Who can hold Leonardo, and how many seats can have finished."""
    players, (phase, turn) = int(s.players), stage
    in_order = phase in (*FAVOURS, LABORATORY, ANNOUNCING)  # from Leonardo's holder, so it matters who that is
    rounds = phase in (LABORATORY, ANNOUNCING) and not {"visits", "active"} & given
    for leonardo in range(players) if in_order and "leonardo" not in given else [int(s.leonardo)]:
        for visits in [None, *range(players + ("phase" in given))] if rounds else [None]:
            yield Course(phase, turn, leonardo, visits)


def may_be(s: State, given: Given, phase: int) -> bool:
    """A quick check whether a phase fits the description."""
    said = {
        "area": ((OFFER,), s.area > 0),
        "hammer": ((AUCTION,), s.hammer > 0),
        "bidders": ((AUCTION,), s.bidders > 0),
        "owed": ((FAVOUR_COMPONENT,), s.owed > 0),
        "lifted": ((SETTLING,), s.lifted >= 0),
        "lifted_from": ((SETTLING,), s.lifted_from >= 0),
        "ranked": ((OFFER, *COUNCIL_STEPS), s.ranked > 0),
    }
    if any((phase in phases) != bool(now) for name, (phases, now) in said.items() if name in given):
        return False
    announced = "announced" in given and (s.announced[: s.players] > 0).any()
    people = any(name in given and s[name][: s.players].any() for name in ("placed", "arrival"))
    at_council = "benefit" in given and (s.benefit >= 0).any()
    return (
        (phase in PEOPLE_OUT or not people)
        and (phase in (ANNOUNCING, AUCTION) or not announced)
        and (phase in COUNCIL_STEPS or not at_council)
        and (phase == LABORATORY or "begun" not in given or not s.begun)
        and (phase == OFFER or "price" not in given or not s.price)
        and (phase == ARRANGING or "arranged" not in given or not s.arranged)
        and (phase not in (LABORATORY, ANNOUNCING) or "visits" not in given or s.visits < s.players)
        and (phase not in (AUCTION, OVER) or "active" not in given or s.active < 0)
        and ("turn" not in given or (s.turn == 0) == (phase in FAVOURS))
    )


def turns(s: State, given: Given, phase: int) -> list[int]:
    """The possible turns of a phase, as far as it matters which."""
    if "turn" in given:
        return [int(s.turn)]
    if phase in FAVOURS:
        return [0]
    if phase == OVER:
        return [LAST_TURN]
    least = int(s.council_florins) if "council_florins" in given else 1
    possible = sorted({1, 2, max(1, min(least, LAST_TURN)), LAST_TURN - 1, LAST_TURN})
    return [turn for turn in possible if turn <= CITY_TURNS or phase not in CITY]


def fill_course(d: Draft, course: Course) -> None:
    """Uses a course; who has had a turn follows from who decides, and the other way round."""
    s = d.s
    s.phase, s.turn, s.leonardo = course[:3]
    if course.phase in (LABORATORY, ANNOUNCING):
        if course.visits is not None:
            s.visits = course.visits
        elif not d.said("visits"):
            s.visits = (s.active - s.leonardo) % d.players if d.said("active") and s.active >= 0 else 0
        if "active" in d.given and "visits" in d.given and "leonardo" not in d.given:
            s.leonardo = (s.active - s.visits) % d.players
    else:
        d.put("visits", 0 if course.phase in FAVOURS else d.players)
    if course.phase != ASSIGNMENT:
        nobody = s.turn == 0 or (s.turn == 1 and s.phase == LABORATORY)
        d.put("passed", 0 if nobody else (1 << d.players) - 1)
    elif d.said("active") and not d.said("passed"):
        s.passed = 0
    d.put("begun", 0)
    if course.phase == CHOOSING:  # somebody has still to choose
        d.put("at", 0)
        d.put("ranked", int(s.at) + 1)


def asked(d: Draft) -> int:
    """The seat whose visit or announcement it is; -1 when all have finished."""
    return d.clockwise(int(d.s.leonardo), int(d.s.visits)) if d.s.visits < d.players else NOBODY


def fill_active(d: Draft) -> None:
    """Who decides, after everything else is known."""
    s = d.s
    if s.phase == ANNOUNCING and not {"visits", "active"} & d.given:
        pass_on(d)
    if d.said("active"):
        return
    if s.phase in UNDECIDED:
        s.active = NOBODY
    elif s.phase == ASSIGNMENT:
        waiting = [seat for seat in d.from_leonardo() if not s.passed >> seat & 1]
        s.active = waiting[0] if waiting else NOBODY
    else:
        s.active = who_decides(s)[0]


def pass_on(d: Draft) -> None:
    """9.2: the first seat that can announce something and comes after all seats that have announced."""
    s = d.s
    while s.visits < d.players and not any(may_still_announce(s, asked(d), lab) for lab in range(2)):
        s.visits += 1
