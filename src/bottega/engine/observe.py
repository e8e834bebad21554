"""Observations: what a seat may know, as a row of small numbers, for reinforcement learning.

The layout follows from the declared visibility of the fields, so an observation contains nothing that is not in the
seat's view. Seats count from the observer: its own row comes first, and a field that names a seat says how many places
to the left that seat is. Fields packed in bits are split into one number each. The last number is the observer's own
seat, because some moves name a seat.

The function that writes an observation is generated from the layout as text in the rules dialect. So it runs on every
target, and compiled it is little more than copying.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from .fields import EVERYONE, OWNER, SEAT, Choice, Field, Flags, Seat, Seats
from .game import Game
from .generated import Names, Rule, function

LONG = 16  # a loop of this length is not unrolled, so that it copies many numbers at once


OWN = Field("seat", OWNER, (SEAT,))  # not a field of the record, but every seat knows its number


def to_the_left(who: Any, seat: Any, players: Any) -> Any:
    """How many places to the left of a seat another one is; -1 stays nobody."""
    places = who - seat
    if places < 0:
        places += players
    return places if who >= 0 else -1


@dataclass(frozen=True)
class Part:
    """The place of one field in an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str  # number, choice, seat, flag or count
    axes: tuple[str, ...]  # what runs along each axis of the shape
    words: Sequence[str | int] = ()  # of a choice: what its numbers stand for; of flags and counts: the last axis

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def stop(self) -> int:
        return self.start + self.size


