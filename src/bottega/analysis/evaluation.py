"""Plays on after a move many times, on the compiled rules: what it leads to.

The first functions are in the rules dialect and work for every game; `with_heuristic(game, "cpu").link` builds them.
"""

from typing import Any

import numpy as np

from ..bots import generator
from ..bots.heuristic import with_heuristic
from ..bots.search import MAX_NODES, SearchTree
from ..bots.tree import BY_HEURISTIC, backpropagate, descend, is_leading, play_out, result_of
from ..engine.actions import Move
from ..engine.chance import draw, seed_from
from ..engine.contract import apply, redeal
from ..engine.game import Game
from ..engine.record import State
from .results import Moves

FIGURES = 4  # of an iteration: result, lead, share of the win, points
LONGEST_LINE = 5  # moves of a continuation worth showing
MIN_VISITS = 3  # a move tried less often predicts nothing


def search_after(tree: Any, seat: Any, move: Any, worlds: Any, found: Any) -> None:
    """Makes a move in worlds that the seat considers possible, and searches from there as `tree.search` does.

    There is one iteration per row of `found`, which gets the seat's result, its lead over the best rival, its share of
    the win and its points. The generator `worlds` only samples worlds, so two moves can be tried in the same ones.
    """
    size = 1
    for i in range(len(found)):
        move_in_a_world(tree, seat, move, worlds)
        s = tree.world[0]
        depth, size = descend(s, tree, size)
        play_out(s, tree.rng, tree.moves, tree.worth, BY_HEURISTIC)
        result_of(s, tree.standing, tree.result)
        backpropagate(tree, depth)
        winners = 0
        for other in range(s.players):
            winners += is_leading(s, tree.standing, other)
        found[i, 0] = tree.result[seat]
        found[i, 1] = lead_of(s, tree.standing, seat)
        found[i, 2] = 1.0 / winners if is_leading(s, tree.standing, seat) else 0.0
        found[i, 3] = tree.standing[seat, 0]


def move_in_a_world(tree: Any, seat: Any, move: Any, worlds: Any) -> None:
    """Deals everything again that the seat cannot know, and makes the move there."""
    tree.world[0] = tree.root[0]
    s = tree.world[0]
    seed_from(s.rng, draw(worlds), draw(worlds))
    redeal(s, seat)
    apply(s, seat, move)


def lead_of(s: Any, standing: Any, seat: Any) -> Any:
    """By how many points a seat is ahead of its best rival."""
    rival = -1000000
    for other in range(s.players):
        if other != seat:
            rival = max(rival, standing[other, 0])
    return standing[seat, 0] - rival


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
        self.start(state, seat)
        seed_from(self._arrays.rng, self._seed + 1, 0)
        found = np.zeros((self._iterations, FIGURES))
        self._search_after(self._arrays, seat, move.number, generator(self._seed), found)
        return found, most_visited_line(self, self._game)


def most_visited_line(tree: SearchTree, game: Game) -> Moves:
    """The moves that a tree holds most likely, from its root on."""
    line: list[tuple[int, Move]] = []
    here = tree.children(0)
    while here and len(line) < LONGEST_LINE:
        best = max(here, key=lambda child: (int(tree.nodes[child]["visits"]), -child))
        if tree.nodes[best]["visits"] < MIN_VISITS:
            break
        line.append((int(tree.nodes[best]["seat"]), Move(game, int(tree.nodes[best]["move"]))))
        here = tree.children(best)
    return tuple(line)
