"""`bottega home`: a companion for a game at a table. What people enter is in the file after each entry."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.text import Text

from .. import output
from ..engine.actions import Move
from ..engine.errors import BottegaError, IllegalMove
from ..engine.events import Event
from ..engine.game import Game
from ..engine.messages import LANGUAGES
from ..home import HomeMatch
from ..home.hints import hint
from ..terminal.board import board
from ..terminal.translator import Translator
from . import commands, files, rules
from .errors import UsageError
from .language import translator_for
from .screen import Screen

FORMAT = 1
WORDS = ("board", "other", "wrong")  # besides the usual commands
Entered = dict[str, str | int]


class HomeGame:
    """A game at a table, entered at the keyboard."""

    def __init__(self, home: HomeMatch, names: Sequence[str], path: Path, t: Translator) -> None:
        self.home, self.names, self.path, self.t = home, tuple(names), path, t
        self.screen, self.board = Screen(t, "spectator"), board(home.game)

    def run(self) -> None:
        """Goes on until the game is over or the person leaves. Everything entered is in the file."""
        self.save()
        self.screen.print(Text(self.t("home-file", file=str(self.path))), Text(self.t("home-help"), "dim"))
        self.news()
        try:
            while not self.home.over:
                self._ask()
        except (EOFError, KeyboardInterrupt, _Leave):
            self.screen.print("", Text(self.t("home-left", file=str(self.path))))
            return
        self.screen.print(self.board.sheet(self.home.match.view(), self.t))
        text = self.path.with_suffix(".txt")
        files.save(self.home.match, text, self.t)
        self.screen.print(Text(self.t("home-over", file=str(text))))

    def save(self) -> None:
        home = self.home
        whole = {"home": FORMAT, "game": home.game.slug, "rules": home.game.version, "names": self.names}
        whole |= {"options": home.options, "steps": home.save()}
        with files.writing(self.path, self.t):
            output.write(self.path, json.dumps(whole, ensure_ascii=False) + "\n")

    # ---- one entry

    def _ask(self) -> None:
        """Asks for the next event, or for the next move, and reads one line."""
        home, options = self.home, self._options()
        lines = [Text(f"{n:>4}  {said}") for n, (said, _) in enumerate(options, 1)]
        head = self.t("home-what") if home.question else self.t("home-who", who=self._who())
        self.screen.print("", *lines, Text(head, "bold"))
        typed = self.screen.ask("> ").strip()
        try:
            if typed.isdecimal():
                if not 1 <= int(typed) <= len(options):
                    raise UsageError(self.t("home-number", most=len(options)))
                options[int(typed) - 1][1]()
            elif not self._command(typed):
                return
        except IllegalMove as refused:
            self.screen.print(Text(self.t("home-refused")), rules.clause(refused.clause, self.t))
            return
        except UsageError as error:
            self.screen.print(Text(str(error)))
            return
        except BottegaError as error:
            self.screen.print(Text(self.t("home-impossible", reason=str(error))))
            return
        self.save()
        self.news()

    def _options(self) -> list[tuple[str, Callable[[], None]]]:
        """What can be entered by a number: its text, and what enters it."""
        home = self.home
        if home.question:
            return [(self._said(event), partial(home.answer, event)) for event in home.question.options]
        found: list[tuple[str, Callable[[], None]]] = []
        for seat in home.actors:
            for move in home.choices(seat):
                said = f"{self.names[seat]}: {self._move(move)}"
                found.append((said, partial(home.play, seat, move)))
        return found

    def _command(self, typed: str) -> bool:
        """Runs a command, or enters a move in words. Returns whether something was entered."""
        home, word, _, rest = self.home, *typed.partition(" ")
        command, argument = commands.parse(typed) or (_words().get(word.casefold(), ""), rest)
        if command == "undo":
            home.back()
            return True
        if command == "wrong":
            home.reopen(_number(argument, len(home.told()), self.t) - 1)
            return True
        if command == "other":
            home.answer(self._other())
            return True
        if command == "quit":
            raise _Leave
        if command == commands.EXPLAIN:
            self.screen.print(rules.explain(argument, self.t) if argument else rules.contents(self.t))
        elif command == "board":
            self._board()
        elif command == "hint":
            self._hint()
        elif command == "log":
            self.screen.print(
                *(Text(self._say(event)) for step in range(len(home.steps)) for event in home.events(step))
            )
        elif home.actors and typed and not command:
            home.play(home.actors[0], typed)
            return True
        else:
            self.screen.print(Text(self.t("home-help")))
        return False

    def _other(self) -> Entered | None:
        """An event that is not in the list, argument by argument; None if nothing more happened."""
        kinds = [kind for kind in self.home.game.events if kind.reveals and kind.entered]
        self.screen.print(*(Text(f"{n:>4}  {kind.name}") for n, kind in enumerate(kinds, 1)))
        typed = self.screen.ask(self.t("home-kind") + " ").strip()
        if not typed:
            return None
        kind = kinds[_number(typed, len(kinds), self.t) - 1]
        event: Entered = {"event": kind.name}
        for arg in kind.args:
            if arg.name not in kind.secret:
                values = list(arg.values or ())
                known = ", ".join(f"{n} {value}" for n, value in enumerate(values, 1))
                typed = self.screen.ask(f"{arg.name}{f' ({known})' if known else ''}: ").strip()
                if typed:
                    event[arg.name] = (
                        values[_number(typed, len(values), self.t) - 1] if values else _whole(typed, self.t)
                    )
        return event

    # ---- what is shown

    def news(self) -> None:
        """What has happened in the present step, with numbers to correct it by."""
        for n, event in enumerate(self.home.told(), 1):
            self.screen.print(Text(f"{n:>3}. {self._said(event)}", "dim"))

    def _board(self) -> None:
        if not self.home.begun:
            return
        self.screen.print(*self.board.draw(self.home.match.view(), self.t))
        points = zip(self.names, self.home.scores(), strict=True)
        unknown = self.t("home-unknown")
        self.screen.print(Text(", ".join(f"{name} {unknown if n is None else n}" for name, n in points)))

    def _hint(self) -> None:
        found = [
            Text(self.t("home-hint", count=count, move=self._move(move)))
            for seat in self.home.actors[:1]
            for move, count in hint(self.home, seat)
        ]
        self.screen.print(Group(*found))

    def _who(self) -> str:
        return ", ".join(self.names[seat] for seat in self.home.actors)

    def _move(self, move: Move) -> str:
        return move.as_seen(self.t.language, self.names)

    def _said(self, event: Mapping[str, str | int] | None) -> str:
        if event is None:
            return self.t("home-nothing")
        found = self.home.event(event)
        return self._say(found) if isinstance(found, Event) else found

    def _say(self, event: Event) -> str:
        return event.say(self.t.language, self.names)


class _Leave(Exception):
    """The person leaves."""


def _words() -> dict[str, str]:
    """The words of all languages work in every language."""
    return {translator_for(language)(f"home-{word}"): word for language in LANGUAGES for word in WORDS}


def _number(typed: str, most: int, t: Translator) -> int:
    if not typed.strip().isdecimal() or not 1 <= int(typed) <= most:
        raise UsageError(t("home-number", most=most))
    return int(typed)


def _whole(typed: str, t: Translator) -> int:
    if not typed.isdecimal():
        raise UsageError(t("home-whole", typed=typed))
    return int(typed)


def begin(game: Game, names: str | None, settings: dict[str, Any], t: Translator) -> tuple[HomeMatch, list[str]]:
    """A new game for people of these names, separated by commas. Raises UsageError."""
    people = [name.strip() for name in (names or "").split(",") if name.strip()]
    if not people:
        people = [game.messages.say(f"seat-{seat}", t.language) for seat in range(game.default_players)]
    if len(people) not in game.players:
        low, high = game.players[0], game.players[-1]
        raise UsageError(t("error-players", players=len(people), low=low, high=high))
    if len(set(people)) < len(people):
        raise UsageError(t("home-names"))
    variants = [name for name in game.variants if settings.pop(name, False)]
    return HomeMatch(game, len(people), {**settings, "variants": variants}), people


def resume(game: Game, path: Path, t: Translator) -> tuple[HomeMatch, list[str]]:
    """The game of a file. Raises UsageError."""
    try:
        whole = json.loads(path.read_text(encoding="utf-8"))
        if whole["home"] != FORMAT or whole["game"] != game.slug or whole["rules"] != game.version:
            raise UsageError(t("home-no-game", file=str(path), game=game.slug))
        names = [str(name) for name in whole["names"]]
        return HomeMatch.load(game, len(names), whole["options"], None, whole["steps"]), names
    except FileNotFoundError:
        raise UsageError(t("error-no-file", file=str(path))) from None
    except OSError as error:
        raise UsageError(t("error-unreadable", file=str(path), reason=error.strerror or "")) from None
    except (ValueError, KeyError, TypeError):
        raise UsageError(t("home-no-game", file=str(path), game=game.slug)) from None
