"""A match: options, seed and moves; everything else is a fold of these."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from . import chance, contract
from .actions import Move
from .chance import Script
from .compile import compile
from .errors import BottegaError, ChanceScriptError, IllegalMove, ImpossiblePosition, UndoRefused
from .events import Event, Teller
from .game import Game
from .record import Plain

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
        self.script = list(script or [])
        self.start = dict(position) if position is not None else None
        self.log: list[tuple[int, Move]] = []
        self.events: list[Event] = []
        self._before: list[_Moment] = []  # what each move of the log changed, for undo
        self.target = target
        self._listen(target)
        self._set_up()

    # ---- building and chance

    def _listen(self, target: str) -> None:
        self._teller = Teller(self.game, self.game.events)
        self._script = Script(self.script)
        self._room = np.zeros(self.game.moves.size, np.int64)
        if target != "python":
            if self.script:
                raise ChanceScriptError("chance can be scripted in the plain build only")
            self.rules = self.game.build(target)
        else:
            rebound: dict[Any, Any] = {contract.emit: self._teller.emit}
            if self.script:
                rebound |= {chance.below: self._script.below, chance.shuffle: self._script.shuffle}
            self.rules = compile(self.game, "python", rebound)
        self._refusal = self.rules.link(self.game.refusal)

    def _set_up(self) -> None:
        self.state = self.game.record.blank()
        self.game.write_settings(self.state, self.settings)
        chance.reseed(self.state.rng, self.seed, 0)
        self.rules.setup(self.state)
        if self.start is not None:
            self._teller.heard.clear()
            self._take_up(self.start)
        self._hear()

    def _take_up(self, description: Mapping[str, Plain]) -> None:
        record, s = self.game.record, self.state
        given = {name for name in description if name != "rng"}
        for name in given:
            record.write(s, name, description[name])
        self.game.complete(s, given)
        reason = self.game.flaw(s)
        if reason:
            raise ImpossiblePosition(reason)
        self.rules.link(self.game.resume)(s)

    def _hear(self) -> list[Event]:
        heard = list(self._teller.heard)
        self._teller.heard.clear()
        self.events += heard
        return heard

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
        n = self.rules.legal(self.state, seat, self._room)
        return [Move(self.game, number) for number in self._room[:n]]

    def _standing(self) -> list[tuple[int, int]]:
        out = np.zeros((self.game.record.seats, 2), np.int64)
        self.rules.scores(self.state, out)
        return [(int(points), int(tie)) for points, tie in out[: self.players]]

    @property
    def scores(self) -> list[int]:
        """The points of each seat now. Of a game that runs, only for those who may know everything."""
        return [points for points, _ in self._standing()]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, by points and tie-break; nobody while the game runs."""
        standing = self._standing()
        return tuple(seat for seat, got in enumerate(standing) if got == max(standing)) if self.over else ()

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown from the start."""
        return chance.commitment(self.seed)

    def view(self, seat: int | None = None) -> dict[str, Plain]:
        """What a seat may know, as plain data; without a seat, what somebody who watches may know."""
        self._check_seat(seat)
        shown: dict[str, Plain] = {"game": self.game.slug, "commitment": self.commitment}
        if self.over:
            shown |= {"seed": self.seed, "scores": self.scores, "winners": list(self.winners)}
        shown |= {"seat": seat, "asked": seat in self.actors}
        return shown | self.game.record.view(self.state, seat, self.players)

    def position(self) -> dict[str, Plain]:
        """Everything there is, in the words of `view`; `bottega.position` takes it up again."""
        return {k: v for k, v in self.game.record.describe(self.state, self.players).items() if k != "rng"}

    def events_since(self, n: int = 0, seat: int | None = None) -> list[Event]:
        """The events from number n on, as that seat may know them."""
        self._check_seat(seat)
        return [event.seen_by(seat) for event in self.events[n:]]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.players):
            raise BottegaError(f"there is no seat {seat}; they go from 0 to {self.players - 1}")

    # ---- doing

    def play(self, seat: int, what: Move | str | int | tuple[str | int, ...]) -> list[Event]:
        """Plays a move for a seat and returns what happened, in full.

        Raises InvalidMove for what is no move at all, IllegalMove with the clause that forbids it otherwise.
        """
        self._check_seat(seat)
        move = self.game.move(what)
        clause = int(self._refusal(self.state, seat, move.number))
        if clause:
            name = self.game.clauses[clause]
            text = self.game.words.say("clause-" + name.replace(".", "-"))
            raise IllegalMove(f"{move} is not allowed by {name}: {text}", name)
        moment = _Moment(self.state.tobytes(), self.actors, len(self.events), self._script.used)
        chance.reseed(self.state.rng, self.seed, len(self.log) + 1)
        rng = self.state.rng.tobytes()
        try:
            self.rules.apply(self.state, seat, move.number)
        except BaseException:  # a script that does not fit: the table is put back as it was
            self._back_to(moment)
            raise
        moment.rolled = self.state.rng.tobytes() != rng or self._script.used != moment.script
        self.log.append((seat, move))
        self._before.append(moment)
        heard = self._hear()
        moment.revealed = any(event.kind.reveals for event in heard)
        return heard

    def _back_to(self, moment: "_Moment") -> None:
        self.game.record.restore(self.state, moment.content)
        self._script.used = moment.script
        self._teller.heard.clear()
        del self.events[moment.events :]

    def undo(self) -> Move:
        """Takes the last move back and returns it.

        Only while the same seat is still asked and nothing was revealed or rolled; raises UndoRefused otherwise.
        """
        if not self.log:
            raise UndoRefused("there is no move to take back")
        if self.target != "python":
            raise UndoRefused("what was brought to light is told in the plain build only; here nothing is taken back")
        seat, move = self.log[-1]
        moment = self._before[-1]
        if not moment.actors == self.actors == (seat,):
            raise UndoRefused(f"{move!s} ended the turn; it cannot be taken back")
        if moment.rolled or moment.revealed:
            raise UndoRefused(f"{move!s} brought something to light; it cannot be taken back")
        self._back_to(moment)
        self.log.pop()
        self._before.pop()
        return move

    def dumps(self) -> str:
        """The match as readable text, one line a move; `bottega.loads` reads and verifies it."""
        from .text import dumps

        return dumps(self)


class _Moment:
    """What undo needs to know about a move: how things stood before it, and what it brought to light."""

    def __init__(self, content: bytes, actors: tuple[int, ...], events: int, script: int) -> None:
        self.content, self.actors, self.events, self.script = content, actors, events, script
        self.rolled = self.revealed = False
