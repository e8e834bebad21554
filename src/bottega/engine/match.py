"""A match: options, seed and moves; everything else is a fold of these."""

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from . import chance
from .actions import Move
from .chance import Script
from .compile import Build, compile
from .description import check_settings, write
from .errors import BottegaError, ChanceScriptError, IllegalMove, ImpossiblePosition, UndoRefused
from .events import Event
from .fields import Plain
from .game import Game

LEAST_SECRET = 16  # bytes of a seed drawn from the operating system


class Match:
    """One game being played.

    On the target "cpu" the rules run compiled: many times faster, but nothing is narrated and chance is not scripted.

    >>> import bottega
    >>> match = bottega.new("leonardo", players=2, seed=7)
    >>> match.actors
    (0,)
    >>> match.play(0, "done")  # what happened: nothing to tell
    []
    >>> match.actors
    (1,)
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        script: list[Any] | None = None,
        position: Mapping[str, Plain] | None = None,
        target: str = "python",
    ) -> None:
        self.game = game
        self.settings = game.settings(players, options or {})
        self.players = players
        self.seed = secrets.token_hex(LEAST_SECRET) if seed is None else str(seed)
        self.script: list[Any] = deepcopy(list(script or []))
        self.start: dict[str, Plain] | None = deepcopy(dict(position)) if position is not None else None
        self.log: list[tuple[int, Move]] = []
        self._before: list[_Moment] = []  # what the last moves of the log changed, as far back as undo can go
        self.target = target
        self._script = Script(self.script, lambda cells: game.record.field_of(self.state, cells))
        self.rules = self._build()
        self._refusal = self.rules.link(game.rules.refusal)
        self.state = game.record.blank()
        self.events: list[Event] = self._set_up()

    # ---- building and chance

    def _build(self) -> Build:
        if not self.script:
            return self.game.build(self.target)
        if self.target != "python":
            raise ChanceScriptError("chance can be scripted in the plain build only")
        told = {name: getattr(self._script, name) for name in ("below", "roll_die", "shuffle")}
        return compile(self.game, "python", {getattr(chance, name): rule for name, rule in told.items()})

    def _set_up(self) -> list[Event]:
        self.game.write_settings(self.state, self.settings)
        chance.reseed(self.state.rng, self.seed, 0)
        if self.start is not None:
            return self._take_up(self.start)
        return self.game.recorder.record(self.rules.setup, self.state)

    def _take_up(self, start: Mapping[str, Plain]) -> list[Event]:
        """Begins from a described position. A script tells what happens after it, so the set-up takes none of it."""
        game, s = self.game, self.state
        settings = ["players", *(option.name for option in game.options), *game.variants]
        check_settings(game.record.describe(s, self.players), start, settings)
        game.build(self.target).setup(s)
        said = {name: plain for name, plain in start.items() if name not in settings}
        game.complete(s, write(game.record, s, said, self.players, self.seed))
        reason = game.flaw(s)
        if reason:
            raise ImpossiblePosition(reason)
        chance.reseed(s.rng, self.seed, 0)
        return game.recorder.record(self.rules.link(game.rules.proceed), s)

    # ---- asking

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several in a secret choice, none when the game is over."""
        bits = int(self.rules.actors(self.state))
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    def legal(self, seat: int) -> list[Move]:
        """The moves open to a seat; none if it is not asked."""
        if seat not in self.actors:
            return []
        room = np.empty(self.game.moves.size, np.int64)
        n = self.rules.legal(self.state, seat, room)
        every_move = self.game.every_move
        return [every_move[number] for number in room[:n].tolist()]

    @property
    def standing(self) -> list[tuple[int, int]]:
        """Points and tie-break of each seat now: who has more of both, compared in this order, is ahead."""
        out = np.zeros((self.game.record.seats, 2), np.int64)
        self.rules.scores(self.state, out)
        return [(int(points), int(tie)) for points, tie in out[: self.players]]

    @property
    def scores(self) -> list[int]:
        """The points of each seat now. Of a game that runs, only for those who may know everything."""
        return [points for points, _ in self.standing]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, by points and tie-break; nobody while the game runs."""
        standing = self.standing
        return tuple(seat for seat, got in enumerate(standing) if got == max(standing)) if self.over else ()

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown from the start."""
        return chance.commitment(self.seed)

    def view(self, seat: int | None = None) -> dict[str, Plain]:
        """What a seat may know, as plain data; without a seat, what somebody who watches may know."""
        self._check_seat(seat)
        return self._views([seat])[seat]

    def views(self) -> dict[int | None, dict[str, Plain]]:
        """The views of all seats and, under None, of somebody who watches, in hardly more time than one.

        They are to be read, not changed: what is open to all is the same object in each of them.
        """
        return self._views([*range(self.players), None])

    def _views(self, seats: Sequence[int | None]) -> dict[int | None, dict[str, Plain]]:
        actors = self.actors
        shown: dict[str, Plain] = {"game": self.game.slug, "commitment": self.commitment}
        if not actors:
            shown |= {"seed": self.seed, "scores": self.scores, "winners": list(self.winners)}
        views = self.game.record.views(self.state, seats, self.players)
        return {
            seat: self._with_figures({**shown, "seat": seat, "asked": seat in actors, **view})
            for seat, view in views.items()
        }

    def _with_figures(self, view: dict[str, Plain]) -> dict[str, Plain]:
        return view if self.game.figures is None else {**view, "figures": self.game.figures(view)}

    def open_view(self) -> dict[str, Plain]:
        """Everything there is, and what follows from it: for those who look back at a game that is over."""
        return self._with_figures(self.position())

    def position(self) -> dict[str, Plain]:
        """Everything there is, in the words of `view`; `bottega.position` takes it up again.

        Decks are listed from the top.
        """
        return {k: v for k, v in self.game.record.describe(self.state, self.players).items() if k != "rng"}

    def events_since(self, n: int = 0, seat: int | None = None) -> list[Event]:
        """The events from number n on, as that seat may know them."""
        self._check_seat(seat)
        return [event.seen_by(seat) for event in self.events[n:]]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise BottegaError(f"there is no seat {seat!r}; they go from 0 to {self.players - 1}")

    # ---- doing

    def check(self, seat: int, what: Move | str | int | tuple[str | int, ...]) -> Move:
        """The move, if it is legal for the seat now; nothing is played.

        Raises InvalidMove for what is no move at all, IllegalMove with the clause that forbids it otherwise.
        """
        self._check_seat(seat)
        move = self.game.move(what)
        clause = int(self._refusal(self.state, seat, move.number))
        if clause:
            name = self.game.clauses[clause]
            text = self.game.messages.say("clause-" + name.replace(".", "-"))
            raise IllegalMove(f"{move} is not allowed by {name}: {text}", name)
        return move

    def play(self, seat: int, what: Move | str | int | tuple[str | int, ...]) -> list[Event]:
        """Plays a move for a seat and returns what happened, in full. Raises what `check` raises."""
        move = self.check(seat, what)
        moment = _Moment(self.state.tobytes(), self.actors, len(self.events), self._script.used)
        chance.reseed(self.state.rng, self.seed, len(self.log) + 1)
        rng = self.state.rng.tobytes()
        try:
            events = self.game.recorder.record(self.rules.apply, self.state, seat, move.number)
        except BaseException:  # a script that does not fit: the table is put back as it was
            self._back_to(moment)
            raise
        moment.rolled = self.state.rng.tobytes() != rng or self._script.used != moment.script
        moment.revealed = any(event.kind.reveals for event in events)
        if self._before and self._why_it_stays(moment.actors):
            del self._before[:-1]  # nobody gets behind a move that stays
        self._before.append(moment)
        self.log.append((seat, move))
        self.events += events
        return events

    def _back_to(self, moment: "_Moment") -> None:
        self.game.record.restore(self.state, moment.content)
        self._script.used = moment.script
        del self.events[moment.events :]

    def undo(self) -> Move:
        """Takes the last move back and returns it.

        Only while the same seat is still asked and nothing was revealed or rolled; raises UndoRefused otherwise.
        """
        if not self.log:
            raise UndoRefused("there is no move to take back")
        if self.target != "python":
            raise UndoRefused("the compiled build has no events to tell what a move revealed, so it has no undo")
        reason = self._why_it_stays(self.actors)
        if reason:
            raise UndoRefused(f"{self.log[-1][1]!s} {reason}; it cannot be taken back")
        self._back_to(self._before.pop())
        return self.log.pop()[1]

    @property
    def undoable(self) -> int:
        """How many moves could be taken back now, one after another."""
        count, actors = 0, self.actors
        while count < len(self._before) and self.target == "python" and not self._why_it_stays(actors, count + 1):
            count += 1
            actors = self._before[-count].actors
        return count

    def _why_it_stays(self, actors: tuple[int, ...], back: int = 1) -> str:
        """Why the last move, or one so far back, cannot be taken back; `actors` are the seats it left to act."""
        seat, moment = self.log[-back][0], self._before[-back]
        if not moment.actors == actors == (seat,):
            return "ended the turn"
        return "brought something to light" if moment.rolled or moment.revealed else ""

    def dumps(self) -> str:
        """The match as readable text, one line a move; `bottega.loads` reads and verifies it."""
        from .text import dumps

        return dumps(self)


class _Moment:
    """What undo needs to know about a move: how things stood before it, and what it brought to light."""

    __slots__ = ("actors", "content", "events", "revealed", "rolled", "script")

    def __init__(self, content: bytes, actors: tuple[int, ...], events: int, script: int) -> None:
        self.content, self.actors, self.events, self.script = content, actors, events, script
        self.rolled = self.revealed = False
