"""The log of a table: everything that ever changed at it, in order. What a table is, is the fold of these.

opened      the plan                                       first entry of every table
sat         person, name, emblem -> seat                   also who has come back to a seat of an earlier game
left        the person gives up the seat                   in a running game a bot plays on
filled      a bot takes an open seat
closed      the host dissolves a table that has not begun
began       all seats are taken
moved       a move of a seat
undone      so many moves are taken back
asked       a seat asks the others to take moves back
answered    another seat agrees or not
stood_in    a bot plays for a person who is gone or out of time
returned    the person plays again
forfeited   a person out of time has lost, at a table that says so; a bot plays on
said        chat
resumed     a server took the table up again; the time between does not count
rematch     the same people have a new table
"""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "opened", "sat", "left", "filled", "closed", "began", "moved", "undone", "asked", "answered", "stood_in",
    "returned", "forfeited", "said", "resumed", "rematch",
]  # fmt: skip


def now() -> int:
    """The time as the log writes it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    seq: int  # from 1
    kind: Kind
    at: int  # milliseconds
    seat: int | None = None
    person: str | None = None  # who asked for it; nobody for what clocks and bots do
    client: str | None = None  # what the client called its request
    body: dict[str, Any] = field(default_factory=dict)
