"""A state, declared once: its fields, their shapes, and who may see each of them.

>>> colours = ("red", "blue")
>>> record = Record(3, [
...     Field("turn", EVERYONE),
...     Field("purse", OWNER, (SEAT,)),
...     Field("cards", OWNER, (SEAT, colours)),
...     Field("deck", NOBODY, (4,)),
... ])
>>> s = record.blank()
>>> s.purse[1] = 7
>>> record.view(s, 1, players=2)
{'turn': 0, 'purse': [None, 7], 'cards': [None, {'red': 0, 'blue': 0}]}
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Any

import numpy as np

from .errors import ImpossiblePosition

EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"
SEAT = "seat"

Plain = Any  # numbers, strings, lists and dicts: what JSON can hold
State = Any  # one numpy record; its attributes are the declared fields
Axes = tuple[int | str | Sequence[str | int], ...]


class Number:
    """A plain number. `packed` says how an observation takes it apart: into as many parts of so many bits each."""

    @property
    def packed(self) -> tuple[int, int, int] | None:
        """Parts, bits of each, and the bit where the first begins; None for what is one number."""
        return None

    def show(self, value: int) -> Plain:
        return value

    def read(self, plain: Plain) -> int:
        if isinstance(plain, bool) or not isinstance(plain, int):
            raise ImpossiblePosition(f"{plain!r} is not a whole number")
        return plain


class Seat(Number):
    """A seat; -1 is nobody. An observation counts seats from the one that looks."""


@dataclass(frozen=True)
class Choice(Number):
    """One of several words; -1 in the record is None in plain data."""

    words: Sequence[str | int]

    def show(self, value: int) -> Plain:
        return None if value < 0 else self.words[value]

    def read(self, plain: Plain) -> int:
        return -1 if plain is None else _index(self.words, plain)


@dataclass(frozen=True)
class Flags(Number):
    """A set of words, one bit each, the first word in bit `shift`."""

    words: Sequence[str | int]
    shift: int = 0

    @property
    def packed(self) -> tuple[int, int, int]:
        return len(self.words), 1, self.shift

    @cached_property
    def _bits(self) -> list[tuple[int, str | int]]:
        return [(1 << i, word) for i, word in enumerate(self.words, self.shift)]

    def show(self, value: int) -> Plain:
        return [word for bit, word in self._bits if value & bit]

    def read(self, plain: Plain) -> int:
        if not isinstance(plain, list | tuple):
            raise ImpossiblePosition(f"{plain!r} is not a list")
        bits = 0
        for word in plain:
            bits |= 1 << (_index(self.words, word) + self.shift)
        return bits


class Seats(Flags):
    """A set of seats, one bit each."""


def _index(words: Sequence[str | int], plain: Plain) -> int:
    if plain not in words:
        raise ImpossiblePosition(f"{plain!r} is none of {', '.join(map(str, words))}")
    return list(words).index(plain)


NUMBER = Number()
SEAT_NUMBER = Seat()


@dataclass(frozen=True)
class Field:
    """One field: its name, who may see it, its axes (a length, SEAT, or the words along it), what a value means."""

    name: str
    see: str
    axes: Axes = ()
    value: Number = NUMBER
    dtype: type = np.int16

    def __post_init__(self) -> None:
        if hasattr(np.record, self.name):
            raise TypeError(f"{self.name!r} is an attribute of numpy.record and cannot name a field")
        if self.see == OWNER and self.axes[:1] != (SEAT,):
            raise TypeError(f"{self.name!r} is seen by its owner, so its first axis must be SEAT")


class Record:
    """The fields of a game's state, and the numpy dtype they make."""

    def __init__(self, seats: int, fields: Iterable[Field]) -> None:
        self.seats = seats
        self.fields = {f.name: f for f in fields}
        widest_first = sorted(self.fields.values(), key=lambda f: -np.dtype(f.dtype).itemsize)  # leaves no gaps
        parts: list[tuple[str, type, tuple[int, ...]]]
        parts = [(f.name, f.dtype, tuple(map(self._length, f.axes))) for f in widest_first]
        tail = -np.dtype(parts).itemsize % 8
        if tail:  # a gap that is no field would be copied by one target and not by another
            parts.append(("_fill", np.int8, (tail,)))
        self.dtype = np.dtype((np.record, np.dtype(parts, align=True)))
        self._row = np.dtype((_row_type(self.fields), self.dtype))
        self._shapers = {f.name: _shaper(f.axes, f.value) for f in self.fields.values()}
        self._takers = {f.name: _taker(f) for f in self.fields.values()}
        self._seen = [f.name for f in self.fields.values() if f.see in (EVERYONE, OWNER)]
        self._owned = [f.name for f in self.fields.values() if f.see == OWNER]

    def _length(self, axis: int | str | Sequence[str | int]) -> int:
        if axis == SEAT:
            return self.seats
        return axis if isinstance(axis, int) else len(axis)

    def blank(self) -> State:
        """A new record, all zero."""
        return np.zeros(1, self._row)[0]

    def copy(self, s: State) -> State:
        """A record of its own with the same content."""
        return np.frombuffer(bytearray(s.tobytes()), self._row)[0]

    def restore(self, s: State, content: bytes) -> None:
        """Put back what `s.tobytes()` gave."""
        for name, value in zip(self.dtype.names or (), np.frombuffer(content, self.dtype)[0], strict=True):
            s[name] = value

    def view(self, s: State, seat: int | None, players: int) -> dict[str, Plain]:
        """What this seat may know, as plain data; None is somebody who only watches."""
        return self.views(s, [seat], players)[seat]

    def views(self, s: State, seats: Iterable[int | None], players: int) -> dict[int | None, dict[str, Plain]]:
        """What each of these seats may know. What everyone may see is made once, and the views share it."""
        shown = self._show(s, self._seen, players)
        views = {}
        for seat in seats:
            own = {name: [row if i == seat else None for i, row in enumerate(shown[name])] for name in self._owned}
            views[seat] = shown | own
        return views

    def describe(self, s: State, players: int) -> dict[str, Plain]:
        """Everything, in the words of `view`."""
        return self._show(s, self.fields, players)

    def _show(self, s: State, names: Iterable[str], players: int) -> dict[str, Plain]:
        return {name: self._shapers[name](s[name].tolist(), players) for name in names}

    def known(self, view: Mapping[str, Plain], names: Iterable[str] | None = None) -> State:
        """A record with what a view tells, so that functions of the rules can be asked about it; the rest is zero.

        The view is taken as it is: it must be one that `views` or `describe` made. With `names` only those fields are
        put in, which is quicker.
        """
        s = self.blank()
        for name in self._seen if names is None else names:
            self._takers[name](s, view[name])
        return s

    def write(self, s: State, name: str, plain: Plain) -> None:
        """Set a field from plain data in the words of `view`."""
        if name not in self.fields:
            raise ImpossiblePosition(f"there is no {name!r} in a position of this game")
        f = self.fields[name]
        try:
            s[name] = self._read(f, plain, f.axes, s[name])
        except (ImpossiblePosition, OverflowError) as error:
            raise ImpossiblePosition(f"{name}: {error}") from None

    def _read(self, f: Field, plain: Plain, axes: Axes, present: Any) -> Any:
        if not axes:
            return f.value.read(plain)
        if isinstance(axes[0], int | str):
            if not isinstance(plain, list | tuple):
                raise ImpossiblePosition(f"{plain!r} is not a list")
            keys: Sequence[Any] = range(len(plain))
            length = len(present)
            if len(plain) > length:
                raise ImpossiblePosition(f"holds {len(plain)} entries, at most {length} are possible")
        else:
            if not isinstance(plain, dict):
                raise ImpossiblePosition(f"{plain!r} is not a table of {', '.join(map(str, axes[0]))}")
            keys = [_index(axes[0], word) for word in plain]
            plain = list(plain.values())
        read = np.zeros_like(present) if isinstance(axes[0], int) else np.array(present)
        for key, row in zip(keys, plain, strict=True):
            read[key] = self._read(f, row, axes[1:], present[key])
        return read


