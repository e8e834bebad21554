"""Messages by key, in the language of the person who reads them."""

from functools import cache
from typing import Any

from ..engine.actions import Move
from ..engine.events import Event
from ..engine.game import Game
from ..engine.messages import Messages, NamedValue, SeatRef


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

    def event(self, event: Event) -> str:
        return event.say(self.language)

    def clause_of(self, phase: str) -> str:
        """The clause that explains what a phase asks: the attribute `clause` of its prompt."""
        prompt = self._messages.keys(self.language)[f"prompt-{phase}"]
        (clause,) = [attribute for attribute in prompt.attributes if attribute.id.name == "clause"]
        return str(clause.value.elements[0].value)

    def has(self, key: str) -> bool:
        return self._messages.has(key, self.language)

    def keys(self, start: str) -> list[str]:
        """The keys with this prefix, without it, in the order of the files."""
        return [key.removeprefix(start) for key in self._messages.keys(self.language) if key.startswith(start)]


@cache
def _messages(*packages: str) -> Messages:
    return Messages(*packages)
