"""The one kind of table the boards are made of: a head in bold, no lines, nothing wrapped."""

from typing import Literal

from rich.table import Table

Align = Literal["left", "right"]


def grid(*columns: tuple[str, Align], gap: int = 2) -> Table:
    table = Table(box=None, header_style="bold underline", pad_edge=False, padding=(0, gap, 0, 0))
    for title, justify in columns:
        table.add_column(title, justify=justify, no_wrap=True)
    return table
