"""Plays on from a position many times, on the compiled rules: who wins, and what a move leads to.

The first two functions are in the rules dialect and work for every game; `with_heuristic(game, "cpu").link` builds
them.
"""

from typing import Any

import numpy as np

from ..bots import generator
from ..bots.heuristic import with_heuristic
from ..bots.search import MAX_NODES, SearchTree
from ..bots.tree import BY_HEURISTIC, backpropagate, descend, is_leading, play_out, result_of
from ..engine.actions import Move
from ..engine.chance import draw, seed_from
from ..engine.contract import apply, redeal, scores
from ..engine.game import Game
from ..engine.record import State
from .results import Moves

RANDOM_RATE = 10  # percent of the moves in playouts for chances: nobody plays exactly like the heuristic
LONGEST_LINE = 5  # moves of a continuation worth showing
MIN_VISITS = 3  # a move tried less often predicts nothing


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


def search_after(tree: Any, seat: Any, move: Any, worlds: Any, found: Any) -> None:
    """Makes a move in worlds that the seat considers possible, and searches from there as `tree.search` does.

    There is one iteration per row of `found`, which gets the seat's result and its lead over the best rival. The
    generator `worlds` only samples worlds, so two moves can be tried in the same ones.
    """
    size = 1
    for i in range(len(found)):
        tree.world[0] = tree.root[0]
        s = tree.world[0]
        seed_from(s.rng, draw(worlds), draw(worlds))
        redeal(s, seat)
        apply(s, seat, move)
        depth, size = descend(s, tree, size)
        play_out(s, tree.rng, tree.moves, tree.worth, BY_HEURISTIC)
        result_of(s, tree.standing, tree.result)
        backpropagate(tree, depth)
        rival = -1000000
        for other in range(s.players):
            if other != seat:
                rival = max(rival, tree.standing[other, 0])
        found[i, 0] = tree.result[seat]
        found[i, 1] = tree.standing[seat, 0] - rival


def win_chances(game: Game, state: State, games: int, seed: int) -> tuple[float, ...]:
    """Each seat's chance to win from a state, hidden part included: its share of the wins in playouts."""
    start = np.zeros(1, game.record.dtype).view(np.recarray)
    start[0] = state
    moves, worth = np.zeros((2, game.moves.size), np.int64)
    standing, wins = np.zeros((game.record.seats, 2), np.int64), np.zeros(game.record.seats)
    play = with_heuristic(game, "cpu").link(count_wins)
    play(start.copy(), start, generator(seed), moves, worth, standing, wins, games, RANDOM_RATE)
    return tuple(float(share) for share in wins[: int(state.players)] / games)


class MoveEvaluator(SearchTree):
    """Searches after a given move, using only what the seat that makes it knows."""

    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        super().__init__(game, seed, BY_HEURISTIC, min(MAX_NODES, iterations + 8))
        self._game, self._seed, self._iterations = game, seed, iterations
        self._search_after = with_heuristic(game, "cpu").link(search_after)

    def evaluate(self, state: State, seat: int, move: Move) -> tuple[Any, Moves]:
        """A row per iteration, as `search_after` writes them, and the moves most likely to follow.

        Every move is tried in the same worlds.
        """
        self.clear(state)
        seed_from(self._arrays.rng, self._seed + 1, 0)
        found = np.zeros((self._iterations, 2))
        self._search_after(self._arrays, seat, move.number, generator(self._seed), found)
        return found, self._most_visited_line()

    def _most_visited_line(self) -> Moves:
        line: list[tuple[int, Move]] = []
        here = self.children(0)
        while here and len(line) < LONGEST_LINE:
            best = max(here, key=lambda child: (int(self.nodes[child]["visits"]), -child))
            if self.nodes[best]["visits"] < MIN_VISITS:
                break
            line.append((int(self.nodes[best]["seat"]), Move(self._game, int(self.nodes[best]["move"]))))
            here = self.children(best)
        return tuple(line)
