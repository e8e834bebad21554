"""Several drawings of one thing; the terminal shows the largest one that fits."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement

ENDLESS = 1000  # columns, to ask how wide something would like to be


class Fitted:
    """The first choice that fits, or the last. Each says how many rows a screen must have for it."""

    def __init__(self, *choices: tuple[int, RenderableType], wraps: bool = False) -> None:
        self._choices, self._wraps = choices, wraps

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for rows, drawing in self._choices:
            wide = Measurement.get(console, options.update(width=ENDLESS), drawing).maximum
            fits = self._wraps or wide <= options.max_width
            if fits and (not console.is_terminal or rows <= console.height):
                break
        yield drawing
