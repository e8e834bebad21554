"""Words by key, in English, French and Italian (Project Fluent, so that the web client reads the same files).

A game's folder holds `locale/<language>/*.ftl`. A word among the arguments of a message, such as the place "council",
is looked up itself as `place-council`; its attributes come along, so that a translation can say `{ $place-to }` for
"to the Council", "au Conseil", "al Consiglio".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = ("en", "fr", "it")


class Word(NamedTuple):
    """A value that has a name of its own in the messages, under `<kind>-<value>`."""

    kind: str
    value: str | int


@dataclass(frozen=True)
class Arg:
    """One typed argument of a move or an event: one of several values, or (without values) any number.

    `kind` is the family of names its values have in the messages, as "place" for an argument called "from".
    """

    name: str
    values: Sequence[str | int] | None = None
    kind: str = ""

    def show(self, index: int) -> str | int:
        return int(index) if self.values is None else self.values[int(index)]

    def word(self, value: str | int) -> Any:
        return Word(self.kind, value) if self.kind else value


class Seat(int):
    """A seat number, told apart from other numbers so that messages can name who sits there."""


@dataclass(frozen=True)
class SeatArg(Arg):
    """An argument that is a seat; in a message it becomes the name of who sits there."""

    def show(self, index: int) -> str | int:
        return Seat(index)


def _files(package: str, language: str) -> list[Traversable]:
    """The messages of a package in a language; none if there is no such package, or it has no words."""
    if find_spec(package) is None:
        return []
    folder = files(package) / "locale" / language
    return sorted(folder.iterdir(), key=lambda f: f.name) if folder.is_dir() else []


class Words:
    """The messages of the packages given, the first that has a key wins."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages

    @cache  # noqa: B019 - one instance per game, for the life of the process
    def _bundle(self, language: str) -> FluentBundle:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
        bundle = FluentBundle([language], use_isolating=False)
        for package in self._packages:
            for file in _files(package, language):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def has(self, key: str, language: str = "en") -> bool:
        return self._bundle(language).has_message(key)

    def say(self, key: str, language: str = "en", names: Sequence[str] = (), **args: Any) -> str:
        """The message in words. Seats are called by `names`, or by their pigments."""
        bundle = self._bundle(language)
        full: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Word):
                message = bundle.get_message(f"{value.kind}-{value.value}")
                full[name] = self._text(bundle, message)
                full[f"{name}-is"] = value.value  # for selectors and numbers
                for attribute, pattern in message.attributes.items():
                    full[f"{name}-{attribute}"] = bundle.format_pattern(pattern)[0]
            elif isinstance(value, Seat):
                full[name] = names[value] if names else self._text(bundle, bundle.get_message(f"seat-{value}"))
            else:
                full[name] = value
        return self._text(bundle, bundle.get_message(key), full)

    @staticmethod
    def _text(bundle: FluentBundle, message: Message, args: dict[str, Any] | None = None) -> str:
        assert message.value is not None
        text, errors = bundle.format_pattern(message.value, args)
        if errors:
            raise LookupError(f"{text}: {errors[0]}")
        return str(text)

    def keys(self, language: str) -> Mapping[str, Any]:
        return self._bundle(language)._messages
