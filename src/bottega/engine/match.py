"""A match: options, seed and moves. Everything else follows from these."""

import secrets
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from . import chance
from .actions import Move
from .chance import Script
from .compile import Build, compile_plain
from .contract import SPECTATOR
from .description import check_settings, write
from .errors import BottegaError, ChanceScriptError, IllegalMove, ImpossiblePosition, UndoRefused
from .events import Event
from .fields import Field, Plain
from .game import Game
from .record import Kept
from .views import View

ENDED_THE_TURN = "ended the turn"
RESHUFFLED = "the cards were dealt again"
SEED_BYTES = 16  # of a seed from the operating system
CHECKPOINT_MOVES = 16  # between two checkpoints

Fresh = str | list[Any]  # a new seed, or the script by which cards were dealt again


class Checkpoint(NamedTuple):
    """How a match was after some moves, so that `rewind` need not replay it from the start."""

    moves: int
    content: bytes  # the state, compressed
    events: int
    script: int


class Match:
    """One game being played.

    With target="cpu" the rules run compiled: many times faster, but without events, undo and scripted chance.

    >>> import bottega
    >>> match = bottega.new(bottega.GAMES[0], players=3, seed=7)
    >>> seat = match.actors[0]
    >>> move = match.legal(seat)[0]
    >>> events = match.play(seat, move)
    >>> match.log == [(seat, move)]
    True
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
        self._prepare(game, players, seed, options, script, position, target)
        self.events: list[Event] = self._set_up()

    def _prepare(
        self,
        game: Game,
        players: int,
        seed: int | str | None,
        options: Mapping[str, Any] | None,
        script: list[Any] | None,
        position: Mapping[str, Plain] | None,
        target: str,
    ) -> None:
        self.game = game
        self.settings = game.settings(players, options or {})
        self.players = players
        self.seed = secrets.token_hex(SEED_BYTES) if seed is None else str(seed)
        self.script: list[Any] = deepcopy(list(script or []))
        self._scripted = script is not None
        self.start: dict[str, Plain] | None = deepcopy(dict(position)) if position is not None else None
        self.log: list[tuple[int, Move]] = []
        self.reshuffles: list[tuple[int, Fresh]] = []  # after how many moves cards were dealt again, and from what
        self.checkpoints: list[Checkpoint] = []
        self._kept: Kept = {}  # figures of the last views
        self._allowed: tuple[int, int, bytes] | None = None  # the last legal move that was checked, and in which state
        self._before: list[_Moment] = []  # for undo: how it was before each of the last moves
        self.target = target
        self._script = Script(self.script, self._field_of)
        self.rules = self._build()
        self._refusal = self.rules.link(game.rules.refusal)
        self.state = game.record.blank()

    # ---- saving

    def save(self) -> dict[str, Any]:
        """The match without its events and without what `resume` is told again, as plain data."""
        before = [[encoded(one.content), one.actors, one.rolled, one.revealed] for one in self._before]
        return {
            "state": encoded(self.state.tobytes()),
            "log": [[seat, move.number] for seat, move in self.log],
            "reshuffles": self.reshuffles,
            "checkpoints": [[one.moves, b64encode(one.content).decode()] for one in self.checkpoints],
            "before": before,
        }

    @classmethod
    def resume(
        cls,
        saved: Mapping[str, Any],
        game: Game,
        players: int,
        seed: str,
        options: Mapping[str, Any],
        position: Mapping[str, Plain] | None,
    ) -> "Match":
        """The match that was saved, without the events of its past. Nothing is replayed."""
        match = cls.__new__(cls)
        match._prepare(game, players, seed, options, None, position, "python")
        match.events = []
        game.record.restore(match.state, decoded(saved["state"]))
        match.log = [game.turn(seat, number) for seat, number in saved["log"]]
        match.reshuffles = [(moves, fresh) for moves, fresh in saved["reshuffles"]]
        match.checkpoints = [Checkpoint(moves, b64decode(content), 0, 0) for moves, content in saved["checkpoints"]]
        for content, actors, rolled, revealed in saved["before"]:
            moment = _Moment(decoded(content), tuple(actors), 0, 0)
            moment.rolled, moment.revealed = rolled, revealed
            match._before.append(moment)
        return match

    # ---- building and chance

    def _build(self) -> Build:
        if not self._scripted:
            return self.game.plain_rules if self.target == "python" else self.game.build(self.target)
        if self.target != "python":
            raise ChanceScriptError("only the plain build can script chance")
        return compile_plain(self.game, self._script.functions)

    def script_next(self, items: Sequence[Any]) -> None:
        """Adds to the scripted chance of a match that began with a script, if only an empty one."""
        self.script += deepcopy(list(items))
        self._script.items += deepcopy(list(items))

    def end_script(self) -> None:
        """Drops what is left of the scripted chance: from now on the seed decides."""
        del self._script.items[self._script.used :]
        self.script = list(self._script.items)

    def _field_of(self, cells: Any) -> Field | None:
        return self.game.record.field_of(self.state, cells)

    def _set_up(self) -> list[Event]:
        self.game.write_settings(self.state, self.settings)
        chance.reseed(self.state.rng, self.seed, 0)
        if self.start is not None:
            return self._start_from(self.start)
        return self.game.recorder.record(self.rules.setup, self._ruled(self.state))

    def _start_from(self, start: Mapping[str, Plain]) -> list[Event]:
        """Starts from a described position. A script is for what happens afterwards, so the set-up does not use it."""
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
        return game.recorder.record(self.rules.link(game.rules.proceed), self._ruled(s))

    def _ruled(self, state: Any) -> Any:
        """A state as the rules of this match read it."""
        return state.plain if self.target == "python" else state

    # ---- queries

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several in a secret choice, none when the game is over."""
        return self._actors_in(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; none if it may not act."""
        s = self._ruled(self.state)
        if seat not in range(self.players) or not int(self.rules.actors(s)) >> seat & 1:
            return []
        size, every_move = self.game.moves.size, self.game.every_move
        out: Any = [0] * size if self.target == "python" else np.empty(size, np.int64)
        n = self.rules.legal(s, seat, out)
        return [every_move[number] for number in out[:n]]

    @property
    def standing(self) -> list[tuple[int, int]]:
        """The points and the tie-break of each seat now. The highest pair leads."""
        out = np.zeros((self.game.record.seats, 2), np.int64)
        self.rules.scores(self._ruled(self.state), out)
        return [(int(points), int(tie)) for points, tie in out[: self.players]]

    @property
    def scores(self) -> list[int]:
        """The points of each seat now. They may depend on hidden information while the game runs."""
        return [points for points, _ in self.standing]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, by points and tie-break; none while the game runs."""
        standing = self.standing
        return tuple(seat for seat, got in enumerate(standing) if got == max(standing)) if self.over else ()

    @cached_property
    def commitment(self) -> str:
        """The hash of the seed, which is public from the start."""
        return chance.commitment(self.seed)

    @property
    def present_seed(self) -> str:
        """The seed of what chance decides next: that of the last reshuffle, or of the start."""
        return next((fresh for _, fresh in reversed(self.reshuffles) if isinstance(fresh, str)), self.seed)

    def view(self, seat: int | None = None) -> dict[str, Plain]:
        """What a seat may know, as plain data; without a seat, what a spectator may know."""
        self._check_seat(seat)
        return self._views([seat])[seat]

    def views(self, seats: Sequence[int | None] | None = None) -> dict[int | None, dict[str, Plain]]:
        """The views of some seats and, under None, of a spectator; by default of all. Several cost little more than
        one.

        Do not change them: they share the objects that everyone may see.
        """
        return self._views([*range(self.players), None] if seats is None else seats)

    def _views(self, seats: Sequence[int | None]) -> dict[int | None, dict[str, Plain]]:
        fields, figures = self.game.record.views(self.state, seats, self.players), self.game.figures
        return {
            seat: {**seen.about, **fields[seat], **({} if figures is None else {"figures": figures(seen)})}
            for seat, seen in self.seen(seats).items()
        }

    def seen(self, seats: Sequence[int | None]) -> dict[int | None, View]:
        """The views of some seats without figures; their fields are decoded when they are read."""
        visible = self.game.record.visible(self.state, seats, self.players, self._kept)
        actors = self.actors
        shown: dict[str, Plain] = {"game": self.game.slug, "commitment": self.commitment}
        if not actors:
            shown |= {"seed": self.seed, "scores": self.scores, "winners": list(self.winners)}
        return {seat: View(visible[seat], {**shown, "seat": seat, "asked": seat in actors}) for seat in seats}

    def open_view(self) -> dict[str, Plain]:
        """The whole position with its figures, for the replay of a finished game."""
        position = self.position()
        return position if self.game.figures is None else {**position, "figures": self.game.figures(position)}

    def position(self) -> dict[str, Plain]:
        """The whole position in the words of `view`; `bottega.position` accepts it.

        Decks are listed from the top.
        """
        return {k: v for k, v in self.game.record.describe(self.state, self.players).items() if k != "rng"}

    def events_since(self, n: int = 0, seat: int | None = None) -> list[Event]:
        """The events from number n on, as this seat may know them."""
        self._check_seat(seat)
        return [event.seen_by(seat) for event in self.events[n:]]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise BottegaError(f"there is no seat {seat!r}; they go from 0 to {self.players - 1}")

    # ---- moves

    def check(self, seat: int, what: Move | str | int | tuple[str | int, ...]) -> Move:
        """Returns the move if it is legal for the seat now. Nothing is played.

        Raises InvalidMove if it is not a move of the game, IllegalMove with the clause that forbids it.
        """
        self._check_seat(seat)
        move = self.game.move(what)
        asked = seat, move.number, self.state.tobytes()
        if asked == self._allowed:
            return move
        clause = int(self._refusal(self._ruled(self.state), seat, move.number))
        if clause:
            name = self.game.clauses[clause]
            text = self.game.messages.say("clause-" + name.replace(".", "-"))
            raise IllegalMove(f"{move} is not allowed by {name}: {text}", name)
        self._allowed = asked
        return move

    def play(self, seat: int, what: Move | str | int | tuple[str | int, ...]) -> list[Event]:
        """Plays a move for a seat and returns all its events, secrets included. Raises what `check` raises."""
        move = self.check(seat, what)
        self._allowed = None
        moment = _Moment(self.state.tobytes(), self.actors, len(self.events), self._script.used)
        if len(self.log) % CHECKPOINT_MOVES == 0 and self.target == "python":
            self._keep_checkpoint(moment)
        chance.reseed(self.state.rng, self.present_seed, len(self.log) + 1)
        rng = self.state.rng.tobytes()
        try:
            events = self.game.recorder.record(self.rules.apply, self._ruled(self.state), seat, move.number)
        except BaseException:  # the script does not match: restore the state
            self._restore(moment)
            raise
        moment.rolled = self.state.rng.tobytes() != rng or self._script.used != moment.script
        moment.revealed = any(event.kind.reveals for event in events)
        if self._before and self._why_final(moment.actors):
            del self._before[:-1]  # nothing before a final move can be undone
        self._before.append(moment)
        self.log.append(self.game.turn(seat, move.number))
        self.events += events
        return events

    def actors_after(self, *moves: tuple[int, int]) -> tuple[int, ...]:
        """The seats that may act after some legal moves, given as seats and numbers. Nothing is played."""
        state = self.game.record.copy(self.state)
        for played, (seat, number) in enumerate(moves, len(self.log)):
            chance.reseed(state.rng, self.present_seed, played + 1)
            self.rules.apply(self._ruled(state), seat, number)
        return self._actors_in(state)

    def may_premove(self, seat: int, name: str) -> bool:
        """Whether a move that the seat has set in advance is legal now, in a phase for which it was meant."""
        phases = self.game.moves.premoves[name].phases
        if phases and int(self.state.phase) not in phases:
            return False
        return not self._refusal(self._ruled(self.state), seat, self.game.moves.base(name))

    def _actors_in(self, state: Any) -> tuple[int, ...]:
        return _seats_in(int(self.rules.actors(self._ruled(state))), self.players)

    def _restore(self, moment: "_Moment") -> None:
        self.game.record.restore(self.state, moment.content)
        self._script.used = moment.script
        del self.events[moment.events :]

    def undo(self) -> Move:
        """Takes back the last move and returns it.

        This is possible while it is still the same seat's turn and the move has revealed and rolled nothing. Otherwise
        it raises UndoRefused.
        """
        if not self.log:
            raise UndoRefused("there is no move to undo")
        if self.target != "python":
            raise UndoRefused("the compiled build has no events that say what a move revealed, so it has no undo")
        reason = self._why_final(self.actors)
        if reason == RESHUFFLED:
            raise UndoRefused(f"after {self.log[-1][1]!s} {reason}; it cannot be undone")
        if reason:
            last, told = self._before[-1], reason != ENDED_THE_TURN
            revealed = next((e for e in self.events[last.events :] if told and e.kind.reveals), None)
            message = f"{self.log[-1][1]!s} {reason}; it cannot be undone"
            raise UndoRefused(message, revealed, told and last.rolled)
        self._restore(self._before.pop())
        return self.log.pop()[1]

    def restarted(self, target: str = "python") -> "Match":
        """The same match at its beginning. `play_next` plays its moves again."""
        options = {name: value for name, value in self.settings.items() if name != "players"}
        script = self.script if self._scripted else None
        again = Match(self.game, self.players, self.seed, options, script, self.start, target)
        again._reshuffle_like(self.reshuffles)
        return again

    def copy(self) -> "Match":
        """The match as it is now, to try moves on. Only its own moves can be undone."""
        other = copy(self)
        other.state = self.game.record.copy(self.state)
        other.log, other.events, other.reshuffles = list(self.log), list(self.events), list(self.reshuffles)
        other.checkpoints, other._before, other._kept = [], [], {}
        return other

    def play_next(self, whole: "Match") -> list[Event]:
        """Plays the next move of the whole match with the same chance, and returns its events."""
        events = self.play(*whole.log[len(self.log)])
        self._reshuffle_like(whole.reshuffles)
        return events

    def _reshuffle_like(self, reshuffles: "Sequence[tuple[int, Fresh]]") -> None:
        for moves, fresh in reshuffles:
            if moves == len(self.log):
                self.deal_from(fresh)

    def deal_from(self, fresh: "Fresh") -> None:
        """Deals again what no seat knows from a new seed, or what a spectator cannot know by a script."""
        if isinstance(fresh, str):
            self.reshuffle(fresh)
        else:
            self.deal_again(fresh)

    def replayed(self, moves: int) -> "Match":
        """The same match after its first moves, this many of them."""
        again = self.restarted()
        for _ in range(moves):
            again.play_next(self)
        return again

    def reshuffle(self, seed: str) -> None:
        """Deals again what no seat knows, and takes all chance from a new seed from here on. What a seat knows stays.

        `undo` does not go back further than this.
        """
        self.reshuffles.append((len(self.log), seed))
        chance.reseed(self.state.rng, seed, 0)
        build = self.game.plain_rules if self.target == "python" else self.game.build(self.target)  # without a script
        build.link(self.game.rules.reshuffle)(self._ruled(self.state))
        self._before.clear()

    def deal_again(self, items: Sequence[Any]) -> None:
        """Deals everything again that a spectator cannot know, by scripted chance: the state is another possible one.

        This is for a match whose secrets come from outside. A second time before the same move replaces the first.
        """
        script = Script(deepcopy(list(items)), self._field_of)
        with self.game.outside.drawing(script) as rules:
            before = self.state.tobytes()
            try:
                rules.redeal(self.state, SPECTATOR)
            except BaseException:  # the script does not match: restore the state
                self.game.record.restore(self.state, before)
                raise
        now = len(self.log)
        self.reshuffles = [one for one in self.reshuffles if one[0] != now or isinstance(one[1], str)]
        self.reshuffles.append((now, script.items))
        self._before.clear()

    def rewind(self, moves: int) -> None:
        """Goes back to the position after this many moves, whatever they revealed. Only with the plain rules.

        It restores the nearest checkpoint and plays at most a few moves from there.
        """
        if moves == len(self.log):
            return
        while self.checkpoints[-1].moves > moves:
            self.checkpoints.pop()
        last, log, reshuffles = self.checkpoints[-1], self.log[:moves], self.reshuffles
        self._restore(_Moment(zlib.decompress(last.content), (), last.events, last.script))
        self._before.clear()
        self.log, self.reshuffles = log[: last.moves], [one for one in reshuffles if one[0] <= last.moves]
        for seat, move in log[last.moves :]:
            self.play(seat, move)
            self._reshuffle_like(reshuffles)

    def _keep_checkpoint(self, moment: "_Moment") -> None:
        moves = len(self.log)
        while self.checkpoints and self.checkpoints[-1].moves >= moves:
            self.checkpoints.pop()
        self.checkpoints.append(Checkpoint(moves, zlib.compress(moment.content, 1), moment.events, moment.script))

    def before_last_choice(self, seat: int) -> "Match":
        """The match before the last move of this seat that was a choice, even if others have moved since.

        This is for a person who plays against bots. It is possible if no move since has rolled anything or revealed
        anything to this seat. Otherwise it raises UndoRefused.
        """
        self._check_seat(seat)
        again = self.replayed(0)
        choice, revealed, rolled = None, None, False
        for number, (who, _) in enumerate(self.log):
            if who == seat and len(again.legal(seat)) > 1:
                choice, revealed, rolled = number, None, False
            known = [event for event in again.play_next(self) if event.kind.reveals and event.seen_by(seat) is event]
            revealed = revealed or next(iter(known), None)
            rolled |= again._before[-1].rolled
        if choice is None:
            raise UndoRefused("there is no choice to undo")
        if revealed or rolled:
            what = f"this is known: {revealed}" if revealed else "chance has decided something"
            raise UndoRefused(f"since that choice {what}; it cannot be undone", revealed, rolled)
        return self.replayed(choice)

    @property
    def undoable(self) -> int:
        """The number of moves that could be undone now, one after another."""
        count, actors = 0, self.actors
        while count < len(self._before) and self.target == "python" and not self._why_final(actors, count + 1):
            count += 1
            actors = self._before[-count].actors
        return count

    def _why_final(self, actors: tuple[int, ...], back: int = 1) -> str:
        """Why the last move, or one further back, cannot be undone; `actors` are the seats that act after it."""
        if back > len(self._before):
            return RESHUFFLED
        seat, moment = self.log[-back][0], self._before[-back]
        if not moment.actors == actors == (seat,):
            return ENDED_THE_TURN
        return "revealed something" if moment.rolled or moment.revealed else ""

    def dumps(self) -> str:
        """The match as readable text, one line per move; `bottega.loads` reads and verifies it."""
        from .text import dumps

        return dumps(self)


@cache
def _seats_in(bits: int, players: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(players) if bits >> seat & 1)


def encoded(content: bytes, level: int = 1) -> str:
    """Bytes, such as those of a state, as a short text."""
    return b64encode(zlib.compress(content, level)).decode()


def decoded(text: str) -> bytes:
    return zlib.decompress(b64decode(text))


class _Moment:
    """What undo needs to know about a move: the state before it, and whether it revealed or rolled something."""

    __slots__ = ("actors", "content", "events", "revealed", "rolled", "script")

    def __init__(self, content: bytes, actors: tuple[int, ...], events: int, script: int) -> None:
        self.content, self.actors, self.events, self.script = content, actors, events, script
        self.rolled = self.revealed = False