def _row_type(names: Iterable[str]) -> type[np.void]:
    """The type of a state. numpy.record finds a field by its name in Python code and takes five times as long."""

    def attribute(name: str) -> property:
        def put(s: State, value: Any) -> None:
            s[name] = value

        return property(itemgetter(name), put)

    return type("Row", (np.void,), {"__slots__": (), **{name: attribute(name) for name in names}})


Shaper = Callable[[Any, int], Plain]  # from the numbers of a field, as numpy lists them, and the number of players


def _as_it_is(numbers: Any, players: int) -> Plain:
    return numbers


def _shaper(axes: Axes, value: Number) -> Shaper:
    """What turns the numbers of a field into plain data: words along the axes, and only the seats that are taken."""
    if not axes:
        return _as_it_is if type(value).show is Number.show else lambda number, players: value.show(number)
    axis, inner = axes[0], _shaper(axes[1:], value)
    seats, bare = axis == SEAT, inner is _as_it_is
    words = None if isinstance(axis, int | str) else axis
    if bare and not seats and words is None:
        return _as_it_is

    def shape(rows: Any, players: int) -> Plain:
        if seats:
            rows = rows[:players]
        if not bare:
            rows = [inner(row, players) for row in rows]
        return rows if words is None else dict(zip(words, rows, strict=True))

    return shape


Taker = Callable[[State, Plain], None]  # writes plain data into a field


def _taker(f: Field) -> Taker:
    """The reverse of a shaper: what puts the plain data of a view back into a record."""
    numbers = _numbers(f.axes, f.value)
    hidden = f.see == OWNER and not (len(f.axes) == 1 and isinstance(f.value, Choice))  # of which None is a value

    def take_all(s: State, plain: Plain) -> None:
        s[f.name] = numbers(plain)

    def take_seats(s: State, plain: Plain) -> None:
        found = np.array(numbers(plain))  # of the seats that are taken
        s[f.name][tuple(map(slice, found.shape))] = found

    def take_shown(s: State, plain: Plain) -> None:
        for seat, row in enumerate(plain):
            if row is not None:
                found = np.array(numbers([row])[0])
                s[f.name][seat, *map(slice, found.shape)] = found

    return take_shown if hidden else take_seats if SEAT in f.axes else take_all


def _numbers(axes: Axes, value: Number) -> Callable[[Plain], Any]:
    plain = type(value).show is Number.show
    if not axes:
        return _the_same if plain else value.read
    inner, words = _numbers(axes[1:], value), not isinstance(axes[0], int | str)
    if inner is _the_same:
        return (lambda rows: list(rows.values())) if words else _the_same
    return lambda rows: [inner(row) for row in (rows.values() if words else rows)]


def _the_same(plain: Plain) -> Any:
    return plain
