"""What a player who counts along can work out, found by keeping sets of all that is possible.

Nothing here looks at what the rules remember for `redeal`. `Works` follows the events as everybody is told them; `Deck`
follows them as one seat is told them, together with the cards that seat itself was shown.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from typing import Any

import numpy as np

import bottega
from bottega.engine import chance
from bottega.engine.contract import redeal
from bottega.games.leonardo.components import CLASS, COMPONENTS, RECIPE, TABLES

IDLE = 0
INVENTIONS = range(1, 26)
LOWEST, MIDDLE_GOLD = range(21, 26), range(16, 21)
IN_MIDDLE = (1, 2, 3)  # bronze, copper, silver cards of the middle layer

Pair = tuple[int, int]
World = tuple[frozenset[int], frozenset[int], frozenset[int], frozenset[int]]  # window, top, middle, bottom


class Works:
    """The pairs of works (small lab, large lab) each player can have, as everybody sees it."""

    def __init__(self, match: bottega.Match) -> None:
        """Begins where every lab is idle and hands are public: sets, favours, or a described start."""
        seats = range(match.players)
        self.recipe = [tuple(int(n) for n in row) for row in RECIPE[TABLES.index(match.view()["table"])]]
        self.stock = [[int(match.view(seat)["hand"][seat][kind]) for kind in COMPONENTS] for seat in seats]
        self.pairs: list[set[Pair]] = [{(IDLE, IDLE)} for _ in seats]
        self.gone = set(match.view()["gone"])
        self.marked: set[tuple[int, int]] = set()  # seat and lab
        self.announced: dict[tuple[int, int], int] = {}  # seat and invention: the lab

    def hear(self, events: Iterable[bottega.Event]) -> bool:
        """Reads the events of one move as a spectator gets them; returns whether they say anything new."""
        told = False
        for event in events:
            take_in = getattr(self, f"_{event.name}", None)
            if take_in:
                take_in(**event.args)
                told = True
        for seat, pairs in enumerate(self.pairs):  # an unmarked lab is not at work on what has been completed
            open_labs = [lab for lab in (0, 1) if (seat, lab) not in self.marked]
            self.pairs[seat] = {pair for pair in pairs if not any(pair[lab] in self.gone for lab in open_labs)}
        return told

    def _component(self, who: int, component: str, florins: int) -> None:
        self.stock[who][COMPONENTS.index(component)] += 1

    def _started(self, who: int, lab: str) -> None:
        free = [n for n in INVENTIONS if n not in self.gone]
        pairs = {_with(pair, lab, n) for pair in self.pairs[who] for n in free}
        self.pairs[who] = {pair for pair in pairs if pair[0] != pair[1] and self._fits(pair, who)}

    def _fits(self, pair: Pair, who: int) -> bool:
        small, large = self.recipe[pair[0]], self.recipe[pair[1]]
        return all(a + b <= held for a, b, held in zip(small, large, self.stock[who], strict=True))

    def _cancelled(self, who: int, lab: str) -> None:
        self.pairs[who] = {_with(pair, lab, IDLE) for pair in self.pairs[who]}
        self.marked.discard((who, _index(lab)))

    def _announced(self, who: int, lab: str, invention: int) -> None:
        self.pairs[who] = {pair for pair in self.pairs[who] if pair[_index(lab)] == invention}
        self.announced[who, invention] = _index(lab)

    def _marked(self, who: int, lab: str, invention: int) -> None:
        self.pairs[who] = {pair for pair in self.pairs[who] if pair[_index(lab)] == invention}
        self.marked.add((who, _index(lab)))

    def _completed(self, who: int, invention: int, florins: int) -> None:
        lab = ("small", "large")[self.announced.pop((who, invention))]
        self._cancelled(who, lab)
        self.stock[who] = [held - laid for held, laid in zip(self.stock[who], self.recipe[invention], strict=True)]
        self.gone.add(invention)

    _completed_late = _completed


def _index(lab: str) -> int:
    return ("small", "large").index(lab)


def _with(pair: Pair, lab: str, number: int) -> Pair:
    return (number, pair[1]) if lab == "small" else (pair[0], number)


class Deck:
    """What can lie where in the deck, as one seat sees it: the cards somebody has looked at, and the three layers.

    Within the window the looker may have chosen any order, within a layer the shuffle any; so sets of cards say all.
    """

    def __init__(self, match: bottega.Match, seat: int) -> None:
        """Begins where nobody has looked at the deck yet."""
        self.seat = seat
        self.match = match
        seen = match.view(seat)
        table = TABLES.index(seen["table"])
        out = {*seen["requested"], *seen["gone"]}
        unseen = [n for n in INVENTIONS if n not in out]
        lowest = frozenset(n for n in unseen if n in LOWEST)
        upper = frozenset(unseen) - lowest
        plain = [[n for n in upper if CLASS[table, n] == kind] for kind in range(3)]
        self.worlds: set[World] = set()
        if seen["deck_left"] <= 16:  # the top layer is gone
            self.worlds = {(frozenset(), frozenset(), upper, lowest)}
            return
        gold = frozenset(MIDDLE_GOLD)
        for drawn in product(*(combinations(cards, count) for cards, count in zip(plain, IN_MIDDLE, strict=True))):
            middle = gold.union(*drawn)
            self.worlds.add((frozenset(), upper - middle, middle, lowest))

    def hear(self, events: Iterable[bottega.Event]) -> bool:
        """Reads the events of one move as the seat gets them; returns whether they say anything new."""
        told = False
        for event in events:
            if event.name == "requested":
                self._turned_up(int(event.args["invention"]))
                told = True
            elif event.name == "looked":
                self._looked_at(int(event.args["who"]), int(event.args["count"]))
                told = True
        return told

    def _turned_up(self, number: int) -> None:
        worlds: set[World] = set()
        for world in self.worlds:
            first = next(cards for cards in world if cards)
            if number in first:
                window, top, middle, bottom = (cards - {number} for cards in world)
                worlds.add((window, top, middle, bottom))
        self.worlds = worlds

    def _looked_at(self, who: int, count: int) -> None:
        worlds = {longer for world in self.worlds for longer in _windows(world, count)}
        if who == self.seat:
            shown = frozenset(self.match.view(who)["foreseen"][who]) - {0}
            worlds = {world for world in worlds if world[0] == shown}
        self.worlds = worlds


@cache
def _windows(world: World, count: int) -> frozenset[World]:
    """All that a world can become when its window is filled up to a number of cards from below."""
    window = world[0]
    if len(window) == count:
        return frozenset({world})
    part = next(part for part in (1, 2, 3) if world[part])
    need = min(count - len(window), len(world[part]))
    found: set[World] = set()
    for lifted in combinations(sorted(world[part]), need):
        parts = list(world)
        parts[0] = window.union(lifted)
        parts[part] = world[part].difference(lifted)
        found |= _windows((parts[0], parts[1], parts[2], parts[3]), count)
    return frozenset(found)


# ---- what `redeal` deals, drawn by the compiled rules: these two are in the rules dialect


def draw_works(table: Any, seat: Any, draws: Any, stocks: Any, seen: Any) -> Any:
    """Deals again and counts the pairs of works; returns how often a hand was not the rest of the stock."""
    wrong = 0
    s = table[0]
    for _ in range(draws):
        redeal(s, seat)
        for other in range(s.players):
            small, large = s.work[other, 0], s.work[other, 1]
            seen[other, small, large] += 1
            for kind in range(5):
                laid = RECIPE[s.table, small, kind] + RECIPE[s.table, large, kind]
                if s.hand[other, kind] < 0 or s.hand[other, kind] + laid != stocks[other, kind]:
                    wrong += 1
    return wrong


def draw_decks(table: Any, seat: Any, draws: Any, decks: Any) -> None:
    """Deals again and notes the deck."""
    s = table[0]
    for draw in range(draws):
        redeal(s, seat)
        for position in range(s.deck_left):
            decks[draw, position] = s.deck[position]


@cache
def compiled(rule: Any) -> Any:
    """A function of this file, built with the machine code of the rules."""
    return _build().link(rule)


@cache
def _build() -> Any:
    return bottega.compile(bottega.game("leonardo"), "cpu")


def copied(match: bottega.Match, seed: int) -> Any:
    """The state in a table of its own, with a generator of its own."""
    table = np.frombuffer(bytearray(match.state.tobytes()), match.game.record.dtype)
    chance.seed_from(table["rng"][0], seed, 7)
    return table


def works_dealt(match: bottega.Match, seat: int, draws: int, stocks: list[list[int]]) -> tuple[list[set[Pair]], int]:
    """For each player the pairs of works that come up in many deals for a seat, and how many hands were wrong."""
    seen = np.zeros((match.players, 26, 26), np.int64)
    wrong = compiled(draw_works)(copied(match, draws), seat, draws, np.array(stocks, np.int64), seen)
    return [{(int(a), int(b)) for a, b in np.argwhere(counts)} for counts in seen], int(wrong)


def decks_dealt(match: bottega.Match, seat: int, draws: int, seed: int = 0) -> Any:
    """The decks that come up in many deals for a seat, one a row, as numbers from the top."""
    decks = np.zeros((draws, int(match.state.deck_left)), np.int64)
    compiled(draw_decks)(copied(match, seed), seat, draws, decks)
    return decks


def layers(match: bottega.Match) -> tuple[slice, slice, slice, slice]:
    """The positions of the window, and of what nobody has touched of the top, the middle and the bottom layer."""
    seen = match.view()
    left, window = seen["deck_left"], seen["window"]
    bottom = max(window, left - 5)
    middle = max(window, left - 16)
    return slice(0, window), slice(window, middle), slice(middle, bottom), slice(bottom, left)
