"""The commands that people send to a table. `check` returns the log entries of a command, or refuses it."""

from dataclasses import dataclass
from functools import singledispatch
from itertools import takewhile
from secrets import token_hex
from typing import Annotated, Any, Literal

from pydantic import Field

from ...engine.actions import Move
from ...engine.errors import IllegalMove, InvalidMove
from ...engine.match import SEED_BYTES
from ..person import Person
from ..strict_model import StrictModel
from ..table_log import EntryKind, LogEntry
from .game_table import GameTable
from .plan import Level, SeatNumber
from .premoves import MAX_PREMOVES, Premove

MAX_MESSAGE_LENGTH = 500
CHAT_AFTER_MS, CHAT_AFTER_COUNT = 24 * 3_600_000, 200  # how long and how much people can chat after the end of a game
ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]


class Command(StrictModel):
    """`id` is the client's own id of the request. A command that is sent again with the same id is executed once."""

    id: ClientId | None = None


class Sit(Command):
    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None  # any open seat if None


class SitInvited(Sit):
    """The server gives an agent a seat to which a person has invited it. No client can send this."""


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
    """A move, by number or in words. `question` is the number that came with the choices: an old one is refused."""

    type: Literal["move"] = "move"
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(max_length=200)]
    question: Annotated[int, Field(ge=0, le=2**31)] | None = None
    seat: SeatNumber | None = None  # for people with several seats


class Undo(Command):
    """Takes back your last move or your whole turn, as far as the rules of undo allow."""

    type: Literal["undo"] = "undo"
    what: Literal["step", "turn"] = "step"
    seat: SeatNumber | None = None


class AskUndo(Command):
    """Asks the others to take back your last move and everything after it."""

    type: Literal["ask_undo"] = "ask_undo"
    seat: SeatNumber | None = None


class AskCasual(Command):
    """Asks the others to agree that this game changes no ratings. Then a person who leaves does not lose."""

    type: Literal["ask_casual"] = "ask_casual"
    seat: SeatNumber | None = None


class Answer(Command):
    type: Literal["answer"] = "answer"
    yes: bool
    seat: SeatNumber | None = None


class Say(Command):
    type: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=MAX_MESSAGE_LENGTH)]


class SetPremoves(Command):
    """Sets your moves in advance, instead of those before. The first that fits is played when you are asked next."""

    type: Literal["premoves"] = "premoves"
    premoves: Annotated[list[Premove], Field(max_length=MAX_PREMOVES)]
    seat: SeatNumber | None = None


class Refused(Exception):
    """Why a command is refused: a code for programs, a sentence for people, and the clause if a rule forbids it."""

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.clause = code, message, clause


@dataclass(frozen=True)
class CommandContext:
    """The table, the person who sends the command, and the time."""

    table: GameTable
    person: Person
    now: int

    def entry(
        self, kind: EntryKind, seat: int | None = None, after: int = 0, client: str | None = None, **body: Any
    ) -> LogEntry:
        """A new entry; `after` counts the entries of the same command before it."""
        return LogEntry(self.table.seq + 1 + after, kind, self.now, seat, self.person.id, client, body)

    def own_seat(self, requested: int | None) -> int:
        """The person's seat: the requested one, else the one to move, else their first."""
        own = self.table.seats_of(self.person.id)
        if not own:
            raise Refused("not_seated", "You do not sit at this table.")
        if requested is not None:
            if requested not in own:
                raise Refused("not_yours", f"Seat {requested} is not yours.")
            return requested
        return next((seat for seat in own if seat in self.table.to_move), own[0])

    def playing_seat(self, requested: int | None) -> int:
        """The person's seat, if no bot plays it now."""
        seat = self.own_seat(requested)
        if self.table.seats[seat].by_bot:
            raise Refused("stood_in", "A bot plays for you; take your seat back first.")
        return seat

    def require_running(self) -> None:
        if self.table.status != "running":
            code = {"open": "not_begun", "finished": "over", "closed": "closed"}[self.table.status]
            raise Refused(code, f"The game is not running: the table is {self.table.status}.")

    def require_host_before_start(self) -> None:
        if self.person.id != self.table.plan.host:
            raise Refused("not_host", "Only the person who opened the table may do that.")
        if self.table.status != "open":
            raise Refused("begun", "The game has begun.")


@singledispatch
def check(command: Command, context: CommandContext) -> list[LogEntry]:
    """The entries that execute a command. Changes nothing. Raises Refused."""
    raise TypeError(command)


def require_no_agent(person: Person) -> None:
    """Agents play in games that the server or a person gives them. Raises Refused."""
    if person.agent:
        raise Refused("agent", "An agent cannot do that: the server gives it games, and people invite it.")


