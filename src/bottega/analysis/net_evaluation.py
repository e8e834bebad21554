"""Searches after a move with a network as the judge, where `evaluation.py` has playouts.

The first function is in the rules dialect and works for every game; `with_network(game).link` builds it.
"""

from typing import Any

import numpy as np

from ..bots import generator
from ..bots.net import NetSearchTree, Network, with_network
from ..bots.net_tree import PROBES, TO_THE_END, evaluate, is_near
from ..bots.search import MAX_NODES
from ..bots.tree import BY_HEURISTIC, backpropagate, descend, play_out
from ..engine.actions import Move
from ..engine.chance import seed_from
from ..engine.contract import scores
from ..engine.record import State
from .evaluation import lead_of, most_visited_line, move_in_a_world
from .results import Moves

FIGURES = 2  # of an iteration: result, lead
LEAD_INTERVAL = 8  # iterations, of which one plays to the end, to learn the lead


def net_search_after(tree: Any, net: Any, seat: Any, move: Any, worlds: Any, level: Any, found: Any) -> Any:
    """Makes a move in worlds that the seat considers possible, and searches from there as `net_tree.net_search` does.

    There is one iteration per row of `found`, which gets the seat's result and sometimes its lead over the best rival.
    To learn the lead, the heuristic plays from the judged position to the end; that changes no result. The generator
    `worlds` only samples worlds. Returns the number of decisions from new nodes to the judged positions.
    """
    size = 1
    decisions = 0
    tree.viewer[0] = seat
    for i in range(len(found)):
        move_in_a_world(tree, seat, move, worlds)
        s = tree.world[0]
        depth, size = descend(s, tree, size)
        near = is_near(tree, net)
        decisions += evaluate(s, tree, net, TO_THE_END if near else level)
        backpropagate(tree, depth)
        found[i, 0] = tree.result[seat]
        if near or i % LEAD_INTERVAL == 0:
            play_out(s, tree.rng, tree.moves, tree.worth, BY_HEURISTIC)
            scores(s, tree.standing)
            found[i, 1] = lead_of(s, tree.standing, seat)
    return decisions


class NetMoveEvaluator(NetSearchTree):
    """Searches after the moves of one position with a network, using only what the seat that makes them knows.

    Near the end of a game a playout judges better than the network (see `net_tree.py`). Whether the end is near is
    decided once, after the first move: moves that are compared need the same judge.
    """

    def __init__(self, network: Network, seed: int, iterations: int) -> None:
        super().__init__(network, seed, min(MAX_NODES, max(iterations, PROBES) + 8))
        self._game, self._seed, self._iterations = network.game, seed, iterations
        self._search_after = with_network(network.game).link(net_search_after)

    def evaluate(self, state: State, seat: int, move: Move) -> tuple[Any, Moves]:
        """A row per iteration, as `net_search_after` writes them, and the moves most likely to follow.

        Every move is tried in the same worlds. A lead that is not known is not a number.
        """
        if not self._net.probed[0]:
            self._net.probed[:2] = PROBES, self._try(state, seat, move, PROBES)[1]
        found, _ = self._try(state, seat, move, self._iterations)
        return found, most_visited_line(self, self._game)

    def _try(self, state: State, seat: int, move: Move, iterations: int) -> tuple[Any, int]:
        """The rows, and the number of decisions. Before the probes, a network with a horizon plays to the end."""
        self.start(state, seat)
        seed_from(self._arrays.rng, self._seed + 1, 0)
        found = np.full((iterations, FIGURES), np.nan)
        arguments = seat, move.number, generator(self._seed), self._level, found
        return found, int(self._search_after(self._arrays, self._net, *arguments))
