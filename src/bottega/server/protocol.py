"""The messages between server and clients.

The server builds its messages as plain data, for speed. A test validates them with these models, and the web client's
types are generated from them.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from .strict_model import StrictModel
from .table_log import EntryKind
from .tables.commands import (
    Answer,
    AskCasual,
    AskUndo,
    ClientId,
    Close,
    Fill,
    Leave,
    Play,
    Return,
    Say,
    SetPremoves,
    Sit,
    Undo,
)
from .tables.plan import BroadcastDelay, Level, Origin, Pace, SeatNumber
from .tables.premoves import Premove

MoveWanted = Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(max_length=200)]

# ---- from clients, on a socket


class Hello(StrictModel):
    """Starts a connection, or switches to another of your own seats. `last` is the last number seen from there."""

    type: Literal["hello"]
    last: Annotated[int, Field(ge=0, le=2**31)] | None = None
    seat: SeatNumber | None = None
    watch: bool = False  # as a spectator, even with a seat


class Ping(StrictModel):
    type: Literal["ping"]


class Why(StrictModel):
    """Asks why a move is illegal. Changes nothing."""

    type: Literal["why"]
    id: ClientId | None = None
    move: MoveWanted
    seat: SeatNumber | None = None


class AskHint(StrictModel):
    """Asks what the strong bot would play in your place."""

    type: Literal["hint"]
    id: ClientId | None = None
    seat: SeatNumber | None = None


FromClient = Annotated[
    Hello
    | Ping
    | Why
    | AskHint
    | Play
    | Undo
    | AskUndo
    | AskCasual
    | Answer
    | SetPremoves
    | Say
    | Sit
    | Leave
    | Return
    | Fill
    | Close,
    Field(discriminator="type"),
]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# ---- from the server


class SeatInfo(BaseModel):
    seat: int
    name: str
    emblem: str
    level: Level | None = Field(description="of the bot that has the seat")
    agent: bool = Field(description="whether a program plays, with an account of its own")
    open: bool
    host: bool
    stand_in: Literal["gone", "clock", "left", "forfeited"] | None = Field(description="why a bot plays for the person")
    holiday: list[int] | None = Field(description="from when until when the clock stands, in milliseconds")


class ClockInfo(BaseModel):
    left: list[int] = Field(description="milliseconds of each seat at the time `at`")
    at: int = Field(description="in milliseconds")
    running: list[int] = Field(description="the seats whose clocks run since then")


class Phrase(BaseModel):
    """A text by its key. An argument with `kind` and `value` is itself the name of a text."""

    key: str
    args: dict[str, Any]


class Thing(BaseModel):
    """What a thing on the table is. Arguments of phrases may be phrases and lists."""

    name: dict[str, Any] = Field(description="a phrase, or the name of a text: `kind` and `value`")
    what: list[Phrase] = Field(description="what it is and does")
    now: list[Phrase] = Field(description="what it is worth to the viewer now, and what they lack")
    clause: str = Field(description="the clause of the rulebook behind it")


class Things(BaseModel):
    """The explanations of everything that a viewer sees, by the names of things on the board."""

    number: int = Field(description="of the last entry before this position, in the viewer's count")
    things: dict[str, Thing]


class Choice(BaseModel):
    """A legal move: its number, its name and its arguments."""

    move: int
    name: str
    args: dict[str, str | int]


class AgreementRequest(BaseModel):
    """A seat asks the others: to take back its last move and everything after it, or not to rate the game."""

    seat: int
    what: Literal["undo", "casual"]
    agreed: list[int]
    missing: list[int] = Field(description="the seats whose people must still agree, present or not")


class TableState(BaseModel):
    """The present state of the table, for one viewer."""

    status: Literal["open", "running", "finished", "closed"]
    waiting: list[int] = Field(description="the seats that the game waits for, with those that have chosen in secret")
    seats: list[SeatInfo]
    clocks: ClockInfo | None
    request: AgreementRequest | None
    rated: bool = Field(description="whether the result changes ratings, as things are now")
    rematch: str | None
    prompt: Phrase | None
    view: dict[str, Any] | None
    choices: list[Choice]
    question: int = Field(description="send it back with a move, so that an outdated choice is refused")
    premoves: list[Premove] = Field(description="the moves that you have set in advance")
    undoable: int = Field(description="how many of your own moves can be taken back now")


class ShownEntry(BaseModel):
    """An entry of the log as the viewer may know it. Some kinds have more fields."""

    number: int
    kind: EntryKind
    at: int
    seat: int | None
    by_bot: bool
    events: list[dict[str, Any]]
    taken_back: bool
    takes_back: list[int] = Field(description="the numbers of the moves that this entry takes back")
    move: int | None = Field(None, description="only for your own moves")
    premove: bool | None = Field(None, description="whether you had set it in advance; only for your own moves")
    name: str | None = None
    emblem: str | None = None
    level: str | None = None
    text: str | None = None
    author: str | None = Field(None, description="names who wrote a chat message, at this table only")
    hidden: bool = Field(False, description="whether an operator has hidden the text of a chat message")
    why: str | None = None
    agreed: bool | None = None
    casual: bool | None = Field(None, description="what a seat asks: not to rate the game")
    commitment: str | None = Field(None, description="the hash of the new seed, if chance was made fresh")
    yes: bool | None = None
    table: str | None = None
    until: int | None = Field(None, description="the end of a holiday, in milliseconds")


class About(BaseModel):
    """What was decided when the table was opened."""

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
    broadcast: BroadcastDelay = Field(description="how late a broadcast says what a bot thinks; off at private tables")
    commitment: str | None
    rematch_of: str | None
    continues: Origin | None


class Snapshot(BaseModel):
    """Everything that a client needs to start, or to continue after the number it sent."""

    type: Literal["snapshot"]
    number: int
    since: int | None = Field(description="`told` continues after this number; null if it starts over")
    seat: int | None
    own: list[int] = Field(description="all seats of this person: several if people share a screen")
    about: About
    table: TableState
    told: list[ShownEntry]


class PastPosition(BaseModel):
    """The table as a viewer saw it after an earlier entry of the log."""

    number: int
    view: dict[str, Any]
    prompt: Phrase
    waiting: list[int]


class EntryMessage(BaseModel):
    """A new entry, and the table after it."""

    type: Literal["told"]
    told: ShownEntry
    table: TableState


class Ack(BaseModel):
    """A request was executed and stored. `again` says that it was executed before."""

    type: Literal["ack"]
    id: str | None
    number: int
    again: bool


class RefusalMessage(BaseModel):
    """A request was refused and changed nothing. A stale one comes with a new snapshot."""

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


class BotsMessage(BaseModel):
    """How the bots at the table think from now on. A connection starts with bots that think as usual.

    shortened: for a shorter time, because many people play. quota: also only when nobody else waits, because you have
    used much thinking time. paused: not at all, because no player is here; where only bots play, the host must watch.
    """

    type: Literal["bots"]
    thinking: Literal["full", "shortened", "quota", "paused"]
    seats: list[int] = Field(description="the seats of the bots that this concerns")


class HiddenMessage(BaseModel):
    """An operator has hidden the text of a chat message."""

    type: Literal["hidden"]
    number: int


class Pong(BaseModel):
    type: Literal["pong"]
    at: int = Field(description="the server's time, in milliseconds")


class WhyAnswer(BaseModel):
    """The answer to `why`: the clause that forbids a move; null if the move is legal."""

    type: Literal["because"]
    id: str | None
    clause: str | None
    message: str | None


class Forecast(BaseModel):
    """The probable outcome of a plan, in figures that the game names."""

    type: Literal["forecast"]
    figures: dict[str, float]


class Thought(BaseModel):
    move: int
    share: float = Field(description="of the search spent on this move, 0 to 1")
    expected: float = Field(description="the expected result, from 0 for a loss to 1 for a win")


class LikelyMove(BaseModel):
    """A move that the strong bot expects."""

    seat: int
    move: int


class HintReason(BaseModel):
    """How much more of something a seat has on average at the end of the next turn, if the recommended move is played.

    `measure` is "points" or a figure of the game; its message is `measure-<name>`.
    """

    measure: str
    seat: int
    more: float


class Hint(BaseModel):
    """The progress of a hint, and in the last message its result."""

    type: Literal["hint"]
    id: str | None
    question: int
    progress: float
    thoughts: list[Thought] | None = None
    continuation: list[LikelyMove] | None = None
    compared: int | None = Field(None, description="the move with which the reasons compare the best one")
    reasons: list[HintReason] | None = None


FromServer = Annotated[
    Snapshot | EntryMessage | Ack | RefusalMessage | Presence | BotsMessage | HiddenMessage | Pong | WhyAnswer | Hint,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
