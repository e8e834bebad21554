"""Messages by key, in the language of the person who reads them."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from ..engine.actions import Move
from ..engine.events import Event
from ..engine.game import Game
from ..engine.messages import Messages, NamedValue, SeatRef

MAY = "may-"  # starts the name of a prompt's attribute with the words for a move


class Translator:
    """Looks up messages of a game's board, of further packages and of the toolkit. The first that has a key wins."""

    def __init__(self, language: str, game: Game | None = None, *packages: str) -> None:
        self.language = language
        own = (f"{game.package}.terminal", game.package) if game else ()
        self._messages = _messages(*own, *packages, "bottega.terminal")

    def __call__(self, key: str, **args: Any) -> str:
        return self._messages.say(key, self.language, **args)

    def name(self, kind: str, value: str | int) -> str:
        """The name of a place, a component, an invention and so on."""
        return str(self._messages.part(NamedValue(kind, value), self.language))

    def seat(self, seat: int) -> str:
        return self("the-seat", seat=SeatRef(seat))

    def move(self, move: Move) -> str:
        return move.say(self.language)

    def prompt(self, key: str, args: Mapping[str, Any], moves: Iterable[Move]) -> str:
        """What a player is asked, with those of its options that are among the player's legal moves.

        An attribute `may-<move>` of the prompt, or `may-<move>-<move>`, has the words for an option. The prompt shows
        the list of the options as `$options`. Without such attributes it is a question with one kind of answer.
        """
        options = [name for name in self.attributes(key) if name.startswith(MAY)]
        if not options:
            return self(key, **args)
        legal = {move.name for move in moves}
        *others, last = [self(f"{key}.{name}", **args) for name in options if legal.intersection(name.split("-"))]
        may = f"{', '.join(others)} {self('options-or')} {last}" if others else last
        text = self(key, options=self("options-may" if others else "options-only", may=may), **args)
        return text[:1].upper() + text[1:]

    def event(self, event: Event) -> str:
        return event.say(self.language)

    def clause_of(self, phase: str) -> str:
        """The clause that explains what a phase asks: the attribute `clause` of its prompt."""
        return self(f"prompt-{phase}.clause")

    def attributes(self, key: str) -> list[str]:
        """The names of the attributes of a message."""
        return [attribute.id.name for attribute in self._messages.keys(self.language)[key].attributes]

    def has(self, key: str) -> bool:
        return self._messages.has(key, self.language)

    def keys(self, start: str) -> list[str]:
        """The keys with this prefix, without it, in the order of the files."""
        return [key.removeprefix(start) for key in self._messages.keys(self.language) if key.startswith(start)]


@cache
def _messages(*packages: str) -> Messages:
    return Messages(*packages)
