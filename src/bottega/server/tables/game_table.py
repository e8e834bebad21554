"""The state of a table, computed from its log. No input or output and no clock: the same log gives the same state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import bottega

from ...engine.errors import BottegaError
from ...engine.events import Event
from ...engine.match import Match
from ...engine.old_positions import from_format_1
from ..table_log import LogEntry
from .clocks import Clocks
from .plan import Plan

Viewer = int | None  # a seat; None for a spectator
StandInReason = Literal["gone", "clock", "left", "forfeited"]


class OldRules(BottegaError):
    """The table was opened under a version of the rules that this server does not play."""


@dataclass(slots=True)
class SeatState:
    """Who has a seat: a person, a bot, or nobody yet. A bot may also stand in for the person."""

    person: str | None = None
    name: str = ""
    emblem: str = ""
    level: str | None = None  # of the bot that has the seat
    stand_in: StandInReason | None = None  # why a bot plays for the person, if one does

    @property
    def open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes the moves now."""
        return self.level is not None or self.stand_in is not None


@dataclass(slots=True)
class AppliedEntry:
    """A log entry and its effects."""

    entry: LogEntry
    events: list[Event] = field(default_factory=list)
    sealed: int | None = None  # the seat that made this secret choice while others still choose: only it sees the entry
    anonymous: bool = False  # the last of several secret choices: its seat would reveal who chose before
    taken_back: bool = False
    takes_back: Sequence["AppliedEntry"] = ()


@dataclass(slots=True)
class PendingUndo:
    """A seat asks to take back a number of moves. All other people must agree."""

    seat: int
    count: int
    agreed: set[int]


