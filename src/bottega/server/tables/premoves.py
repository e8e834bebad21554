"""Moves that a person sets in advance, for when their seat is asked next. Only that seat knows of them.

They are dropped as soon as the seat is asked, whether one of them is played or not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from ...engine.events import Event
from ...engine.match import Match
from ..strict_model import StrictModel
from .plan import SeatNumber

MAX_PREMOVES = 5  # of one seat

MoveName = Annotated[str, Field(min_length=1, max_length=40)]


class Condition(StrictModel):
    """Another seat makes this move before you are asked."""

    seat: SeatNumber
    move: MoveName


class Premove(StrictModel):
    """A move by its name, and when it is played: if the condition is met, or whatever happens."""

    condition: Condition | None = None
    move: MoveName


@dataclass(slots=True)
class SeatPremoves:
    """What a seat has set, and what has happened since."""

    premoves: list[Premove]
    happened: list[tuple[int, int, str]] = field(default_factory=list)  # number of the entry, seat, name of the event

    def note(self, seq: int, events: Iterable[Event]) -> None:
        """Remembers the events of an entry that can meet a condition."""
        for event in events:
            names = {premove.event for premove in event.game.moves.premoves.values()}
            if event.name in names:
                self.happened.append((seq, int(event.args[event.kind.args[0].name]), event.name))

    def forget(self, taken_back: Sequence[int]) -> None:
        """These entries have been taken back."""
        self.happened = [one for one in self.happened if one[0] not in taken_back]

    def choose(self, match: Match, seat: int) -> int | None:
        """The move that the seat plays now: the first whose condition is met and that is legal. None if none is."""
        kinds, happened = match.game.moves.premoves, {(who, event) for _, who, event in self.happened}
        for premove in self.premoves:
            wanted = premove.condition
            if wanted is not None and (wanted.seat, kinds[wanted.move].event) not in happened:
                continue
            if match.may_premove(seat, premove.move):
                return match.game.moves.base(premove.move)
        return None
