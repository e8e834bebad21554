"""Messages by key, in English, French and Italian.

They are Project Fluent files, `locale/<language>/*.ftl` in a game's folder; the web client reads the same files. A
named value among the arguments of a message, such as the place "council", is itself looked up as `place-council`. Its
attributes come with it, so a translation can write `{ $place-to }` for "to the Council", "au Conseil", "al Consiglio".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES = ("en", "fr", "it")
SEVERAL = "+"  # a kind that ends with it has values such as "1+2", which are named one by one


class NamedValue(NamedTuple):
    """A value that the messages have a name for, under the key `<kind>-<value>`."""

    kind: str
    value: str | int


class Phrase(NamedTuple):
    """A message with its arguments. It may itself be an argument of a message, alone or in a list."""

    key: str
    args: Mapping[str, Any]


def phrase(key: str, **args: Any) -> Phrase:
    return Phrase(key, args)


@dataclass(frozen=True)
class Arg:
    """One typed argument of a move or an event: one of several values, or (without values) any number.

    `kind` says under which keys the messages name its values: "place" for an argument called "from".
    """

    name: str
    values: Sequence[str | int] | None = None
    kind: str = ""

    def show(self, index: int) -> str | int:
        return int(index) if self.values is None else self.values[int(index)]

    def word(self, value: str | int) -> Any:
        return NamedValue(self.kind, value) if self.kind else value


class SeatRef(int):
    """The number of a seat. Its own type lets messages replace it with the player's name."""


@dataclass(frozen=True)
class SeatArg(Arg):
    """An argument that is a seat; a message shows the player's name instead."""

    def show(self, index: int) -> str | int:
        return SeatRef(index)


def _files(package: str, language: str) -> list[Traversable]:
    """The message files of a package in a language; none if the package does not exist or has no messages."""
    if find_spec(package) is None:
        return []
    folder = files(package) / "locale" / language
    return sorted(folder.iterdir(), key=lambda f: f.name) if folder.is_dir() else []


class Messages:
    """The messages of one or more packages. If several have the same key, the first package wins."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages

    @cache  # noqa: B019 - one instance per game, for the life of the process
    def _bundle(self, language: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, and programs seldom need it

        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        bundle = FluentBundle([language], use_isolating=False)
        for package in self._packages:
            for file in _files(package, language):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def sources(self, language: str) -> dict[str, str]:
        """The Fluent sources of the packages by file name, in English if there are none in the language."""
        for chosen in (language, "en"):
            found = [file for package in self._packages for file in _files(package, chosen)]
            if found:
                return {file.name: file.read_text(encoding="utf-8") for file in reversed(found)}
        return {}

    def has(self, key: str, language: str = "en") -> bool:
        """Whether there is a message, or an attribute of one: `key.attribute`."""
        name, _, attribute = key.partition(".")
        bundle = self._bundle(language)
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def say(self, key: str, language: str = "en", names: Sequence[str] = (), **args: Any) -> str:
        """The text of a message, or of one of its attributes: `key.attribute`.

        Seats are called by `names` or, without names, by their pigments.
        """
        bundle = self._bundle(language)
        full: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, NamedValue) and value.kind.endswith(SEVERAL):
                full[name] = self.part(value, language)
                full[f"{name}-is"] = value.value
            elif isinstance(value, NamedValue):
                message = bundle.get_message(f"{value.kind}-{value.value}")
                full[name] = self._text(bundle, message)
                full[f"{name}-is"] = value.value  # for selectors and numbers
                for attribute, pattern in message.attributes.items():
                    full[f"{name}-{attribute}"] = bundle.format_pattern(pattern)[0]
            else:
                full[name] = self.part(value, language, names)
        name, _, attribute = key.partition(".")
        return self._text(bundle, bundle.get_message(name), full, attribute)

    def part(self, value: Any, language: str = "en", names: Sequence[str] = ()) -> Any:
        """A part of a message as text: a seat's name, a named value, a phrase, or a list of such."""
        if isinstance(value, SeatRef):
            return names[value] if names else self.say(f"seat-{value}", language)
        if isinstance(value, NamedValue) and value.kind.endswith(SEVERAL):
            kind = value.kind.removesuffix(SEVERAL)
            return self.part([NamedValue(kind, one) for one in str(value.value).split(SEVERAL)], language)
        if isinstance(value, NamedValue):
            return self.say(f"{value.kind}-{value.value}", language)
        if isinstance(value, Phrase):
            return self.say(value.key, language, names, **value.args)
        if isinstance(value, list):
            return ", ".join(str(self.part(one, language, names)) for one in value)
        return value

    @staticmethod
    def _text(
        bundle: "FluentBundle", message: "Message", args: dict[str, Any] | None = None, attribute: str = ""
    ) -> str:
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{text}: {errors[0]}")
        return str(text)

    def attributes(self, key: str, language: str = "en") -> tuple[str, ...]:
        """The names of the attributes of a message; none if there is no such message."""
        bundle = self._bundle(language)
        return tuple(bundle.get_message(key).attributes) if bundle.has_message(key) else ()

    def keys(self, language: str) -> Mapping[str, Any]:
        return self._bundle(language)._messages
