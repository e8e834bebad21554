"""Any legal move, each as likely as the others."""

from ..engine.actions import Move
from ..engine.chance import below
from ..engine.game import Game
from ..engine.match import Match
from . import generator


class Random:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal(seat)
        return moves[int(below(self._rng, len(moves)))]


def make(game: Game, seed: int, target: str) -> Random:
    return Random(seed)
