"""Described positions: works out what is not given, so that every possible description is accepted.

If the course of the game is not given (turn, phase, who holds Leonardo), several courses are tried. For each of them,
one module for each part of the table works out the rest. The first course without a flaw is used; if there is none,
the one whose first flaw comes last.
"""

from ....engine.completion import first_flaw
from ....engine.description import Given
from ....engine.record import State
from ..flaws import CHECKS
from ..state import RECORD
from .city import fill_city, fill_ranking
from .completed import fill_completed, fill_discounts
from .components import fill_components
from .course import Course, courses, fill_active, fill_course, stages
from .draft import Draft
from .favours import fill_favours
from .inventions import fill_inventions
from .knowledge import fill_knowledge
from .labs import fill_labs
from .people import fill_people
from .research import fill_auction, fill_bids
from .works import fill_progress, fill_works

# Flaws of these fields may disappear if somebody else holds Leonardo or has the turn.
BY_ORDER = {
    "active",
    "visits",
    "announced",
    "begun",
    "favours",
    "florins",
    "supply",
    "spaces",
    "hand",
    "owed",
    "picked",
}
# Flaws of these fields do not depend on the course: after some courses with such a flaw no other helps.
WHATEVER_THE_COURSE = {"shop", "work", "men", "pair_stock", "deck", "deck_left", "glimpsed"}
ENOUGH = 8


def complete(s: State, given: Given) -> None:
    """Works out what the description does not give."""
    best, furthest, tried = s, -1, 0
    for stage in stages(s, given):
        for course in courses(s, given, stage):
            draft = attempt(s, given, course)
            found = first_flaw(CHECKS, draft.s)
            if found is None:
                RECORD.restore(s, draft.s.tobytes())
                return
            if found[0] > furthest:
                best, furthest = draft.s, found[0]
            field = found[1].split(":")[0]
            if field not in BY_ORDER:
                break
        tried += field in WHATEVER_THE_COURSE
        if tried == ENOUGH:
            break
    RECORD.restore(s, best.tobytes())


def attempt(s: State, given: Given, course: Course) -> Draft:
    """The position with this course."""
    draft = Draft(RECORD.copy(s), given)
    fill_course(draft, course)
    fill_favours(draft)
    fill_labs(draft)
    fill_auction(draft)
    fill_city(draft)
    fill_people(draft)
    fill_ranking(draft)
    fill_discounts(draft)
    fill_works(draft)
    fill_inventions(draft)
    fill_completed(draft)
    fill_progress(draft)
    fill_components(draft)
    fill_bids(draft)
    fill_knowledge(draft)
    fill_active(draft)
    return draft
