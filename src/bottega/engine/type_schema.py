"""JSON Schema of Python types: the declared result of a function.

TypedDicts, lists, dicts, unions, literals and plain values are enough for plain data. (pydantic would do the same, but
belongs to the server, and takes no TypedDict of the standard library before Python 3.12.)

>>> from typing import TypedDict
>>> class Card(TypedDict):
...     name: Annotated[str, OneOf("card", ("mona_lisa", "last_supper"))]
...     points: int | None
>>> Types().of(list[Card])
{'type': 'array', 'items': {'$ref': '#/components/schemas/Card'}}
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .json_schema import ANYTHING, NOTHING, TEXT, TRUTH, Schema, either, integer, members, one_of, row, table

REFERENCE = "#/components/schemas/"


@dataclass(frozen=True)
class OneOf:
    """Lists the possible values of a string or a number: `Card = Annotated[str, OneOf("card", CARDS)]`."""

    name: str
    words: Sequence[str | int]


COMPLETE = "complete"  # says of a dict that it has all the keys: Annotated[dict[Lab, int], COMPLETE]

PLAIN: dict[Any, Schema] = {
    Any: ANYTHING,
    object: ANYTHING,
    bool: TRUTH,
    int: integer(),
    float: {"type": "number"},
    str: TEXT,
    NoneType: NOTHING,
    None: NOTHING,
}


class Types:
    """Turns types into schemas. TypedDicts are collected by name, and schemas refer to them."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}
        self._known: dict[str, Any] = {}

    def returned(self, function: Callable[..., Any]) -> Schema:
        """The schema of a function's declared result."""
        return self.of(get_type_hints(function, include_extras=True).get("return", Any))

    def of(self, kind: Any) -> Schema:
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self._typed_dict(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(*args)
        if origin in (NotRequired, Required):
            return self.of(args[0])
        if origin is Literal:
            return one_of(args)
        if origin in (Union, UnionType):
            return either([self.of(arg) for arg in args])
        if origin is list:
            return row(self.of(args[0]))
        if origin is dict:
            return self._dict(*args)
        raise TypeError(f"{kind!r} has no schema")

    def _typed_dict(self, kind: Any) -> Schema:
        name = kind.__name__
        if self._known.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}: {kind.__module__} and {self._known[name].__module__}")
        if name not in self.named:
            self.named[name] = {}  # in case it refers to itself
            hints = get_type_hints(kind, include_extras=True)
            found = members({key: self.of(hint) for key, hint in hints.items()}, tuple(kind.__optional_keys__))
            about = {"description": cleandoc(kind.__doc__)} if kind.__doc__ else {}
            self.named[name] = found | about
        return {"$ref": REFERENCE + name}

    def _annotated(self, kind: Any, *notes: Any) -> Schema:
        for note in notes:
            if isinstance(note, OneOf):
                return one_of(note.words, note.name)
            if note is COMPLETE:
                key, value = get_args(kind)
                return self._dict(key, value, complete=True)
        return self.of(kind)

    def _dict(self, key: Any, value: Any, complete: bool = False) -> Schema:
        keys, values = self.of(key), self.of(value)
        if "enum" in keys:
            return table(keys["enum"], values, keys.get("title", ""), complete)
        return {"type": "object", "additionalProperties": values}
