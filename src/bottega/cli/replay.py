"""`bottega replay`: steps through a saved match, forward and back, as a seat or a spectator saw it.

Moves are not shown, because they contain secrets. The seat's events and views show the game.
"""

import time

from rich.text import Text

from ..engine.match import Match
from ..terminal.board import board
from ..terminal.grid import spaced
from ..terminal.translator import Translator
from .screen import Screen, event_lines


def replay(match: Match, seat: int | None, t: Translator, delay: float | None) -> None:
    """Steps by keyboard, or automatically with a delay. Without a terminal it prints everything."""
    shown = _Replay(match, seat, t)
    try:
        if not shown.screen.live:
            shown.print_all()
        elif delay is None:
            shown.step()
        else:
            shown.run(delay)
    except (EOFError, KeyboardInterrupt):
        shown.screen.print("")


class _Replay:
    """A match at one of its moves."""

    def __init__(self, match: Match, seat: int | None, t: Translator) -> None:
        self.whole, self.seat, self.t = match, seat, t
        self.screen, self.board = Screen(t, "spectator"), board(match.game)
        self.keys = ""  # the help line, if a person steps
        self.page, self.pages = 0, 1  # of a board that does not fit the screen
        self._rewind()

    def _rewind(self) -> None:
        self.match = self.whole.replayed(0)
        self.before = 0  # events before the last move

    @property
    def at(self) -> int:
        return len(self.match.log)

    @property
    def length(self) -> int:
        return len(self.whole.log)

    def go(self, move: int) -> None:
        """Goes to the position after this many moves, or to the end."""
        if move < self.at:
            self._rewind()
        while self.at < min(move, self.length):
            self.before = len(self.match.events)
            self.match.play_next(self.whole)

    def show(self) -> None:
        view = self.match.view(self.seat)
        head = Text(self.t("replay-at", move=self.at, moves=self.length), "bold")
        picture = [head, *self.board.draw(view, self.t)]
        news = self.match.events_since(self.before, self.seat)
        if self.match.over:
            picture.append(self.board.sheet(view, self.t))
        self.pages = self.screen.show(picture, news, None, Text(self.keys, "dim"), page=self.page)

    def step(self) -> None:
        self.keys = self.t("replay-keys")
        self.show()
        while True:
            typed = self.screen.ask("> ").strip().casefold()
            if typed == "m":
                self.page = (self.page + 1) % self.pages
                self.show()
                continue
            self.page = 0
            if typed.isdecimal():
                self.go(int(typed))
            elif typed == "b":
                self.go(max(0, self.at - 1))
            elif typed == "q":
                return
            elif typed:
                self.screen.print(Text(self.t("replay-unknown", typed=typed)))
                continue
            else:
                self.go(self.at + 1)
            self.show()

    def run(self, delay: float) -> None:
        self.show()
        while self.at < self.length:
            time.sleep(delay)
            self.go(self.at + 1)
            self.show()

    def print_all(self) -> None:
        self.screen.print(spaced(self.board.draw(self.match.view(self.seat), self.t)), "")
        while self.at < self.length:
            self.go(self.at + 1)
            happened = self.match.events_since(self.before, self.seat)
            number = Text(f"{self.at:>4} ", "dim")
            for line in event_lines(happened, self.t):
                self.screen.print(Text.assemble(number, line))
        view = self.match.view(self.seat)
        self.screen.print("", spaced(self.board.draw(view, self.t)), "")
        if self.match.over:
            self.screen.print(self.board.sheet(view, self.t))
        else:
            self.screen.print(Text(self.t("replay-unfinished", moves=self.length)))
