"""Described positions: works out what is not given, so that a possible description is accepted.

If the course of the game is not given (phase, round, who owns the Leonardo card), several courses are tried. For each
of them, one module for each part of the table works out the rest. The first course without a flaw is used; if there is
none, the one whose first flaw comes last.
"""

from ....engine.completion import try_courses
from ....engine.description import Given
from ....engine.record import State
from ..flaws import CHECKS
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

AGAIN = 25  # attempts in which other territories are chosen


def complete(s: State, given: Given) -> None:
    """Works out what the description does not give."""
    try_courses(RECORD, s, courses(s, given), lambda course, again: attempt(s, given, course, again), CHECKS, AGAIN)


def attempt(s: State, given: Given, course: Course, again: bool) -> Draft:
    """The position with this course."""
    draft = Draft(RECORD.copy(s), given, again)
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
