"""The board of the terminal, for what a seat may see: as text, or as a picture of that text."""

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np

from .table import Table

COLUMNS = 100
ROWS = 48  # at least, which holds nearly every board: films want pictures of one size
FONT_SIZE = 15
MARGIN = 12
PAPER, INK = (21, 24, 30), (222, 218, 208)


def show(table: Table, seat: int | None, render_mode: str | None) -> Any:
    """The board as a render mode wants it: text, a picture, or printed."""
    if render_mode == "ansi":
        return text(table, seat)
    if render_mode == "rgb_array":
        return pixels(table, seat)
    if render_mode == "human":
        print(text(table, seat))
    return None


def text(table: Table, seat: int | None) -> str:
    """The board in plain letters."""
    console = _console()
    console.print(_board(table, seat))
    return str(console.file.getvalue()).rstrip()


def pixels(table: Table, seat: int | None) -> Any:
    """The board in the colours of the terminal: height, width, red-green-blue."""
    from PIL import Image, ImageDraw

    console = _console()
    lines = console.render_lines(_board(table, seat), console.options, pad=False)
    plain, bold = _font("DejaVuSansMono.ttf"), _font("DejaVuSansMono-Bold.ttf")
    across, down = plain.getlength("M"), FONT_SIZE * 4 // 3
    size = round(COLUMNS * across) + 2 * MARGIN, max(len(lines), ROWS) * down + 2 * MARGIN
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column, y = 0, MARGIN + row * down
        for segment in line:
            ink, paper = _colours(segment.style)
            if paper != PAPER:
                x = MARGIN + column * across
                pen.rectangle((x, y, x + segment.cell_length * across, y + down - 1), paper)
            font = bold if segment.style and segment.style.bold else plain
            for letter in segment.text:  # one by one: a few are not as wide as the others
                if letter != " ":
                    pen.text((MARGIN + column * across, y), letter, ink, font)
                column += 1
    return np.array(image)


def _board(table: Table, seat: int | None) -> Any:
    # Rich is not loaded before a board is drawn: most programs that learn never do.
    from ..terminal.board import board
    from ..terminal.grid import spaced
    from ..terminal.translator import Translator

    view, t, picture = table.match().view(seat), Translator("en", table.game), board(table.game)
    parts = picture.draw(view, t)
    return spaced([*parts, picture.sheet(view, t)] if table.over else parts)


def _console() -> Any:
    from rich.console import Console

    return Console(file=StringIO(), width=COLUMNS, color_system=None, markup=False, emoji=False, highlight=False)


def _colours(style: Any) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Ink and paper of a stretch of text."""
    if style is None:
        return INK, PAPER
    ink = tuple(style.color.get_truecolor()) if style.color and not style.color.is_default else INK
    paper = tuple(style.bgcolor.get_truecolor()) if style.bgcolor and not style.bgcolor.is_default else PAPER
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        ink = tuple((2 * a + b) // 3 for a, b in zip(ink, paper, strict=True))
    return ink, paper


@cache
def _font(name: str) -> Any:
    """Of matplotlib's own fonts, which hold the emblems and the lines of tables."""
    import matplotlib
    from PIL import ImageFont

    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / name), FONT_SIZE)
