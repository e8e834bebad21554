"""The language of the person at the keyboard, and the messages of the commands."""

import os

from ..engine.messages import LANGUAGES
from ..games import game
from ..terminal.translator import Translator
from .errors import UsageError


def translator_for(language: str, slug: str = "") -> Translator:
    """A translator for the commands and, if a game is given, for its board."""
    return Translator(language, game(slug) if slug else None, "bottega.cli")


def environment_language() -> str:
    """The language of the terminal if we support it, otherwise English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def chosen_translator(language: str | None, slug: str = "") -> Translator:
    """A translator for the given language, or for that of the terminal. Raises UsageError if we do not support it."""
    language = language or environment_language()
    if language not in LANGUAGES:
        raise UsageError(translator_for("en")("error-language", asked=language, known=", ".join(LANGUAGES)))
    return translator_for(language, slug)
