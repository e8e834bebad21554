"""What is decided when a tournament is announced."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

import bottega

from ..strict_model import StrictModel
from ..tables.plan import Level, Live, Pace, SeatPlan, TableRequest
from .draw import TableSize
from .standings import Format

MAX_ROUNDS = 30
MINUTE = 60_000
DAY = 1440 * MINUTE


class TournamentRequest(StrictModel):
    """The request for a tournament. Its tables are public and rated, without hints, and no moves are taken back."""

    name: Annotated[str, Field(min_length=3, max_length=60, pattern=r"^\S(.*\S)?$")]
    game: str = Field(max_length=24)
    players: Annotated[int, Field(ge=2, le=6, description="at a table")]
    format: Format
    starts: Annotated[int, Field(ge=0, le=2**53, description="in milliseconds")]
    rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)] | None = Field(
        None, description="of a Swiss tournament; a round robin has as many as it needs"
    )
    minutes: Annotated[int, Field(ge=5, le=24 * 60)] | None = Field(None, description="how long an arena lasts")
    pace: Pace = Field(default_factory=lambda: Live(bank=600, increment=20))
    options: dict[str, str | list[str]] = Field(default_factory=dict, max_length=16)
    fill: Level | None = Field(
        None, description="the level of bots at tables with too few people; null: smaller tables"
    )

    @model_validator(mode="after")
    def _check(self) -> "TournamentRequest":
        self.opening(self.players, {})
        if (self.format == "swiss") != (self.rounds is not None):
            raise ValueError("a Swiss tournament needs its number of rounds, the others have none")
        if (self.format == "arena") != (self.minutes is not None):
            raise ValueError("an arena needs its length in minutes, the others have none")
        if self.format == "arena" and self.pace.kind == "correspondence":
            raise ValueError("an arena needs games of minutes, not of days")
        if self.pace.kind == "unhurried":
            raise ValueError("a tournament needs a clock, so that every round ends")
        return self

    def opening(self, seats: int, bots: dict[int, Level]) -> TableRequest:
        """The request for a table with this number of seats. Raises ValueError."""
        return TableRequest(
            game=self.game,
            seats=[SeatPlan(kind="bot", level=bots[n]) if n in bots else SeatPlan() for n in range(seats)],
            options=self.options,
            pace=self.pace,
            public=True,
            friendly=False,
            hints=False,
            rated=True,
            on_time="loss",
        )

    @property
    def size(self) -> TableSize:
        """Games of two stay games of two: somebody sits out rather than that three play together."""
        counts = bottega.game(self.game).players
        most = 2 if self.players == 2 else max(counts)
        return TableSize(self.players, min(counts), most, fill=self.fill is not None)


Status = Literal["announced", "running", "finished", "cancelled"]
