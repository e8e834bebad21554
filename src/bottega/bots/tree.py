"""Information-set Monte Carlo tree search in the rules dialect, for every game. It allocates nothing and holds no lock.

There is one tree of moves, seen from one seat. Each iteration samples a world that the seat considers possible, walks
down the tree by the moves that are legal in that world, adds one node, plays to the end, and adds each seat's result to
the moves that seat made. Every seat maximises its own result, so any number of players can take part.

Secret simultaneous choices are made at one node: each seat chooses by its own statistics there and does not see what
the others choose. After such a choice the iteration leaves the tree.

Three things decide which child to try: its mean result; the game's heuristic, which matters less with every visit; and
how often the move was available, because different worlds have different legal moves.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, redeal, scores
from ..engine.fields import MOST_SEATS
from ..engine.playout import LOWEST_SEAT
from .heuristic import score_moves

NODE = np.dtype(
    [
        ("first", np.int32),  # child; 0 if there is none
        ("sibling", np.int32),
        ("seat", np.int32),  # the seat that made the move to this node
        ("move", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # visits of the parent in which the move was legal
        ("total", np.float64),  # sum of that seat's results
    ]
)
MAX_DEPTH = 512  # moves from the root to a leaf

BY_HEURISTIC, UNIFORM = 0, 100  # random rates of a playout: the percentage of moves made at random

TEMPERATURE = 12.0  # how far apart two heuristic scores must be to differ clearly
EXPLORATION = 1.0  # the weight of exploration against the mean result
MARGIN = 0.2  # the share of a result that depends on the margin, not on winning


class SearchArrays(NamedTuple):
    """What a search works on: the tree, the position to search, and working space."""

    nodes: Any  # of dtype NODE; node 0 is the root
    root: Any  # one record: the position to search
    world: Any  # one record: the position of the present iteration
    rng: Any
    moves: Any  # the legal moves of a seat
    worth: Any  # their heuristic scores
    slots: Any  # by move: its node among the children of the present node, or 0
    path: Any  # the nodes from the root to the leaf
    standing: Any
    result: Any  # by seat
    tuning: Any  # what `select` uses: EXPLORATION and TEMPERATURE, or other values for a search with a network
    viewer: Any  # the seat below whose secret choices the tree goes on; -1 if it ends there
    policy: Any = ()  # of a search with a network: `net_tree.PolicyArrays`


def search(tree, size, seat, iterations, random_rate):
    """Runs iterations for a seat on a tree of `size` nodes; returns the new size."""
    for _ in range(iterations):
        tree.world[0] = tree.root[0]
        s = tree.world[0]
        seed_from(s.rng, draw(tree.rng), draw(tree.rng))
        redeal(s, seat)
        depth, size = descend(s, tree, size)
        play_out(s, tree.rng, tree.moves, tree.worth, random_rate)
        result_of(s, tree.standing, tree.result)
        backpropagate(tree, depth)
    return size


def descend(s, tree, size):
    """Walks down to a new node, the end of the game or a secret choice, and writes the nodes into `path`.

    Returns the number of nodes in `path` and the size of the tree.
    """
    node = 0
    depth = 0
    while depth < MAX_DEPTH - 8:
        acting = actors(s)
        if acting == 0:
            return depth, size
        if acting & (acting - 1):
            node, depth, size = descend_secret(s, acting, tree, size, node, depth)
            if node == 0:
                return depth, size
            continue
        seat = LOWEST_SEAT[acting]
        n = legal(s, seat, tree.moves)
        if n == 1:
            apply(s, seat, tree.moves[0])
            continue
        child, move, size = select(s, seat, n, tree, size, node)
        apply(s, seat, move)
        if child == 0:  # the tree is full
            return depth, size
        tree.path[depth] = child
        depth += 1
        if tree.nodes[child].visits == 0:
            return depth, size
        node = child
    return depth, size


def descend_secret(s, acting, tree, size, node, depth):
    """All seats that choose in secret choose at the same node, each by its own statistics.

    The tree can go on below the choice of the viewer, who knows no other: what is found there is a mean over the
    choices of the others, as over chance. Returns the node to go on from (0: none), the number of nodes in `path` and
    the size of the tree.
    """
    own = 0
    for seat in range(MOST_SEATS):
        if acting >> seat & 1:
            n = legal(s, seat, tree.moves)
            child, move, size = select(s, seat, n, tree, size, node)
            apply(s, seat, move)
            if child:
                tree.path[depth] = child
                depth += 1
                if seat == tree.viewer[0] and tree.nodes[child].visits:
                    own = child
    return own, depth, size


def select(s, seat, n, tree, size, node):
    """Chooses one of n legal moves by PUCT; returns its node (a new one if needed), the move and the tree's size."""
    nodes = tree.nodes
    moves = tree.moves
    worth = tree.worth
    slots = tree.slots
    exploration = tree.tuning[0]
    temperature = tree.tuning[1]
    tried = 0
    gained = 0.0
    child = nodes[node].first
    while child:
        if nodes[child].seat == seat:
            slots[nodes[child].move] = child
        child = nodes[child].sibling
    score_moves(s, seat, moves, n, worth)
    best = worth[0]
    for i in range(n):
        best = max(best, worth[i])
        child = slots[moves[i]]
        if child:
            nodes[child].available += 1
            tried += nodes[child].visits
            gained += nodes[child].total
    weights = 0.0
    for i in range(n):
        weights += math.exp((worth[i] - best) / temperature)
    expected = gained / tried if tried else 0.5
    chosen = 0
    highest = -1.0
    for i in range(n):
        prior = 0.9 * math.exp((worth[i] - best) / temperature) / weights + 0.1 / n
        child = slots[moves[i]]
        if child and nodes[child].visits:
            mean = nodes[child].total / nodes[child].visits
            value = mean + exploration * prior * math.sqrt(nodes[child].available) / (1 + nodes[child].visits)
        else:
            value = expected + exploration * prior * math.sqrt(tried + 1)
        if value > highest:
            highest = value
            chosen = i
    child, size = child_by(moves[chosen], seat, tree, size, node)
    return child, moves[chosen], size


