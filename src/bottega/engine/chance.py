"""Chance: a random generator that is part of the state, and the functions that draw from it.

The generator is sfc32. Its four 32-bit words are stored as int64, so that plain Python, Numba and CUDA compute the same
numbers. `below`, `roll_die` and `shuffle` are in the rules dialect. A `Script` replaces them in a match whose
chance is scripted.
"""

import hashlib
import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np

from .errors import ChanceScriptError
from .fields import TOP_LAST, Field, Plain, is_whole

Thing = TypeVar("Thing")

WORD = 0xFFFFFFFF
BLOCK = 64  # bytes of SHA-256
INNER_PAD, OUTER_PAD = bytes(byte ^ 0x36 for byte in range(256)), bytes(byte ^ 0x5C for byte in range(256))  # RFC 2104


def draw(rng: Any) -> Any:
    """The next 32 random bits."""
    bits = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = ((((rng[2] << 21) | (rng[2] >> 11)) & WORD) + bits) & WORD
    return bits


def below(rng: Any, n: Any) -> Any:
    """A whole number from 0 to n - 1. For the small n of board games the bias is below one in a hundred million."""
    return (draw(rng) * n) >> 32


def roll_die(rng: Any, sides: Any) -> Any:
    """The result of a die: a whole number from 1 to its number of sides."""
    return below(rng, sides) + 1


def shuffle(rng: Any, cards: Any, start: Any, stop: Any) -> None:
    """Shuffles cards[start:stop] in place."""
    for last in range(stop - 1, start, -1):
        other = start + below(rng, last + 1 - start)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def seed_from(rng: Any, high: Any, low: Any) -> None:
    """Seeds a generator from two numbers."""
    rng[0] = high & WORD
    rng[1] = low & WORD
    rng[2] = (high >> 16) & WORD
    rng[3] = 1
    for _ in range(12):  # the words of a small seed need a dozen rounds to mix
        draw(rng)


def commitment(seed: str) -> str:
    """The hash of a seed, which is published while the seed is secret."""
    return hashlib.sha256(b"bottega seed " + seed.encode()).hexdigest()


def reseed(rng: Any, seed: str, moment: int) -> None:
    """Seeds the generator for one moment of a match, so that earlier draws say nothing about later ones."""
    digest = _hmac(seed.encode(), b"bottega move %d" % moment)
    rng[0], rng[1], rng[2], rng[3] = struct.unpack("=4I", digest[:16])


def _hmac(key: bytes, message: bytes) -> bytes:
    """`hmac.digest(key, message, "sha256")` in half the time: a server does it at every move.

    >>> import hmac
    >>> _hmac(b"seed", b"bottega move 7") == hmac.digest(b"seed", b"bottega move 7", "sha256")
    True
    """
    key = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
    inner = hashlib.sha256(key.translate(INNER_PAD) + message).digest()
    return hashlib.sha256(key.translate(OUTER_PAD) + inner).digest()


class SeededRandom:
    """The same generator for ordinary Python code, for example to complete a described position."""

    def __init__(self, seed: str, moment: int) -> None:
        self._rng = np.zeros(4, np.int64)
        reseed(self._rng, seed, moment)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return int(below(self._rng, n))

    def choice(self, things: Sequence[Thing]) -> Thing:
        """One of several things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in a new order."""
        order = np.arange(len(things))
        shuffle(self._rng, order, 0, len(things))
        return [things[i] for i in order.tolist()]


FieldOf = Callable[[Any], Field | None]  # finds the field that an array belongs to


class Script:
    """Scripted chance: what is drawn next. After the last item the generator decides.

    An item is the order after a shuffle, in the words of the shuffled field, the first card first; the number that a
    die shows; or a number from 0 for any other draw.
    """

    def __init__(self, items: list[Any], field_of: FieldOf = lambda cells: None) -> None:
        self.items = list(items)
        self.used = 0
        self._field_of = field_of

    def _next(self) -> Any:
        self.used += 1
        return self.items[self.used - 1]

    def _mismatch(self, drawn: str, scripted: Any) -> ChanceScriptError:
        return ChanceScriptError(f"chance item {self.used}: the rules {drawn}, not {scripted!r}")

    @property
    def functions(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """What replaces the functions that draw, in a build of the rules."""
        return {below: self.below, roll_die: self.roll_die, shuffle: self.shuffle}

    @property
    def over(self) -> bool:
        return self.used == len(self.items)

    def below(self, rng: Any, n: int) -> int:
        if self.over:
            return int(below(rng, n))
        number = self._next()
        if not is_whole(number) or not 0 <= number < n:
            raise self._mismatch(f"draw a number from 0 to {n - 1}", number)
        return int(number)

    def roll_die(self, rng: Any, sides: int) -> int:
        if self.over:
            return int(roll_die(rng, sides))
        number = self._next()
        if not is_whole(number) or not 1 <= number <= sides:
            raise self._mismatch(f"roll a die that shows 1 to {sides}", number)
        return int(number)

    def shuffle(self, rng: Any, cards: Any, start: int, stop: int) -> None:
        if self.over:
            shuffle(rng, cards, start, stop)
            return
        scripted = self._next()
        field = self._field_of(cards)
        present = [(_name(field, card), card) for card in cards[start:stop].tolist()]
        order = _in_order(present, scripted)
        if order is None:
            raise self._mismatch(f"shuffle {[name for name, _ in present]}", scripted)
        np.asarray(cards)[start:stop] = order[::-1] if field and field.pile == TOP_LAST else order


def _name(field: Field | None, card: int) -> Plain:
    return field.value.show(card) if field else card


def _in_order(present: list[tuple[Plain, int]], names: Any) -> list[int] | None:
    """The cards in the order of these names; None if the names do not match the cards."""
    if not isinstance(names, list | tuple) or len(names) != len(present):
        return None
    left, order = list(present), []
    for name in names:
        found = next((i for i, (known, _) in enumerate(left) if known == name and not isinstance(name, bool)), None)
        if found is None:
            return None
        order.append(left.pop(found)[1])
    return order
