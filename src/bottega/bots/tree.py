"""Information-set Monte Carlo tree search, in the rules dialect and for every game: no allocation, no lock.

One tree of the moves that were tried, seen from one seat. Each iteration deals a world that the seat holds possible,
goes down the tree by the moves legal in that world, adds one node, plays out, and writes each seat's result back to the
moves that seat made. Every seat goes for its own result, so it works for any number of players.

Secret simultaneous choices are made side by side: each seat chooses by what it has learnt at the node where the choice
came up, not by what the others choose; behind such a choice the iteration leaves the tree.

Which child to try is a matter of its mean result, of what the game's judge thinks of the move (much at first, less
with every visit), and of how often it was there to be chosen at all: in another world another move is legal.
"""

import math

import numpy as np

from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, redeal, scores
from ..engine.playout import FIRST
from .heuristic import score_moves

NODE = np.dtype(
    [
        ("first", np.int32),  # child; 0 none
        ("sibling", np.int32),
        ("seat", np.int32),  # who made the move that leads here
        ("move", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # visits of the parent in which the move was legal
        ("total", np.float64),  # results of that seat, added up
    ]
)
DEEPEST = 512  # moves of one way down

JUDGED, UNIFORM = 0, 100  # of a hundred moves in a playout, how many are made at random and not by the judge

TEMPERATURE = 12.0  # how far apart, in the judge's units, two moves must be to be told apart clearly
CURIOSITY = 1.0  # how much the unknown counts against the mean
MARGIN = 0.2  # share of a result that goes by the margin rather than by winning


def search(nodes, size, table, root, seat, rng, moves, worth, slots, path, standing, result, iterations, slips):
    """Runs iterations from the one record of `root` for a seat; returns the number of nodes in use.

    `table`, `moves`, `worth`, `slots`, `path`, `standing` and `result` are room to work in.
    """
    for _ in range(iterations):
        table[0] = root[0]
        s = table[0]
        seed_from(s.rng, draw(rng), draw(rng))
        redeal(s, seat)
        depth, size = descend(s, nodes, size, rng, moves, worth, slots, path)
        play_out(s, rng, moves, worth, slips)
        reckon(s, standing, result)
        write_back(nodes, path, depth, result)
    return size


def descend(s, nodes, size, rng, moves, worth, slots, path):
    """Goes down the tree to a new node, an end or a secret choice; writes the way into `path`."""
    node = 0
    depth = 0
    while depth < DEEPEST - 8:
        acting = actors(s)
        if acting == 0:
            return depth, size
        if acting & (acting - 1):
            return descend_secret(s, acting, nodes, size, rng, moves, worth, slots, path, node, depth)
        seat = FIRST[acting]
        n = legal(s, seat, moves)
        if n == 1:
            apply(s, seat, moves[0])
            continue
        child, move, size = select(s, seat, n, nodes, size, node, moves, worth, slots)
        apply(s, seat, move)
        if child == 0:  # no room for more nodes
            return depth, size
        path[depth] = child
        depth += 1
        if nodes[child].visits == 0:
            return depth, size
        node = child
    return depth, size


def descend_secret(s, acting, nodes, size, rng, moves, worth, slots, path, node, depth):
    """All who choose in secret choose at the same node, each for himself."""
    for seat in range(6):
        if acting >> seat & 1:
            n = legal(s, seat, moves)
            child, move, size = select(s, seat, n, nodes, size, node, moves, worth, slots)
            apply(s, seat, move)
            if child:
                path[depth] = child
                depth += 1
    return depth, size


def select(s, seat, n, nodes, size, node, moves, worth, slots):
    """The child of a node to go to among n legal moves, made if it is new; returns it, its move, and the size."""
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
        weights += math.exp((worth[i] - best) / TEMPERATURE)
    expected = gained / tried if tried else 0.5
    chosen = 0
    highest = -1.0
    for i in range(n):
        prior = 0.9 * math.exp((worth[i] - best) / TEMPERATURE) / weights + 0.1 / n
        child = slots[moves[i]]
        if child and nodes[child].visits:
            mean = nodes[child].total / nodes[child].visits
            value = mean + CURIOSITY * prior * math.sqrt(nodes[child].available) / (1 + nodes[child].visits)
        else:
            value = expected + CURIOSITY * prior * math.sqrt(tried + 1)
        if value > highest:
            highest = value
            chosen = i
    move = moves[chosen]
    found = slots[move]
    child = nodes[node].first
    while child:  # leave the slots as they were
        slots[nodes[child].move] = 0
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
    return found, move, size


def play_out(s, rng, moves, worth, slips):
    """Plays to the end: by the judge, but for some moves in a hundred, or all, that are made at random."""
    while True:
        acting = actors(s)
        if acting == 0:
            return
        seat = FIRST[acting]
        n = legal(s, seat, moves)
        if n == 1:
            apply(s, seat, moves[0])
        elif slips > 0 and below(rng, 100) < slips:
            apply(s, seat, moves[below(rng, n)])
        else:
            apply(s, seat, moves[likely(s, seat, n, rng, moves, worth)])


def likely(s, seat, n, rng, moves, worth):
    """The move the judge likes best; of equals, any."""
    score_moves(s, seat, moves, n, worth)
    best = 0
    equals = 1
    for i in range(1, n):
        if worth[i] > worth[best]:
            best = i
            equals = 1
        elif worth[i] == worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return best


def write_back(nodes, path, depth, result):
    """Adds to each move on the way what came of it for the seat that made it."""
    for step in range(depth):
        node = path[step]
        nodes[node].visits += 1
        nodes[node].total += result[nodes[node].seat]


def reckon(s, standing, result):
    """What the end is worth to each seat, from 0 to 1: a share of the win, and a little for the margin."""
    scores(s, standing)
    winners = 0
    for seat in range(s.players):
        winners += leads(s, standing, seat)
    for seat in range(s.players):
        other = -1000000.0
        for rival in range(s.players):
            if rival != seat:
                other = max(other, standing[rival, 0])
        own = float(standing[seat, 0])
        margin = 0.5 + 0.5 * (own - other) / (abs(own) + abs(other) + 1.0)
        share = 1.0 / winners if leads(s, standing, seat) else 0.0
        result[seat] = (1.0 - MARGIN) * share + MARGIN * margin


def leads(s, standing, seat):
    """Whether nobody stands better."""
    for rival in range(s.players):
        if standing[rival, 0] > standing[seat, 0]:
            return False
        if standing[rival, 0] == standing[seat, 0] and standing[rival, 1] > standing[seat, 1]:
            return False
    return True
