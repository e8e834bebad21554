"""The parts of JSON Schema with which the engine describes plain data.

>>> one_of(("iron", "wood"), "component")
{'type': 'string', 'enum': ['iron', 'wood'], 'title': 'component'}
>>> one_of(range(1, 4))
{'type': 'integer', 'minimum': 1, 'maximum': 3}
"""

from collections.abc import Mapping, Sequence
from typing import Any

Schema = dict[str, Any]

ANYTHING: Schema = {}
NOTHING: Schema = {"type": "null"}
TRUTH: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}

MOST_WORDS = 100  # of a larger set, such as all pairs of cards, the words are not listed


def integer(least: int | None = None, most: int | None = None) -> Schema:
    """A whole number within limits."""
    limits = {"minimum": least, "maximum": most}
    return {"type": "integer", **{name: limit for name, limit in limits.items() if limit is not None}}


def one_of(words: Sequence[str | int], title: str = "") -> Schema:
    """One of several words. `title` proposes a name for the set of words. For numbers only the limits are listed."""
    numbers = [word for word in words if isinstance(word, int)]
    if numbers:
        return integer(min(numbers), max(numbers))
    if len(words) > MOST_WORDS:
        return TEXT
    return {"type": "string", "enum": list(words), **({"title": title} if title else {})}


def const(word: str | bool) -> Schema:
    return {"const": word}


def either(schemas: Sequence[Schema]) -> Schema:
    """Any of these; a single one is returned as it is."""
    return schemas[0] if len(schemas) == 1 else {"anyOf": list(schemas)}


def or_nothing(schema: Schema) -> Schema:
    return either([schema, NOTHING])


def row(items: Schema, least: int = 0, most: int | None = None) -> Schema:
    """A list of `least` to `most` items."""
    return {
        "type": "array",
        "items": items,
        **({"minItems": least} if least else {}),
        **({} if most is None else {"maxItems": most}),
    }


def table(words: Sequence[str | int], values: Schema, title: str = "", complete: bool = True) -> Schema:
    """An object whose keys are words: all of them, or some. Keys in JSON are strings."""
    return {
        "type": "object",
        "propertyNames": one_of([str(word) for word in words], title),
        "additionalProperties": values,
        **({"minProperties": len(words)} if complete else {}),
    }


def members(found: Mapping[str, Schema], optional: Sequence[str] = ()) -> Schema:
    """An object with these members and no others."""
    return {
        "type": "object",
        "properties": dict(found),
        "required": [name for name in found if name not in optional],
        "additionalProperties": False,
    }
