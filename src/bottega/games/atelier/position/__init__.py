"""Described positions: what is left unsaid is worked out, so that whatever is possible is accepted.

If the course of the game was not said (phase, round, whose turn it is), one course after another is tried. For each,
the rest is worked out by one module for each part of the table. The first course that the checks in `flaws` find
possible is taken; if there is none, the one that they find fault with last.
"""

from ....engine.description import Given
from ....engine.record import State
from ..flaws import first_flaw
from ..state import RECORD
from .canvas import fill_canvas
from .cards import clear_cards, fill_cards
from .course import Course, courses, fill_course
from .draft import Draft
from .paintings import fill_paintings
from .people import fill_masteries, fill_notes

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
    clear_cards(draft)
    fill_paintings(draft)
    fill_masteries(draft)
    fill_canvas(draft)
    fill_cards(draft)
    fill_notes(draft)
    return draft
