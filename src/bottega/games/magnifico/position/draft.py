"""An unfinished position: a record, and which parts of it are given."""

from collections.abc import Sequence

from ....engine import completion
from ....engine.description import Given
from ....engine.record import State
from ..components import LANDS

NOBODY = -1


class Draft(completion.Draft):
    """The record that is completed, and what is known of the pieces of this game."""

    def __init__(self, s: State, given: Given, again: bool = False) -> None:
        super().__init__(s, given)
        self.again = again
        # what marches and battles show that a player has in play: machine cards by their field, and projects
        self.auction_is_open = False
        self.wanted_cards: set[tuple[str, int]] = set()
        self.wanted_projects: set[tuple[int, int]] = set()

    def raise_to(self, name: str, least: int, *at: int) -> None:
        """Makes a number at least so large, unless it was said."""
        self.put(name, max(least, int(self.s[name][at] if at else self.s[name])), *at)

    def from_leonardo(self) -> list[int]:
        """All seats in the order of the game."""
        return [self.clockwise(int(self.s.leonardo), steps) for steps in self.seats]

    def any_order(self, things: Sequence[int]) -> list[int]:
        """Things of which any can be chosen: at the first attempt the first ones, then at random."""
        return self.random.shuffled(things) if self.again else list(things)

    def own(self, seat: int) -> list[int]:
        """The territories of a seat."""
        return self.any_order([land for land in range(LANDS) if self.s.owner[land] == seat])

    def empty(self) -> list[int]:
        """The territories that nobody is known to own, and somebody could."""
        return self.any_order([land for land in range(LANDS) if self.may_be_owned(land)])

    def may_be_owned(self, land: int) -> bool:
        """Whether nothing that was said speaks against an owner of a territory that has none yet."""
        if self.s.owner[land] != NOBODY or self.said("owner", land):
            return False
        return not (self.said("soldiers", land) and self.s.soldiers[land] == 0)
