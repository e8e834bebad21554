"""A position in the making: a record, and what of it was said."""

from typing import Any

from ....engine.description import Given
from ....engine.record import State
from ..components import LANDS

NOBODY = -1


class Draft:
    """The record that is filled up. What was said of it is left as it is."""

    def __init__(self, s: State, given: Given) -> None:
        self.s, self.given, self.random = s, given, given.random
        self.players = int(s.players)
        self.seats = range(self.players)
        # what marches and battles show that a player has in play: machine cards by their field, and projects
        self.auction_is_open = False
        self.wanted_cards: set[tuple[str, int]] = set()
        self.wanted_projects: set[tuple[int, int]] = set()

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

    def raise_to(self, name: str, least: int, *at: int) -> None:
        """Makes a number at least so large, unless it was said."""
        self.put(name, max(least, int(self.s[name][at] if at else self.s[name])), *at)

    def known(self, name: str, *at: int) -> int:
        """A number that was said; nothing where it was not."""
        return int(self.s[name][at] if at else self.s[name]) if self.said(name, *at) else 0

    def clockwise(self, seat: int, steps: int) -> int:
        return (seat + steps) % self.players

    def from_leonardo(self) -> list[int]:
        """All seats in the order of the game."""
        return [self.clockwise(int(self.s.leonardo), steps) for steps in self.seats]

    def own(self, seat: int) -> list[int]:
        """The territories of a seat."""
        return [land for land in range(LANDS) if self.s.owner[land] == seat]

    def empty(self) -> list[int]:
        """The territories that nobody is known to own, and somebody could."""
        return [land for land in range(LANDS) if self.may_be_owned(land)]

    def may_be_owned(self, land: int) -> bool:
        """Whether nothing that was said speaks against an owner of a territory that has none yet."""
        if self.s.owner[land] != NOBODY or self.said("owner", land):
            return False
        return not (self.said("soldiers", land) and self.s.soldiers[land] == 0)
