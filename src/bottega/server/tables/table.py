"""A table as it stands: the fold of its log. No input or output, no clock of its own; the same log, the same table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import bottega

from ...engine.errors import BottegaError
from ...engine.events import Event
from ...engine.match import Match
from .clock import Clocks
from .entry import Entry
from .plan import Plan

Viewer = int | None  # a seat, or somebody who watches
Why = Literal["gone", "clock", "left", "forfeited"]


class OldRules(BottegaError):
    """The table was begun under rules that this server does not play."""


@dataclass(slots=True)
class Seat:
    """Who sits there: a person, a bot, or nobody yet; and why a bot stands in for the person, if one does."""

    person: str | None = None
    name: str = ""
    emblem: str = ""
    level: str | None = None  # of the bot whose seat it is
    stand_in: Why | None = None

    @property
    def open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes the moves now."""
        return self.level is not None or self.stand_in is not None


@dataclass(slots=True)
class Happening:
    """An entry, and what it brought about."""

    entry: Entry
    events: list[Event] = field(default_factory=list)
    sealed: int | None = None  # the seat whose closed choice this is, while others still choose: told to it alone
    unsigned: bool = False  # the last of several closed choices: to say whose it is would tell who chose before
    taken_back: bool = False
    takes_back: Sequence["Happening"] = ()


@dataclass(slots=True)
class Request:
    """Somebody asks to take back so many moves; all other people must agree."""

    seat: int
    count: int
    agreed: set[int]


