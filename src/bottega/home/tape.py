"""Chance that is written down as it is drawn, and that can be decided in advance: the tape of a trial."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..engine.fields import TOP_LAST, Field, Plain

NUMBER, DIE, ORDER, CHOICE = "number", "die", "order", "choice"


@dataclass(frozen=True, slots=True)
class Draw:
    """One thing that was drawn: a number, the face of a die, an order after a shuffle, or a choice nobody sees."""

    what: str
    value: int = 0
    sides: int = 0  # how many values there are; the lowest is 1 on a die and 0 otherwise
    order: tuple[int, ...] = ()
    field: Field | None = None  # what was shuffled

    @property
    def lowest(self) -> int:
        return 1 if self.what == DIE else 0

    def item(self) -> Any:
        """As an item of a script."""
        if self.what != ORDER:
            return self.value
        names = [self.name(card) for card in self.order]
        return names[::-1] if self.field and self.field.pile == TOP_LAST else names

    def name(self, card: int) -> Plain:
        return self.field.value.show(card) if self.field else card

    def others(self) -> Iterator["Draw"]:
        """The same draw with each other value."""
        for value in range(self.lowest, self.lowest + self.sides):
            if value != self.value:
                yield replace(self, value=value)

    def swaps(self, here: set[Any], there: set[Any]) -> Iterator["Draw"]:
        """The same order with a card of some names in the place of one of other names."""
        names = [self.name(card) for card in self.order]
        for i in [i for i, name in enumerate(names) if name in here]:
            for j in [j for j, name in enumerate(names) if name in there]:
                order = list(self.order)
                order[i], order[j] = order[j], order[i]
                yield replace(self, order=tuple(order))


class Tape:
    """Draws as it is told, and at random where it is told nothing that fits."""

    def __init__(self, rng: random.Random, wanted: Sequence[Draw], field_of: Callable[[Any], Field | None]) -> None:
        self._rng, self._wanted, self._field_of = rng, wanted, field_of
        self.draws: list[Draw] = []

    def below(self, rng: Any, n: int) -> int:
        return self._number(NUMBER, int(n))

    def roll_die(self, rng: Any, sides: int) -> int:
        return self._number(DIE, int(sides))

    def choose(self, n: int) -> int:
        """A choice that nobody sees. It is not chance, so it is no part of a script."""
        return self._number(CHOICE, n)

    def shuffle(self, rng: Any, cards: Any, start: int, stop: int) -> None:
        present = cards[start:stop].tolist()
        wanted = self._told(ORDER)
        order = _closest(present, wanted.order, self._rng) if wanted else self._rng.sample(present, len(present))
        cards[start:stop] = order
        self.draws.append(Draw(ORDER, order=tuple(order), field=self._field_of(cards)))

    def _number(self, what: str, sides: int) -> int:
        wanted, lowest = self._told(what), 1 if what == DIE else 0
        fits = wanted is not None and lowest <= wanted.value < lowest + sides
        value = wanted.value if wanted is not None and fits else lowest + self._rng.randrange(sides)
        self.draws.append(Draw(what, value, sides))
        return value

    def _told(self, what: str) -> Draw | None:
        at = len(self.draws)
        return self._wanted[at] if at < len(self._wanted) and self._wanted[at].what == what else None


def script(draws: Sequence[Draw]) -> list[Any]:
    """What was drawn, as a script that draws it again."""
    return [draw.item() for draw in draws if draw.what != CHOICE]


def _closest(present: Sequence[int], wanted: Sequence[int], rng: random.Random) -> list[int]:
    """The present cards, each where it is wanted; the others at random in the places that are left."""
    left = Counter(present)
    order: list[int | None] = []
    for card in wanted[: len(present)]:
        order.append(card if left[card] > 0 else None)
        left[card] -= left[card] > 0
    order += [None] * (len(present) - len(order))
    rest = list(left.elements())
    rng.shuffle(rest)
    return [rest.pop() if card is None else card for card in order]