def child_by(move, seat, tree, size, node):
    """The child that a seat's move leads to, a new one if needed, or 0 if the tree is full; and the tree's size.

    Clears the slots.
    """
    nodes = tree.nodes
    found = tree.slots[move]
    child = nodes[node].first
    while child:
        tree.slots[nodes[child].move] = 0
        child = nodes[child].sibling
    if found == 0 and size < len(nodes):
        found = size
        size += 1
        nodes[found].first = 0
        nodes[found].sibling = nodes[node].first
        nodes[found].seat = seat
        nodes[found].move = move
        nodes[found].visits = 0
        nodes[found].available = 1
        nodes[found].total = 0.0
        nodes[node].first = found
    return found, size


def play_out(s, rng, moves, worth, random_rate):
    """Plays to the end by the heuristic; `random_rate` percent of the moves are random instead."""
    while True:
        acting = actors(s)
        if acting == 0:
            return
        seat = LOWEST_SEAT[acting]
        n = legal(s, seat, moves)
        if n == 1:
            apply(s, seat, moves[0])
        elif random_rate > 0 and below(rng, 100) < random_rate:
            apply(s, seat, moves[below(rng, n)])
        else:
            apply(s, seat, moves[best_move(s, seat, n, rng, moves, worth)])


def best_move(s, seat, n, rng, moves, worth):
    """The index of the move with the highest heuristic score; ties are broken at random."""
    score_moves(s, seat, moves, n, worth)
    best = 0
    ties = 1
    for i in range(1, n):
        if worth[i] > worth[best]:
            best = i
            ties = 1
        elif worth[i] == worth[best]:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return best


def backpropagate(tree, depth):
    """Adds the result to every node of the path, each for the seat that made its move."""
    for step in range(depth):
        node = tree.path[step]
        tree.nodes[node].visits += 1
        tree.nodes[node].total += tree.result[tree.nodes[node].seat]


def result_of(s, standing, result):
    """Writes each seat's result of a finished game, from 0 to 1: its share of the win, and a little for the margin."""
    scores(s, standing)
    winners = 0
    for seat in range(s.players):
        winners += is_leading(s, standing, seat)
    for seat in range(s.players):
        other = -1000000.0
        for rival in range(s.players):
            if rival != seat:
                other = max(other, standing[rival, 0])
        own = float(standing[seat, 0])
        margin = 0.5 + 0.5 * (own - other) / (abs(own) + abs(other) + 1.0)
        share = 1.0 / winners if is_leading(s, standing, seat) else 0.0
        result[seat] = (1.0 - MARGIN) * share + MARGIN * margin


def is_leading(s, standing, seat):
    """Whether no other seat has a better standing."""
    for rival in range(s.players):
        if standing[rival, 0] > standing[seat, 0]:
            return False
        if standing[rival, 0] == standing[seat, 0] and standing[rival, 1] > standing[seat, 1]:
            return False
    return True
