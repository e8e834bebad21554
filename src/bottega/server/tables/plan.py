"""What is settled when a table is opened: the game, its options, who may sit where, the pace."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

import bottega

from ...bots import LEVELS
from ...engine.errors import BottegaError
from ...engine.fields import MOST_SEATS

Level = Literal["garzone", "apprentice", "master", "maestro"]
assert set(Level.__args__) == set(LEVELS)  # type: ignore[attr-defined]


class Strict(BaseModel):
    """What comes from outside: nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid")


class Unhurried(Strict):
    """No clock. Whoever is gone for the table's patience is stood in for."""

    kind: Literal["unhurried"] = "unhurried"


class Live(Strict):
    """A clock for each seat, in seconds: so much for the game, and so much more for every turn."""

    kind: Literal["live"] = "live"
    bank: Annotated[int, Field(ge=10, le=86_400)] = 600
    increment: Annotated[int, Field(ge=1, le=3_600)] = 20


class Correspondence(Strict):
    """So many hours for each turn."""

    kind: Literal["correspondence"] = "correspondence"
    hours: Annotated[int, Field(ge=1, le=24 * 14)] = 24


Pace = Annotated[Unhurried | Live | Correspondence, Field(discriminator="kind")]


class SeatPlan(Strict):
    """Who a seat is for: whoever opens the table, a bot, or anybody who comes."""

    kind: Literal["mine", "bot", "open"] = "open"
    level: Level = "apprentice"  # of a bot


class Opening(Strict):
    """The wish for a new table."""

    game: str = Field(max_length=24)
    seats: list[SeatPlan] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, str | list[str]] = Field(default_factory=dict, max_length=16)
    public: bool = False
    pace: Pace = Field(default_factory=Unhurried)
    patience: Annotated[int, Field(ge=5, le=86_400)] | None = 120  # seconds before a bot stands in; null: never
    stand_in: Level = "apprentice"
    on_time: Literal["bot", "loss"] = "bot"
    friendly: bool = True  # moves may be taken back if everybody agrees
    hints: bool = True

    @field_validator("options")
    @classmethod
    def _short(cls, options: dict[str, str | list[str]]) -> dict[str, str | list[str]]:
        for name, value in options.items():
            if max(len(name), *(len(one) for one in ([value] if isinstance(value, str) else ["", *value]))) > 40:
                raise ValueError("an option and its value have at most 40 characters")
        return options

    @model_validator(mode="after")
    def _playable(self) -> "Opening":
        try:
            bottega.game(self.game).settings(len(self.seats), self.options)
        except BottegaError as error:
            raise ValueError(str(error)) from None
        return self

    @property
    def one_device(self) -> bool:
        """Whether several people share the opener's screen."""
        return sum(seat.kind == "mine" for seat in self.seats) > 1


class Plan(Opening):
    """An opening as it stands in the log."""

    host: str
    reserved: dict[int, str] = Field(default_factory=dict)  # open seats that are kept for somebody
    position: dict[str, Any] | None = None  # where the game begins, if not at its beginning
    rematch_of: str | None = None