class Table:
    """One table. `apply` is the only way it changes."""

    def __init__(self, id: str, seed: str) -> None:
        self.id = id
        self._seed = seed
        self.happenings: list[Happening] = []
        self.done: dict[tuple[str, str], int] = {}  # (person, client's name for it) -> sequence
        self.plan: Plan
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.status: Literal["open", "running", "finished", "closed"] = "open"
        self.request: Request | None = None
        self.rematch: str | None = None
        self.asked: tuple[int, ...] = ()  # the seats the game waits for: known to the table only
        self.choosers: frozenset[int] = frozenset()  # those who choose in secret now, whether or not they have chosen
        self._sealed: dict[int, int] = {}  # entries told to one seat alone, by seat

    # ---- asking

    @property
    def seq(self) -> int:
        return len(self.happenings)

    def hidden(self, viewer: Viewer) -> int:
        """How many entries a viewer was never told of, that is, the closed choices of others."""
        return sum(n for seat, n in self._sealed.items() if seat != viewer)

    def number(self, viewer: Viewer) -> int:
        """How many entries a viewer has been told. Their own count, for a gap in it would tell of a closed choice."""
        return self.seq - self.hidden(viewer)

    def seen_by(self, viewer: Viewer) -> list[Happening]:
        return [h for h in self.happenings if h.sealed is None or h.sealed == viewer]

    def number_of(self, seq: int, viewer: Viewer) -> int:
        """The number of an entry in a viewer's count."""
        return self.number(viewer) - sum(h.sealed is None or h.sealed == viewer for h in self.happenings[seq:])

    @property
    def waiting(self) -> list[int]:
        """The seats the game waits for, as everybody may know it."""
        return sorted(self.choosers or self.asked)

    def runs_out(self, seat: int) -> int | None:
        """When a seat's time is over; nothing if it does not run.

        Those who choose in secret have as long as whoever of them has most: if nothing happened to one whose clock
        stands at zero, all would know that they have chosen.
        """
        together = [n for n in self.choosers if not self.seats[n].by_bot] if seat in self.choosers else [seat]
        return max((end for n in together if (end := self.clocks.runs_out(n)) is not None), default=None)

    @property
    def awaited(self) -> set[str]:
        """The people the game waits for: each may know it of themselves alone, for some choose in secret."""
        asked = [self.seats[n] for n in self.asked]
        return {seat.person for seat in asked if seat.person is not None and not seat.by_bot}

    def seats_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def winners(self) -> list[int]:
        """Who won; whoever forfeited has not."""
        assert self.match is not None
        fair = [n for n, seat in enumerate(self.seats) if seat.stand_in != "forfeited"]
        best = max((self.match.standing[n] for n in fair), default=None)
        return [n for n in fair if self.match.standing[n] == best]

    # ---- changing

    def apply(self, entry: Entry) -> Happening:
        """Adds the next entry of the log. Raises OldRules."""
        assert entry.seq == self.seq + 1, "the log has a gap"
        happening = Happening(entry)
        self.happenings.append(happening)
        if entry.person and entry.client:
            self.done[entry.person, entry.client] = entry.seq
        getattr(self, f"_{entry.kind}")(entry, happening)
        return happening

    def _opened(self, entry: Entry, _: Happening) -> None:
        self.plan = Plan.model_validate(entry.body["plan"])
        version = bottega.game(self.plan.game).version
        if entry.body["rules"] != version:
            raise OldRules(
                f"Opened under version {entry.body['rules']} of the rules of {self.plan.game}, this table is kept, "
                f"but cannot go on: here is version {version}."
            )
        self.seats = [Seat(level=seat.level if seat.kind == "bot" else None) for seat in self.plan.seats]
        self.clocks = Clocks(self.plan.pace, len(self.seats))
        self._show_clocks(entry.at)
        self.question = [0] * len(self.seats)  # the number, in each seat's count, of the entry that put its question

    def _sat(self, entry: Entry, _: Happening) -> None:
        seat = self._seat(entry)
        seat.person, seat.name, seat.emblem = entry.person, entry.body["name"], entry.body["emblem"]

    def _left(self, entry: Entry, _: Happening) -> None:
        if self.status == "open":
            self.seats[entry.seat or 0] = Seat()
        else:
            self._hand_over(entry, "left")

    def _filled(self, entry: Entry, _: Happening) -> None:
        self._seat(entry).level = entry.body["level"]

    def _closed(self, entry: Entry, _: Happening) -> None:
        self.status = "closed"

    def _began(self, entry: Entry, happening: Happening) -> None:
        self.match = self._new_match()
        self.asked = self.match.actors
        self.status = "running"
        happening.events = list(self.match.events)
        self._put_question(entry.at)

    def _new_match(self) -> Match:
        options = dict(self.plan.options)
        game = bottega.game(self.plan.game)
        return Match(game, len(self.seats), self._seed, options, position=self.plan.position)

    def _moved(self, entry: Entry, happening: Happening) -> None:
        seat, choosers = entry.seat or 0, self.choosers
        happening.events, sealed = self._play(seat, entry.body["move"])
        if sealed:
            happening.sealed = seat
            self._sealed[seat] = self._sealed.get(seat, 0) + 1
            self.question[seat] = self.number(seat)
            return
        happening.unsigned = bool(choosers)
        for chooser in choosers:  # what a closed choice cost in time would tell when it was made: it costs nothing
            self.clocks.restart_of(chooser, entry.at)
        self._put_question(entry.at)
        self.request = None

    def _play(self, seat: int, move: int) -> tuple[list[Event], bool]:
        """Plays a move; whether it is a closed choice while others still choose."""
        assert self.match is not None
        before = set(self.asked)
        events = self.match.play(seat, move)
        self.asked = self.match.actors
        after = set(self.asked)
        sealed = bool(after) and bool(self.choosers) and after == before - {seat}
        if not sealed:
            self.choosers = frozenset(after) if len(after) > 1 else frozenset()
        return events, sealed

    def _put_question(self, at: int) -> None:
        """Somebody is asked something new, or the game is over."""
        if len(self.asked) > 1 and not self.choosers:
            self.choosers = frozenset(self.asked)
        for seat in range(len(self.seats)):
            self.question[seat] = self.number(seat)
            if self.seats[seat].stand_in == "clock" and seat not in self.asked:
                self.seats[seat].stand_in = None  # out of time costs the turn, not the seat
        if not self.asked:
            self.status = "finished"
        self.clocks.turn_to(self.asked, at)
        self._show_clocks(at)

    def _show_clocks(self, at: int) -> None:
        """How the clocks stand, for viewers to count on from."""
        self.left_then, self.asked_at = [self.clocks.remaining(n, at) for n in range(len(self.seats))], at

    def _undone(self, entry: Entry, happening: Happening) -> None:
        assert self.match is not None
        count = entry.body["count"]
        log = self.match.log[: len(self.match.log) - count]
        moves = [h for h in self.happenings if h.entry.kind == "moved" and not h.taken_back]
        happening.takes_back = moves[len(moves) - count :]
        for taken in happening.takes_back:
            taken.taken_back = True
        if entry.body["agreed"]:  # further back than the rules of undo reach: the game is played again up to there
            self.match = self._new_match()
            self.asked = self.match.actors
            self.choosers = frozenset(self.asked) if len(self.asked) > 1 else frozenset()
            for seat, move in log:
                self._play(seat, move.number)
        else:
            for _ in range(count):
                self.match.undo()
            self.asked = self.match.actors
        self.request = None
        self._put_question(entry.at)

    def _asked(self, entry: Entry, _: Happening) -> None:
        self.request = Request(entry.seat or 0, entry.body["count"], set())

    def _answered(self, entry: Entry, _: Happening) -> None:
        assert self.request is not None
        if entry.body["yes"]:
            self.request.agreed.add(entry.seat or 0)
        else:
            self.request = None

    def _stood_in(self, entry: Entry, _: Happening) -> None:
        self._hand_over(entry, entry.body["why"])

    def _returned(self, entry: Entry, _: Happening) -> None:
        self._seat(entry).stand_in = None
        self.clocks.restart_of(entry.seat or 0, entry.at)
        self._show_clocks(entry.at)

    def _forfeited(self, entry: Entry, _: Happening) -> None:
        self._hand_over(entry, "forfeited")

    def _hand_over(self, entry: Entry, why: Why) -> None:
        """A bot plays on; the person has spent the time until now."""
        self._seat(entry).stand_in = why
        self.clocks.charge(entry.seat or 0, entry.at)
        self._show_clocks(entry.at)

    def _said(self, entry: Entry, _: Happening) -> None:
        pass

    def _resumed(self, entry: Entry, _: Happening) -> None:
        self.clocks.restart(entry.at)
        self._show_clocks(entry.at)

    def _rematch(self, entry: Entry, _: Happening) -> None:
        self.rematch = entry.body["table"]

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    @classmethod
    def fold(cls, id: str, seed: str, log: Iterable[Entry]) -> "Table":
        """The table a log adds up to."""
        table = cls(id, seed)
        for entry in log:
            table.apply(entry)
        return table

    def card(self) -> dict[str, Any]:
        """What a list of tables shows of it. Nothing that moves with a closed choice."""
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "pace": self.plan.pace.model_dump(),
            "seats": [{"name": seat.name, "emblem": seat.emblem, "level": seat.level} for seat in self.seats],
            "winners": self.winners if self.status == "finished" else None,
        }
