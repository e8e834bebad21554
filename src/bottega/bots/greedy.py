"""The move a sensible beginner likes best; ties are broken by chance."""

import numpy as np

from ..engine.actions import Move
from ..engine.chance import below
from ..engine.game import Game
from ..engine.match import Match
from . import generator, imagine
from .heuristic import score_moves, with_heuristic


class Greedy:
    """Plays what the game's heuristic thinks is worth most, in a world dealt from what the seat knows."""

    def __init__(self, game: Game, seed: int, target: str) -> None:
        self._rng = generator(seed)
        self._score = with_heuristic(game, target).link(score_moves)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal(seat)
        numbers = np.array([move.number for move in moves])
        worth = np.zeros(len(moves), np.int64)
        self._score(imagine(match, seat, self._rng), seat, numbers, len(moves), worth)
        best = [move for move, value in zip(moves, worth, strict=True) if value == worth.max()]
        return best[int(below(self._rng, len(best)))]


def make(game: Game, seed: int, target: str) -> Greedy:
    return Greedy(game, seed, target)
