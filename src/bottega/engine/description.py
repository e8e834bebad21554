"""Reads the description of a position into a record. A description is plain data in the words of a view.

The given values are written over the set-up. A field is not given if it is missing or None. The same is true of a seat
or a row that is None, and of the seats after the end of a list. The places after the end of a list of places are empty.
A pile is listed from the top.

A view is a valid description. It names its seat, so None in the row of another seat means hidden, even for fields in
which None is a value.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import numpy as np

from .chance import SeededRandom
from .encoding import piled_up
from .errors import ImpossiblePosition
from .fields import OWNER, SEAT, Axes, Choice, Field, Plain, Seat, Seats, index, is_whole
from .record import Record, State

if TYPE_CHECKING:
    from .game import Game

# What a view contains besides the fields of the record. All of it follows from the fields.
OF_A_VIEW = ("game", "commitment", "seed", "scores", "winners", "asked", "figures")
WHOSE = "seat"  # the seat that a view belongs to
FILLING = -1  # the moment of a match at which a description is completed: before all moves


class Given(frozenset[str]):
    """The names of the fields that a description gives, and which of their numbers.

    A game's `complete` must not change them. `random` is for the rest: the same for the same seed.
    """

    random: SeededRandom
    _said: Mapping[str, Any]
    _players: int

    def __new__(cls, said: Mapping[str, Any], players: int, random: SeededRandom) -> "Given":
        self = super().__new__(cls, (name for name, numbers in said.items() if numbers.any()))
        self._said, self._players, self.random = said, players, random
        return self

    def said(self, name: str) -> Any:
        """For each number of a field whether it is given: an array of the field's shape, for the seats that play."""
        return self._said[name]

    def whole(self, name: str, *place: int) -> bool:
        """Whether a whole field is given, or the whole of one place along its first axes, such as a seat."""
        return bool(self._said[name][place].all())

    def seats(self, name: str) -> list[int]:
        """The seats for which something is given, for a field with a row for each seat."""
        return [seat for seat in range(self._players) if self._said[name][seat].any()]


def write(record: Record, s: State, description: Mapping[str, Plain], players: int, seed: str) -> Given:
    """Writes a description into a record. Raises ImpossiblePosition if it is not a valid description."""
    said = {name: np.zeros(record.dtype[name].shape, bool) for name in record.fields}
    hidden_from = [description[WHOSE]] if WHOSE in description else []
    if hidden_from and hidden_from[0] is not None and not _is_seat(hidden_from[0], players):
        raise ImpossiblePosition(f"seat: {hidden_from[0]!r} is no seat of {players} players; None is a spectator")
    for name, plain in description.items():
        if name == WHOSE and name not in record.fields:
            continue
        if name not in record.fields or name == "rng":
            raise ImpossiblePosition(f"{name}: there is no such thing in a position of this game{_near(record, name)}")
        reading = _Reading(record.fields[name], np.array(s[name]), said[name], players, hidden_from)
        try:
            reading.put(plain, record.fields[name].axes, ())
        except ImpossiblePosition as error:
            raise ImpossiblePosition(f"{name}: {error}") from None
        s[name] = reading.numbers
    for name, f in record.fields.items():
        said[name] = said[name][tuple(slice(players) if axis == SEAT else slice(None) for axis in f.axes)]
    return Given(said, players, SeededRandom(seed, FILLING))


def _near(record: Record, name: Any) -> str:
    near = get_close_matches(str(name), [known for known in record.fields if known != "rng"], n=3)
    return f"; is it {' or '.join(near)}?" if near else ""


def _is_seat(plain: Plain, players: int) -> bool:
    return is_whole(plain) and 0 <= plain < players


