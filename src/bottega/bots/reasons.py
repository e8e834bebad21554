"""Why one move is better than another, in figures that people know from the board.

Both moves are made in the same worlds, sampled from what the seat knows, and all seats play on by the heuristic until
the end of the next turn. What differs then is a reason. A game names the figures in its module `measures`; the points
of every game are one. The same knowledge and the same seed give the same reasons.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.actions import Move
from ..engine.game import Game
from ..engine.match import Match
from ..engine.measures import Measure
from ..engine.record import State
from . import generator, sample_world
from .heuristic import score_moves, with_heuristic

WORLDS = 40
TURNS = 2  # to the end of the next turn
MOST_DECISIONS = 400  # in one world
POINTS = "points"
SMALLEST = 0.15  # a difference that is worth words, of a whole soldier, coin or card
MIN_ERRORS = 2.5  # the standard errors that a difference must exceed
MOST_REASONS = 3


@dataclass(frozen=True)
class Reason:
    """How much more of something a seat has on average after the better move, at the end of the next turn."""

    measure: str
    seat: int
    more: float
    worth: float  # of the difference, for the seat that chooses


def measures_of(game: Game) -> Mapping[str, Measure]:
    """The measures of a game, without its points."""
    module = game.part("measures")
    found: Mapping[str, Measure] = module.MEASURES if module else {}
    return found


def reasons(match: Match, seat: int, best: Move, other: Move, seed: int, worlds: int = WORLDS) -> list[Reason]:
    """What speaks for one move rather than another, the most important first; perhaps also what speaks against it."""
    player = _HeuristicPlayer(match.game)
    names = [POINTS, *measures_of(match.game)]
    players = int(match.state.players)
    gaps = np.zeros((worlds, len(names), players))
    for n, world in enumerate(_worlds(match, seat, seed, worlds)):
        gaps[n] = player.outcome(world, seat, best) - player.outcome(world, seat, other)
    means, errors = gaps.mean(axis=0), gaps.std(axis=0) / worlds**0.5
    found = []
    for i, name in enumerate(names):
        worth = 1.0 if name == POINTS else measures_of(match.game)[name].worth
        for whose in range(players):
            more = float(means[i, whose])
            if abs(more) >= SMALLEST and abs(more) > MIN_ERRORS * errors[i, whose]:
                sign = 1 if whose == seat else -1 / (players - 1)
                found.append(Reason(name, whose, round(more, 2), more * worth * sign))
    return _chosen(found, seat)


def _chosen(found: list[Reason], seat: int) -> list[Reason]:
    """The best reasons. The price is mentioned if it is the seat's own; what else helps the others is left out."""
    good = sorted((reason for reason in found if reason.worth > 0), key=lambda reason: -reason.worth)
    price = sorted(
        (reason for reason in found if reason.worth < 0 and reason.seat == seat), key=lambda reason: reason.worth
    )
    return [*good[: MOST_REASONS - 1], *price[:1]] if good else []


def _worlds(match: Match, seat: int, seed: int, count: int) -> list[State]:
    rng = generator(seed)
    return [sample_world(match, seat, rng) for _ in range(count)]


class _HeuristicPlayer:
    """Plays on from a position, every seat by the heuristic, on the compiled rules."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._build = with_heuristic(game, "cpu")
        self._score = self._build.link(score_moves)
        self._moves, self._worth = np.zeros((2, game.moves.size), np.int64)
        self._standing = np.zeros((game.record.seats, 2), np.int64)

    def outcome(self, start: State, seat: int, move: Move) -> Any:
        """The figures of every seat after a move, at the end of the next turn: a row for each measure."""
        s = self._game.record.copy(start)
        until = self._turn(s) + TURNS
        self._build.apply(s, seat, move.number)
        for _ in range(MOST_DECISIONS):
            acting = int(self._build.actors(s))
            if acting == 0 or self._turn(s) >= until:
                break
            self._play(s, (acting & -acting).bit_length() - 1)
        return self._figures(s)

    def _play(self, s: State, seat: int) -> None:
        n = int(self._build.legal(s, seat, self._moves))
        chosen = 0
        if n > 1:
            self._score(s, seat, self._moves, n, self._worth)
            chosen = int(self._worth[:n].argmax())
        self._build.apply(s, seat, int(self._moves[chosen]))

    def _turn(self, s: State) -> int:
        return int(s[self._game.counter]) if self._game.counter in self._game.record.fields else 0

    def _figures(self, s: State) -> Any:
        players = range(int(s.players))
        self._build.scores(s, self._standing)
        rows = [[float(self._standing[seat, 0]) for seat in players]]
        for measure in measures_of(self._game).values():
            rows.append([float(measure.of(s, seat)) for seat in players])
        return np.array(rows)
