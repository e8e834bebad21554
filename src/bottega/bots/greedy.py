"""A bot that plays the move with the highest heuristic score; ties are broken at random."""

import numpy as np

from ..engine.actions import Move
from ..engine.chance import below
from ..engine.game import Game
from ..engine.match import Match
from . import generator, sample_world
from .heuristic import score_moves, with_heuristic


class GreedyBot:
    """Scores the legal moves in one world sampled from what the seat knows."""

    def __init__(self, game: Game, seed: int, target: str) -> None:
        self._rng = generator(seed)
        self._score = with_heuristic(game, target).link(score_moves)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal(seat)
        numbers = np.array([move.number for move in moves])
        worth = np.zeros(len(moves), np.int64)
        self._score(sample_world(match, seat, self._rng), seat, numbers, len(moves), worth)
        best = [move for move, value in zip(moves, worth, strict=True) if value == worth.max()]
        return best[int(below(self._rng, len(best)))]


def make(game: Game, seed: int, target: str) -> GreedyBot:
    return GreedyBot(game, seed, target)
