"""What the things on a table are and what they are worth now, for people who touch them.

A game that explains its things has a function from a view to an explanation of each thing, by the name that the board
gives it (`deck`, `seat-2`). It gets a view and nothing else, so it can say no more than the seat could work out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .messages import NamedValue, Phrase, SeatRef


@dataclass(frozen=True)
class Explanation:
    """A thing: its name, what it is and does, what it is worth to the viewer now, and the clause behind it."""

    name: Phrase | NamedValue | SeatRef
    what: Sequence[Phrase]
    now: Sequence[Phrase]
    clause: str

    def plain(self) -> dict[str, Any]:
        """As data for a client: the name is an argument of a message, a line is a message."""
        return {
            "name": plain(self.name),
            "what": [plain(line) for line in self.what],
            "now": [plain(line) for line in self.now],
            "clause": self.clause,
        }


# The explanations of all things that a viewer sees, by their names on the board.
Explain = Callable[[Mapping[str, Any]], Mapping[str, Explanation]]


def plain(value: Any) -> Any:
    """A part of a message as data: names and seats get a kind and a value, phrases a key and arguments."""
    if isinstance(value, SeatRef):
        return {"kind": "seat", "value": int(value)}
    if isinstance(value, NamedValue):
        return {"kind": value.kind, "value": value.value}
    if isinstance(value, Phrase):
        return {"key": value.key, "args": {name: plain(arg) for name, arg in value.args.items()}}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value
