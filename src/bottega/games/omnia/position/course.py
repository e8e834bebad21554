"""The moment of a position in the game, and the possible moments if it is not given."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ....engine.description import Given
from ....engine.record import State
from ..components import CITY, DEALT, ROUNDS, STAGES, SYMBOL
from ..state import ACTING, DRAFT, EFFECT, OVER, PLACING, PLAYING
from .history import Turn

IN_A_TURN = (ACTING, EFFECT, PLACING)
NOBODY = -1


@dataclass(frozen=True)
class Course:
    """A moment of the game."""

    players: int
    phase: int
    stage: int
    this_round: int
    first: int
    active: int

    @classmethod
    def of(cls, s: State) -> "Course":
        return cls(*(int(s[name]) for name in ("players", "phase", "stage", "this_round", "first", "active")))

    def write(self, s: State) -> None:
        s.phase, s.stage, s.this_round, s.first, s.active = (
            self.phase, self.stage, self.this_round, self.first, self.active
        )  # fmt: skip

    def in_turn(self, seat: int) -> bool:
        """Whether a seat has played a card and is not done with it."""
        return seat == self.active and self.phase in IN_A_TURN

    def turns_had(self, seat: int) -> int:
        """How many action cards a seat has played by now."""
        if self.phase in (DRAFT, OVER):
            return ROUNDS if self.phase == OVER else 0
        had_its_turn = (seat - self.first) % self.players < (self.active - self.first) % self.players
        return self.this_round - 1 + (had_its_turn or self.in_turn(seat))

    def hand_size(self, seat: int) -> int:
        """How many action cards a seat has in hand."""
        if self.phase == OVER:
            return 0
        return DEALT - 2 * self.stage if self.phase == DRAFT else DEALT - self.turns_had(seat)

    @property
    def kept_sizes(self) -> list[int]:
        """How many cards everybody has kept at each stage."""
        if self.phase == OVER:
            return [0] * (STAGES + 1)
        if self.phase == DRAFT:
            return [2 if stage < self.stage else 0 for stage in range(STAGES + 1)]
        return [2] * STAGES + [1]


def courses(s: State, given: Given) -> Iterator[list[Course]]:
    """The moments that fit the description: for each phase a list, the earliest first.

    If it is not given who begins, it is as in the set-up, unless the sizes of hands need another seat.
    """
    others = [] if "first" in given else [seat for seat in range(s.players) if seat != s.first]
    for phase in [int(s.phase)] if "phase" in given else _phases(s, given):
        found: list[Course] = []
        for first in [int(s.first), *others]:
            found = found or [one for one in _moments(s, given, phase, first) if _fits_hands(s, given, one)]
        yield found or list(_moments(s, given, phase, int(s.first)))


def _phases(s: State, given: Given) -> Iterator[int]:
    """The possible phases; the middle of a turn only if something in the description needs it."""
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


def turn_of(s: State, seat: int) -> Turn | None:
    """The turn that a seat is in the middle of; None if it is not."""
    if not Course.of(s).in_turn(seat):
        return None
    gaps = [int((s.row[kind] < 0).sum()) for kind in range(CITY)]
    now = [gap if s.deck_left[kind] else 0 for kind, gap in enumerate(gaps)]
    return Turn(used_symbols(int(s.card), int(s.used)), tuple(now), tuple(gaps), int(s.effect), s.phase == PLACING)


def used_symbols(card: int, used: int) -> tuple[int, ...]:
    """4.3: the symbols of an action card that are done."""
    return tuple(int(SYMBOL[card, i]) for i in range(2) if used >> i & 1)


def members(bits: int) -> list[int]:
    """The numbers in a set."""
    return [n for n in range(int(bits).bit_length()) if int(bits) >> n & 1]


def bits(numbers: Iterable[int]) -> int:
    """A set of numbers."""
    return sum(1 << n for n in numbers)
