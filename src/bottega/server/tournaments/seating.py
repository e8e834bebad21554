"""Gives the players of a table their seats, so that over a tournament everybody has every seat about equally often."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

from .record import Past


def seated(players: Sequence[str], seats: int, past: Past, rng: Random) -> tuple[str | None, ...]:
    """The players in the order of their seats. Bots have the seats that are left, as None.

    >>> past = Past()
    >>> past.seats["ada", 0] = 1
    >>> seated(["ada", "bea"], 2, past, Random(1))
    ('bea', 'ada')
    """
    shuffled = list(players)
    rng.shuffle(shuffled)  # decides between orders that are equally fair
    return min(permutations([*shuffled, *[None] * (seats - len(shuffled))]), key=lambda order: _unfairness(order, past))


def _unfairness(order: Sequence[str | None], past: Past) -> int:
    """Grows with the square, so that nobody has the same seat very often."""
    return sum(
        (past.seats[player, seat] + 1) ** 2 - past.seats[player, seat] ** 2
        for seat, player in enumerate(order)
        if player is not None
    )
