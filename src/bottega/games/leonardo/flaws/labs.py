"""Flaws of the labs: their spaces, what they work on, what is known about it."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import AREAS, INVENTIONS, LABS, LARGE, MEN_SPACES, MOST_WEEKS, SMALL
from ..rules.knowledge import compatible, possible
from ..state import LABORATORY
from .course import labs_begun
from .phases import RESEARCHED
from .wording import numbers


def labs(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if s.spaces[seat, SMALL] not in (3, 5):
            yield f"spaces: a small lab has 3 or 5, and seat {seat} has {s.spaces[seat, SMALL]}"
            return
        if s.spaces[seat, LARGE] not in (0, 4, 6):
            yield f"spaces: a large lab has 4 or 6, or 0 before it is taken; seat {seat} has {s.spaces[seat, LARGE]}"
            return
        for lab, name in enumerate(LABS):
            yield from _lab(s, seat, lab, f"the {name} lab of seat {seat}")


def _lab(s: State, seat: int, lab: int, name: str) -> Iterator[str]:
    number, weeks, spaces, men = (int(field[seat, lab]) for field in (s.work, s.weeks, s.spaces, s.men))
    place = AREAS + lab
    people = int(s.placed[seat, place]) + int(s.master[seat] == place)
    if not (number == 0 or number in INVENTIONS):
        yield f"work: there is no invention {number}, and {name} works on it"
    if not -1 <= weeks <= MOST_WEEKS:
        yield f"weeks: a lab at work has 0 to {MOST_WEEKS}, an idle one -1; {name} has {weeks}"
    elif number and weeks < 0:
        yield f"weeks: {name} works on {number}, so it has 0 or more, not {weeks}"
    elif not number and weeks >= 0:
        yield f"weeks: {name} is idle, so it has -1, not {weeks}"
    if number and spaces == 0:
        yield f"spaces: {name} was not taken, so it does not work on {number}"
    if not 0 <= men <= MEN_SPACES[spaces]:
        yield f"men: {name} has {spaces} spaces, {MEN_SPACES[spaces]} of them for mechanical men, not {men}"
    if people and weeks < 0:
        yield f"placed: {name} is idle, so nobody is in it"
    if people + men > spaces:
        there = f"{number_of(people, 'worker')} and {number_of(men, 'mechanical man')}"
        yield f"placed: {name} has {spaces} spaces, too few for {there}"
    if weeks > 0 and s.turn == 1 and s.phase not in RESEARCHED:
        yield f"weeks: nobody has worked yet in turn 1, and {name} has {weeks}"


def works(s: State) -> Iterator[str]:
    """6.6, 6.11, 6.13, 9.11: what a lab can be at work on, and whether it is marked."""
    begun = labs_begun(s)
    for seat in range(s.players):
        first, second = s.work[seat].tolist()
        if first and first == second:
            yield f"work: seat {seat} works on {first} in both labs"
        for lab, name in enumerate(LABS):
            number, mark = int(s.work[seat, lab]), int(s.marked[seat, lab])
            where = f"the {name} lab of seat {seat}"
            gone = bool(s.gone >> number & 1)
            if number and s.completed[seat] >> number & 1:
                yield f"work: seat {seat} has completed {number} and does not work on it again"
            if mark and mark != number:
                yield f"marked: {where} works on {number or 'nothing'}, not on {mark}"
            elif mark and not gone:
                yield f"marked: nobody has completed {mark} yet, so {where} is not marked"
            elif number and gone and not mark:
                yield f"marked: {number} is gone, so {where} is marked with it"
    if s.begun and s.phase == LABORATORY and 0 <= s.active < s.players:
        for lab in begun:
            if s.weeks[s.active, lab] != 0 or s.marked[s.active, lab]:
                yield f"begun: the {LABS[lab]} lab of seat {s.active} was not started just now"
        if s.begun == 3 or (s.begun == 1 and s.spaces[s.active, LARGE] == 0):
            yield f"begun: all labs of seat {s.active} were started, so its visit is over"


def suspects(s: State) -> Iterator[str]:
    """6.7: what all can know about a work must allow it."""
    for seat in range(s.players):
        for lab, name in enumerate(LABS):
            number, thought = int(s.work[seat, lab]), int(s.suspects[seat, lab])
            where = f"the {name} lab of seat {seat}"
            if not number and thought:
                yield f"suspects: {where} is idle, so nothing is suspected, and not {numbers(thought)}"
            if number and not possible(s, seat, lab) >> number & 1:
                yield f"suspects: {where} works on {number}, which must be among them"
        first, second = s.work[seat].tolist()
        if first and second and not compatible(s, seat, first, second):
            yield f"pair_stock: seat {seat} held what {first} and {second} take when the second was started"
