"""Words for reasons: sets and lists as a description writes them."""

from collections.abc import Iterable
from typing import Any

from ..components import INVENTIONS


def listed(things: Iterable[Any]) -> str:
    """Several things as a list in words.

    >>> listed([1, 2, 3]), listed([4])
    ('1, 2 and 3', '4')
    """
    *first, last = map(str, things)
    return f"{', '.join(first)} and {last}" if first else last


def numbers(bits: int) -> list[int]:
    """The inventions of a set with one bit each.

    >>> numbers(1 << 3 | 1 << 25)
    [3, 25]
    """
    return [number for number in INVENTIONS if bits >> number & 1]


def seats(bits: int) -> list[int]:
    """The seats of a set with one bit each.

    >>> seats(5)
    [0, 2]
    """
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]
