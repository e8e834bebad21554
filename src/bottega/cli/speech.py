"""The language of the person at the keyboard, and the words of the commands."""

import os

from ..engine.words import LANGUAGES
from ..games import game
from ..terminal.speech import Speech


class Complaint(Exception):
    """Something wrong that came in at the edge: one sentence for the person, and nothing has changed."""


def speech_for(language: str, slug: str = "") -> Speech:
    """The words of the commands and, with a game, of its board."""
    return Speech(language, game(slug) if slug else None, "bottega.cli")


def environment_language() -> str:
    """The language of the terminal, where it is one of ours; English otherwise."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def in_language(language: str | None, slug: str = "") -> Speech:
    """Speech in the language asked for, or in that of the terminal. Raises Complaint for a language we lack."""
    language = language or environment_language()
    if language not in LANGUAGES:
        raise Complaint(speech_for("en")("error-language", asked=language, known=", ".join(LANGUAGES)))
    return speech_for(language, slug)
