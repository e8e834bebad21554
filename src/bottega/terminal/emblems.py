"""The players' emblems: a shape, a letter and a pigment each, so that nobody depends on colour."""

from rich.text import Text

from .translator import Translator

SHAPES = "●▲■◆✚"
# Readable on black and on white.
PIGMENTS = ("#4f7fd9", "#2f9e7e", "#c08a1a", "#d0495e", "#a0704a")


def emblem(seat: int, t: Translator, bold: bool = False) -> Text:
    """Shape and letter."""
    letter = t(f"emblem-{seat}")
    return Text(f"{SHAPES[seat]}{letter}", f"bold {PIGMENTS[seat]}" if bold else PIGMENTS[seat])


def emblem_and_name(seat: int, t: Translator, bold: bool = False) -> Text:
    """Shape, letter and name."""
    return Text.assemble(emblem(seat, t, bold), " ", (t.seat(seat), "bold" if bold else ""))
