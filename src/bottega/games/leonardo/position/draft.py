"""An unfinished position: a record, and which parts of it are given."""

from ....engine import completion
from ....engine.description import Given
from ....engine.record import State
from ..components import SUPPLY

NOBODY = -1


class Draft(completion.Draft):
    """The record that is completed, and what is known of the pieces of this game."""

    def __init__(self, s: State, given: Given) -> None:
        super().__init__(s, given)
        # the area being resolved, and the seats there in the order of rank, where that is known before their numbers
        self.open_area = NOBODY
        self.order: list[int] = []

    def from_leonardo(self) -> list[int]:
        """All seats in the order of the game."""
        return [self.clockwise(int(self.s.leonardo), steps) for steps in self.seats]

    def people(self, seat: int, place: int) -> bool:
        """Whether a seat has people at a place, as far as is known."""
        return bool(self.s.placed[seat, place] or self.s.master[seat] == place)

    def master_is_free(self, seat: int) -> bool:
        """Whether the place of a master is unknown."""
        return not self.said("master", seat) and self.s.master[seat] == SUPPLY

    def was_sent(self, seat: int, place: int) -> bool | None:
        """Whether apprentices were sent to a place; None if that is not given."""
        return bool(self.s.sent[seat] >> place & 1) if self.said("sent", seat) else None
