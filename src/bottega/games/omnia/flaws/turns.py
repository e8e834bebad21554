"""The moment of a position in the game, the turn that is going on, and the cities that were placed and looked at."""

from collections.abc import Iterable
from dataclasses import dataclass

from ....engine.record import State
from ..components import CITY, DEALT, ROUNDS, STAGES, SYMBOL
from ..state import ACTING, DRAFT, EFFECT, OVER, PLACING
from .history import Turn, looks

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


def placed(s: State) -> int:
    """How many cities were placed after the first one."""
    return int(s.cities).bit_count() - 1


def looks_of(s: State, seat: int) -> int:
    """How often a seat can have looked at cities."""
    turn = turn_of(s, seat)
    played = members(s.played[seat])
    before = [card for card in played if turn is None or card != s.card]
    return looks(before, members(s.cards[seat]), turn)


def remembers_enough(s: State, seat: int) -> bool:
    """5.2: whether a seat can have been the last to place a city."""
    pack = [int(city) for city in s.city_deck if city >= 0]
    drawn = {int(city) for city in s.drawn[seat] if city >= 0}
    known = [city for city in members(s.known[seat]) if city not in drawn]
    return len(known) >= min(2, len(pack) - len(drawn))


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
