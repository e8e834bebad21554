"""Parts of a board that depend on the size of the terminal."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement

TALL = 30  # rows of a screen that has room for explanations
ENDLESS = 1000  # columns, to ask how wide something would like to be


class Fitted:
    """Several drawings of one thing: shows the first that fits, or the last. Each says how many rows it needs."""

    def __init__(self, *choices: tuple[int, RenderableType], wraps: bool = False) -> None:
        self._choices, self._wraps = choices, wraps

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for rows, drawing in self._choices:
            wide = Measurement.get(console, options.update(width=ENDLESS), drawing).maximum
            fits = self._wraps or wide <= options.max_width
            if fits and (not console.is_terminal or rows <= console.height):
                break
        yield drawing


class Own(Group):
    """What only the viewer has. It stays in sight when the rest of a board is shown in pages."""


class Asked(Group):
    """What the present question is about. It is on the first page when a board is shown in pages."""


def legend(text: RenderableType) -> Fitted:
    """An explanation of signs, on a tall screen."""
    return Fitted((TALL, text), (0, Group()), wraps=True)
