"""Encoders turn the numbers of a field into the plain data of a view; decoders turn it back.

Each field's encoder and decoder are made once, because views are made often.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .fields import OWNER, SEAT, TOP_LAST, Axes, Choice, Field, Number, Plain

Encoder = Callable[[Any, int], Plain]  # from the numbers of a field, as numpy lists them, and the number of players


def _unchanged(numbers: Any, players: int) -> Plain:
    return numbers


def encoder(f: Field) -> Encoder:
    """The function that turns the numbers of a field into plain data.

    An axis of words becomes a dict, the axis of seats has only the seats that play, and a pile is listed from the top.
    """
    return _encoder(f.axes, f.value, f.pile)


def _encoder(axes: Axes, value: Number, pile: str | None) -> Encoder:
    if pile and len(axes) == 1:
        return lambda numbers, players: [value.show(number) for number in from_the_top(numbers, value.empty, pile)]
    if not axes:
        return _unchanged if type(value).show is Number.show else lambda number, players: value.show(number)
    axis, inner = axes[0], _encoder(axes[1:], value, pile)
    seats, bare = axis == SEAT, inner is _unchanged
    words = None if isinstance(axis, int | str) else axis
    if bare and not seats and words is None:
        return _unchanged

    def encode(rows: Any, players: int) -> Plain:
        if seats:
            rows = rows[:players]
        if not bare:
            rows = [inner(row, players) for row in rows]
        return rows if words is None else dict(zip(words, rows, strict=True))

    return encode


def from_the_top(numbers: Sequence[int], empty: int, pile: str) -> list[int]:
    """A pile in the order in which it will be drawn. Things after a gap were put aside, and come last."""
    end = next((i for i, number in enumerate(numbers) if number == empty), len(numbers))
    things = list(numbers[:end])
    aside = [number for number in numbers[end:] if number != empty]
    return (things[::-1] if pile == TOP_LAST else things) + aside


def piled_up(things: Sequence[int], length: Any, empty: int, pile: str) -> list[int]:
    """The reverse of `from_the_top`, if nothing was put aside."""
    return [*(things[::-1] if pile == TOP_LAST else things), *[empty] * (length - len(things))]


Decoder = Callable[[Any, Plain], None]  # writes plain data into a field


def decoder(f: Field) -> Decoder:
    """The reverse of an encoder: the function that writes the plain data of a view into a record."""
    numbers = _numbers(f.axes, f.value, f.pile)
    hidden = f.see == OWNER and not (len(f.axes) == 1 and isinstance(f.value, Choice))  # there None is a value

    def decode_all(s: Any, plain: Plain) -> None:
        s[f.name] = numbers(plain)

    def decode_seats(s: Any, plain: Plain) -> None:
        found = np.array(numbers(plain))  # only the occupied seats
        s[f.name][tuple(map(slice, found.shape))] = found

    def decode_shown(s: Any, plain: Plain) -> None:
        for seat, row in enumerate(plain):
            if row is not None:
                found = np.array(numbers([row])[0])
                s[f.name][seat, *map(slice, found.shape)] = found

    return decode_shown if hidden else decode_seats if SEAT in f.axes else decode_all


def _numbers(axes: Axes, value: Number, pile: str | None) -> Callable[[Plain], Any]:
    if pile and len(axes) == 1:
        return lambda things: piled_up([value.read(thing) for thing in things], axes[0], value.empty, pile)
    plain = type(value).show is Number.show
    if not axes:
        return _same if plain else value.read
    inner, words = _numbers(axes[1:], value, pile), not isinstance(axes[0], int | str)
    if inner is _same:
        return (lambda rows: list(rows.values())) if words else _same
    return lambda rows: [inner(row) for row in (rows.values() if words else rows)]


def _same(plain: Plain) -> Any:
    return plain
