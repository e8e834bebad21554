"""`bottega puzzle`: a puzzle at the keyboard, or as JSON for programs; both show only what the seat may know."""

import json
import random
from typing import Any

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.actions import Move
from ..engine.errors import BottegaError, IllegalMove
from ..engine.game import Game
from ..engine.messages import SeatRef
from ..puzzles import Attempt, Puzzle, attempt, puzzles
from ..puzzles.puzzle import words
from ..terminal.board import board
from ..terminal.translator import Translator
from . import commands, move_input, rules
from .errors import UsageError
from .menu import Menu
from .screen import Screen

NEAREST = 5  # one of so many puzzles is chosen
SHOWN = 5  # moves with their chances


def choose(game: Game, id: str | None, theme: str | None, rating: int | None, t: Translator) -> Puzzle:
    """The puzzle with the id, or any of a theme and near a rating. Raises UsageError."""
    found = puzzles(game)
    if id is not None:
        if id not in found:
            raise UsageError(t("puzzle-error-id", id=id))
        return found[id]
    of_theme = [puzzle for puzzle in found.values() if theme in (None, *puzzle.themes)]
    if not of_theme:
        raise UsageError(t("puzzle-error-none"))
    if rating is None:
        return random.choice(of_theme)
    return random.choice(sorted(of_theme, key=lambda puzzle: abs(puzzle.rating - rating))[:NEAREST])


def print_json(puzzle: Puzzle, moves: list[str], give_up: bool, t: Translator) -> None:
    """Where a solver is after some moves. Raises UsageError."""
    try:
        now = attempt(puzzle, moves, give_up)
    except BottegaError as error:
        raise UsageError(t("puzzle-error-moves", reason=str(error))) from None
    typer.echo(json.dumps(as_plain(now), indent=2, ensure_ascii=False))


def as_plain(now: Attempt) -> dict[str, Any]:
    """An attempt as plain data; of the position only the view of the seat."""
    puzzle = now.puzzle
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "rating": puzzle.rating,
        "themes": list(puzzle.themes),
        "status": now.status,
        "view": now.frames[-1].view,
        "legal": [words(move) for move in now.choices],
        "played": [[frame.seat, words(frame.move)] for frame in now.frames if frame.move is not None],
        "before": now.before,
        "after": now.after,
        "candidates": [{"move": one.move, "chance": one.chance, "error": one.error} for one in now.candidates],
    }


class PuzzleAtKeyboard:
    """A puzzle on the screen, until it is solved, its solution is shown, or the person leaves."""

    def __init__(self, puzzle: Puzzle, t: Translator) -> None:
        self.puzzle, self.t, self.screen = puzzle, t, Screen(t)
        self.match = puzzle.start()
        self.board = board(self.match.game)
        self.moves: list[Move] = []
        self.notice: RenderableType | None = None

    def run(self) -> None:
        now = attempt(self.puzzle, [])
        themes = " · ".join(self.t(f"puzzle-theme-{theme}") for theme in self.puzzle.themes)
        self.notice = Text(self.t("puzzle-head", id=self.puzzle.id, rating=self.puzzle.rating, themes=themes))
        try:
            while now.status == "asked":
                now = self._ask(now)
        except (EOFError, KeyboardInterrupt):
            return
        self._tell_end(now)

    def _ask(self, now: Attempt) -> Attempt:
        """Shows the board, reads a line, and says what came of it."""
        view, t = now.frames[-1].view, self.t
        menu = Menu(now.choices, view, t, self.board)
        question = Text(t.prompt(*now.frames[-1].prompt, now.choices), "bold")
        events = [event for frame in now.frames for event in frame.events]
        self.screen.show(self.board.draw(view, t), events, menu, question, self.notice)
        self.notice = None
        typed = self.screen.ask(t("ask", seat=SeatRef(self.puzzle.seat)) + " ").strip()
        try:
            return self._answer(now, typed, menu)
        except UsageError as error:
            self.notice = Text(str(error))
        except IllegalMove as refused:
            self.notice = rules.clause(refused.clause, t)
        return now

    def _answer(self, now: Attempt, typed: str, menu: Menu) -> Attempt:
        command = commands.parse(typed)
        if command and command[0] == "quit":
            raise EOFError
        if command and command[0] == "hint":
            return attempt(self.puzzle, self.moves, give_up=True)
        if command and command[0] in commands.INFORMATION:
            shown = commands.INFORMATION[command[0]](self.match, self.puzzle.seat, command[1], self.t)
            self.screen.print(shown)
            return now
        if not typed or command:
            return now
        move = move_input.parse(typed, self.match.game, menu, self.t)
        after = attempt(self.puzzle, [*self.moves, move])
        if after.status == "wrong":
            self._refute(after, move)
            return now
        self.moves.append(move)
        return after

    def _refute(self, wrong: Attempt, move: Move) -> None:
        """Says what a wrong move costs and what follows it. The position stays as it was."""
        t, names = self.t, wrong.frames[1:]
        replies = "; ".join(f"{t.seat(frame.seat or 0)}: {t.move(frame.move)}" for frame in names if frame.move)
        said = t("puzzle-wrong", move=t.move(move), before=_percent(wrong.before), after=_percent(wrong.after))
        self.notice = Text("\n".join([said, *([t("puzzle-then", moves=replies)] if replies else [])]))
        if not self.screen.live:
            self.screen.print(self.notice)
            self.notice = None

    def _tell_end(self, now: Attempt) -> None:
        t, game = self.t, self.match.game
        table = Table(box=None, padding=(0, 2, 0, 1), show_header=False)
        for one in now.candidates[:SHOWN]:
            table.add_row(t.move(game.move(one.move)), _percent(one.chance))
        line = "; ".join(t.move(game.move(move)) for move in self.puzzle.solution)
        key = "puzzle-solved" if now.status == "solved" else "puzzle-solution"
        self.screen.print(Text(t(key, moves=line, chance=_percent(now.before)), "bold"), table)


def _percent(chance: float | None) -> str:
    return f"{100 * (chance or 0):.0f} %"
