"""The state of a table, computed from its log. No input or output and no clock: the same log gives the same state."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal

import bottega

from ...engine.errors import BottegaError
from ...engine.events import Event
from ...engine.match import Match
from ...engine.old_positions import from_format_1
from ..table_log import LogEntry
from .clocks import Clocks
from .history import AppliedEntry, ExecutedRequests, History
from .plan import Plan
from .premoves import Premove, SeatPremoves
from .view_encoder import ViewEncoder

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
    agent: bool = False  # whether the person is a program

    @property
    def open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes the moves now."""
        return self.level is not None or self.stand_in is not None


@dataclass(slots=True)
class PendingRequest:
    """A seat asks to take back a number of moves, or that the game does not change ratings."""

    seat: int
    what: Literal["undo", "casual"]
    count: int  # of moves to take back
    agreed: set[int]


class GameTable:
    """One table. `apply` is the only method that changes it."""

    def __init__(self, id: str, seed: str) -> None:
        self.id = id
        self.seed = seed
        self.history = History()
        self.seq = 0  # of the last entry
        self.executed = ExecutedRequests()
        self.plan: Plan
        self.seats: list[SeatState] = []
        self.match: Match | None = None
        self._view_encoder: ViewEncoder | None = None
        self.status: Literal["open", "running", "finished", "closed"] = "open"
        self.pending: PendingRequest | None = None
        self.premoves: dict[int, SeatPremoves] = {}  # by seat: what it has set in advance
        self.due: dict[int, int] = {}  # by seat: the move that it has set in advance and that comes next in the log
        self.made_casual = False  # by agreement, or because moves were taken back by agreement
        self.rematch: str | None = None
        self.to_move: tuple[int, ...] = ()  # the seats that the game waits for: not public during secret choices
        self.secret_choosers: frozenset[int] = frozenset()  # who chooses in secret now, before and after choosing
        self.sealed: dict[int, list[int]] = {}  # by seat: the numbers of the entries that only this seat sees
        self.moves = array("l")  # the numbers of the entries with the moves of the match, in its order
        self.hidden: set[int] = set()  # chat messages that an operator has hidden; not part of the log
        self.taken_back: set[int] = set()  # the numbers of the moves that were taken back

    # ---- questions

    def encoded_views(self, viewers: Sequence[Viewer]) -> dict[Viewer, bytes]:
        """What some viewers may know of the match, as JSON; of a finished one, the winners at this table.

        Seats that forfeited are not among them. The match itself counts points only.
        """
        assert self.match is not None
        if self._view_encoder is None:
            self._view_encoder = ViewEncoder(self.match)
        outcome = {"winners": self.winners} if self.status == "finished" else {}
        return self._view_encoder.encode(viewers, **outcome)

    def hidden_count(self, viewer: Viewer) -> int:
        """How many entries a viewer never sees: what others choose in secret or set in advance."""
        if not self.sealed:  # most games have no secret choices
            return 0
        own = self.sealed.get(viewer, ()) if viewer is not None else ()
        return sum(map(len, self.sealed.values())) - len(own)

    def last_number(self, viewer: Viewer) -> int:
        """How many entries a viewer has seen. Each viewer has their own count: a gap would reveal a sealed entry."""
        return self.seq - self.hidden_count(viewer)

    def shows(self, seq: int, viewer: Viewer) -> bool:
        """Whether a viewer sees an entry: another seat has not sealed it."""
        return not any(seat != viewer and seq in entries for seat, entries in self.sealed.items())

    def last_visible(self, viewer: Viewer, count: int) -> list[AppliedEntry]:
        """The last entries that a viewer sees, at most this many."""
        visible = (applied for applied in reversed(self.history) if applied.sealed in (None, viewer))
        return list(islice(visible, count))[::-1]

    @property
    def last_public_at(self) -> int:
        """The time of the last entry that everybody sees."""
        return next(applied.entry.at for applied in reversed(self.history) if applied.sealed is None)

    def number_of(self, seq: int, viewer: Viewer) -> int:
        """The number of an entry in a viewer's count."""
        return seq - sum(bisect_right(entries, seq) for seat, entries in self.sealed.items() if seat != viewer)

    def who_must_agree(self, seat: int, count: int) -> set[int]:
        """The seats whose people must agree before this seat takes back the last `count` moves.

        They are those of all other people who still play, whether they are there or not and even while a bot stands in
        for them; and of those who gave up or forfeited, if a move that they made themselves would be taken back. Other
        seats of the same person need no answer.
        """
        asker = self.seats[seat].person
        others = {n: other for n, other in enumerate(self.seats) if other.person not in (None, asker)}
        given_up = {n for n, other in others.items() if other.stand_in in ("left", "forfeited")}
        undone = [self.history[seq - 1].entry for seq in self.moves[-count:]] if given_up else []
        own = {entry.seat for entry in undone if entry.seat is not None and entry.person is not None}
        return (others.keys() - given_up) | (given_up & own)

    @property
    def people_playing(self) -> set[int]:
        """The seats of people who have not given up."""
        return {n for n, seat in enumerate(self.seats) if seat.person and seat.stand_in not in ("left", "forfeited")}

    def others_playing(self, seat: int) -> set[int]:
        """The same without the seats of this seat's person."""
        return {n for n in self.people_playing if self.seats[n].person != self.seats[seat].person}

    @property
    def missing_answers(self) -> set[int]:
        """The seats whose people must still agree to what a seat asks."""
        pending = self.pending
        if pending is None:
            return set()
        if pending.what == "casual":
            return self.others_playing(pending.seat) - pending.agreed
        return self.who_must_agree(pending.seat, pending.count) - pending.agreed

    @property
    def rated(self) -> bool:
        """Whether the result changes ratings."""
        return self.plan.rated and not self.made_casual and self.plan.position is None

    def gave_up(self, seat: int) -> bool:
        """Whether a seat loses whatever its points: out of time, or at a rated table left to a bot by its person."""
        reasons = ("forfeited", "left", "gone") if self.rated else ("forfeited",)
        return self.seats[seat].stand_in in reasons

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
        """The seats that won. A seat that gave up does not win."""
        assert self.match is not None
        fair = [n for n in range(len(self.seats)) if not self.gave_up(n)]
        best = max((self.match.standing[n] for n in fair), default=None)
        return [n for n in fair if self.match.standing[n] == best]

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows. Contains nothing that changes with a sealed choice."""
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "pace": self.plan.pace.model_dump(),
            "rated": self.rated,
            "broadcast": self.plan.broadcast,
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
        return GameTable(self.id, self.seed)

    def apply(self, entry: LogEntry) -> AppliedEntry:
        """Applies the next entry of the log. Raises OldRules."""
        assert entry.seq == self.seq + 1, "the log has a gap"
        applied = AppliedEntry(entry)
        self.history.append(applied)
        self.seq = entry.seq
        if entry.person and entry.client:
            self.executed.add(entry.person, entry.client, entry.seq)
        getattr(self, f"_{entry.kind}")(entry, applied)
        return applied

    def _opened(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.plan = Plan.model_validate(entry.body["plan"])
        game = self.history.game = bottega.game(self.plan.game)
        version = game.version
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
        seat.agent = entry.body.get("agent", False)

    def _left(self, entry: LogEntry, _: AppliedEntry) -> None:
        if self.status == "open":
            self.seats[entry.seat or 0] = SeatState()
        else:
            self._let_bot_play(entry, "left")

    def _filled(self, entry: LogEntry, _: AppliedEntry) -> None:
        self._seat(entry).level = entry.body["level"]

    def _closed(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.status, self.to_move, self.secret_choosers = "closed", (), frozenset()
        self.premoves.clear()

    def _began(self, entry: LogEntry, applied: AppliedEntry) -> None:
        self.match = self._new_match()
        self.to_move = self.match.actors
        self.status = "running"
        applied.events = self._take_events()
        self._next_decision(entry.at)

    def _new_match(self) -> Match:
        game, options = bottega.game(self.plan.game), dict(self.plan.options)
        return Match(game, len(self.seats), self.seed, options, position=start_position(self.plan))

    def first_to_move(self) -> tuple[int, ...]:
        """The seats that the game will wait for when it starts."""
        return self._new_match().actors

    def _take_events(self) -> list[Event]:
        """The events since the last call. The match keeps none: the history has them."""
        assert self.match is not None
        events = list(self.match.events)
        self.match.events.clear()
        return events

    def _moved(self, entry: LogEntry, applied: AppliedEntry) -> None:
        seat, choosers = entry.seat or 0, self.secret_choosers
        applied.events, sealed = self._play(seat, entry.body["move"])
        self.moves.append(entry.seq)
        self.due.pop(seat, None)
        if sealed:
            self._seal(applied)
            self.question[seat] = self.last_number(seat)
            return
        for premoves in self.premoves.values():
            premoves.note(entry.seq, applied.events)
        applied.anonymous = bool(choosers)
        for chooser in choosers:  # the time of a secret choice would reveal when it was made: it costs nothing
            self.clocks.restart(chooser, entry.at)
        self._next_decision(entry.at)
        self.pending = None

    def _seal(self, applied: AppliedEntry) -> None:
        """Only the seat of an entry sees it."""
        seat = applied.sealed = applied.entry.seat
        assert seat is not None
        self.sealed.setdefault(seat, []).append(applied.entry.seq)

    def _play(self, seat: int, move: int) -> tuple[list[Event], bool]:
        """Plays a move. Returns its events, and whether it is a secret choice while others still choose."""
        assert self.match is not None
        before = set(self.to_move)
        self.match.play(seat, move)
        events = self._take_events()
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
        self.due = self._premoves_due()
        if not self.to_move:
            self.status = "finished"
            self.premoves.clear()
        self.clocks.turn_to(self.to_move, at)
        self._record_clocks(at)

    def _premoves_due(self) -> dict[int, int]:
        """The moves set in advance by the seats that are asked now. What else they have set is dropped."""
        assert self.match is not None
        asked = {seat: self.premoves.pop(seat) for seat in self.to_move if seat in self.premoves}
        chosen = {seat: premoves.choose(self.match, seat) for seat, premoves in asked.items()}
        return {seat: move for seat, move in chosen.items() if move is not None}

    def _record_clocks(self, at: int) -> None:
        """Stores what the clocks show now. Viewers count down from there."""
        self.clock_left, self.clock_left_at = [self.clocks.remaining(n, at) for n in range(len(self.seats))], at

    def _undone(self, entry: LogEntry, applied: AppliedEntry) -> None:
        assert self.match is not None
        left = len(self.moves) - entry.body["count"]
        applied.takes_back = tuple(self.moves[left:])
        self.taken_back.update(applied.takes_back)
        del self.moves[left:]
        if entry.body["agreed"]:  # further back than `Match.undo` allows
            self.match.rewind(left)
            if "seed" in entry.body:  # older logs have none: there, chance stayed the same
                self.match.reshuffle(entry.body["seed"])
            self.match.events.clear()
            self.secret_choosers = frozenset()
            self.made_casual = True
            self.premoves.clear()
        else:
            for _ in applied.takes_back:
                self.match.undo()
            for premoves in self.premoves.values():
                premoves.forget(applied.takes_back)
        self.to_move = self.match.actors
        self.pending = None
        self._next_decision(entry.at)

    def _asked(self, entry: LogEntry, _: AppliedEntry) -> None:
        casual = entry.body.get("casual", False)
        self.pending = PendingRequest(
            entry.seat or 0, "casual" if casual else "undo", entry.body.get("count", 0), set()
        )

    def _answered(self, entry: LogEntry, _: AppliedEntry) -> None:
        assert self.pending is not None
        if entry.body["yes"]:
            self.pending.agreed.add(entry.seat or 0)
        else:
            self.pending = None

    def _unrated(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.made_casual, self.pending = True, None

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
        self.premoves.pop(entry.seat or 0, None)
        self.clocks.charge(entry.seat or 0, entry.at)
        self._record_clocks(entry.at)

    def _said(self, entry: LogEntry, _: AppliedEntry) -> None:
        pass

    def _premoved(self, entry: LogEntry, applied: AppliedEntry) -> None:
        self._seal(applied)
        premoves = [Premove.model_validate(one) for one in entry.body["premoves"]]
        if premoves:
            self.premoves[entry.seat or 0] = SeatPremoves(premoves)
        else:
            self.premoves.pop(entry.seat or 0, None)

    def _resumed(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.clocks.restart_all(entry.at)
        self._record_clocks(entry.at)

    def _holiday(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.clocks.start_holiday(entry.seat or 0, entry.body["from"], entry.body["until"])
        self._record_clocks(entry.at)

    def _rematch(self, entry: LogEntry, _: AppliedEntry) -> None:
        self.rematch = entry.body["table"]

    def _seat(self, entry: LogEntry) -> SeatState:
        assert entry.seat is not None
        return self.seats[entry.seat]


def start_position(plan: Plan) -> dict[str, Any] | None:
    """Where the game of a plan starts, if not at its beginning."""
    if plan.position is not None and plan.position_format == 1:
        return from_format_1(bottega.game(plan.game), plan.position)
    return plan.position
