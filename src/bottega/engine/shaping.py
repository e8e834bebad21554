"""From the numbers of a field to plain data, as a view shows it, and back; prepared once, for views are made often."""

from collections.abc import Callable
from typing import Any

import numpy as np

from .fields import OWNER, SEAT, Axes, Choice, Field, Number, Plain

Shaper = Callable[[Any, int], Plain]  # from the numbers of a field, as numpy lists them, and the number of players


def _as_it_is(numbers: Any, players: int) -> Plain:
    return numbers


def shaper(axes: Axes, value: Number) -> Shaper:
    """What turns the numbers of a field into plain data: words along the axes, and only the seats that are taken."""
    if not axes:
        return _as_it_is if type(value).show is Number.show else lambda number, players: value.show(number)
    axis, inner = axes[0], shaper(axes[1:], value)
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


Taker = Callable[[Any, Plain], None]  # writes plain data into a field


def taker(f: Field) -> Taker:
    """The reverse of a shaper: what puts the plain data of a view back into a record."""
    numbers = _numbers(f.axes, f.value)
    hidden = f.see == OWNER and not (len(f.axes) == 1 and isinstance(f.value, Choice))  # of which None is a value

    def take_all(s: Any, plain: Plain) -> None:
        s[f.name] = numbers(plain)

    def take_seats(s: Any, plain: Plain) -> None:
        found = np.array(numbers(plain))  # of the seats that are taken
        s[f.name][tuple(map(slice, found.shape))] = found

    def take_shown(s: Any, plain: Plain) -> None:
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
