"""An attempt at a puzzle: where the solver is after some moves. It keeps no state, like a lesson.

A wrong move is played in the puzzle's own world, and the others reply as the search expects.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..bots import bot
from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..lessons.play import Frame, frame_of
from .puzzle import MOST_REPLIES, Candidate, Puzzle, words

Status = Literal["asked", "solved", "wrong", "given_up"]


class TooManyMoves(BottegaError):
    """More moves than the attempt can have."""


@dataclass(frozen=True)
class Attempt:
    """Where the solver is. The frames begin with the solver's last move, or with the puzzle.

    `before` is the chance to win with the best line, and `after` the chance after the wrong move; both are None while
    the solver is asked. `candidates` are all moves of the last decision once the puzzle is over and was not failed.
    """

    puzzle: Puzzle
    status: Status
    frames: list[Frame]
    choices: list[Move]
    before: float | None = None
    after: float | None = None
    candidates: tuple[Candidate, ...] = ()

    @property
    def over(self) -> bool:
        return self.status != "asked"


def attempt(puzzle: Puzzle, moves: Sequence[Move | str | int], give_up: bool = False) -> Attempt:
    """Where the solver is after these moves. With `give_up`, the rest of the solution is played.

    Raises InvalidMove or IllegalMove for a move that cannot be made, and TooManyMoves for one after the end.
    """
    return _Attempt(puzzle, list(moves), give_up).run()


@dataclass
class _Attempt:
    puzzle: Puzzle
    moves: list[Move | str | int]
    give_up: bool
    frames: list[Frame] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.match, self.seat = self.puzzle.start(), self.puzzle.seat
        self._add(None, 0)

    def run(self) -> Attempt:
        gave_up, last = False, self.puzzle.line[0]
        for candidates in self.puzzle.line:
            best = self.match.game.move(candidates[0].move)
            if len(candidates) > 1 and not gave_up:
                if not self.moves and not self.give_up:
                    return Attempt(self.puzzle, "asked", self.frames, self.match.legal(self.seat))
                if not self.moves:
                    gave_up = True
                    self.frames.clear()
                else:
                    move = self.match.check(self.seat, self.moves.pop(0))
                    self.frames.clear()
                    if move != best:
                        return self._wrong(candidates, move)
            last = candidates if len(candidates) > 1 else last
            self._play(self.seat, best)
        self._check_end()
        status: Status = "given_up" if gave_up else "solved"
        return Attempt(self.puzzle, status, self.frames, [], last[0].chance, None, last)

    def _wrong(self, candidates: tuple[Candidate, ...], move: Move) -> Attempt:
        self._check_end()
        self._play(self.seat, move)
        played = next((one for one in candidates if one.move == words(move)), None)
        for seat, reply in played.replies if played else ():
            self._play(seat, reply)
        if not played or not played.replies:
            self._others_reply()
        after = played.chance if played else None
        return Attempt(self.puzzle, "wrong", self.frames, [], candidates[0].chance, after)

    def _others_reply(self) -> None:
        """A move without replies of its own is so bad that any sensible reply will do."""
        others = bot("greedy", self.match.game, 1)
        for _ in range(MOST_REPLIES):
            actors = self.match.actors
            if not actors or actors[0] == self.seat:
                return
            self._play(actors[0], others.choose(self.match, actors[0]))

    def _check_end(self) -> None:
        if self.moves:
            raise TooManyMoves("the puzzle is over before the last of these moves")

    def _play(self, seat: int, what: Move | str) -> None:
        before = len(self.match.events)
        self.match.play(seat, what)
        self._add(seat, before)

    def _add(self, seat: int | None, before: int) -> None:
        self.frames.append(frame_of(self.match, self.seat, seat, before))
