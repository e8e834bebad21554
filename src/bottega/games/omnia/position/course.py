"""The possible moments of a position, if it is not given."""

from collections.abc import Iterator

from ....engine.description import Given
from ....engine.record import State
from ..components import CITY, ROUNDS, STAGES
from ..flaws.turns import NOBODY, Course
from ..state import ACTING, DRAFT, EFFECT, OVER, PLACING, PLAYING


def courses(s: State, given: Given) -> Iterator[list[Course]]:
    """The moments that fit the description: for each phase and each seat that can begin a list, the earliest first."""
    others = [] if "first" in given else [seat for seat in range(s.players) if seat != s.first]
    for phase in [int(s.phase)] if "phase" in given else _phases(s, given):
        firsts = [int(s.first), *(others if phase not in (DRAFT, OVER) else [])]
        every = [list(_moments(s, given, phase, first)) for first in firsts]
        fitting = [[one for one in moments if _fits_hands(s, given, one)] for moments in every]
        yield from [moments for moments in fitting if moments] or every[:1]


def _phases(s: State, given: Given) -> Iterator[int]:
    """The possible phases; the middle of a turn only if something in the description needs it."""
    if any(s[name][seat].any() for name in ("printed", "tally") for seat in given.seats(name)):
        yield OVER
        return
    yield from (DRAFT, PLAYING)
    shown = bool({"hand", "played"} & given)  # how many there are may need it
    if ("card" in given and s.card >= 0) or ("used" in given and s.used) or _has_gap(s, given) or shown:
        yield ACTING
    if "effect" in given and s.effect >= 0:
        yield EFFECT
    if ("looking" in given and s.looking) or any((s.drawn[seat] >= 0).any() for seat in given.seats("drawn")):
        yield PLACING
    yield OVER


def _has_gap(s: State, given: Given) -> bool:
    return any(given.whole("row", kind) and bool((s.row[kind] < 0).any()) for kind in range(CITY))


def _moments(s: State, given: Given, phase: int, first: int) -> Iterator[Course]:
    players = int(s.players)
    stages = range(STAGES) if phase == DRAFT else [STAGES]
    rounds = [0] if phase == DRAFT else [ROUNDS] if phase == OVER else range(1, ROUNDS + 1)
    actives = [NOBODY] if phase in (DRAFT, OVER) else [(first + n) % players for n in range(players)]
    for stage in [int(s.stage)] if "stage" in given else stages:
        for this_round in [int(s.this_round)] if "this_round" in given else rounds:
            for active in [int(s.active)] if "active" in given else actives:
                yield Course(players, phase, stage, this_round, first, active)


def _fits_hands(s: State, given: Given, course: Course) -> bool:
    return all(
        (not given.whole("played", seat) or int(s.played[seat]).bit_count() == course.turns_had(seat))
        and (not given.whole("hand", seat) or int(s.hand[seat]).bit_count() == course.hand_size(seat))
        and all(
            int(s.kept[seat, stage]).bit_count() == size
            for stage, size in enumerate(course.kept_sizes)
            if given.whole("kept", seat, stage)
        )
        for seat in range(course.players)
    )
