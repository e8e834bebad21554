"""The terminal: what is printed where, what is asked, and how a whole scene is fitted into the height there is."""

import contextlib
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from io import TextIOWrapper

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ..engine.events import Event
from ..terminal.emblems import emblem
from ..terminal.grid import Parts, spaced
from ..terminal.translator import Translator

with contextlib.suppress(ImportError):  # only where there is one: it lets `input` edit and recall lines
    import readline  # noqa: F401

WIDTH = 100  # of what is printed into a file or a pipe
FORGET = "\x1b[3J"  # empties the scrollback, so that nobody scrolls up to another player's hand
TALL_MENU = 7  # rows from which a menu stands beside the news, not below it
LEAST_NEWS = 3  # rows
LEAST_WIDTH = 36  # of news beside a menu


class Screen:
    """A console that knows whether a person is looking at it, and whether as a player or a bystander."""

    def __init__(self, t: Translator, audience: str = "player") -> None:
        self.t, self.audience = t, audience
        if isinstance(sys.stdout, TextIOWrapper):  # a terminal that lacks a letter shows a mark instead of failing
            sys.stdout.reconfigure(errors="replace")
        live = sys.stdout.isatty()
        self.console = Console(width=None if live else WIDTH, markup=False, emoji=False, highlight=False)
        self.live = live

    def print(self, *parts: RenderableType, style: str | None = None) -> None:
        for part in parts:
            self.console.print(part, style=style)

    def clear(self, forget: bool = False) -> None:
        if self.live:
            self.console.clear()
            if forget:
                self.console.file.write(FORGET)
                self.console.file.flush()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Says what is being waited for, while it lasts, where a person is looking."""
        return self.console.status(text) if self.live else contextlib.nullcontext()

    def ask(self, prompt: str) -> str:
        """One line from the keyboard. Raises EOFError where there is none."""
        self.console.file.flush()
        return input(prompt)

    def rows(self, part: RenderableType, width: int = 0) -> int:
        options = self.console.options.update(width=width) if width else self.console.options
        return len(self.console.render_lines(part, options, pad=False))

    def show(self, board: Parts, events: list[Event], menu: RenderableType, prompt: RenderableType) -> None:
        """A scene in place of the one before; where nothing can be taken away, below it."""
        scene = self.scene(board, events, menu, prompt)
        self.clear()
        self.print(*([] if self.live else [""]), scene)

    def scene(self, board: Parts, events: list[Event], menu: RenderableType, prompt: RenderableType) -> Group:
        """Board, news, menu and prompt, with as much of the news, and then of air, as there are rows for."""
        if not self.live:
            return spaced([*board, self.news(events, None), menu, prompt])
        rows, left = self.rows(menu), self._left(menu)
        beside = rows >= TALL_MENU and left >= LEAST_WIDTH
        room = self.console.height - sum(map(self.rows, (*board, prompt))) - (0 if beside else rows) - 1
        news = self.news(events, max(room, LEAST_NEWS), left if beside else 0)
        below: list[RenderableType] = [news, menu]
        if beside:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=left)
            grid.add_column()
            grid.add_row(news, menu)
            below = [grid]
        parts = [*board, *below, prompt]
        airy = spaced(parts)
        return airy if self.rows(airy) < self.console.height else Group(*parts)

    def _left(self, menu: RenderableType) -> int:
        return self.console.width - Measurement.get(self.console, self.console.options, menu).maximum - 2

    def news(self, events: list[Event], rows: int | None, width: int = 0) -> Group:
        """The latest of what happened, under a head line; told whole where there is no limit of rows."""
        lines = list(told(events, self.t))
        head = Text(self.t(f"news-{self.audience}", events=len(events)), "bold")
        shown: list[Text] = []
        used = 1
        for line in reversed(lines):
            used += self.rows(line, width)
            if rows is not None and used > rows:
                head.append("  " + self.t("news-more", told=self.audience), "not bold dim")
                if not shown:  # what does not fit at all is shown from its end
                    ending = line.wrap(self.console, (width or self.console.width) - 2)[1 - rows :]
                    shown = [Text("… ").append_text(ending[0]), *ending[1:]]
                break
            shown.insert(0, line)
        return Group(head, *shown)


def told(events: Iterable[Event], t: Translator) -> Iterable[Text]:
    """What happened as sentences; what one player does in a row stands on one line."""
    line, by = None, None
    for event in events:
        who = event.facts.get("who")
        if line is not None and who is not None and who == by:
            line.append(" " + t.event(event))
            continue
        if line is not None:
            yield line
        by = who
        line = Text(" ") if who is None else emblem(int(who), t)
        line.append(" " + t.event(event))
    if line is not None:
        yield line
