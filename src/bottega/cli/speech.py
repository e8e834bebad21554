"""The words of the client and of the game it shows, in the language of whoever sits at the keyboard."""

import os
from functools import cache
from typing import Any

from ..engine.actions import Move
from ..engine.events import Event
from ..engine.words import LANGUAGES, Seat, Words


class Complaint(Exception):
    """Something wrong that came in at the edge: one sentence for the person, and nothing has changed."""


class Speech:
    """Says messages by key. Without a game only the client's own are known.

    >>> Speech("it", "leonardo").name("place", "council")
    'Consiglio'
    """

    def __init__(self, language: str, slug: str = "") -> None:
        self.language = language
        self._words = _words("bottega.cli", f"bottega.games.{slug}") if slug else _words("bottega.cli")

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


def environment_language() -> str:
    """The language of the terminal, where it is one of ours; English otherwise."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def in_language(language: str | None, slug: str = "") -> Speech:
    """Speech in the language asked for, or in that of the terminal. Raises Complaint for a language we lack."""
    language = language or environment_language()
    if language not in LANGUAGES:
        raise Complaint(Speech("en")("error-language", asked=language, known=", ".join(LANGUAGES)))
    return Speech(language, slug)
