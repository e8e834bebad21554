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

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from operator import itemgetter
from typing import Any

import numpy as np

from .encoding import decoder, encoder
from .fields import EVERYONE, OWNER, SEAT, Field, Plain
from .plain_state import plain_state, plain_type

State = Any  # one numpy record; its attributes are the declared fields
Kept = dict[Callable[[State], Any], tuple[bytes, Any]]  # by function: the content of its fields, and what it found


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
        self._plain = plain_type(self.dtype, {name for name, f in self.fields.items() if f.pile})
        self._row = np.dtype((_row_type(self.fields.values(), self._plain), self.dtype))
        self._encoders = {f.name: encoder(f) for f in self.fields.values()}
        self._decoders = {f.name: decoder(f) for f in self.fields.values()}
        self.seen = [f.name for f in self.fields.values() if f.see in (EVERYONE, OWNER)]
        self.owned = [f.name for f in self.fields.values() if f.see == OWNER]
        # Where each field begins and ends in the bytes of a state.
        self.places = {name: (at, at + part.itemsize) for name, (part, at, *_) in (self.dtype.fields or {}).items()}
        self._open = _joined(self.places[name] for name in self.seen if name not in self.owned)

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
        return self.from_bytes(bytearray(s.tobytes()))

    def restore(self, s: State, content: bytes) -> None:
        """Restores the content that `s.tobytes()` returned."""
        for name, value in zip(self.dtype.names or (), np.frombuffer(content, self.dtype)[0], strict=True):
            s[name] = value

    def view(self, s: State, seat: int | None, players: int) -> dict[str, Plain]:
        """What a seat may know, as plain data; None is a spectator."""
        return self.views(s, [seat], players)[seat]

    def views(self, s: State, seats: Iterable[int | None], players: int) -> dict[int | None, dict[str, Plain]]:
        """What each of these seats may know. The views share what everyone may see."""
        shown = self._show(s, self.seen, players)
        views = {}
        for seat in seats:
            own = {name: [row if i == seat else None for i, row in enumerate(shown[name])] for name in self.owned}
            views[seat] = shown | own
        return views

    def describe(self, s: State, players: int) -> dict[str, Plain]:
        """The whole state, in the words of `view`."""
        return self._show(s, self.fields, players)

    def _show(self, s: State, names: Iterable[str], players: int) -> dict[str, Plain]:
        return {name: self.show(s, name, players) for name in names}

    def show(self, s: State, name: str, players: int) -> Plain:
        """One field of a state as plain data."""
        return self._encoders[name](s[name].tolist(), players)

    def visible(
        self, s: State, seats: Iterable[int | None], players: int, kept: "Kept | None" = None
    ) -> dict[int | None, "VisibleRecord"]:
        """What each of these seats may know, as records. `kept` is what `for_all` found in an earlier state."""
        content = s.tobytes()
        public = bytearray(len(content))
        for start, end in self._open:
            public[start:end] = content[start:end]
        found: dict[int | None, VisibleRecord] = {}
        shared: dict[Any, Any] = {}
        kept = {} if kept is None else kept
        for seat in seats:
            own = bytearray(public)
            for start, end in () if seat is None else self._rows(seat):
                own[start:end] = content[start:end]
            found[seat] = VisibleRecord(self, bytes(own), seat, players, shared, kept, public)
        return found

    @cache  # noqa: B019 - a record lives as long as the process
    def _rows(self, seat: int) -> list[tuple[int, int]]:
        """Where a seat's rows of what only its owner may see are in the bytes of a state."""
        found = []
        for start, end in (self.places[name] for name in self.owned):
            length = (end - start) // self.seats
            found.append((start + seat * length, start + (seat + 1) * length))
        return found

    def from_bytes(self, content: bytes | bytearray) -> State:
        """A state that shares the memory of what `tobytes` returned. It can be changed if that can."""
        return np.frombuffer(content, self._row)[0]

    def known(self, view: Mapping[str, Plain], names: Sequence[str] | None = None) -> State:
        """A record with the content of a view, so that rule functions can be called on it; the rest is zero.

        The view must come from a match; it is not checked. With `names` only those fields are written, which is faster.
        """
        visible = getattr(view, "visible", None)
        names = self.seen if names is None else names
        if visible is not None:
            return self.from_bytes(self._only(visible.content, names))
        s = self.blank()
        for name in names:
            self._decoders[name](s, view[name])
        return s

    def plain(self, view: Mapping[str, Plain], names: Sequence[str]) -> Any:
        """The same as a plain state, for a function that was made with `plain_function`."""
        visible = getattr(view, "visible", None)
        if visible is None:
            return self.known(view, names).plain
        return plain_state(self._plain, self._only(visible.content, names))

    def _only(self, content: bytes, names: Iterable[str]) -> bytearray:
        """The bytes of a state with zeros instead of all other fields."""
        found = bytearray(len(content))
        for start, end in map(self.places.__getitem__, names):
            found[start:end] = content[start:end]
        return found

    def for_all(self, view: Mapping[str, Plain], names: Sequence[str], figure: Callable[[State], Any]) -> Any:
        """What a function finds in fields that everyone may see. Views of several seats share it, so do not change it.

        The function gets a plain state, as `plain` makes it. It is called once for all seats, and again only if one of
        the fields has changed. Raises ValueError if not everyone may see all of them.
        """
        visible = getattr(view, "visible", None)
        if visible is None:
            return figure(self.plain(view, names))
        if figure not in visible.shared:
            content = b"".join([visible.content[start:end] for start, end in self._public_places(names)])
            before, found = visible.kept.get(figure, (None, None))
            if content != before:
                found = figure(plain_state(self._plain, self._only(visible.content, names)))
                visible.kept[figure] = content, found
            visible.shared[figure] = found
        return visible.shared[figure]

    @cache  # noqa: B019 - a record lives as long as the process
    def _public_places(self, names: Sequence[str]) -> list[tuple[int, int]]:
        """Where these fields are in the bytes of a state. Raises ValueError for one that not everyone may see."""
        for name in names:
            if self.fields[name].see != EVERYONE:
                raise ValueError(f"not everyone may see {name}")
        return _joined(self.places[name] for name in names)

    def field_of(self, s: State, cells: Any) -> Field | None:
        """The field of this state that an array belongs to, or None."""
        start = _address(cells) - _address(s[self._an_array]) + self.places[self._an_array][0]
        for name, place in (self.dtype.fields or {}).items():
            if place[1] <= start < place[1] + place[0].itemsize:
                return self.fields.get(name)
        return None

    @cached_property
    def _an_array(self) -> str:
        """A field that is an array: its address is found faster than that of a whole state."""
        return str(next(name for name, place in (self.dtype.fields or {}).items() if place[0].shape))


