"""Functions in the rules dialect that the engine writes. They are text, so that they can be read and compiled."""

import keyword
import linecache
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

Rule = Callable[..., Any]


def function(text: str, names: Mapping[str, Any], module: str) -> Rule:
    """The one function that a text defines. A traceback shows its lines.

    >>> double = function("def double(n):\\n    return TWO * n\\n", {"TWO": 2}, "tests.example")
    >>> double(4), double.__module__
    (8, 'tests.example')
    """
    scope: dict[str, Any] = {**names, "__name__": module}
    name = text.removeprefix("def ").partition("(")[0]
    file = f"<{module}.{name}>"
    exec(compile(text, file, "exec"), scope)
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    written = scope[name]
    assert isinstance(written, FunctionType)
    return written


class Names:
    """Names for the functions that a text calls; two functions with the same name get different ones."""

    def __init__(self) -> None:
        self.all: dict[str, Any] = {}

    def of(self, rule: Rule) -> str:
        name = rule.__name__.strip("<>")  # of a lambda
        while keyword.iskeyword(name) or self.all.setdefault(name, rule) is not rule:
            name += "_"
        return name


def one_of(field: str, *values: int, name: str = "", module: str = __name__) -> Rule:
    """A predicate in the dialect: whether a field of the state, such as its phase, holds one of these numbers.

    >>> in_battle = one_of("phase", 3, 5, name="in_battle")
    >>> class State: phase = 5
    >>> in_battle(State)
    True
    """
    bits = sum(1 << value for value in values)
    lines = (
        f"def {name or field}(s):",
        f"    value = int(s.{field})",  # a number of the record is too narrow for the bits
        f"    return value >= 0 and {bits} >> value & 1 == 1",
    )
    return function("\n".join(lines) + "\n", {}, module)
