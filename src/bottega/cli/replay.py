"""Going through a saved match, forward and back, as one seat or a bystander saw it.

The moves themselves are not shown, for they hold what was secret: the events and the views of the seat tell the game.
"""

import time

from rich.text import Text

from ..engine.match import Match
from ..terminal.board import board
from ..terminal.grid import spaced
from ..terminal.translator import Translator
from .screen import Screen, told


def replay(match: Match, seat: int | None, t: Translator, delay: float | None) -> None:
    """Steps by keyboard, or by itself where a delay is told; elsewhere than on a terminal all is printed."""
    reel = _Reel(match, seat, t)
    try:
        if not reel.screen.live:
            reel.print_all()
        elif delay is None:
            reel.step()
        else:
            reel.run(delay)
    except (EOFError, KeyboardInterrupt):
        reel.screen.print("")


class _Reel:
    """A match that can stand at any of its moves."""

    def __init__(self, match: Match, seat: int | None, t: Translator) -> None:
        self.whole, self.seat, self.t = match, seat, t
        self.screen, self.board = Screen(t, "bystander"), board(match.game)
        self.keys = ""  # what can be typed, where somebody is asked
        self._rewind()

    def _rewind(self) -> None:
        whole = self.whole
        options = {name: value for name, value in whole.settings.items() if name != "players"}
        self.match = Match(whole.game, whole.players, whole.seed, options, whole.script, whole.start)
        self.before = 0  # events before the last move

    @property
    def at(self) -> int:
        return len(self.match.log)

    @property
    def length(self) -> int:
        return len(self.whole.log)

    def go(self, move: int) -> None:
        """Stands after so many moves, as near as there are any."""
        if move < self.at:
            self._rewind()
        while self.at < min(move, self.length):
            self.before = len(self.match.events)
            self.match.play(*self.whole.log[self.at])

    def show(self) -> None:
        view = self.match.view(self.seat)
        head = Text(self.t("replay-at", move=self.at, moves=self.length), "bold")
        picture = [head, *self.board.draw(view, self.t)]
        news = self.match.events_since(self.before, self.seat)
        sheet = self.board.sheet(view, self.t) if self.match.over else Text()
        self.screen.show(picture, news, sheet, Text(self.keys, "dim"))

    def step(self) -> None:
        self.keys = self.t("replay-keys")
        self.show()
        while True:
            typed = self.screen.ask("> ").strip().casefold()
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
            for line in told(happened, self.t):
                self.screen.print(Text.assemble(number, line))
        view = self.match.view(self.seat)
        self.screen.print("", spaced(self.board.draw(view, self.t)), "")
        if self.match.over:
            self.screen.print(self.board.sheet(view, self.t))
        else:
            self.screen.print(Text(self.t("replay-unfinished", moves=self.length)))
