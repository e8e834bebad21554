"""What is decided when a table is opened: the game, its options, the seats, the pace."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

import bottega

from ...bots.levels import LEVELS
from ...engine.errors import BottegaError
from ...engine.fields import MOST_SEATS
from ..strict_model import StrictModel

Level = Literal["novice", "pupil", "garzone", "apprentice", "journeyman", "master", "maestro", "virtuoso"]
assert Level.__args__ == LEVELS  # type: ignore[attr-defined]

# How late people who watch a public game learn what a bot thinks of it; see `broadcasts/delay.py`.
BroadcastDelay = Literal["off", "live", "turn", "late", "game"]

SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]


class Unhurried(StrictModel):
    """No clock. A bot plays for a person who is absent for longer than the table's patience."""

    kind: Literal["unhurried"] = "unhurried"


class Live(StrictModel):
    """A clock for each seat: a bank of seconds for the game, and an increment for every turn."""

    kind: Literal["live"] = "live"
    bank: Annotated[int, Field(ge=10, le=86_400)] = 600
    increment: Annotated[int, Field(ge=1, le=3_600)] = 20


class Correspondence(StrictModel):
    """A number of hours for each turn."""

    kind: Literal["correspondence"] = "correspondence"
    hours: Annotated[int, Field(ge=1, le=24 * 14)] = 24


Pace = Annotated[Unhurried | Live | Correspondence, Field(discriminator="kind")]


class SeatPlan(StrictModel):
    """Who a seat is for: the person who opens the table, a bot, or anyone."""

    kind: Literal["mine", "bot", "open"] = "open"
    level: Level = "apprentice"  # of a bot


class TableRequest(StrictModel):
    """The request for a new table."""

    game: str = Field(max_length=24)
    seats: list[SeatPlan] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, str | list[str]] = Field(default_factory=dict, max_length=16)
    public: bool = False
    pace: Pace = Field(default_factory=Unhurried)
    patience: Annotated[int, Field(ge=5, le=86_400)] | None = 120  # seconds until a bot takes over; null: never
    stand_in: Level = "apprentice"
    on_time: Literal["bot", "loss"] = "bot"
    friendly: bool = True  # moves may be taken back if everybody agrees
    hints: bool = True
    rated: bool = False  # the result changes ratings
    broadcast: BroadcastDelay = "turn"  # of chances, comments and candidate moves, if the table is public

    @field_validator("options")
    @classmethod
    def _limit_length(cls, options: dict[str, str | list[str]]) -> dict[str, str | list[str]]:
        for name, value in options.items():
            if max(len(name), *(len(one) for one in ([value] if isinstance(value, str) else ["", *value]))) > 40:
                raise ValueError("an option and its value have at most 40 characters")
        return options

    @model_validator(mode="after")
    def _check_game(self) -> "TableRequest":
        try:
            bottega.game(self.game).settings(len(self.seats), self.options)
        except BottegaError as error:
            raise ValueError(str(error)) from None
        return self

    @model_validator(mode="after")
    def _check_rated(self) -> "TableRequest":
        if not self.rated:
            return self
        if self.hints:
            raise ValueError("a rated table has no hints")
        if self.pace.kind != "unhurried" and self.on_time != "loss":
            raise ValueError("at a rated table, who runs out of time loses: on_time must be 'loss'")
        if sum(seat.kind == "mine" for seat in self.seats) > 1:
            raise ValueError("at a rated table, a person has one seat")
        return self


class Origin(StrictModel):
    """The point of a finished game from which a table continues: its table, and the number of moves made there."""

    table: str
    move: int


class Plan(TableRequest):
    """An opening as the log stores it."""

    host: str
    reserved: dict[int, str] = Field(default_factory=dict)  # open seats that are kept for one person, by seat
    position: dict[str, Any] | None = None  # where the game starts, if not at its beginning
    position_format: int = 1  # plans of older versions do not say it
    rematch_of: str | None = None
    continues: Origin | None = None
