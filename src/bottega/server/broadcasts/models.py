"""What the viewers of a broadcast are sent."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from ..protocol import About, EntryMessage, HiddenMessage, PastPosition, Presence, SeatInfo, ShownEntry, Snapshot
from ..tables.plan import BroadcastDelay


class SeenMove(BaseModel):
    """A move as the others see it. With `unseen` its text is `move-<name>.unseen`, without the arguments left out."""

    name: str
    args: dict[str, str | int]
    unseen: bool


class CandidateMove(SeenMove):
    """A move that a bot would consider, from what the public may know."""

    share: float = Field(description="of the searches spent on it, 0 to 1")
    expected: float = Field(description="the result that the searches expect for the seat, 0 to 1")
    likely: float = Field(description="in how many of the possible worlds the seat could make it, 0 to 1")


class BroadcastComment(BaseModel):
    """A sentence: the key of a text is `comment-<kind>`."""

    kind: Literal["rises", "falls", "leads", "rather", "wins"]
    seat: int
    before: float
    after: float
    move: SeenMove | None = None


class BroadcastRow(BaseModel):
    """What the public may think of a position. A later row with the same number replaces it."""

    number: int = Field(description="of the entry before this position, in a spectator's count")
    chances: list[float] = Field(description="of each seat to win, 0 to 1")
    seat: int | None = Field(description="who has to move, if it is one seat")
    mover: int | None = Field(description="who made the move before, if everybody knows it")
    swing: float | None = Field(description="the largest change of a chance; null if the position before is unknown")
    turning: bool = Field(description="whether it is a turning point")
    comments: list[BroadcastComment]
    candidates: list[CandidateMove] | None = Field(description="null while they are not shown yet")


class BroadcastStart(BaseModel):
    """Which positions there are, and everything that may be shown now."""

    type: Literal["broadcast"]
    delay: BroadcastDelay
    rows: list[BroadcastRow]


class AssessedMessage(BaseModel):
    """What is new about some positions."""

    type: Literal["assessed"]
    rows: list[BroadcastRow]
    missing: int = Field(description="positions that may be shown and are still being looked at")


class ClipStep(BaseModel):
    """A step of a clip: what happened, the board afterwards, and what the public may think of it."""

    entry: ShownEntry
    position: PastPosition
    row: BroadcastRow


class Clip(BaseModel):
    """Some moves of a public game around a turning point."""

    about: About
    seats: list[SeatInfo]
    number: int
    steps: list[ClipStep]


BROADCAST_LINE: TypeAdapter[object] = TypeAdapter(
    Annotated[
        Snapshot | EntryMessage | Presence | HiddenMessage | BroadcastStart | AssessedMessage,
        Field(discriminator="type"),
    ]
)
