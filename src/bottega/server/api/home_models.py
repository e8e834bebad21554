"""What phones send and receive at the table at home."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..protocol import Phrase
from ..strict_model import StrictModel

LONGEST_CLOCK_MS = 30 * 86_400_000

Name = Annotated[str, Field(min_length=1, max_length=40)]
Clock = Annotated[int, Field(ge=0, le=LONGEST_CLOCK_MS)]


class NewHomeGame(StrictModel):
    """Who sits where, in the order of play."""

    game: str
    names: list[Name] = Field(min_length=1, max_length=6)
    options: dict[str, Any] = Field(default_factory=dict)


class MoveEntry(StrictModel):
    """What a seat did, by the number of the move. The number of any move that looks the same will do."""

    kind: Literal["move"]
    seat: int = Field(ge=0, le=5)
    move: int = Field(ge=0)


class EventEntry(StrictModel):
    """What was seen; null if nothing more happened. Arguments that follow from others may be left out."""

    kind: Literal["event"]
    event: dict[str, str | int] | None = Field(max_length=20)


class CorrectEntry(StrictModel):
    """Something else was seen than this event of the last step: it is asked for again."""

    kind: Literal["correct"]
    number: int = Field(ge=0, le=1000)


class BackEntry(StrictModel):
    """A slip: takes back the last entry."""

    kind: Literal["back"]


class Entry(StrictModel):
    """One entry. If a response was lost, send it again with the same id: it is not entered twice."""

    id: str = Field(min_length=8, max_length=40)
    version: int = Field(description="of the game for which the entry is meant")
    entry: Annotated[MoveEntry | EventEntry | CorrectEntry | BackEntry, Field(discriminator="kind")]
    clocks: list[Clock] | None = Field(
        default=None, max_length=6, description="the time of each seat so far, in milliseconds, by the phone's clock"
    )


class HomeMove(BaseModel):
    """A move as everybody at the table sees it: without the arguments that only its player knows."""

    move: int
    name: str
    args: dict[str, str | int]
    text: str


class HomeChoice(HomeMove):
    """What a seat may do, as far as everybody knows."""

    seat: int


class HomeEvent(BaseModel):
    """An event, and its text; null says that nothing more happens."""

    event: dict[str, str | int] | None
    text: str


class HomeQuestion(BaseModel):
    """The event that has to be entered. There may be others than the options."""

    number: int
    options: list[HomeEvent]


class HomePrompt(Phrase):
    """What has to be decided, and the clause that explains it."""

    clause: str | None


class HomeState(BaseModel):
    """The table as everybody sees it. Nothing that nobody has entered is in it."""

    id: str
    game: str
    names: list[str]
    options: dict[str, Any]
    version: int
    over: bool
    waiting: list[int] = Field(description="the seats that may act")
    prompt: HomePrompt | None
    choices: list[HomeChoice]
    question: HomeQuestion | None
    told: list[HomeEvent] = Field(description="the events of the present or the last step, for corrections")
    log: list[HomeEvent]
    scores: list[int | None] | None = Field(description="null where they depend on something that nobody has seen")
    winners: list[int] | None = Field(description="when the game is over")
    clocks: list[int] = Field(description="the time of each seat, in milliseconds")
    archived: str | None = Field(description="its id in the archive, if it is there")
    view: dict[str, Any] | None


class HomeRating(BaseModel):
    """Who says which seat was theirs. When everybody has said so, the game changes their ratings."""

    accounts: list[str | None] = Field(description="by seat: the name of the account; null if nobody has said so")
    own: int | None = Field(description="the seat that was yours, as you say")
    rated: bool


class HomeVersion(BaseModel):
    """The version of a game: it changes with every entry."""

    version: int


class NamedValue(BaseModel):
    value: str | int
    text: str


class HomeEventArg(BaseModel):
    """An argument of an event; without values it is any number."""

    name: str
    values: list[NamedValue] | None


class HomeEventKind(BaseModel):
    """A kind of event. In its text, (1), (2) and so on stand for the arguments."""

    name: str
    text: str
    args: list[HomeEventArg]


class HomeVocabulary(BaseModel):
    """Everything that can be entered in a game, possible now or not. Events that reveal something come first."""

    moves: list[HomeMove]
    events: list[HomeEventKind]


class HintMove(BaseModel):
    """A move, and in how many worlds it looks best."""

    move: int
    text: str
    worlds: int


class HomeHintAnswer(BaseModel):
    """What a bot would do in some possible worlds. It does not know the hand of the seat either."""

    seat: int
    worlds: int
    moves: list[HintMove]


class ArchivedHomeGame(BaseModel):
    """A game that was entered at home, in the archive. It has no names, and nobody has checked it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    scores: list[int]
    winners: list[int]
    ended: int