class VisibleRecord:
    """A state of which only those bytes are not zero that a seat may know.

    `shared` is for what is computed once for all seats, and `kept` for what stays the same in later states.
    """

    __slots__ = ("_players", "_public", "_record", "_seat", "content", "kept", "shared")

    def __init__(
        self,
        record: Record,
        content: bytes,
        seat: int | None,
        players: int,
        shared: dict[Any, Any],
        kept: Kept,
        public: bytearray,
    ) -> None:
        self._record, self.content, self._seat, self._players = record, content, seat, players
        self.shared, self.kept, self._public = shared, kept, public

    def for_spectators(self) -> "VisibleRecord":
        """The same state as a spectator may know it."""
        public = self._public
        return VisibleRecord(self._record, bytes(public), None, self._players, self.shared, self.kept, public)

    @property
    def names(self) -> Sequence[str]:
        """The fields that a seat may see, if only its own row of them."""
        return self._record.seen

    def show(self, name: str) -> Plain:
        """A field as plain data; None in the rows of others, where only the owner may see them. Raises KeyError."""
        if name in self.shared:
            return self.shared[name]
        if name not in self._record.seen:
            raise KeyError(name)
        plain = self._record.show(self._record.from_bytes(self.content), name, self._players)
        if name not in self._record.owned:
            self.shared[name] = plain
            return plain
        return [row if seat == self._seat else None for seat, row in enumerate(plain)]


def _joined(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same places in order; those that follow each other are one."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if found and found[-1][1] == start:
            found[-1] = found[-1][0], end
        else:
            found.append((start, end))
    return found


def _address(cells: Any) -> int:
    return int(np.asarray(cells).__array_interface__["data"][0])


def _narrowed(field: Field) -> type:
    low, high = field.value.limits
    return np.int8 if field.dtype is np.int16 and low >= -128 and high <= 127 else field.dtype


def _row_type(fields: Iterable[Field], plain: type) -> type[np.void]:
    """The type of a state. numpy.record looks fields up in Python code, which is five times slower.

    An array of a state is looked up once and then kept: rule functions read its cells one by one. `plain` is the same
    state with Python's own numbers.
    """

    found = {f.name: _KeptArray(f.name) if f.axes else property(itemgetter(f.name)) for f in fields}

    def put(s: State, name: str, value: Any) -> None:
        if name not in found:
            raise AttributeError(f"a state has no field {name!r}")
        s[name] = value

    return type("Row", (np.void,), {"__setattr__": put, "plain": _KeptPlain(plain), **found})


class _KeptArray:
    """An attribute of a state that stays in its `__dict__` after the first look. It shares the memory of the state."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, s: State, kind: type) -> Any:
        kept = s.__dict__[self._name] = s[self._name]
        return kept


class _KeptPlain:
    """The attribute `plain` of a state, which stays in its `__dict__` after the first look."""

    def __init__(self, kind: type) -> None:
        self._kind = kind

    def __get__(self, s: State, kind: type) -> Any:
        kept = s.__dict__["plain"] = plain_state(self._kind, s.base.view(np.uint8).data)
        return kept
