"""The record of a state: its fields, their shapes, and who may see each of them.

>>> from bottega.engine.fields import NOBODY
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

from collections.abc import Iterable, Mapping, Sequence
from operator import is_, itemgetter
from typing import Any

import numpy as np

from .encoding import decoder, encoder
from .fields import EVERYONE, OWNER, SEAT, Field, Plain

State = Any  # one numpy record; its attributes are the declared fields

MAX_LAST_KNOWN = 32  # records that `Record.known` keeps


class Record:
    """The fields of a game's state, and their numpy dtype.

    `narrow` is a second dtype with the same fields, in which a field has one byte if its values fit. It is for devices,
    whose fastest memory is small. Plain Python would compute in bytes with it and overflow; compiled code does not.
    """

    def __init__(self, seats: int, fields: Iterable[Field]) -> None:
        self.seats = seats
        self.fields = {f.name: f for f in fields}
        self.dtype = self._packed({name: f.dtype for name, f in self.fields.items()})
        self.narrow = self._packed({name: _narrowed(f) for name, f in self.fields.items()})
        self._row = np.dtype((_row_type(self.fields), self.dtype))
        self._encoders = {f.name: encoder(f) for f in self.fields.values()}
        self._decoders = {f.name: decoder(f) for f in self.fields.values()}
        # By the id of the names that `known` was given: the names, the values, and the record.
        self._last_known: dict[int, tuple[Sequence[str], list[Plain], State]] = {}
        self._seen = [f.name for f in self.fields.values() if f.see in (EVERYONE, OWNER)]
        self._owned = [f.name for f in self.fields.values() if f.see == OWNER]

    def _packed(self, types: Mapping[str, type]) -> Any:
        """The dtype of a record whose fields have these types."""
        widest_first = sorted(self.fields.values(), key=lambda f: -np.dtype(types[f.name]).itemsize)  # no gaps
        parts: list[tuple[str, type, tuple[int, ...]]]
        parts = [(f.name, types[f.name], tuple(map(self._length, f.axes))) for f in widest_first]
        tail = -np.dtype(parts).itemsize % 8
        if tail:  # some targets would copy a gap at the end and others not, so it is a field
            parts.append(("_fill", np.int8, (tail,)))
        return np.dtype((np.record, np.dtype(parts, align=True)))

    def recast(self, records: Any, dtype: Any) -> Any:
        """Converts records to `dtype` or `narrow`."""
        cast = np.zeros(records.shape, dtype)
        for name in self.fields:
            cast[name] = records[name]
        return cast

    def _length(self, axis: int | str | Sequence[str | int]) -> int:
        if axis == SEAT:
            return self.seats
        return axis if isinstance(axis, int) else len(axis)

    def blank(self) -> State:
        """A new record, all zero."""
        return np.zeros(1, self._row)[0]

    def copy(self, s: State) -> State:
        """An independent copy."""
        return np.frombuffer(bytearray(s.tobytes()), self._row)[0]

    def restore(self, s: State, content: bytes) -> None:
        """Restores the content that `s.tobytes()` returned."""
        for name, value in zip(self.dtype.names or (), np.frombuffer(content, self.dtype)[0], strict=True):
            s[name] = value

    def view(self, s: State, seat: int | None, players: int) -> dict[str, Plain]:
        """What a seat may know, as plain data; None is a spectator."""
        return self.views(s, [seat], players)[seat]

    def views(self, s: State, seats: Iterable[int | None], players: int) -> dict[int | None, dict[str, Plain]]:
        """What each of these seats may know. The views share what everyone may see."""
        shown = self._show(s, self._seen, players)
        views = {}
        for seat in seats:
            own = {name: [row if i == seat else None for i, row in enumerate(shown[name])] for name in self._owned}
            views[seat] = shown | own
        return views

    def describe(self, s: State, players: int) -> dict[str, Plain]:
        """The whole state, in the words of `view`."""
        return self._show(s, self.fields, players)

    def _show(self, s: State, names: Iterable[str], players: int) -> dict[str, Plain]:
        return {name: self._encoders[name](s[name].tolist(), players) for name in names}

    def known(self, view: Mapping[str, Plain], names: Sequence[str] | None = None) -> State:
        """A record with the content of a view, so that rule functions can be called on it; the rest is zero.

        The view must come from `views` or `describe`; it is not checked. With `names` only those fields are written,
        which is faster. Views of several seats share what everyone may see. If all these values are the very objects of
        the last call, its record is copied, which is much faster still.
        """
        names = self._seen if names is None else names
        values = [view[name] for name in names]
        last = self._last_known.get(id(names))
        if last is not None and last[0] is names and all(map(is_, last[1], values)):
            return self.copy(last[2])
        s = self.blank()
        for name, value in zip(names, values, strict=True):
            self._decoders[name](s, value)
        if len(self._last_known) > MAX_LAST_KNOWN:
            self._last_known.clear()
        self._last_known[id(names)] = names, values, self.copy(s)
        return s

    def field_of(self, s: State, cells: Any) -> Field | None:
        """The field of this state that an array belongs to, or None."""
        start = _address(cells) - _address(s)
        for name, place in (self.dtype.fields or {}).items():
            if place[1] <= start < place[1] + place[0].itemsize:
                return self.fields.get(name)
        return None


def _address(cells: Any) -> int:
    return int(cells.__array_interface__["data"][0])


def _narrowed(field: Field) -> type:
    low, high = field.value.limits
    return np.int8 if field.dtype is np.int16 and low >= -128 and high <= 127 else field.dtype


def _row_type(names: Iterable[str]) -> type[np.void]:
    """The type of a state. numpy.record looks fields up in Python code, which is five times slower."""

    def attribute(name: str) -> property:
        def put(s: State, value: Any) -> None:
            s[name] = value

        return property(itemgetter(name), put)

    return type("Row", (np.void,), {"__slots__": (), **{name: attribute(name) for name in names}})
