"""The screen: prints, asks, and fits board, events, menu and prompt into the height of the terminal."""

import contextlib
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from io import TextIOWrapper

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from ..engine.events import Event
from ..terminal.emblems import emblem
from ..terminal.fit import Asked, Own
from ..terminal.grid import Parts, spaced
from ..terminal.translator import Translator
from .menu import Menu

with contextlib.suppress(ImportError):  # not on every system; it lets `input` edit and recall lines
    import readline  # noqa: F401

WIDTH = 100  # if the output goes to a file or a pipe
CLEAR_SCROLLBACK = "\x1b[3J"  # so that nobody scrolls up to another player's hand
TALL_MENU = 7  # rows; a menu this tall is placed beside the events, not below
MIN_EVENT_ROWS = 3
MIN_WIDTH, MIN_HEIGHT = 80, 20  # of a terminal in which every board can be shown
MIN_MENU_ROWS, MIN_BOARD_ROWS = 5, 5  # if the screen is shown in pages
MAX_NOTICE_ROWS = 6  # what is longer gets pages of its own
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
        if isinstance(part, _Lines):
            return len(part.lines)
        options = self.console.options.update(width=width) if width else self.console.options
        return len(self.console.render_lines(part, options, pad=False))

    def show(
        self,
        board: Parts,
        events: list[Event],
        menu: Menu | None,
        prompt: RenderableType,
        notice: RenderableType | None = None,
        page: int = 0,
    ) -> int:
        """Replaces what the terminal shows; without a terminal it prints below. Returns the number of pages."""
        layout, pages = self.layout(board, events, menu, prompt, notice, page)
        self.clear()
        self.print(*([] if self.live else [""]), layout)
        return pages

    @property
    def too_small(self) -> bool:
        return self.live and (self.console.width < MIN_WIDTH or self.console.height < MIN_HEIGHT)

    def layout(
        self,
        board: Parts,
        events: list[Event],
        menu: Menu | None,
        prompt: RenderableType,
        notice: RenderableType | None = None,
        page: int = 0,
    ) -> tuple[RenderableType, int]:
        """Board, news, menu and prompt in the height of the terminal, and the number of pages that this takes.

        A notice takes the place of the news. What is shown leaves a line for the input.
        """
        choices = Group() if menu is None else menu.draw()
        if not self.live:
            return spaced([*board, self.recent_events(events, None), *([choices] if menu else []), prompt]), 1
        if self.too_small:
            width, height = self.console.size
            size = {"width": width, "height": height, "least_width": MIN_WIDTH, "least_height": MIN_HEIGHT}
            return Text(self.t("too-small", **size)), 1
        drawn = [_Lines(self.console.render_lines(part, pad=False), part) for part in board]
        whole = self._in_one_page(drawn, events, choices, prompt, notice)
        return (whole, 1) if whole is not None else self._in_pages(drawn, events, menu, prompt, notice, page)

    def _fits(self, part: RenderableType) -> bool:
        return self.rows(part) < self.console.height

    def _in_one_page(
        self,
        board: Parts,
        events: list[Event],
        choices: RenderableType,
        prompt: RenderableType,
        notice: RenderableType | None,
    ) -> RenderableType | None:
        """Everything, with as many events, and then empty lines, as fit; None if it does not fit."""
        rows, left = self.rows(choices), self._left(choices)
        beside = notice is None and rows >= TALL_MENU and left >= MIN_EVENT_WIDTH
        room = self.console.height - sum(map(self.rows, (*board, prompt))) - (0 if beside else rows) - 1
        news = notice or self.recent_events(events, max(room, MIN_EVENT_ROWS), left if beside else 0)
        below: list[RenderableType] = [news, choices] if rows else [news]
        if beside:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=left)
            grid.add_column()
            grid.add_row(news, choices)
            below = [grid]
        parts = [*board, *below, prompt]
        headline = self._headline(events, notice)
        for drawn in (spaced(parts), Group(*parts), Group(*board, headline, choices, prompt)):
            if self._fits(drawn):
                return drawn
        return None

    def _in_pages(
        self,
        board: list["_Lines"],
        events: list[Event],
        menu: Menu | None,
        prompt: RenderableType,
        notice: RenderableType | None,
        page: int,
    ) -> tuple[RenderableType, int]:
        """One page of the board with one page of the menu. What only the viewer has is on every page."""
        own = [part for part in board if isinstance(part.of, Own)]
        others = [part for part in board if isinstance(part.of, Asked)]
        others += [part for part in board if not isinstance(part.of, Own | Asked)]
        news = self._headline(events, notice)
        room = self.console.height - 2 - sum(map(self.rows, (*own, news, prompt)))  # for the input and the page
        if room < MIN_BOARD_ROWS + MIN_MENU_ROWS:  # the viewer has so much that it has to be paged too
            room, own, others = room + sum(map(self.rows, own)), [], list(board)
        choices: list[RenderableType] = [Group()]
        if menu is not None:
            for_menu = max(MIN_MENU_ROWS, room - max(map(self.rows, others)))
            choices = menu.pages(lambda part: self.rows(part) <= for_menu)
        pieces = self._pack(others, max(1, room - max(map(self.rows, choices))))
        pages = len(pieces) * len(choices)
        beyond, at = divmod(page % pages, len(pieces))
        mark = Text(self.t("page", page=page % pages + 1, pages=pages), "dim")
        left = self.console.height - 1 - self.rows(Group(*pieces[at], *own, choices[beyond], mark, prompt))
        if notice is None and left >= MIN_EVENT_ROWS:
            news = self.recent_events(events, left)
        return Group(*pieces[at], *own, news, choices[beyond], mark, prompt), pages

    def _pack(self, parts: Parts, room: int) -> list[list[RenderableType]]:
        """Distributes parts to pages, each to the first that has room; a part that is too tall goes on overleaf."""
        pages: list[list[RenderableType]] = []
        free: list[int] = []
        for part in parts:
            lines = part.lines if isinstance(part, _Lines) else self.console.render_lines(part, pad=False)
            for piece in [lines[at : at + room] for at in range(0, len(lines), room)]:
                at = next((at for at, left in enumerate(free) if left >= len(piece)), len(pages))
                if at == len(pages):
                    pages.append([])
                    free.append(room)
                pages[at].append(_Lines(piece, part))
                free[at] -= len(piece)
        return pages or [[]]

    def _headline(self, events: list[Event], notice: RenderableType | None) -> RenderableType:
        """The last event, in one row; or the notice."""
        if notice is not None:
            return notice
        lines = list(event_lines(events, self.t))
        if not lines:
            return Group()
        last = lines[-1]
        last.no_wrap, last.overflow = True, "ellipsis"
        return last

    def read(self, *parts: RenderableType) -> None:
        """Shows something long, page by page; on a terminal it waits for Enter after each page, also the last."""
        if not self.live:
            self.print(*parts)
            return
        pages = self._pack(parts, max(1, self.console.height - 2))
        for number, page in enumerate(pages, 1):
            self.clear()
            self.print(*page)
            self.ask(self.t("page-read", page=number, pages=len(pages)) + " ")

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


class _Lines:
    """A part of the screen, or of a part, that is rendered already."""

    def __init__(self, lines: list[list[Segment]], of: RenderableType) -> None:
        self.lines, self.of = lines, of

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


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
