"""Each seat's chance to win: plays on from a position many times by the heuristic, on the compiled rules."""

from typing import Any

import numpy as np

from ..engine.chance import draw, seed_from
from ..engine.contract import scores
from ..engine.game import Game
from ..engine.record import State
from . import generator
from .heuristic import with_heuristic
from .tree import is_leading, play_out

RANDOM_RATE = 10  # percent of the moves in playouts: nobody plays exactly like the heuristic


def count_wins(
    world: Any, start: Any, rng: Any, moves: Any, worth: Any, standing: Any, wins: Any, games: Any, random_rate: Any
) -> None:
    """Plays games from `start`, hidden state included, and adds each seat's share of the wins to `wins`."""
    for _ in range(games):
        world[0] = start[0]
        s = world[0]
        seed_from(s.rng, draw(rng), draw(rng))
        play_out(s, rng, moves, worth, random_rate)
        scores(s, standing)
        winners = 0
        for seat in range(s.players):
            winners += is_leading(s, standing, seat)
        for seat in range(s.players):
            if is_leading(s, standing, seat):
                wins[seat] += 1.0 / winners


def win_chances(game: Game, state: State, games: int, seed: int) -> tuple[float, ...]:
    """Each seat's chance to win from a state, hidden part included: its share of the wins in playouts."""
    start = np.zeros(1, game.record.dtype).view(np.recarray)
    start[0] = state
    moves, worth = np.zeros((2, game.moves.size), np.int64)
    standing, wins = np.zeros((game.record.seats, 2), np.int64), np.zeros(game.record.seats)
    play = with_heuristic(game, "cpu").link(count_wins)
    play(start.copy(), start, generator(seed), moves, worth, standing, wins, games, RANDOM_RATE)
    return tuple(float(share) for share in wins[: int(state.players)] / games)
