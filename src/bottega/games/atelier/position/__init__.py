"""Described positions: works out what is not given, so that a possible description is accepted.

If the course of the game is not given (phase, round, whose turn it is), several courses are tried. For each of
them, one module for each part of the table works out the rest. The first course without a flaw is used; if there is
none, the one whose first flaw comes last.
"""

from ....engine.completion import try_courses
from ....engine.description import Given
from ....engine.record import State
from ..flaws import CHECKS
from ..state import RECORD
from .canvas import fill_canvas
from .cards import clear_cards, fill_cards
from .course import Course, courses, fill_course
from .draft import Draft
from .paintings import fill_paintings
from .people import fill_masteries, fill_notes

AGAIN = 40  # attempts with other paintings on the easels and other cards in hands


def complete(s: State, given: Given) -> None:
    """Works out what the description does not give."""
    try_courses(RECORD, s, courses(s, given), lambda course, _: attempt(s, given, course), CHECKS, AGAIN)


def attempt(s: State, given: Given, course: Course) -> Draft:
    """The position with this course."""
    draft = Draft(RECORD.copy(s), given)
    fill_course(draft, course)
    clear_cards(draft)
    fill_paintings(draft)
    fill_masteries(draft)
    fill_canvas(draft)
    fill_cards(draft)
    fill_notes(draft)
    return draft
