"""A state whose cells are Python's own numbers, for a match that is played in plain Python.

numpy makes a number of its own of every cell that is read. To read, compare and write a field takes 5 to 10 times as
long as here. Both share the memory: what one writes, the other reads.
"""

import ctypes
from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

NUMBERS: Mapping[str, type] = {"int16": ctypes.c_int16, "int32": ctypes.c_int32, "int64": ctypes.c_int64}


def plain_type(dtype: Any, piles: Collection[str]) -> type[ctypes.Structure]:
    """The type of the plain states of a record. Its fields without axes are read and written by ctypes.

    An array is a memoryview, which has Python's own numbers too. With several axes it has cells, but no rows; only
    `piles`, which are shuffled one by one, have rows.
    """
    layout: list[tuple[str, Any]] = []
    arrays: dict[str, _KeptCells] = {}
    places = {name: (part, at) for name, (part, at, *_) in (dtype.fields or {}).items()}
    for name, (part, at) in sorted(places.items(), key=lambda place: place[1][1]):
        if part.shape:
            layout.append((f"_{name}", ctypes.c_byte * part.itemsize))
            arrays[name] = _KeptCells(name, at, part, name in piles and len(part.shape) == 2)
        else:
            layout.append((name, NUMBERS[part.base.name]))
    made = type("PlainState", (ctypes.Structure,), {"_fields_": layout, **arrays})
    assert ctypes.sizeof(made) == dtype.itemsize, "the layout has gaps"
    return made


def plain_state(kind: type[ctypes.Structure], memory: bytearray | memoryview) -> Any:
    """A plain state in the memory of a state."""
    s = kind.from_buffer(memory)
    s.__dict__["_memory"] = memoryview(memory)
    return s


def plain_copy(s: Any) -> Any:
    """An independent copy of a plain state."""
    return plain_state(type(s), bytearray(s))


class _KeptCells:
    """An attribute of a plain state that stays in its `__dict__` after the first look."""

    def __init__(self, name: str, start: int, part: Any, with_rows: bool) -> None:
        self._name, self._start, self._end, self._with_rows = name, start, start + part.itemsize, with_rows
        self._format, self._shape = part.base.char, part.shape

    def __get__(self, s: Any, kind: type) -> Any:
        cells: Any = s._memory[self._start : self._end].cast(self._format, self._shape)
        if self._with_rows:
            cells = _Piles(cells)
        s.__dict__[self._name] = cells
        return cells


class _Piles:
    """An array of piles. A pile is found by one index, a cell by two."""

    def __init__(self, cells: memoryview) -> None:
        self._rows = [row.data for row in np.asarray(cells)]

    def __getitem__(self, index: Any) -> Any:
        return self._rows[index[0]][index[1]] if isinstance(index, tuple) else self._rows[index]

    def __setitem__(self, index: tuple[int, int], value: int) -> None:
        self._rows[index[0]][index[1]] = value


def plain_constant(value: Any) -> Any:
    """A constant or a table that rules read, with Python's own numbers."""
    if isinstance(value, np.generic):
        return value.item()
    if not isinstance(value, np.ndarray):
        return value
    return value.tolist() if value.ndim == 1 else value.data