class _Reading:
    """Reads the plain data of one field into its numbers, and notes which of them are given."""

    def __init__(self, f: Field, numbers: Any, said: Any, players: int, hidden_from: list[Any]) -> None:
        self.f, self.numbers, self.said, self.players = f, numbers, said, players
        self.hidden_from = hidden_from if f.see == OWNER else []

    def put(self, plain: Plain, axes: Axes, at: tuple[int, ...]) -> None:
        if plain is None and (axes or not isinstance(self.f.value, Choice) or self._is_hidden(at)):
            return
        if not axes:
            self.numbers[at] = self._number(plain)
            self.said[at] = True
        elif axes[0] == SEAT:
            self._put_seats(plain, axes, at)
        elif isinstance(axes[0], int):
            self._put_places(plain, axes, at)
        else:
            self._put_table(plain, axes, at)

    def _is_hidden(self, at: tuple[int, ...]) -> bool:
        return bool(self.hidden_from) and at[0] != self.hidden_from[0]

    def _put_seats(self, plain: Plain, axes: Axes, at: tuple[int, ...]) -> None:
        if not isinstance(plain, list | tuple):
            raise ImpossiblePosition(f"{plain!r} is not a list with an entry for each seat")
        if len(plain) > self.players:
            raise ImpossiblePosition(f"it has entries for {len(plain)} seats, but there are {self.players} players")
        for seat, row in enumerate(plain):
            try:
                self.put(row, axes[1:], (*at, seat))
            except ImpossiblePosition as error:
                raise ImpossiblePosition(f"seat {seat}: {error}") from None

    def _put_places(self, plain: Plain, axes: Axes, at: tuple[int, ...]) -> None:
        length = self.numbers.shape[len(at)]
        if not isinstance(plain, list | tuple):
            raise ImpossiblePosition(f"{plain!r} is not a list")
        if self.f.pile and len(axes) == 1:
            self._put_pile(list(plain), length, at)
            return
        if len(plain) > length:
            raise ImpossiblePosition(f"it has {len(plain)} entries, but there is room for {length}")
        self.numbers[at], self.said[at] = self.f.value.empty, True
        for place, row in enumerate(plain):
            if row is None and not isinstance(self.f.value, Choice):
                raise ImpossiblePosition("None stands for one of its places; say all of them or leave out the list")
            self.put(row, axes[1:], (*at, place))

    def _put_pile(self, plain: list[Plain], length: int, at: tuple[int, ...]) -> None:
        things = [self._number(thing) for thing in plain]
        empty = self.f.value.empty
        while things and things[-1] == empty:
            things.pop()
        if empty in things:
            raise ImpossiblePosition(
                f"there is a gap after {things.index(empty)}; a pile is listed whole, from the top"
            )
        if len(things) > length:
            raise ImpossiblePosition(f"it has {len(things)} entries, but there are only {length}")
        self.numbers[at] = piled_up(things, length, empty, str(self.f.pile))
        self.said[at] = True

    def _put_table(self, plain: Plain, axes: Axes, at: tuple[int, ...]) -> None:
        words: Any = axes[0]
        if not isinstance(plain, Mapping):
            raise ImpossiblePosition(f"{plain!r} is not a table with the keys {', '.join(map(str, words[:12]))}")
        for word, row in plain.items():
            place = index(words, word)
            try:
                self.put(row, axes[1:], (*at, place))
            except ImpossiblePosition as error:
                raise ImpossiblePosition(f"{word}: {error}") from None

    def _number(self, plain: Plain) -> int:
        f = self.f
        number = f.value.read(plain)
        low, high = f.limits
        if isinstance(f.value, Seat) and not -1 <= number < self.players:
            raise ImpossiblePosition(
                f"there is no seat {number}; with {self.players} players they are 0 to {self.players - 1}, -1 is nobody"
            )
        if isinstance(f.value, Seats) and number >> self.players:
            raise ImpossiblePosition(f"{plain!r} has more than the seats 0 to {self.players - 1}")
        if not low <= number <= high:
            limit = f"less than {low}" if number < low else f"more than {high}"
            raise ImpossiblePosition(f"{plain!r} is {limit}, and so impossible")
        return number


def split(
    game: "Game", description: Mapping[str, Plain], arguments: Mapping[str, Any]
) -> tuple[int, dict[str, Any], dict[str, Plain]]:
    """The number of players, the options and the position itself, from a description and keyword arguments.

    If both give an option, they must agree. What a view contains besides the fields is left out.
    """
    if not isinstance(description, Mapping):
        raise ImpossiblePosition(f"{description!r} is not a description: a table of what stands where")
    if description.get("game", game.slug) != game.slug:
        raise ImpossiblePosition(f"game: this is a view of {description['game']!r}, not of {game.slug!r}")
    position = {name: plain for name, plain in description.items() if name not in OF_A_VIEW}
    if "commitment" not in description:
        extra = [name for name in OF_A_VIEW if name in description and name != "game"]
        if extra:
            raise ImpossiblePosition(f"{extra[0]}: it follows from the rest and cannot be described")
    options = {o.name: position.pop(o.name) for o in game.options if o.name in position}
    options |= _variants(game, position)
    players = position.get("players")
    for name, value in arguments.items():
        said = players if name == "players" else options.get(name)
        given = sorted(value) if name == "variants" and isinstance(value, list | tuple | set) else value
        if said is not None and said != given:
            raise ImpossiblePosition(f"{name}: the description says {said!r}, the argument {value!r}")
        if name == "players":
            players = value
        else:
            options[name] = value
    if players is None:
        raise ImpossiblePosition("players: say how many there are")
    if not is_whole(players):
        raise ImpossiblePosition(f"players: {players!r} is not a whole number")
    return players, options, position


def _variants(game: "Game", position: dict[str, Plain]) -> dict[str, list[str]]:
    """The variants, if they are given: each by its name as true or false, or all in a list."""
    found: dict[str, bool] = {}
    for variant in game.variants:
        if variant in position:
            plain = position.pop(variant)
            if plain not in (True, False) or not isinstance(plain, int):
                raise ImpossiblePosition(f"{variant}: {plain!r} is neither true (1) nor false (0)")
            found[variant] = bool(plain)
    listed = position.pop("variants", None)
    if listed is not None:
        game.check_variants(listed)
        wrong = [variant for variant, played in found.items() if played != (variant in listed)]
        if wrong:
            raise ImpossiblePosition(f"{wrong[0]}: it contradicts variants, which is {listed!r}")
        return {"variants": sorted(listed)}
    return {"variants": sorted(v for v, played in found.items() if played)} if found else {}


def check_settings(shown: Mapping[str, Plain], said: Mapping[str, Plain], names: Iterable[str]) -> None:
    """Refuses a position that contradicts the settings of the match."""
    for name in names:
        if name in said and said[name] != shown[name]:
            raise ImpossiblePosition(f"{name}: the match is played with {shown[name]!r}, not {said[name]!r}")
