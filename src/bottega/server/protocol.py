"""What goes over the wire, both ways. The server builds its answers as plain data for speed; a test holds them against
these models, and the web client's types are made from them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from .tables.commands import (
    Answer,
    AskUndo,
    ClientId,
    Close,
    Fill,
    Leave,
    Play,
    Return,
    Say,
    SeatNumber,
    Sit,
    Undo,
)
from .tables.entry import Kind
from .tables.plan import Level, Pace, Strict

MoveWanted = Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(max_length=200)]

# ---- from clients, over a socket


class Hello(Strict):
    """Begins a connection, or looks from another of one's own seats. `last` is the last number seen from there."""

    type: Literal["hello"]
    last: Annotated[int, Field(ge=0, le=2**31)] | None = None
    seat: SeatNumber | None = None
    watch: bool = False  # as somebody who does not sit here, even if one does


class Ping(Strict):
    type: Literal["ping"]


class Why(Strict):
    """Why a move is not possible: asks, does nothing."""

    type: Literal["why"]
    id: ClientId | None = None
    move: MoveWanted
    seat: SeatNumber | None = None


class AskHint(Strict):
    """What the strong bot would do in one's place."""

    type: Literal["hint"]
    id: ClientId | None = None
    seat: SeatNumber | None = None


FromClient = Annotated[
    Hello | Ping | Why | AskHint | Play | Undo | AskUndo | Answer | Say | Sit | Leave | Return | Fill | Close,
    Field(discriminator="type"),
]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# ---- from the server


class SeatInfo(BaseModel):
    seat: int
    name: str
    emblem: str
    level: Level | None = Field(description="of the bot whose seat it is")
    open: bool
    host: bool
    stand_in: Literal["gone", "clock", "left", "forfeited"] | None = Field(description="why a bot plays for the person")


class ClockInfo(BaseModel):
    left: list[int] = Field(description="milliseconds each seat had when the question was put")
    at: int = Field(description="when that was, in milliseconds")
    running: list[int] = Field(description="the seats whose time runs since")


class Phrase(BaseModel):
    """A message of the game's texts by key. An argument may itself have a name, by kind and value."""

    key: str
    args: dict[str, Any]


class Choice(BaseModel):
    """A legal move: its number, and what it is."""

    move: int
    name: str
    args: dict[str, str | int]


class UndoRequest(BaseModel):
    """A seat asks to take back its last move, and all that came after it."""

    seat: int
    agreed: list[int]


class TableState(BaseModel):
    """The table now, for one viewer."""

    status: Literal["open", "running", "finished", "closed"]
    waiting: list[int] = Field(description="the seats the game waits for; who has chosen in secret is not told")
    seats: list[SeatInfo]
    clocks: ClockInfo | None
    request: UndoRequest | None
    rematch: str | None
    prompt: Phrase | None
    view: dict[str, Any] | None
    choices: list[Choice]
    question: int = Field(description="sent back with a move, so that an old choice is not taken for a new one")
    undoable: int = Field(description="how many of one's own moves can be taken back now")


class Told(BaseModel):
    """An entry of the log as the viewer may know it. More fields come with some kinds."""

    number: int
    kind: Kind
    at: int
    seat: int | None
    by_bot: bool
    events: list[dict[str, Any]]
    taken_back: bool
    takes_back: list[int] = Field(description="the numbers of the moves that this entry takes back")
    move: int | None = Field(None, description="of one's own moves")
    name: str | None = None
    emblem: str | None = None
    level: str | None = None
    text: str | None = None
    why: str | None = None
    agreed: bool | None = None
    yes: bool | None = None
    table: str | None = None


class About(BaseModel):
    """What was settled when the table was opened."""

    id: str
    game: str
    options: dict[str, str | list[str]]
    public: bool
    pace: Pace
    patience: int | None
    stand_in: Level
    on_time: Literal["bot", "loss"]
    friendly: bool
    hints: bool
    commitment: str | None
    rematch_of: str | None


class Snapshot(BaseModel):
    """All a client needs to begin, or to go on from the number it gave."""

    type: Literal["snapshot"]
    number: int
    since: int | None = Field(description="the number `told` goes on from; null if it begins anew")
    seat: int | None
    own: list[int] = Field(description="all seats of whoever looks from a seat: several where people share a screen")
    about: About
    table: TableState
    told: list[Told]


class News(BaseModel):
    """An entry, at once, and the table after it."""

    type: Literal["told"]
    told: Told
    table: TableState


class Ack(BaseModel):
    """A request was done and is safe; `again` if it had been done before."""

    type: Literal["ack"]
    id: str | None
    number: int
    again: bool


class No(BaseModel):
    """A request was refused and changed nothing. A stale one gets a fresh snapshot."""

    type: Literal["refused"]
    id: str | None
    error: str
    message: str
    clause: str | None = None
    snapshot: Snapshot | None = None


class Presence(BaseModel):
    type: Literal["presence"]
    seats: list[int]
    watchers: int


class Pong(BaseModel):
    type: Literal["pong"]
    at: int = Field(description="the server's time, in milliseconds")


class Because(BaseModel):
    """The answer to why: the clause that forbids a move; null if it is allowed."""

    type: Literal["because"]
    id: str | None
    clause: str | None
    message: str | None


class Forecast(BaseModel):
    """What will probably come of a plan, in figures that the game names."""

    type: Literal["forecast"]
    figures: dict[str, float]


class Thought(BaseModel):
    move: int
    share: float = Field(description="of the thinking that went into this move, 0 to 1")
    expected: float = Field(description="the result it leads to, 0 for a loss to 1 for a win")


class Foreseen(BaseModel):
    """A move that the strong bot expects."""

    seat: int
    move: int


class Hint(BaseModel):
    """How far a hint has come, and at the end what it found."""

    type: Literal["hint"]
    id: str | None
    question: int
    progress: float
    thoughts: list[Thought] | None = None
    continuation: list[Foreseen] | None = None


FromServer = Annotated[Snapshot | News | Ack | No | Presence | Pong | Because | Hint, Field(discriminator="type")]
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
