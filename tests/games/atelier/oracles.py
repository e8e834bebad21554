"""What a player who forgets nothing can work out of others' hands, found by keeping the set of all that is possible.

Nothing here looks at what the rules remember for `redeal`. `Hands` follows the events as one seat is told them. A world
is the hands of the others; what is in the deck follows, for the cards of the game are known.
"""

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

import numpy as np

import bottega
from bottega.engine import chance
from bottega.engine.contract import redeal
from bottega.games.atelier.components import CARDS, COLOURS

from .studio import RINGS, box

World = tuple[int, ...]  # the hand of each seat, two bits per kind; 0 for the seat's own
ONE = {card: 1 << 2 * kind for kind, card in enumerate(CARDS)}
NEED = {
    "red_blue": {"red": 2, "blue": 1},
    "blue_green": {"blue": 2, "green": 1},
    "green_yellow": {"green": 2, "yellow": 1},
    "yellow_brown": {"yellow": 2, "brown": 1},
    "brown_red": {"brown": 2, "red": 1},
    "all_colours": dict.fromkeys(COLOURS, 1),
}


def count(cards: int, card: str) -> int:
    return cards // ONE[card] & 3


def holds_all(cards: int, part: int) -> bool:
    return all(cards >> 2 * kind & 3 >= part >> 2 * kind & 3 for kind in range(len(CARDS)))


@cache
def lowest(hand: int, mastery: str) -> tuple[str, ...] | None:
    """The cards that a hand shows to claim a mastery, if it can."""
    shown: list[str] = []
    for colour in COLOURS:
        those = [f"{colour}_{v}" for v in (1, 2, 3, 4) for _ in range(count(hand, f"{colour}_{v}"))]
        need = NEED[mastery].get(colour, 0)
        if len(those) < need:
            return None
        shown += those[:need]
    return tuple(sorted(shown))


class Hands:
    """The hands that the others can have, as one seat knows from the first card on."""

    def __init__(self, match: bottega.Match, seat: int) -> None:
        self.seat = seat
        self.players = match.players
        view = match.view(seat)
        self.easels: dict[str, str] = {}  # painting: easel
        self.canvas: dict[str, list[str]] = {"left": [], "right": []}
        self.discards = 0
        everything = sum(ONE[card] * n for card, n in box(match.players).items())
        self.loose = everything - sum(ONE[card] for card in view["table"] + view["hand"][seat])
        for easel, painting in view["easel"].items():
            self.easels[painting] = easel
        rows = [[0] if other == seat else list(ONE.values()) for other in range(match.players)]
        self.worlds: set[World] = {row for row in product(*rows) if holds_all(self.loose, self._sum(row))}
        self.claiming = ("", -1)
        self.shown: list[str] = []

    def _sum(self, world: World) -> int:
        """All hands together. A kind of which there would be more than three gives a number that fits nothing."""
        total = 0
        for kind in range(len(CARDS)):
            here = sum(hand >> 2 * kind & 3 for hand in world)
            if here > 3:
                return -1
            total |= here << 2 * kind
        return total

    def _deck(self, world: World) -> int:
        return self.loose - self._sum(world)

    def hear(self, events: Iterable[bottega.Event]) -> None:
        """Takes in the events of one move as the seat gets them."""
        for event in events:
            if event.name != "shown":
                self._end_of_claim()
            take_in = getattr(self, f"_{event.name}", None)
            if take_in:
                take_in(**event.args)
        self._end_of_claim()

    def _end_of_claim(self) -> None:
        mastery, who = self.claiming
        if mastery and who != self.seat:
            told = tuple(sorted(self.shown))
            self.worlds = {world for world in self.worlds if lowest(world[who], mastery) == told}
        self.claiming, self.shown = ("", -1), []

    def _change(self, who: int, card: str, sign: int) -> None:
        """A card comes into another's hand or leaves it, in the open."""
        if who != self.seat:
            self.loose += sign * ONE[card]
            self.worlds = {
                (*world[:who], world[who] + sign * ONE[card], *world[who + 1 :])
                for world in self.worlds
                if sign > 0 or count(world[who], card)
            }

    def _off_the_deck(self, card: str) -> None:
        self.worlds = {world for world in self.worlds if count(self._deck(world), card)}
        self.loose -= ONE[card]

    def _claimed(self, who: int, mastery: str) -> None:
        self.claiming = (mastery, who)

    def _shown(self, who: int, card: str) -> None:
        self.shown.append(card)

    def _took(self, who: int, card: str) -> None:
        self._change(who, card, 1)

    def _drew(self, who: int, card: str = "") -> None:
        if card:
            self._off_the_deck(card)
            return
        self.worlds = {
            (*world[:who], world[who] + ONE[kind], *world[who + 1 :])
            for world in self.worlds
            for kind in CARDS
            if count(self._deck(world), kind)
        }

    def _discarded(self, who: int, card: str) -> None:
        self._change(who, card, -1)
        self.discards += ONE[card]

    def _painted(self, who: int, card: str, easel: str, space: int) -> None:
        self._change(who, card, -1)
        self.canvas[easel].append(card)

    def _for_leonardo(self, who: int, card: str, easel: str, space: int) -> None:
        self.canvas[easel].append(card)

    def _completed(self, who: int, painting: str, points: int) -> None:
        easel = self.easels[painting]
        assert len(self.canvas[easel]) in (4, len(RINGS[painting]))
        self.discards += sum(ONE[card] for card in self.canvas[easel])
        self.canvas[easel] = []

    def _easel(self, easel: str, painting: str) -> None:
        self.easels[painting] = easel

    def _laid(self, card: str) -> None:
        self._off_the_deck(card)

    def _turned(self, who: int, card: str) -> None:
        self._off_the_deck(card)

    def _wasted(self, who: int, card: str) -> None:
        self.discards += ONE[card]

    def _reshuffled(self, count: int) -> None:
        self.worlds = {world for world in self.worlds if self._deck(world) == 0}
        self.loose += self.discards
        self.discards = 0


# ---- what `redeal` deals, drawn by the compiled rules: this one is in the rules dialect


def draw_hands(table: Any, seat: Any, draws: Any, hands: Any) -> None:
    """Deals again and notes the hands."""
    s = table[0]
    for draw in range(draws):
        redeal(s, seat)
        for other in range(s.players):
            hands[draw, other] = s.hand[other]


@cache
def _compiled() -> Any:
    return bottega.compile(bottega.game("atelier"), "cpu").link(draw_hands)


def hands_dealt(match: bottega.Match, seat: int, draws: int, seed: int) -> set[World]:
    """The worlds that come up in many deals for a seat."""
    table = np.frombuffer(bytearray(match.state.tobytes()), match.game.record.dtype)
    chance.seed_from(table["rng"][0], seed, 7)
    hands = np.zeros((draws, match.players), np.int64)
    _compiled()(table, seat, draws, hands)
    hands[:, seat] = 0
    return {tuple(map(int, row)) for row in np.unique(hands, axis=0)}