class GameTable:
    """One table. `apply` is the only method that changes it."""

    def __init__(self, id: str, seed: str) -> None:
        self.id = id
        self._seed = seed
        self.history: list[AppliedEntry] = []
        self.executed: dict[tuple[str, str], int] = {}  # (person, client's id of the request) -> sequence number
        self.plan: Plan
        self.seats: list[SeatState] = []
        self.match: Match | None = None
        self.status: Literal["open", "running", "finished", "closed"] = "open"
        self.pending_undo: PendingUndo | None = None
        self.rematch: str | None = None
        self.to_move: tuple[int, ...] = ()  # the seats that the game waits for: not public during secret choices
        self.secret_choosers: frozenset[int] = frozenset()  # who chooses in secret now, before and after choosing
        self._sealed_count: dict[int, int] = {}  # entries that only one seat sees, by seat

    # ---- questions

    @property
    def seq(self) -> int:
        return len(self.history)

    def hidden_count(self, viewer: Viewer) -> int:
        """How many entries a viewer never sees: the sealed choices of others."""
        return sum(n for seat, n in self._sealed_count.items() if seat != viewer)

    def last_number(self, viewer: Viewer) -> int:
        """How many entries a viewer has seen. Each viewer has their own count: a gap would reveal a sealed choice."""
        return self.seq - self.hidden_count(viewer)

    def visible_to(self, viewer: Viewer) -> list[AppliedEntry]:
        return [applied for applied in self.history if applied.sealed in (None, viewer)]

    def number_of(self, seq: int, viewer: Viewer) -> int:
        """The number of an entry in a viewer's count."""
        return self.last_number(viewer) - sum(applied.sealed in (None, viewer) for applied in self.history[seq:])

    @property
    def waiting_for(self) -> list[int]:
        """The seats that the game waits for, as far as everybody may know."""
        return sorted(self.secret_choosers or self.to_move)

    def clock_deadline(self, seat: int) -> int | None:
        """When a seat runs out of time; None if its clock does not run.

        Seats that choose in secret share the latest deadline. Otherwise a clock at zero with no consequence would show
        that its seat has chosen.
        """
        together = [seat]
        if seat in self.secret_choosers:
            together = [n for n in self.secret_choosers if not self.seats[n].by_bot]
        return max((end for n in together if (end := self.clocks.deadline(n)) is not None), default=None)

    @property
    def awaited(self) -> set[str]:
        """The people that the game waits for. During secret choices, a person may know this about themselves only."""
        seats = [self.seats[n] for n in self.to_move]
        return {seat.person for seat in seats if seat.person is not None and not seat.by_bot}

    def seats_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def winners(self) -> list[int]:
        """The seats that won. A seat that forfeited does not win."""
        assert self.match is not None
        fair = [n for n, seat in enumerate(self.seats) if seat.stand_in != "forfeited"]
        best = max((self.match.standing[n] for n in fair), default=None)
        return [n for n in fair if self.match.standing[n] == best]

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows. Contains nothing that changes with a sealed choice."""
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "pace": self.plan.pace.model_dump(),
            "seats": [{"name": seat.name, "emblem": seat.emblem, "level": seat.level} for seat in self.seats],
            "winners": self.winners if self.status == "finished" else None,
        }

    # ---- changes

    @classmethod
    def from_log(cls, id: str, seed: str, log: Iterable[LogEntry]) -> "GameTable":
        """Raises OldRules."""
        table = cls(id, seed)
        for entry in log:
            table.apply(entry)
        return table

    def without_entries(self) -> "GameTable":
        """The same table before its first entry."""
        return GameTable(self.id, self._seed)

    def apply(self, entry: LogEntry) -> AppliedEntry:
        """Applies the next entry of the log. Raises OldRules."""
        assert entry.seq == self.seq + 1, "the log has a gap"
        applied = AppliedEntry(entry)
        self.history.append(applied)
        if entry.person and entry.client:
            self.executed[entry.person, entry.client] = entry.seq
        getattr(self, f"_{entry.kind}")(entry, applied)
        return applied

    def _opened(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.plan = Plan.model_validate(entry.body["plan"])
        version = bottega.game(self.plan.game).version
        if entry.body["rules"] != version:
            raise OldRules(
                f"This table was opened under version {entry.body['rules']} of the rules of {self.plan.game}. "
                f"This server plays version {version}."
            )
        self.seats = [SeatState(level=seat.level if seat.kind == "bot" else None) for seat in self.plan.seats]
        self.clocks = Clocks(self.plan.pace, len(self.seats))
        self._record_clocks(entry.at)
        self.question = [0] * len(self.seats)  # in each seat's count, the number of the entry that asked it to move

    def _sat(self, entry: LogEntry, _: AppliedEntry) -> None:
        seat = self._seat(entry)
        seat.person, seat.name, seat.emblem = entry.person, entry.body["name"], entry.body["emblem"]

    def _left(self, entry: LogEntry, _: AppliedEntry) -> None:
        if self.status == "open":
            self.seats[entry.seat or 0] = SeatState()
        else:
            self._let_bot_play(entry, "left")

    def _filled(self, entry: LogEntry, _: AppliedEntry) -> None:
        self._seat(entry).level = entry.body["level"]

    def _closed(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.status = "closed"

    def _began(self, entry: LogEntry, applied: AppliedEntry) -> None:
        self.match = self._new_match()
        self.to_move = self.match.actors
        self.status = "running"
        applied.events = list(self.match.events)
        self._next_decision(entry.at)

    def _new_match(self) -> Match:
        game, position = bottega.game(self.plan.game), self.plan.position
        if position is not None and self.plan.position_format == 1:
            position = from_format_1(game, position)
        return Match(game, len(self.seats), self._seed, dict(self.plan.options), position=position)

    def _moved(self, entry: LogEntry, applied: AppliedEntry) -> None:
        seat, choosers = entry.seat or 0, self.secret_choosers
        applied.events, sealed = self._play(seat, entry.body["move"])
        if sealed:
            applied.sealed = seat
            self._sealed_count[seat] = self._sealed_count.get(seat, 0) + 1
            self.question[seat] = self.last_number(seat)
            return
        applied.anonymous = bool(choosers)
        for chooser in choosers:  # the time of a secret choice would reveal when it was made: it costs nothing
            self.clocks.restart(chooser, entry.at)
        self._next_decision(entry.at)
        self.pending_undo = None

    def _play(self, seat: int, move: int) -> tuple[list[Event], bool]:
        """Plays a move. Returns its events, and whether it is a secret choice while others still choose."""
        assert self.match is not None
        before = set(self.to_move)
        events = self.match.play(seat, move)
        self.to_move = self.match.actors
        after = set(self.to_move)
        sealed = bool(after) and bool(self.secret_choosers) and after == before - {seat}
        if not sealed:
            self.secret_choosers = frozenset(after) if len(after) > 1 else frozenset()
        return events, sealed

    def _next_decision(self, at: int) -> None:
        """Other seats are to move now, or the game is over."""
        if len(self.to_move) > 1 and not self.secret_choosers:
            self.secret_choosers = frozenset(self.to_move)
        for seat in range(len(self.seats)):
            self.question[seat] = self.last_number(seat)
            if self.seats[seat].stand_in == "clock" and seat not in self.to_move:
                self.seats[seat].stand_in = None  # a bot plays only the turn in which time ran out
        if not self.to_move:
            self.status = "finished"
        self.clocks.turn_to(self.to_move, at)
        self._record_clocks(at)

    def _record_clocks(self, at: int) -> None:
        """Stores what the clocks show now. Viewers count down from there."""
        self.clock_left, self.clock_left_at = [self.clocks.remaining(n, at) for n in range(len(self.seats))], at

    def _undone(self, entry: LogEntry, applied: AppliedEntry) -> None:
        assert self.match is not None
        count = entry.body["count"]
        log = self.match.log[: len(self.match.log) - count]
        moves = [one for one in self.history if one.entry.kind == "moved" and not one.taken_back]
        applied.takes_back = moves[len(moves) - count :]
        for move in applied.takes_back:
            move.taken_back = True
        if entry.body["agreed"]:  # further back than `Match.undo` allows: replay the game up to there
            self.match = self._new_match()
            self.to_move = self.match.actors
            self.secret_choosers = frozenset(self.to_move) if len(self.to_move) > 1 else frozenset()
            for seat, logged in log:
                self._play(seat, logged.number)
        else:
            for _ in range(count):
                self.match.undo()
            self.to_move = self.match.actors
        self.pending_undo = None
        self._next_decision(entry.at)

    def _asked(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.pending_undo = PendingUndo(entry.seat or 0, entry.body["count"], set())

    def _answered(self, entry: LogEntry, _: AppliedEntry) -> None:
        assert self.pending_undo is not None
        if entry.body["yes"]:
            self.pending_undo.agreed.add(entry.seat or 0)
        else:
            self.pending_undo = None

    def _stood_in(self, entry: LogEntry, _: AppliedEntry) -> None:
        self._let_bot_play(entry, entry.body["why"])

    def _returned(self, entry: LogEntry, _: AppliedEntry) -> None:
        self._seat(entry).stand_in = None
        self.clocks.restart(entry.seat or 0, entry.at)  # the person does not pay for the time of the bot
        self._record_clocks(entry.at)

    def _forfeited(self, entry: LogEntry, _: AppliedEntry) -> None:
        self._let_bot_play(entry, "forfeited")

    def _let_bot_play(self, entry: LogEntry, reason: StandInReason) -> None:
        """A bot plays from here. The time until now counts against the person."""
        self._seat(entry).stand_in = reason
        self.clocks.charge(entry.seat or 0, entry.at)
        self._record_clocks(entry.at)

    def _said(self, entry: LogEntry, _: AppliedEntry) -> None:
        pass

    def _resumed(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.clocks.restart_all(entry.at)
        self._record_clocks(entry.at)

    def _rematch(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.rematch = entry.body["table"]

    def _seat(self, entry: LogEntry) -> SeatState:
        assert entry.seat is not None
        return self.seats[entry.seat]
