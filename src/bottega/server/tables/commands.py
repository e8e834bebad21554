"""What people may ask of a table. `check` refuses with a reason, or gives the entries that do it; nothing changes."""

from dataclasses import dataclass
from functools import singledispatch
from typing import Annotated, Any, Literal

from pydantic import Field

from ...engine.actions import Move
from ...engine.errors import IllegalMove, InvalidMove
from .entry import Entry, Kind
from .plan import Level, Strict
from .table import Table

LONGEST_WORDS = 500
ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]


class Command(Strict):
    """`id` is the client's own name for the request: sent again under the same name, it is not done again."""

    id: ClientId | None = None


class Sit(Command):
    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None  # any open one


class Leave(Command):
    type: Literal["leave"] = "leave"


class Return(Command):
    type: Literal["return"] = "return"


class Fill(Command):
    """The host gives the open seats to bots."""

    type: Literal["fill"] = "fill"
    level: Level = "apprentice"


class Close(Command):
    type: Literal["close"] = "close"


class Play(Command):
    """A move by its number or in words. `question` is the number that came with the choices: an old one is stale."""

    type: Literal["move"] = "move"
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(max_length=200)]
    question: Annotated[int, Field(ge=0, le=2**31)] | None = None
    seat: SeatNumber | None = None  # for those who hold several


class Undo(Command):
    """Takes back one's last move, or all of the turn, as far as the rules of undo allow."""

    type: Literal["undo"] = "undo"
    what: Literal["step", "turn"] = "step"
    seat: SeatNumber | None = None


class AskUndo(Command):
    """Asks the others to let one take back one's last move, and all that came after it."""

    type: Literal["ask_undo"] = "ask_undo"
    seat: SeatNumber | None = None


class Answer(Command):
    type: Literal["answer"] = "answer"
    yes: bool
    seat: SeatNumber | None = None


class Say(Command):
    type: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_WORDS)]


@dataclass(frozen=True)
class Person:
    """Who asks."""

    id: str
    name: str
    emblem: str


class Refused(Exception):
    """Why something cannot be done: a word for programs, a sentence for people, and the clause if a rule forbids it."""

    def __init__(self, word: str, sentence: str, clause: str | None = None) -> None:
        super().__init__(sentence)
        self.word, self.sentence, self.clause = word, sentence, clause


@dataclass(frozen=True)
class Asking:
    """A table, who asks, and when: what the checks below look at."""

    table: Table
    person: Person
    now: int

    def entry(
        self, kind: Kind, seat: int | None = None, after: int = 0, client: str | None = None, **body: Any
    ) -> Entry:
        return Entry(self.table.seq + 1 + after, kind, self.now, seat, self.person.id, client, body)

    def seat(self, wanted: int | None) -> int:
        """The seat the person speaks for: the one named, else the one that is asked, else the only one."""
        own = self.table.seats_of(self.person.id)
        if not own:
            raise Refused("not_seated", "You do not sit at this table.")
        if wanted is not None:
            if wanted not in own:
                raise Refused("not_yours", f"Seat {wanted} is not yours.")
            return wanted
        return next((seat for seat in own if seat in self.table.asked), own[0])

    def own_hand(self, wanted: int | None) -> int:
        """The seat the person speaks for, where no bot plays in their place."""
        seat = self.seat(wanted)
        if self.table.seats[seat].by_bot:
            raise Refused("stood_in", "A bot stands in for you; take your seat back first.")
        return seat

    def running(self) -> None:
        if self.table.status != "running":
            word = {"open": "not_begun", "finished": "over", "closed": "closed"}[self.table.status]
            raise Refused(word, f"The game is not running: the table is {self.table.status}.")


@singledispatch
def check(command: Command, asking: Asking) -> list[Entry]:
    """The entries that do what is asked. Raises Refused."""
    raise TypeError(command)


@check.register
def _sit(command: Sit, asking: Asking) -> list[Entry]:
    table, person = asking.table, asking.person
    if table.seats_of(person.id):
        raise Refused("seated", "You already sit at this table.")
    if table.status != "open":
        raise Refused("begun", "The game has begun; no seat is open.")
    reserved = table.plan.reserved
    open_seats = [n for n, seat in enumerate(table.seats) if seat.open and reserved.get(n, person.id) == person.id]
    open_seats.sort(key=lambda n: n not in reserved)  # the one that was kept comes first
    if not open_seats:
        raise Refused("full", "No seat is open to you at this table.")
    if command.seat is not None and command.seat not in open_seats:
        raise Refused("taken", f"Seat {command.seat} is not open to you.")
    seat = open_seats[0] if command.seat is None else command.seat
    sat = asking.entry("sat", seat, client=command.id, name=person.name, emblem=person.emblem)
    if sum(seat.open for seat in table.seats) == 1:
        return [sat, asking.entry("began", after=1)]
    return [sat]


@check.register
def _leave(command: Leave, asking: Asking) -> list[Entry]:
    table = asking.table
    own = [n for n in table.seats_of(asking.person.id) if table.seats[n].stand_in not in ("left", "forfeited")]
    if not own:
        raise Refused("not_seated", "You do not sit at this table.")
    if table.status in ("finished", "closed"):
        raise Refused("over", "The game is over; there is nothing to leave.")
    return [asking.entry("left", n, i, command.id if i == 0 else None) for i, n in enumerate(own)]


