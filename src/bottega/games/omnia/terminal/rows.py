"""The three rows of cards face up, each with the size of its pack."""

from rich.console import Group
from rich.text import Text

from ....terminal.board import View
from ....terminal.fit import legend
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import KINDS, ROW
from .cards import colour, figures, name


def rows(view: View, t: Translator) -> Group:
    table = grid()
    for kind in KINDS:
        table.add_column(t(f"omnia-row-{kind}", left=view["deck_left"][kind]))
    for slot in range(ROW):
        table.add_row(*(card(view["row"][kind][slot], t) for kind in KINDS))
    return Group(table, legend(Text(t("omnia-signs"), "dim")))


def card(which: str | None, t: Translator) -> Text:
    """Colour, name, and what is printed on it; nothing where the place is empty."""
    if which is None:
        return Text("–", "dim")
    parts = (colour(which, t), name(which, t), figures(which, t))
    return Text(" ").join([part for part in parts if part])
