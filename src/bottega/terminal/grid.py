"""The layout of boards: a table without lines, and parts below each other."""

from collections.abc import Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

Align = Literal["left", "right"]
Parts = Sequence[RenderableType]


def grid(*columns: tuple[str, Align], gap: int = 2) -> Table:
    """A table with a bold header and without lines; nothing is wrapped."""
    table = Table(box=None, header_style="bold underline", pad_edge=False, padding=(0, gap, 0, 0))
    for title, justify in columns:
        table.add_column(title, justify=justify, no_wrap=True)
    return table


def spaced(parts: Parts) -> Group:
    """Parts with an empty line between them."""
    return Group(*[piece for part in parts for piece in (part, Text())][:-1])