@check.register
def _return(command: Return, asking: Asking) -> list[Entry]:
    asking.running()
    table = asking.table
    reasons = {n: table.seats[n].stand_in for n in table.seats_of(asking.person.id)}
    away = [n for n, why in reasons.items() if why in ("gone", "left")]
    if not away:
        if "clock" in reasons.values():
            raise Refused("out_of_time", "Your time for this turn is over; you play again when the next one comes.")
        raise Refused("not_away", "No bot stands in for you at this table.")
    return [asking.entry("returned", n, i, command.id if i == 0 else None) for i, n in enumerate(away)]


@check.register
def _fill(command: Fill, asking: Asking) -> list[Entry]:
    table = asking.table
    _as_host(asking)
    empty = [n for n, seat in enumerate(table.seats) if seat.open]
    filled = [
        asking.entry("filled", n, i, command.id if i == 0 else None, level=command.level) for i, n in enumerate(empty)
    ]
    return [*filled, asking.entry("began", after=len(filled))]


@check.register
def _close(command: Close, asking: Asking) -> list[Entry]:
    _as_host(asking)
    return [asking.entry("closed", client=command.id)]


def _as_host(asking: Asking) -> None:
    if asking.person.id != asking.table.plan.host:
        raise Refused("not_host", "Only whoever opened the table may do that.")
    if asking.table.status != "open":
        raise Refused("begun", "The game has begun.")


def read_move(table: Table, what: int | str) -> Move:
    """A move from its number or its words. Raises Refused."""
    assert table.match is not None
    try:
        return table.match.game.move(what)
    except InvalidMove as error:
        raise Refused("invalid", f"{error}.") from None


@check.register
def _play(command: Play, asking: Asking) -> list[Entry]:
    asking.running()
    table = asking.table
    assert table.match is not None
    seat = asking.seat(command.seat)
    if command.question is not None and command.question != table.question[seat]:
        raise Refused("stale", "The table has moved on since you chose; look again.")
    asking.own_hand(seat)
    move = read_move(table, command.move)
    try:
        table.match.check(seat, move)
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.clause) from None
    return [asking.entry("moved", seat, client=command.id, move=move.number)]


@check.register
def _undo(command: Undo, asking: Asking) -> list[Entry]:
    asking.running()
    table = asking.table
    assert table.match is not None
    seat = asking.own_hand(command.seat)
    reach = table.match.undoable
    if not reach or table.match.log[-1][0] != seat:
        raise Refused("undo_refused", "Nothing can be taken back: your turn is over, or something came to light.")
    count = reach if command.what == "turn" else 1
    return [asking.entry("undone", seat, client=command.id, count=count, agreed=False)]


@check.register
def _ask_undo(command: AskUndo, asking: Asking) -> list[Entry]:
    asking.running()
    table = asking.table
    assert table.match is not None
    seat = asking.own_hand(command.seat)
    if not table.plan.friendly:
        raise Refused("not_friendly", "At this table moves are not taken back by agreement.")
    if table.choosers:  # how many moves it would be tells how many have chosen
        raise Refused("undo_refused", "While some choose in secret nothing is taken back; wait until all have chosen.")
    moves = [
        happening for happening in table.happenings if happening.entry.kind == "moved" and not happening.taken_back
    ]
    own = [n for n, happening in enumerate(moves) if happening.entry.seat == seat]
    if not own:
        raise Refused("undo_refused", "You have not made a move yet.")
    first = own[-1]
    while first > 0 and moves[first - 1].sealed is not None:  # closed choices made together are taken back together
        first -= 1
    count = len(moves) - first
    asked = asking.entry("asked", seat, client=command.id, count=count)
    if not _others(table, seat):
        return [asked, asking.entry("undone", seat, 1, count=count, agreed=True)]
    return [asked]


@check.register
def _answer(command: Answer, asking: Asking) -> list[Entry]:
    asking.running()
    table = asking.table
    seat = asking.seat(command.seat)
    request = table.request
    if request is None or seat not in _others(table, request.seat) - request.agreed:
        raise Refused("no_request", "Nobody waits for your answer.")
    answered = asking.entry("answered", seat, client=command.id, yes=command.yes)
    if command.yes and _others(table, request.seat) <= request.agreed | {seat}:
        undone = asking.entry("undone", request.seat, 1, count=request.count, agreed=True)
        return [answered, undone]
    return [answered]


def _others(table: Table, seat: int) -> set[int]:
    """The seats whose people must agree. Who shares a screen with the one who asks has agreed there."""
    person = table.seats[seat].person
    return {n for n, other in enumerate(table.seats) if not other.by_bot and other.person != person}


@check.register
def _say(command: Say, asking: Asking) -> list[Entry]:
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused("invalid", "A message needs words, and no control characters.")
    own = asking.table.seats_of(asking.person.id)
    seat = own[0] if len(own) == 1 else None
    return [asking.entry("said", seat, client=command.id, name=asking.person.name, text=text)]


def why(asking: Asking, what: int | str, wanted: int | None) -> dict[str, str | None]:
    """The clause that forbids a move to one's own seat; nothing if it is allowed. Raises Refused."""
    asking.running()
    table, seat = asking.table, asking.seat(wanted)
    assert table.match is not None
    try:
        table.match.check(seat, read_move(table, what))
    except IllegalMove as error:
        return {"clause": error.clause, "message": str(error)}
    return {"clause": None, "message": None}
