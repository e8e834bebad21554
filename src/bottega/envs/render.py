"""Draws the terminal board as a seat may see it, as text or as an image."""

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.extras import extra
from .simulation import Simulation

COLUMNS = 100
ROWS = 48  # at least; enough for nearly every board, because videos need images of one size
FONT_SIZE = 15
MARGIN = 12
PAPER, INK = (21, 24, 30), (222, 218, 208)


def render(simulation: Simulation, seat: int | None, render_mode: str | None) -> Any:
    """The board in a render mode of Gymnasium: text, an image, or printed."""
    if render_mode == "ansi":
        return text(simulation, seat)
    if render_mode == "rgb_array":
        return pixels(simulation, seat)
    if render_mode == "human":
        print(text(simulation, seat))
    return None


def text(simulation: Simulation, seat: int | None) -> str:
    """The board as plain text."""
    console = _console()
    console.print(_board(simulation, seat))
    return str(console.file.getvalue()).rstrip()


def pixels(simulation: Simulation, seat: int | None) -> Any:
    """The board as an RGB image in the colours of the terminal."""
    with extra("envs"):
        from PIL import Image, ImageDraw

    console = _console()
    lines = console.render_lines(_board(simulation, seat), console.options, pad=False)
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
            for letter in segment.text:  # one by one, because a few are not as wide as the others
                if letter != " ":
                    pen.text((MARGIN + column * across, y), letter, ink, font)
                column += 1
    return np.array(image)


def _board(simulation: Simulation, seat: int | None) -> Any:
    # Rich is imported only here: most learning programs never draw a board.
    from ..terminal.board import board
    from ..terminal.grid import spaced
    from ..terminal.translator import Translator

    view, t, drawn = simulation.match().view(seat), Translator("en", simulation.game), board(simulation.game)
    parts = drawn.draw(view, t)
    return spaced([*parts, drawn.sheet(view, t)] if simulation.over else parts)


def _console() -> Any:
    from rich.console import Console

    return Console(file=StringIO(), width=COLUMNS, color_system=None, markup=False, emoji=False, highlight=False)


def _colours(style: Any) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Foreground and background of a segment of text."""
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
    """One of matplotlib's fonts, which have the emblems and the lines of tables."""
    with extra("envs"):
        import matplotlib
        from PIL import ImageFont

    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / name), FONT_SIZE)
