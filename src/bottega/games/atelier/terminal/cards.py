"""Short texts for colour cards and for what is printed on the other pieces."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from rich.text import Text

from ....terminal.board import View
from ....terminal.translator import Translator
from ..components import COLOURS
from ..facts import facts

# Readable on black and on white; the letter also shows the colour.
INKS = dict(zip(COLOURS, ("#d9483b", "#4f7fd9", "#b8960c", "#3f9e4f", "#a0704a"), strict=True))

Printed = Mapping[str, Any]


def printed(view: View, pieces: str, name: str) -> Printed:
    """What is printed on a painting, mastery or achievement."""
    return next(piece for piece in all_of(view, pieces) if piece["name"] == name)


def all_of(view: View, pieces: str) -> list[Printed]:
    """All paintings, masteries, achievements, levels or colour cards of the box."""
    found: list[Printed] = box(view["ring"])[pieces]
    return found


@cache
def box(ring: str) -> Printed:
    """What is printed on all pieces, with this ring of spaces."""
    return facts({"ring": ring})


def letter(colour: str, t: Translator) -> str:
    return t(f"atelier-letter-{colour}")


def card(name: str, t: Translator) -> Text:
    """Letter and value, such as R3."""
    colour, value = name.split("_")
    return Text(f"{letter(colour, t)}{value}", f"bold {INKS[colour]}")


def cards(names: Iterable[str], t: Translator) -> Text:
    return Text(" ").join([card(name, t) for name in names])


def letters(colours: Iterable[str], t: Translator) -> Text:
    """Colours, a letter each."""
    return Text(" ").join([Text(letter(colour, t), INKS[colour]) for colour in colours])


def levels(view: View) -> Iterable[tuple[int, int | None, int]]:
    """1.5: the levels: from and to which esteem, and the extra points of a Paint action; the last has no end."""
    steps = [(level["esteem"], level["bonus"]) for level in all_of(view, "levels")]
    for (first, bonus), (following, _) in pairwise(steps):
        yield first, following - 1, bonus
    yield steps[-1][0], None, steps[-1][1]
