"""The entries of a table's log. The state of a table is computed from its entries, in order, and from nothing else.

opened      the plan; the first entry of every table
sat         a person takes a seat
left        a person gives up a seat; in a running game a bot takes over
filled      a bot takes an open seat
closed      the host closes a table before its game starts, or everybody has abandoned it
began       all seats are taken and the game starts
moved       a seat plays a move
undone      a number of moves are taken back
asked       a seat asks the others to take moves back, or not to rate the game
answered    another seat agrees or disagrees
stood_in    a bot starts to play for a person who is absent or out of time
returned    the person plays again
forfeited   a person is out of time and loses, at a table with that rule; a bot plays the seat
said        a chat message
resumed     a server loads the table again; the time since the last entry does not count
rematch     the address of the rematch table
unrated     everybody agrees that the game does not change ratings
premoved    a seat sets moves in advance, or none any more; only that seat sees the entry
holiday     a person is on holiday from one time until another; their clock stands meanwhile
"""

from dataclasses import dataclass, field
from typing import Any, Literal

EntryKind = Literal[
    "opened", "sat", "left", "filled", "closed", "began", "moved", "undone", "asked", "answered", "stood_in",
    "returned", "forfeited", "said", "resumed", "rematch", "unrated", "holiday", "premoved",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a log."""

    seq: int  # counts from 1
    kind: EntryKind
    at: int  # milliseconds
    seat: int | None = None
    person: str | None = None  # who asked for it; None for what clocks and bots do
    client: str | None = None  # the client's own id of the request
    body: dict[str, Any] = field(default_factory=dict)
