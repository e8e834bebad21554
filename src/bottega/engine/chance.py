"""All the chance there is: a generator that lives in the state, and what is drawn from it.

The generator is a small counting one of four 32-bit words (sfc32), kept in int64 so that plain Python, Numba and CUDA
compute the same numbers. `below` and `shuffle` are written in the rules dialect; a `Script` takes their place when a
match is told what chance shall bring.
"""

import hashlib
import hmac
from typing import Any

import numpy as np

from .errors import ChanceScriptError

WORD = 0xFFFFFFFF


def draw(rng: Any) -> Any:
    """The next 32 random bits."""
    bits = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = ((((rng[2] << 21) | (rng[2] >> 11)) & WORD) + bits) & WORD
    return bits


def below(rng: Any, n: Any) -> Any:
    """A whole number from 0 to n - 1. For the n of a board game the bias is under one in a hundred million."""
    return (draw(rng) * n) >> 32


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
    """The hash that is shown while the seed is secret."""
    return hashlib.sha256(b"bottega seed " + seed.encode()).hexdigest()


def reseed(rng: Any, seed: str, moment: int) -> None:
    """Chance for one moment of a match: what has been seen so far says nothing of what comes."""
    digest = hmac.digest(seed.encode(), b"bottega move %d" % moment, "sha256")
    rng[:] = np.frombuffer(digest[:16], np.uint32)


class Script:
    """What chance brings next, told in advance; after its end the generator takes over."""

    def __init__(self, items: list[Any]) -> None:
        self.items = list(items)
        self.used = 0

    def _next(self) -> Any:
        self.used += 1
        return self.items[self.used - 1]

    def _misfit(self, drawn: str, told: Any) -> ChanceScriptError:
        return ChanceScriptError(f"chance item {self.used}: the rules {drawn}, not {told!r}")

    def below(self, rng: Any, n: int) -> int:
        if self.used == len(self.items):
            return int(below(rng, n))
        number = self._next()
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < n:
            raise self._misfit(f"draw a number from 0 to {n - 1}", number)
        return number

    def shuffle(self, rng: Any, cards: Any, start: int, stop: int) -> None:
        if self.used == len(self.items):
            shuffle(rng, cards, start, stop)
            return
        order = self._next()
        present = sorted(int(card) for card in cards[start:stop])
        if not isinstance(order, list | tuple) or sorted(order) != present:
            raise self._misfit(f"shuffle {present}", order)
        cards[start:stop] = order
