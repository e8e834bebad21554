"""The declaration of a record: its fields, who may see them, and what their numbers mean."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any

import numpy as np

from .errors import ImpossiblePosition
from .json_schema import Schema, integer, one_of, or_nothing, row

EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"
SEAT = "seat"
MOST_SEATS = 6  # in any game

# Where the top of a pile is in the record. Plain data always lists a pile from the top, without empty places.
TOP_FIRST, TOP_LAST = "top first", "top last"
MAX_LISTED = 12  # words in an error message

Plain = Any  # numbers, strings, lists and dicts: what JSON can hold
Axes = tuple[int | str | Sequence[str | int], ...]


class Number:
    """A plain number. `packed` says how an observation splits it into parts of a few bits each."""

    @property
    def packed(self) -> tuple[int, int, int] | None:
        """The number of parts, the bits of each, and the first bit; None if it is a single number."""
        return None

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest value."""
        return -(2**15), 2**15 - 1

    def schema(self, name: str) -> Schema:
        """What `show` returns, as JSON Schema; `name` is the field's."""
        return integer()

    @property
    def empty(self) -> int:
        """The value of an empty place."""
        return 0

    def show(self, value: int) -> Plain:
        return value

    def read(self, plain: Plain) -> int:
        if not is_whole(plain):
            raise ImpossiblePosition(f"{plain!r} is not a whole number")
        return int(plain)


@dataclass(frozen=True)
class Count(Number):
    """A number of things, or an index, up to `most`; -1 is none."""

    most: int

    @property
    def limits(self) -> tuple[int, int]:
        return -1, self.most

    def schema(self, name: str) -> Schema:
        return integer(*self.limits)


class Seat(Number):
    """A seat; -1 is nobody. An observation counts seats from the observer."""

    @property
    def limits(self) -> tuple[int, int]:
        return -1, MOST_SEATS - 1

    def schema(self, name: str) -> Schema:
        return integer(*self.limits)

    @property
    def empty(self) -> int:
        return -1


@dataclass(frozen=True)
class Choice(Number):
    """One of several words; -1 in the record is None in plain data. With `always` it is never None."""

    words: Sequence[str | int]
    always: bool = False

    @property
    def limits(self) -> tuple[int, int]:
        return -1, len(self.words) - 1

    def schema(self, name: str) -> Schema:
        word = one_of(self.words, name)
        return word if self.always else or_nothing(word)

    @property
    def empty(self) -> int:
        return -1

    def show(self, value: int) -> Plain:
        return None if value < 0 else self.words[value]

    def read(self, plain: Plain) -> int:
        return -1 if plain is None and not self.always else index(self.words, plain)


@dataclass(frozen=True)
class Flags(Number):
    """A set of words, one bit each, the first word in bit `shift`."""

    words: Sequence[str | int]
    shift: int = 0

    @property
    def packed(self) -> tuple[int, int, int]:
        return len(self.words), 1, self.shift

    @property
    def limits(self) -> tuple[int, int]:
        return 0, (1 << len(self.words) + self.shift) - 1

    @cached_property
    def _bits(self) -> list[tuple[int, str | int]]:
        return [(1 << i, word) for i, word in enumerate(self.words, self.shift)]

    def schema(self, name: str) -> Schema:
        return row(one_of(self.words), 0, len(self.words))

    def show(self, value: int) -> Plain:
        return [word for bit, word in self._bits if value & bit]

    def read(self, plain: Plain) -> int:
        if not isinstance(plain, list | tuple):
            raise ImpossiblePosition(f"{plain!r} is not a list")
        bits = 0
        for word in plain:
            bit = 1 << (index(self.words, word) + self.shift)
            if bits & bit:
                raise ImpossiblePosition(f"{word!r} is there twice")
            bits |= bit
        return bits


class Seats(Flags):
    """A set of seats, one bit each."""


def is_whole(plain: Plain) -> bool:
    """Whether a value is a whole number; True and False are not."""
    return isinstance(plain, int) and not isinstance(plain, bool)


def index(words: Sequence[str | int], plain: Plain) -> int:
    """The index of a word. Raises ImpossiblePosition if it is not one of these words."""
    if not (isinstance(plain, str) or is_whole(plain)) or plain not in words:
        raise ImpossiblePosition(f"{plain!r} is none of {_listed(words, plain)}")
    return list(words).index(plain)


def _listed(words: Sequence[str | int], plain: Plain) -> str:
    if len(words) <= MAX_LISTED:
        return ", ".join(map(repr, words))
    near = get_close_matches(plain, map(str, words), n=3) if isinstance(plain, str) else []
    return f"the {len(words)} from {words[0]!r} to {words[-1]!r}" + (f"; is it {' or '.join(near)}?" if near else "")


NUMBER = Number()
SEAT_NUMBER = Seat()


@dataclass(frozen=True)
class Field:
    """A field: its name, who may see it, its axes (a length, SEAT, or words), and what its values mean.

    With `pile` its last axis is a pile; `pile` says at which end the top is. `least` and `most` are the limits of a
    count in a described position; without `most` a plain number has none there.
    """

    name: str
    see: str
    axes: Axes = ()
    value: Number = NUMBER
    dtype: type = np.int16
    pile: str | None = None
    least: int = 0
    most: int | None = None

    def __post_init__(self) -> None:
        if hasattr(np.record, self.name):
            raise TypeError(f"{self.name!r} is an attribute of numpy.record and cannot name a field")
        if self.see == OWNER and self.axes[:1] != (SEAT,):
            raise TypeError(f"{self.name!r} is seen by its owner, so its first axis must be SEAT")
        if self.pile and not (self.axes and isinstance(self.axes[-1], int)):
            raise TypeError(f"{self.name!r} is a pile, so its last axis must be a length")

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest value in a described position."""
        most = self.value.most if self.most is None and isinstance(self.value, Count) else self.most
        if most is not None:
            return self.least, most
        if self.dtype is np.int16:
            return self.value.limits
        wide = np.iinfo(self.dtype)
        return int(wide.min), int(wide.max)
