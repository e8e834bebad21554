"""What people look for: those in one pool can be paired."""

import json
from functools import lru_cache
from typing import Annotated, Any

from pydantic import Field, model_validator

from ..strict_model import StrictModel
from ..tables.plan import Level, Pace, SeatPlan, TableRequest, Unhurried

MAX_BOTS_AFTER = 3_600
MAX_RATING = 10_000
Points = Annotated[int, Field(ge=0, le=MAX_RATING)]


class Pool(StrictModel):
    """A game, the number of its players, the pace, and whether it is rated. The game's options are the usual ones."""

    game: str = Field(max_length=24)
    players: Annotated[int, Field(ge=2, le=6)]
    pace: Pace = Field(default_factory=Unhurried)
    rated: bool = False

    @model_validator(mode="after")
    def _check_game(self) -> "Pool":
        check_pool(self.game, self.players)
        return self

    def opening(self, seats: list[SeatPlan], **more: Any) -> TableRequest:
        """The request for a table with these seats. Raises ValueError."""
        terms = {"rated": True, "on_time": "loss", "hints": False} if self.rated else {}
        return TableRequest(game=self.game, seats=seats, pace=self.pace, public=True, **{**more, **terms})

    @property
    def key(self) -> str:
        """The same text for the same pool, for the database."""
        return json.dumps(Pool.model_dump(self, include=set(Pool.model_fields)), separators=(",", ":"), sort_keys=True)

    @staticmethod
    @lru_cache(256)
    def from_key(key: str) -> "Pool":
        """The pool of a text in the database. All who look for the same share it."""
        return Pool.model_validate_json(key)


@lru_cache(64)
def check_pool(game: str, players: int) -> None:
    """Raises ValueError if there is no such game, or not for this number of players."""
    TableRequest(game=game, seats=[SeatPlan()] * players)


class SeekRequest(Pool):
    """What you look for. After `bots_after` seconds, bots may have the seats that nobody has taken; null: never.

    You meet only people whose ratings are in your range, and who have yours in theirs.
    """

    bots_after: Annotated[int, Field(ge=0, le=MAX_BOTS_AFTER)] | None = None
    rating_from: Points | None = None
    rating_to: Points | None = None

    @model_validator(mode="after")
    def _check_range(self) -> "SeekRequest":
        if self.rating_from is not None and self.rating_to is not None and self.rating_from > self.rating_to:
            raise ValueError("rating_from must not be more than rating_to")
        return self

    @property
    def pool(self) -> Pool:
        return Pool(game=self.game, players=self.players, pace=self.pace, rated=self.rated)


FILL_LEVEL: Level = "apprentice"  # of bots that take the seats that nobody has taken