def about_sitter(person: Person) -> dict[str, Any]:
    """What the log says of a person who takes a seat."""
    return {"name": person.name, "emblem": person.emblem, **({"agent": True} if person.agent else {})}


@check.register
def _sit(command: Sit, context: CommandContext) -> list[LogEntry]:
    table, person = context.table, context.person
    if not isinstance(command, SitInvited):
        require_no_agent(person)
    elif table.plan.rated:
        raise Refused("agent_rated", "Agents have ratings of their own, so they do not play at rated tables of people.")
    if table.seats_of(person.id):
        raise Refused("seated", "You already sit at this table.")
    if table.status != "open":
        raise Refused("begun", "The game has begun; no seat is open.")
    reserved = table.plan.reserved
    open_seats = [n for n, seat in enumerate(table.seats) if seat.open and reserved.get(n, person.id) == person.id]
    open_seats.sort(key=lambda n: n not in reserved)  # the person's reserved seat comes first
    if not open_seats:
        raise Refused("full", "No seat is open to you at this table.")
    if command.seat is not None and command.seat not in open_seats:
        raise Refused("taken", f"Seat {command.seat} is not open to you.")
    seat = open_seats[0] if command.seat is None else command.seat
    sat = context.entry("sat", seat, client=command.id, **about_sitter(person))
    if sum(seat.open for seat in table.seats) == 1:
        return [sat, context.entry("began", after=1)]
    return [sat]


@check.register
def _leave(command: Leave, context: CommandContext) -> list[LogEntry]:
    table = context.table
    own = [n for n in table.seats_of(context.person.id) if table.seats[n].stand_in not in ("left", "forfeited")]
    if not own:
        raise Refused("not_seated", "You do not sit at this table.")
    if table.status in ("finished", "closed"):
        raise Refused("over", "The game is over; there is nothing to leave.")
    return [context.entry("left", n, i, command.id if i == 0 else None) for i, n in enumerate(own)]


