"""A bot that plays legal moves uniformly at random."""

from ..engine.actions import Move
from ..engine.chance import below
from ..engine.game import Game
from ..engine.match import Match
from . import generator


class RandomBot:
    """Plays a uniformly random legal move."""

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal(seat)
        return moves[int(below(self._rng, len(moves)))]


def make(game: Game, seed: int, target: str) -> RandomBot:
    return RandomBot(seed)
