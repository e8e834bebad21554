"""An unfinished position: a record, and which parts of it are given."""

from collections import Counter

from ....engine import completion
from ....engine.description import Given
from ....engine.record import State
from ..components import COPIES, EASELS, KINDS, NO_CARD, NO_PAINTING, ONE, RING, SPACES

BOTH = range(len(EASELS))


class Draft(completion.Draft):
    """The record that is completed, and what is known of the pieces of this game."""

    def __init__(self, s: State, given: Given) -> None:
        super().__init__(s, given)
        self.taken: list[int] = []  # the kinds that the player has taken in this turn

    def loose(self) -> list[int]:
        """The kinds of all cards that are nowhere yet, in any order."""
        return self.random.shuffled(sorted((self.box - self.placed()).elements()))

    def has_cards_enough(self) -> bool:
        """Whether no card is in more places than there are copies of it."""
        return self.placed() <= self.box

    @property
    def box(self) -> Counter[int]:
        return Counter({kind: int(COPIES[self.players, kind]) for kind in range(KINDS)})

    def placed(self) -> Counter[int]:
        """How many cards of each kind are somewhere."""
        s = self.s
        there: Counter[int] = Counter()
        packed = [int(s.table), int(s.discards), *(int(hand) for hand in s.hand[: self.players])]
        packed += [int(ONE[s.drawn])] if s.drawn != NO_CARD else []
        for cards in packed:
            there += Counter({kind: cards >> 2 * kind & 3 for kind in range(KINDS)})
        there += Counter(self.on_canvas())
        if self.said("deck"):
            there += Counter(int(kind) for kind in s.deck if kind != NO_CARD)
        return there

    def on_canvas(self) -> list[int]:
        """The kinds of the cards around the paintings."""
        s = self.s
        return [
            int(RING[s.ring, s.easel[easel], space]) * 4 + int(s.canvas[easel, space]) - 1
            for easel in BOTH
            for space in range(int(SPACES[s.ring]))
            if s.easel[easel] != NO_PAINTING and 1 <= s.canvas[easel, space] <= 4
        ]
