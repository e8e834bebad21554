"""What a player with perfect memory can work out, only from what they have seen; nothing here uses the rules.

`Hands` holds the action cards a seat had before it at each stage of the draft; `Pack` follows the cities.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

import bottega
from bottega.engine.compile import Build
from bottega.games.omnia import GAME

Cell = tuple[int, int]  # a seat, and the stage at which it kept the cards (or has them now)
World = dict[Cell, frozenset[int]]
Masks = tuple[int, ...]  # the same, a number for each cell


class Hands:
    """Where each action card can be, as one seat sees it."""

    def __init__(self, match: bottega.Match, seat: int) -> None:
        self.seat, self.players = seat, match.players
        self.seen: list[frozenset[int]] = []
        self.played: dict[int, int] = {}
        self.look(match)

    def look(self, match: bottega.Match) -> None:
        """To be called before the first move and after each one."""
        view = match.view(self.seat)
        if view["phase"] == "draft":
            if view["stage"] == len(self.seen):
                self.seen.append(frozenset(view["hand"][self.seat]))
        elif len(self.seen) == 3:
            self.seen.append(frozenset(view["kept"][self.seat][3]))
        self.last = len(self.seen) - 1
        self.played = {card: seat for seat, cards in enumerate(view["played"]) for card in cards}
        own = {card for cards in view["kept"][self.seat] for card in cards}
        self.others = [c for c in range(1, 7 * self.players + 1) if c not in own | self.seen[self.last]]

    @property
    def sizes(self) -> dict[Cell, int]:
        stages = range(self.last + 1)
        others = [q for q in range(self.players) if q != self.seat]
        return {(q, j): 2 if j < self.last else 7 - 2 * j for q in others for j in stages}

    def fits(self, card: int, cell: Cell) -> bool:
        """Whether the seat would have seen the card exactly when it did, and its owner played it, if anybody did."""
        q, kept_at = cell
        origin = q - kept_at
        would = {k for k in range(kept_at + 1) if (origin + k - self.seat) % self.players == 0}
        did = {k for k, cards in enumerate(self.seen) if card in cards}
        return would == did and self.played.get(card, q) == q

    def worlds(self) -> Iterator[World]:
        """All of them, by trying each card in each cell."""
        sizes = self.sizes
        filled: dict[Cell, list[int]] = {cell: [] for cell in sizes}

        def place(n: int) -> Iterator[World]:
            if n == len(self.others):
                yield {cell: frozenset(cards) for cell, cards in filled.items()}
                return
            for cell, cards in filled.items():
                if len(cards) < sizes[cell] and self.fits(self.others[n], cell):
                    cards.append(self.others[n])
                    yield from place(n + 1)
                    cards.pop()

        return place(0)

    def possible(self, world: World) -> bool:
        sizes = self.sizes
        return (
            {cell: len(cards) for cell, cards in world.items()} == sizes
            and sorted(card for cards in world.values() for card in cards) == self.others
            and all(self.fits(card, cell) for cell, cards in world.items() for card in cards)
        )

    def places(self) -> set[tuple[int, Cell]]:
        """Every card with every cell in which it is in some world: there is room for all the others."""
        pairs = [(card, cell) for card in self.others for cell in self.sizes if self.fits(card, cell)]
        return {(card, cell) for card, cell in pairs if self._room_beside(card, cell)}

    def _room_beside(self, card: int, cell: Cell) -> bool:
        sizes = {**self.sizes, cell: self.sizes[cell] - 1}
        filled: dict[Cell, list[int]] = {one: [] for one in sizes}

        def settle(one: int, tried: set[Cell]) -> bool:
            for other in sizes:
                if other not in tried and self.fits(one, other):
                    tried.add(other)
                    if len(filled[other]) < sizes[other]:
                        filled[other].append(one)
                        return True
                    for n, lodger in enumerate(filled[other]):
                        if settle(lodger, tried):
                            filled[other][n] = one
                            return True
            return False

        return all(settle(one, set()) for one in self.others if one != card)

    def masks(self, state: Any) -> Masks:
        """The cells of a world that was dealt, as the state has them."""
        hand, kept, drafting = state.hand.tolist(), state.kept.tolist(), state.phase == 0
        return tuple(hand[q] if drafting and j == self.last else kept[q][j] for q, j in self.sizes)

    def dealt(self, state: Any) -> World:
        """The same, card by card."""
        cells = zip(self.sizes, self.masks(state), strict=True)
        return {cell: frozenset(n + 1 for n in range(28) if bits >> n & 1) for cell, bits in cells}

    def encode(self, world: World) -> Masks:
        return tuple(sum(1 << card - 1 for card in world[cell]) for cell in self.sizes)


class Pack:
    """Where each city can be, as one seat sees it, and which places each of the others has looked at."""

    def __init__(self, match: bottega.Match, seat: int) -> None:
        self.seat = seat
        self.places: list[str | None] = [None] * 15
        self.looked: list[frozenset[int]] = [frozenset()] * 15

    def hear(self, match: bottega.Match, events: list[bottega.Event]) -> None:
        for event in events:
            if event.name == "drew":
                self._draw(match, int(event.args["who"]), int(event.args["count"]))
            elif event.name in ("placed", "put_back"):
                nth = int(event.args.get("nth", 0))
                top = range(min(3, len(self.places)))
                order = [*range(len(top), len(self.places)), *(i for i in top if i != nth - 1)]
                self.places = [self.places[i] for i in order]
                self.looked = [self.looked[i] for i in order]

    def _draw(self, match: bottega.Match, who: int, count: int) -> None:
        for i in range(count):
            self.looked[i] |= {who}
            if who == self.seat:
                self.places[i] = match.view(who)["drawn"][who][i]


@cache
def compiled() -> Build:
    return bottega.compile(GAME, "cpu")


def deals(match: bottega.Match, seat: int, count: int, seed: int = 0) -> Iterator[Any]:
    """Worlds dealt for a seat by the compiled rules."""
    for chance in np.random.default_rng(seed).integers(0, 1 << 32, (count, 4)):
        state = match.game.record.copy(match.state)
        state.rng[:] = chance
        compiled().redeal(state, seat)
        yield state
