"""Playing on from a position, many times over, on the compiled rules: who wins, and what a move leads to.

The first two functions are in the rules dialect and for every game; `with_heuristic(game, "cpu").link` builds them.
"""

from typing import Any

import numpy as np

from ..bots import generator
from ..bots.heuristic import with_heuristic
from ..bots.search import MOST_NODES, Mind
from ..bots.tree import JUDGED, descend, leads, play_out, reckon, write_back
from ..engine.actions import Move
from ..engine.chance import draw, seed_from
from ..engine.contract import apply, redeal, scores
from ..engine.game import Game
from ..engine.record import State
from .figures import Moves

SLIPPING = 10  # of a hundred moves are made at random where chances are counted: nobody plays like a heuristic
FORESEEN = 5  # moves of a continuation that are worth telling
SELDOM = 3  # a move tried less often is no forecast


def count_wins(
    table: Any, start: Any, rng: Any, moves: Any, worth: Any, standing: Any, wins: Any, games: Any, slips: Any
) -> None:
    """Plays games from `start` as it truly is and adds each seat's share of the win to `wins`."""
    for _ in range(games):
        table[0] = start[0]
        s = table[0]
        seed_from(s.rng, draw(rng), draw(rng))
        play_out(s, rng, moves, worth, slips)
        scores(s, standing)
        winners = 0
        for seat in range(s.players):
            winners += leads(s, standing, seat)
        for seat in range(s.players):
            if leads(s, standing, seat):
                wins[seat] += 1.0 / winners


def pursue(
    nodes: Any,
    table: Any,
    root: Any,
    seat: Any,
    move: Any,
    worlds: Any,
    rng: Any,
    moves: Any,
    worth: Any,
    slots: Any,
    path: Any,
    standing: Any,
    result: Any,
    found: Any,
) -> None:
    """Makes a move in worlds that the seat holds possible, and searches on behind it as `tree.search` does.

    There is an iteration for each row of `found`: the seat's result, and its points less those of the best rival.
    `worlds` deals the worlds and nothing else, so that two moves can be tried in the same ones.
    """
    size = 1
    for i in range(len(found)):
        table[0] = root[0]
        s = table[0]
        seed_from(s.rng, draw(worlds), draw(worlds))
        redeal(s, seat)
        apply(s, seat, move)
        depth, size = descend(s, nodes, size, rng, moves, worth, slots, path)
        play_out(s, rng, moves, worth, JUDGED)
        reckon(s, standing, result)
        write_back(nodes, path, depth, result)
        rival = -1000000
        for other in range(s.players):
            if other != seat:
                rival = max(rival, standing[other, 0])
        found[i, 0] = result[seat]
        found[i, 1] = standing[seat, 0] - rival


def win_chances(game: Game, state: State, games: int, seed: int) -> tuple[float, ...]:
    """Each seat's chance to win from a state as it truly is: its share of the games played on from there."""
    start = np.zeros(1, game.record.dtype).view(np.recarray)
    start[0] = state
    moves, worth = np.zeros((2, game.moves.size), np.int64)
    standing, wins = np.zeros((game.record.seats, 2), np.int64), np.zeros(game.record.seats)
    play = with_heuristic(game, "cpu").link(count_wins)
    play(start.copy(), start, generator(seed), moves, worth, standing, wins, games, SLIPPING)
    return tuple(float(share) for share in wins[: int(state.players)] / games)


class Pursuit(Mind):
    """A tree that is grown behind a given move, knowing no more than the seat that makes it."""

    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        super().__init__(game, seed, JUDGED, min(MOST_NODES, iterations + 8))
        self._game, self._seed, self._iterations = game, seed, iterations
        self._pursue = with_heuristic(game, "cpu").link(pursue)

    def follow(self, state: State, seat: int, move: Move) -> tuple[Any, Moves]:
        """A row for each iteration, as `pursue` writes them, and the moves most likely to follow.

        Every move is tried in the same worlds.
        """
        self._root[0] = state
        self.nodes[:1] = 0
        worlds, rng = generator(self._seed), generator(self._seed + 1)
        found = np.zeros((self._iterations, 2))
        self._pursue(self.nodes, self._table, self._root, seat, move.number, worlds, rng, *self._room, found)
        return found, self._likely()

    def _likely(self) -> Moves:
        """The moves most often tried one after another."""
        way: list[tuple[int, Move]] = []
        here = self.children(0)
        while here and len(way) < FORESEEN:
            best = max(here, key=lambda child: (int(self.nodes[child]["visits"]), -child))
            if self.nodes[best]["visits"] < SELDOM:
                break
            way.append((int(self.nodes[best]["seat"]), Move(self._game, int(self.nodes[best]["move"]))))
            here = self.children(best)
        return tuple(way)
