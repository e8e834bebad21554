"""The screen: prints, asks, and fits board, events, menu and prompt into the height of the terminal."""

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

with contextlib.suppress(ImportError):  # not on every system; it lets `input` edit and recall lines
    import readline  # noqa: F401

WIDTH = 100  # if the output goes to a file or a pipe
CLEAR_SCROLLBACK = "\x1b[3J"  # so that nobody scrolls up to another player's hand
TALL_MENU = 7  # rows; a menu this tall is placed beside the events, not below
MIN_EVENT_ROWS = 3
MIN_EVENT_WIDTH = 36  # of events beside a menu


class Screen:
    """A console that knows whether it is a terminal, and whether a player or a spectator looks at it."""

    def __init__(self, t: Translator, audience: str = "player", err: bool = False) -> None:
        self.t, self.audience = t, audience
        if isinstance(sys.stdout, TextIOWrapper):  # a character the terminal lacks becomes a question mark
            sys.stdout.reconfigure(errors="replace")
        live = sys.stdout.isatty()
        self.console = Console(width=None if live else WIDTH, stderr=err, markup=False, emoji=False, highlight=False)
        self.live = live

    def print(self, *parts: RenderableType, style: str | None = None) -> None:
        for part in parts:
            self.console.print(part, style=style)

    def clear(self, forget: bool = False) -> None:
        if self.live:
            self.console.clear()
            if forget:
                self.console.file.write(CLEAR_SCROLLBACK)
                self.console.file.flush()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Shows on a terminal what the program waits for."""
        return self.console.status(text) if self.live else contextlib.nullcontext()

    def ask(self, prompt: str) -> str:
        """Reads one line from the keyboard. Raises EOFError at the end of the input."""
        self.console.file.flush()
        return input(prompt)

    def rows(self, part: RenderableType, width: int = 0) -> int:
        options = self.console.options.update(width=width) if width else self.console.options
        return len(self.console.render_lines(part, options, pad=False))

    def show(self, board: Parts, events: list[Event], menu: RenderableType, prompt: RenderableType) -> None:
        """Replaces what the terminal shows; without a terminal it prints below."""
        layout = self.layout(board, events, menu, prompt)
        self.clear()
        self.print(*([] if self.live else [""]), layout)

    def layout(self, board: Parts, events: list[Event], menu: RenderableType, prompt: RenderableType) -> Group:
        """Board, events, menu and prompt, with as many events, and then empty lines, as fit."""
        if not self.live:
            return spaced([*board, self.recent_events(events, None), menu, prompt])
        rows, left = self.rows(menu), self._left(menu)
        beside = rows >= TALL_MENU and left >= MIN_EVENT_WIDTH
        room = self.console.height - sum(map(self.rows, (*board, prompt))) - (0 if beside else rows) - 1
        news = self.recent_events(events, max(room, MIN_EVENT_ROWS), left if beside else 0)
        below: list[RenderableType] = [news, menu]
        if beside:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=left)
            grid.add_column()
            grid.add_row(news, menu)
            below = [grid]
        parts = [*board, *below, prompt]
        with_gaps = spaced(parts)
        return with_gaps if self.rows(with_gaps) < self.console.height else Group(*parts)

    def _left(self, menu: RenderableType) -> int:
        return self.console.width - Measurement.get(self.console, self.console.options, menu).maximum - 2

    def recent_events(self, events: list[Event], rows: int | None, width: int = 0) -> Group:
        """The latest events under a heading, limited to this many rows."""
        lines = list(event_lines(events, self.t))
        head = Text(self.t(f"news-{self.audience}", events=len(events)), "bold")
        shown: list[Text] = []
        used = 1
        for line in reversed(lines):
            used += self.rows(line, width)
            if rows is not None and used > rows:
                head.append("  " + self.t("news-more", told=self.audience), "not bold dim")
                if not shown:  # if the last event does not fit, show its end
                    ending = line.wrap(self.console, (width or self.console.width) - 2)[1 - rows :]
                    shown = [Text("… ").append_text(ending[0]), *ending[1:]]
                break
            shown.insert(0, line)
        return Group(head, *shown)


def event_lines(events: Iterable[Event], t: Translator) -> Iterable[Text]:
    """Events as sentences. Consecutive events of one player share a line."""
    line, by = None, None
    for event in events:
        who = event.args.get("who")
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
