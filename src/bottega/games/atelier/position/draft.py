"""A position in the making: a record, and what of it was said."""

from collections import Counter
from typing import Any

from ....engine.description import Given
from ....engine.record import State
from ..components import COPIES, EASELS, KINDS, NO_CARD, NO_PAINTING, ONE, RING, SPACES

BOTH = range(len(EASELS))


class Draft:
    """The record that is filled up. What was said of it is left as it is."""

    def __init__(self, s: State, given: Given) -> None:
        self.s, self.given, self.random = s, given, given.random
        self.players = int(s.players)
        self.seats = range(self.players)
        self.taken: list[int] = []  # the kinds that the player has taken in this turn

    def said(self, name: str, *at: int) -> bool:
        """Whether a number was said, or all numbers of a part of a field."""
        return name in self.given and self.given.whole(name, *at)

    def put(self, name: str, value: Any, *at: int) -> None:
        """Writes a number, unless it was said."""
        if not self.said(name, *at):
            if at:
                self.s[name][at] = value
            else:
                self.s[name] = value

    def known(self, name: str, *at: int) -> int:
        """A number that was said; nothing where it was not."""
        return int(self.s[name][at] if at else self.s[name]) if self.said(name, *at) else 0

    def loose(self) -> list[int]:
        """The kinds of all cards that are nowhere yet, in any order."""
        s = self.s
        there: Counter[int] = Counter()
        packed = [int(s.table), int(s.discards), *(int(hand) for hand in s.hand[: self.players])]
        packed += [int(ONE[s.drawn])] if s.drawn != NO_CARD else []
        for cards in packed:
            there += Counter({kind: cards >> 2 * kind & 3 for kind in range(KINDS)})
        there += Counter(self.on_canvas())
        if self.said("deck"):
            there += Counter(int(kind) for kind in s.deck if kind != NO_CARD)
        box = Counter({kind: int(COPIES[self.players, kind]) for kind in range(KINDS)})
        return self.random.shuffled(sorted((box - there).elements()))

    def on_canvas(self) -> list[int]:
        """The kinds of the cards around the paintings."""
        s = self.s
        return [
            int(RING[s.ring, s.easel[easel], space]) * 4 + int(s.canvas[easel, space]) - 1
            for easel in BOTH
            for space in range(int(SPACES[s.ring]))
            if s.easel[easel] != NO_PAINTING and 1 <= s.canvas[easel, space] <= 4
        ]
