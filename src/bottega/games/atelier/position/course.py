"""The course of the game: phase, round, whose turn it is, who has the token."""

from collections.abc import Iterator
from typing import NamedTuple

from ....engine.description import Given
from ....engine.record import State
from ..components import LAST_ROUND, NO_CARD, TAKE_LIMIT
from ..state import ACTION, DISCARDING, DRAWN, LEONARDO, OVER, PAINTING, TAKING
from .draft import Draft

PHASES = (ACTION, TAKING, DISCARDING, PAINTING, LEONARDO, DRAWN, OVER)  # in the order in which they are tried
ROUNDS = (1, 2, 3, 4, 6, 9, 13, 21, 40, LAST_ROUND)


class Course(NamedTuple):
    """What the rest of a position hangs on."""

    phase: int
    round_number: int
    leonardo: int
    active: int


def courses(s: State, given: Given) -> Iterator[Course]:
    """All courses that what was said leaves open, the likeliest first."""
    rounds = (int(s.round_number),) if "round_number" in given else ROUNDS
    phases = (int(s.phase),) if "phase" in given else tuple(phase for phase in PHASES if may_be(s, given, phase))
    for phase in phases or (ACTION,):
        for round_number in rounds:
            for leonardo, active in seats(s, given, phase):
                yield Course(phase, round_number, leonardo, active)


def may_be(s: State, given: Given, phase: int) -> bool:
    """Whether a phase fits what can be seen at a glance."""
    painted = "painted" in given and s.painted > 0
    drawn = "drawn" in given and s.drawn != NO_CARD
    taking = "allowance" in given and s.allowance > 0
    fresh = "fresh" in given and s.fresh.any()
    return bool(
        (phase == PAINTING or not painted)
        and (phase == DRAWN or not drawn)
        and (phase == TAKING or not taking)
        and (phase in (PAINTING, LEONARDO, DRAWN) or not fresh)
    )


def seats(s: State, given: Given, phase: int) -> Iterator[tuple[int, int]]:
    """Who can have the token, and whose turn it can be."""
    players, first = int(s.players), int(s.leonardo)
    tokens = [first]
    if "leonardo" not in given and "active" in given:
        first = int(s.active)
        tokens = [(first + step) % players for step in range(players)]
    for leonardo in tokens:
        if "active" in given:
            turns = [int(s.active)]
        elif phase == OVER:
            turns = [(leonardo - 1) % players]  # 9.4: the token has gone on
        elif phase in (LEONARDO, DRAWN):
            turns = [leonardo]
        else:
            turns = [(leonardo + step) % players for step in range(players)]
        for active in turns:
            yield leonardo, active


def fill_course(d: Draft, course: Course) -> None:
    s = d.s
    s.phase, s.round_number, s.leonardo, s.active = course
    if s.phase == TAKING and d.known("allowance") >= TAKE_LIMIT:  # so much is left only with the Help
        d.put("help", s.active)
