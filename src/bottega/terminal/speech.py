"""Messages by key, in the language of the person who reads them."""

from functools import cache
from typing import Any

from ..engine.actions import Move
from ..engine.events import Event
from ..engine.game import Game
from ..engine.words import Seat, Words


class Speech:
    """The words of a game's board, of further packages and of the toolkit. The first that has a key wins."""

    def __init__(self, language: str, game: Game | None = None, *packages: str) -> None:
        self.language = language
        own = (f"{game.package}.terminal", game.package) if game else ()
        self._words = _words(*own, *packages, "bottega.terminal")

    def __call__(self, key: str, **args: Any) -> str:
        return self._words.say(key, self.language, **args)

    def name(self, kind: str, value: str | int) -> str:
        """What a place, a component, an invention ... is called."""
        return self(f"{kind}-{value}")

    def seat(self, seat: int) -> str:
        return self("the-seat", seat=Seat(seat))

    def move(self, move: Move) -> str:
        return move.say(self.language)

    def event(self, event: Event) -> str:
        return event.say(self.language)

    def clause_of(self, phase: str) -> str:
        """The clause that explains what is asked in a phase: an attribute of its prompt, and plain text."""
        prompt = self._words.keys(self.language)[f"prompt-{phase}"]
        (clause,) = [attribute for attribute in prompt.attributes if attribute.id.name == "clause"]
        return str(clause.value.elements[0].value)

    def has(self, key: str) -> bool:
        return self._words.has(key, self.language)

    def keys(self, start: str) -> list[str]:
        """The messages whose key begins so, less that beginning, in the order they are written."""
        return [key.removeprefix(start) for key in self._words.keys(self.language) if key.startswith(start)]


@cache
def _words(*packages: str) -> Words:
    return Words(*packages)
