"""Described positions: what is left unsaid is worked out, so that whatever is possible is accepted.

If the course of the game was not said (phase, round, who owns the Leonardo card), one course after another is tried.
For each, the rest is worked out by one module for each part of the table. The first course that the checks in `flaws`
find possible is taken; if there is none, the one that they find fault with last.
"""

from ....engine.description import Given
from ....engine.record import State
from ..flaws import first_flaw
from ..state import RECORD
from .auction import fill_auction
from .battle import fill_battle
from .cards import deal_rest, fill_cards
from .course import Course, courses, fill_active, fill_course
from .decks import fill_decks
from .draft import Draft
from .lands import fill_lands
from .march import fill_march
from .pieces import fill_pieces, fill_stocks
from .points import fill_points
from .turn import fill_turn

ENOUGH = 3  # phases in which the same thing is wrong, so that it does not hang on the course


def complete(s: State, given: Given) -> None:
    """Works out from the description what was left unsaid."""
    best, furthest = s, -1
    phases: set[int] = set()
    reasons: set[str] = set()
    for course in courses(s, given):
        draft = attempt(s, given, course)
        found = first_flaw(draft.s)
        if found is None:
            RECORD.restore(s, draft.s.tobytes())
            return
        if found[0] > furthest:
            best, furthest = draft.s, found[0]
        phases.add(course.phase)
        reasons.add(found[1])
        if len(reasons) == 1 and len(phases) > ENOUGH:
            break
    RECORD.restore(s, best.tobytes())


def attempt(s: State, given: Given, course: Course) -> Draft:
    """The position as it would be on this course."""
    draft = Draft(RECORD.copy(s), given)
    fill_course(draft, course)
    fill_turn(draft)
    fill_lands(draft)
    fill_march(draft)
    fill_battle(draft)
    fill_pieces(draft)
    fill_cards(draft)
    fill_auction(draft)
    deal_rest(draft)
    fill_decks(draft)
    fill_points(draft)
    fill_stocks(draft)
    fill_active(draft)
    return draft
