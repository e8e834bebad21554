"""A bot that plays like a person who is new to the game: by the heuristic, but it overlooks moves and misjudges others.

Its one number says how careless it is: that percentage of the legal moves it does not see, and its judgement of each
of the others is off by up to that many points of the heuristic.
"""

from dataclasses import dataclass

import numpy as np

from ..engine.actions import Move
from ..engine.chance import below
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from . import generator, sample_world
from .heuristic import score_moves, with_heuristic

USUAL = "35"  # percent


@dataclass(frozen=True)
class Carelessness:
    """From 0, which plays like `greedy`, to 100, which sees one move at a time."""

    percent: int

    @classmethod
    def read(cls, text: str) -> "Carelessness":
        """Parses a percentage. Raises BottegaError."""
        if not (text.isascii() and text.isdigit() and int(text) <= 100):
            raise BottegaError(f"{text!r} is not how careless a beginner is; use a number from 0 to 100")
        return cls(int(text))


class BeginnerBot:
    """Scores the moves that it sees in one world sampled from what the seat knows."""

    def __init__(self, game: Game, carelessness: Carelessness, seed: int, target: str) -> None:
        self._rng = generator(seed)
        self._percent = carelessness.percent
        self._score = with_heuristic(game, target).link(score_moves)

    def choose(self, match: Match, seat: int) -> Move:
        legal = match.legal(seat)
        seen = [move for move in legal if below(self._rng, 100) >= self._percent]
        moves = seen or [legal[int(below(self._rng, len(legal)))]]
        numbers = np.array([move.number for move in moves])
        worth = np.zeros(len(moves), np.int64)
        self._score(sample_world(match, seat, self._rng), seat, numbers, len(moves), worth)
        judged = [(int(value) + self._error(), move) for value, move in zip(worth, moves, strict=True)]
        best = max(value for value, _ in judged)
        equal = [move for value, move in judged if value == best]
        return equal[int(below(self._rng, len(equal)))]

    def _error(self) -> int:
        return int(below(self._rng, 2 * self._percent + 1)) - self._percent


def make(game: Game, seed: int, target: str, carelessness: str = USUAL) -> BeginnerBot:
    return BeginnerBot(game, Carelessness.read(carelessness), seed, target)