@check.register
def _return(command: Return, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    reasons = {n: table.seats[n].stand_in for n in table.seats_of(context.person.id)}
    away = [n for n, reason in reasons.items() if reason in ("gone", "left")]
    if not away:
        if "clock" in reasons.values():
            raise Refused("out_of_time", "Your time for this turn is over; you play again when the next one comes.")
        raise Refused("not_away", "No bot plays for you at this table.")
    return [context.entry("returned", n, i, command.id if i == 0 else None) for i, n in enumerate(away)]


@check.register
def _fill(command: Fill, context: CommandContext) -> list[LogEntry]:
    context.require_host_before_start()
    empty = [n for n, seat in enumerate(context.table.seats) if seat.open]
    filled = [
        context.entry("filled", n, i, command.id if i == 0 else None, level=command.level) for i, n in enumerate(empty)
    ]
    return [*filled, context.entry("began", after=len(filled))]


@check.register
def _close(command: Close, context: CommandContext) -> list[LogEntry]:
    context.require_host_before_start()
    return [context.entry("closed", client=command.id)]


@check.register
def _play(command: Play, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    assert table.match is not None
    seat = context.own_seat(command.seat)
    if command.question is not None and command.question != table.question[seat]:
        raise Refused("stale", "The table has moved on since you chose; look again.")
    context.playing_seat(seat)
    move = _parse_move(table, command.move)
    try:
        table.match.check(seat, move)
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.clause) from None
    return [context.entry("moved", seat, client=command.id, move=move.number)]


def _parse_move(table: GameTable, move: int | str) -> Move:
    """A move from its number or its words. Raises Refused."""
    assert table.match is not None
    try:
        return table.match.game.move(move)
    except InvalidMove as error:
        raise Refused("invalid", f"{error}.") from None


@check.register
def _undo(command: Undo, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    assert table.match is not None
    seat = context.playing_seat(command.seat)
    undoable = table.match.undoable
    if not undoable or table.match.log[-1][0] != seat:
        raise Refused("undo_refused", "Nothing can be taken back: your turn is over, or something was revealed.")
    count = undoable if command.what == "turn" else 1
    return [context.entry("undone", seat, client=command.id, count=count, agreed=False)]


@check.register
def _ask_undo(command: AskUndo, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    assert table.match is not None
    seat = context.playing_seat(command.seat)
    if not table.plan.friendly:
        raise Refused("not_friendly", "At this table moves are not taken back by agreement.")
    if table.secret_choosers:  # the number of moves would reveal how many seats have chosen
        raise Refused("undo_refused", "During secret choices nothing is taken back; wait until everybody has chosen.")
    own = [n for n, (mover, _) in enumerate(table.match.log) if mover == seat]
    if not own:
        raise Refused("undo_refused", "You have not made a move yet.")
    first, sealed = own[-1], set().union(*table.sealed.values())
    while first > 0 and table.moves[first - 1] in sealed:  # secret choices are taken back together
        first -= 1
    count = len(table.moves) - first
    asked = context.entry("asked", seat, client=command.id, count=count)
    if table.who_must_agree(seat, count):
        return [asked]
    if table.rated:  # it would no longer be rated: nobody may decide that alone, when they are about to lose
        raise Refused("rated", "This game is rated: moves are taken back only if another person agrees.")
    return [asked, _undone(context, seat, count)]


@check.register
def _ask_casual(command: AskCasual, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    seat = context.playing_seat(command.seat)
    if not table.rated:
        raise Refused("not_rated", "This game changes no ratings.")
    if not table.others_playing(seat):
        raise Refused("rated", "This game is rated: only together with another person can you decide otherwise.")
    return [context.entry("asked", seat, client=command.id, casual=True)]


def _undone(context: CommandContext, seat: int, count: int) -> LogEntry:
    """Moves are taken back by agreement. All chance that follows comes from a new seed.

    With the old one, what was drawn and rolled would come again, and whoever saw it could play knowing it.
    """
    return context.entry("undone", seat, 1, count=count, agreed=True, seed=token_hex(SEED_BYTES))


@check.register
def _answer(command: Answer, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    seat = context.own_seat(command.seat)
    pending, missing = table.pending, table.missing_answers
    if pending is None or seat not in missing:
        raise Refused("no_request", "Nobody waits for your answer.")
    answered = context.entry("answered", seat, client=command.id, yes=command.yes)
    if not command.yes or missing != {seat}:
        return [answered]
    if pending.what == "casual":
        return [answered, context.entry("unrated", pending.seat, 1)]
    return [answered, _undone(context, pending.seat, pending.count)]


@check.register
def _set_premoves(command: SetPremoves, context: CommandContext) -> list[LogEntry]:
    context.require_running()
    table = context.table
    seat = context.playing_seat(command.seat)
    if seat in table.to_move:
        raise Refused("your_turn", "The game waits for you: make your move.")
    if not command.premoves and seat not in table.premoves:
        raise Refused("no_premoves", "You have set no moves in advance.")
    for premove in command.premoves:
        _check_premove(table, seat, premove)
    premoves = [premove.model_dump() for premove in command.premoves]
    return [context.entry("premoved", seat, client=command.id, premoves=premoves)]


def _check_premove(table: GameTable, seat: int, premove: Premove) -> None:
    """Raises Refused if a seat cannot set this in advance, whatever happens until then."""
    assert table.match is not None
    known, condition = table.match.game.moves.premoves, premove.condition
    if not known:
        raise Refused("no_premove", "In this game no move can be set in advance.")
    if premove.move not in known or (condition is not None and condition.move not in known):
        raise Refused("no_premove", f"In this game only these moves can be set in advance: {', '.join(known)}.")
    if condition is not None and condition.seat >= len(table.seats):
        raise Refused("no_seat", f"There is no seat {condition.seat}; they go from 0 to {len(table.seats) - 1}.")
    if condition is not None and condition.seat == seat:
        raise Refused("own_seat", "A condition is about another seat, not about your own.")


def _require_chat(context: CommandContext) -> None:
    """After the end of a game its log must not grow for ever. Raises Refused."""
    if context.table.status not in ("finished", "closed"):
        return
    said = takewhile(
        lambda entry: entry.kind in ("said", "rematch"), (a.entry for a in reversed(context.table.history))
    )
    after = sum(1 for _ in said)
    ended = context.table.history[-1 - after].entry.at
    if context.table.status == "closed" or after >= CHAT_AFTER_COUNT or context.now - ended > CHAT_AFTER_MS:
        raise Refused("chat_closed", "The chat of this table is closed. It stays open for a day after the game.")


@check.register
def _say(command: Say, context: CommandContext) -> list[LogEntry]:
    _require_chat(context)
    if context.person.silenced is not None and context.person.silenced > context.now:
        raise Refused("silenced", "An operator has taken the chat from you for a while.")
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused("invalid", "A message needs words, and no control characters.")
    own = context.table.seats_of(context.person.id)
    seat = own[0] if len(own) == 1 else None
    return [context.entry("said", seat, client=command.id, name=context.person.name, text=text)]


def explain_refusal(context: CommandContext, move: int | str, requested_seat: int | None) -> dict[str, str | None]:
    """The clause that forbids a move to the person's seat; None if the move is legal. Raises Refused."""
    context.require_running()
    table, seat = context.table, context.own_seat(requested_seat)
    assert table.match is not None
    try:
        table.match.check(seat, _parse_move(table, move))
    except IllegalMove as error:
        return {"clause": error.clause, "message": str(error)}
    return {"clause": None, "message": None}