class Layout:
    """The places of all fields in the observations of a game with a number of players.

    >>> import bottega
    >>> layout = Layout.of(bottega.game(bottega.GAMES[0]), players=3)
    >>> layout["players"].size, layout["seat"].stop == layout.size
    (1, True)
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        seen = [field for field in game.record.fields.values() if field.see in (EVERYONE, OWNER)]
        self.fields = {field.name: field for field in [*seen, OWN]}
        self.parts: list[Part] = []
        self.size = 0
        for field in self.fields.values():
            self.parts.append(self._part(field, self.size))
            self.size = self.parts[-1].stop

    @staticmethod
    @cache
    def of(game: Game, players: int) -> "Layout":
        """The layout, made once."""
        return Layout(game, players)

    def __getitem__(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def _part(self, field: Field, start: int) -> Part:
        axes = field.axes[1:] if field.see == OWNER else field.axes
        shape = [self._length(axis) for axis in axes]
        names = [axis if isinstance(axis, str) else _words(axis) for axis in axes]
        value, words = field.value, tuple[str | int, ...]()
        meaning = "seat" if isinstance(value, Seat) else "choice" if isinstance(value, Choice) else "number"
        if isinstance(value, Choice):
            words = tuple(value.words)
        if value.packed is not None:
            parts, bits, _ = value.packed
            shape.append(self.players if isinstance(value, Seats) else parts)
            names.append("seat" if isinstance(value, Seats) else _words(getattr(value, "words", parts)))
            meaning = "flag" if bits == 1 else "count"
            if isinstance(value, Flags) and not isinstance(value, Seats):
                words = tuple(value.words)
        elif np.dtype(field.dtype).itemsize > 2:
            raise TypeError(f"{field.name!r} does not fit an observation: say how it is packed")
        return Part(field.name, start, tuple(shape), meaning, tuple(names), words)

    def _length(self, axis: int | str | Sequence[str | int]) -> int:
        if axis == SEAT:
            return self.players
        return axis if isinstance(axis, int) else len(axis)

    @property
    def limits(self) -> tuple[Any, Any]:
        """The smallest and the largest value in each place."""
        rows = np.empty((2, self.size), np.int16)
        for part in self.parts:
            rows[:, part.start : part.stop] = np.array(self._limits(part))[:, None]
        return rows[0], rows[1]

    def _limits(self, part: Part) -> tuple[int, int]:
        field = self.fields[part.name]
        if part.meaning == "seat":
            return -1, self.players - 1
        if field is OWN:
            return 0, self.players - 1
        if field.name == "players":
            return self.game.players[0], self.game.players[-1]
        if field.name in self.game.variants:
            return 0, 1
        return field.limits if field.value.packed is None else (0, 2 ** field.value.packed[1] - 1)

    def read(self, observation: Any) -> dict[str, Any]:
        """Splits an observation into its fields; the arrays are views of it."""
        return {part.name: observation[part.start : part.stop].reshape(part.shape) for part in self.parts}

    # ---- the generated function

    @property
    def text(self) -> str:
        """`observe(s, seat, out)` in the rules dialect."""
        once: list[str] = []
        for_each_seat: list[str] = []
        for part in self.parts:
            field = self.fields[part.name]
            by_seat = isinstance(field.value, Seats) or (field.see == EVERYONE and field.axes[:1] == (SEAT,))
            (for_each_seat if by_seat else once).extend(self._lines(part, field))
        lines = [
            "def observe(s, seat, out):",
            f'    """What a seat knows in {self.game.slug} for {self.players}, in {self.size} numbers."""',
            "    none = out.size >> 40  # 0, which the compiler does not know",
            *(f"    {line}" for line in once),
            f"    for i in range({self.players}):",
            "        who = seat + i",
            f"        if who >= {self.players}:",
            f"            who -= {self.players}",
            *(f"        {line}" for line in for_each_seat),
        ]
        return "\n".join(lines) + "\n"

    def _lines(self, part: Part, field: Field) -> Iterator[str]:
        """The code for one field: a loop for each axis except the seats, then one for packed bits."""
        index, at, indent, inner = [], [str(part.start)], "", list(part.shape)
        if field is OWN:
            yield f"out[{part.start}] = seat"
            return
        if isinstance(field.value, Seats):
            yield f"out[{part.start} + i] = s.{part.name} >> who & 1"
            return
        if field.axes[:1] == (SEAT,):
            index.append("seat" if field.see == OWNER else "who")
            if field.see == EVERYONE:
                stride = int(np.prod(inner[1:], dtype=np.int64))
                at.append(f"i * {stride}" if stride > 1 else "i")
                del inner[0]
        packed = field.value.packed
        loops = inner if packed is None else inner[:-1]
        for depth, length in enumerate(loops):
            name, stride = "abc"[depth], int(np.prod(inner[depth + 1 :], dtype=np.int64))
            yield f"{indent}for {name} in range({length}{' + none' if length >= LONG else ''}):"
            index.append(name)
            at.append(f"{name} * {stride}" if stride > 1 else name)
            indent += "    "
        value = f"s.{part.name}" + (f"[{', '.join(index)}]" if index else "")
        place = " + ".join(at)
        if isinstance(field.value, Seat):
            yield f"{indent}out[{place}] = to_the_left({value}, seat, {self.players})"
        elif packed is None:
            yield f"{indent}out[{place}] = {value}"
        else:
            parts, bits, first = packed
            yield f"{indent}packed = {value}" + (f" >> {first}" if first else "")
            yield f"{indent}for bit in range({parts}):"
            shift = "bit" if bits == 1 else f"bit * {bits}"
            yield f"{indent}    out[{place} + bit] = packed >> {shift} & {2**bits - 1}"

    @property
    def observe(self) -> Rule:
        """The function itself."""
        return function(self.text, {"to_the_left": to_the_left}, __name__)


def for_any_number(layouts: Mapping[int, Layout]) -> Rule:
    """`observe(s, seat, out)` for a state with any of these numbers of players: it calls that of the right layout."""
    names = Names()
    lines = ["def observe_any(s, seat, out):"]
    for players, layout in layouts.items():
        lines += [f"    if s.players == {players}:", f"        {names.of(layout.observe)}(s, seat, out)"]
    return function("\n".join(lines) + "\n", names.all, __name__)


def _words(axis: int | Sequence[str | int]) -> str:
    return str(axis) if isinstance(axis, int) else " ".join(map(str, axis))
