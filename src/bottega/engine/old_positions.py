"""Whole positions as older versions wrote them: format 1.

Format 1 listed the cells of a field one by one, the empty ones too: a deck in the order of the record, whichever end is
the top, and some cards by their number. Only a whole position can be read: older versions completed a description in
another way.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .encoding import from_the_top
from .errors import ImpossiblePosition
from .fields import Axes, Choice, Field, Plain, is_whole

if TYPE_CHECKING:
    from .game import Game

FORMAT = 2  # of the positions that this version writes


def from_format_1(game: "Game", position: Mapping[str, Plain]) -> dict[str, Plain]:
    """A whole position of format 1, in the words of today. Raises ImpossiblePosition if it is not whole."""
    settings = {"rng", "players", *(option.name for option in game.options), *game.variants}
    missing = [name for name in game.record.fields if name not in settings and name not in position]
    if missing:
        raise ImpossiblePosition(f"{missing[0]}: an older version worked it out in another way; say it")
    return {
        name: _read(game.record.fields[name], plain, game.record.fields[name].axes)
        if name in game.record.fields
        else plain
        for name, plain in position.items()
    }


def _read(field: Field, plain: Any, axes: Axes) -> Plain:
    if not axes:
        return _by_name(field, plain)
    if field.pile and len(axes) == 1:
        cells = [field.value.read(_by_name(field, cell)) for cell in plain]
        return [field.value.show(thing) for thing in from_the_top(cells, field.value.empty, field.pile)]
    if isinstance(plain, Mapping):
        return {word: _read(field, row, axes[1:]) for word, row in plain.items()}
    return [_read(field, row, axes[1:]) for row in plain]


def _by_name(field: Field, plain: Plain) -> Plain:
    """A card that was written as its number, by its name."""
    if isinstance(field.value, Choice) and is_whole(plain) and plain not in field.value.words:
        return field.value.show(plain)
    return plain
