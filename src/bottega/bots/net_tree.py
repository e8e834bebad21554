"""The search of `tree.py` with a network instead of playouts, in the rules dialect. It allocates nothing.

At a new node the heuristic plays on to the next quiet point, such as the end of a turn, because a network judges badly
in the middle of a turn. There it estimates the result of each seat. A game says how quiet a position is by a level from
0 to 3; no position has the level TO_THE_END, so with it every iteration plays to the end, as in `tree.py`.

Near the end of a game a playout costs little and ends in a real result, so it is the better judge. The first PROBES
iterations of a tree play to the end and count the decisions on the way. If there are few, at most the horizon, all
iterations do. A percentage of the other iterations can do so too.

The network cannot use what the seat does not know. Each iteration first deals everything again that the seat cannot
know, and the network is given only that world: `judge` reads `tree.world`, never `tree.root`.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, redeal, scores
from ..engine.playout import LOWEST_SEAT
from .tree import backpropagate, best_move, descend, result_of
from .world_features import MOST_POINTS

TO_THE_END = 9
PROBES = 8


class NetArrays(NamedTuple):
    """A network, and working space for it."""

    is_hot: Any  # by input: whether its value selects a row of w1; otherwise it multiplies one
    low: Any
    high: Any
    empty: Any  # the value that adds nothing
    first_row: Any
    scale: Any
    w1: Any  # float32: rows, first layer
    b1: Any
    w2: Any  # first layer, second layer
    b2: Any
    w3: Any  # second layer, seats from the viewpoint
    b3: Any
    numbers: Any  # the inputs: a world as small numbers
    first: Any
    second: Any
    near: Any  # the horizon in decisions (0: no probes), and the percentage of iterations that play to the end anyway
    probed: Any  # for the present tree: how many iterations played to the end, and their decisions


def world_numbers(s, seat, out):
    """Writes the fields of a world, seen from a seat. `net.with_network` binds this stub to a generated function."""
    raise NotImplementedError


def quiet(s):
    """How quiet a position is, from 0 to 3. `net.with_network` binds this stub to the game's function."""
    raise NotImplementedError


def never_quiet(s):
    """For a game that does not say when it is quiet: every iteration plays to the end."""
    return 0


def net_search(tree, net, size, seat, iterations, level, sums):
    """Runs iterations for a seat on a tree of `size` nodes; returns the new size. Adds the results to `sums`."""
    if tree.nodes[0].first == 0:  # a new tree
        net.probed[0] = 0
        net.probed[1] = 0
    for _ in range(iterations):
        tree.world[0] = tree.root[0]
        s = tree.world[0]
        seed_from(s.rng, draw(tree.rng), draw(tree.rng))
        redeal(s, seat)
        depth, size = descend(s, tree, size)
        if is_near(tree, net):
            net.probed[0] += 1
            net.probed[1] += evaluate(s, tree, net, TO_THE_END)
        else:
            evaluate(s, tree, net, level)
        backpropagate(tree, depth)
        for one in range(s.players):
            sums[one] += tree.result[one]
    return size


def is_near(tree, net):
    """Whether the present iteration plays to the end of the game."""
    if net.near[0] > 0:
        if net.probed[0] < PROBES or net.probed[1] <= net.near[0] * net.probed[0]:
            return True
    return net.near[1] > 0 and below(tree.rng, 100) < net.near[1]


def evaluate(s, tree, net, level):
    """Plays on by the heuristic to a quiet point and writes what the network expects; at the end, the real result.

    Returns the number of decisions on the way.
    """
    decisions = 0
    while True:
        acting = actors(s)
        if acting == 0:
            result_of(s, tree.standing, tree.result)
            return decisions
        seat = LOWEST_SEAT[acting]
        if quiet(s) >= level:
            judge(s, seat, tree, net)
            return decisions
        n = legal(s, seat, tree.moves)
        if n == 1:
            apply(s, seat, tree.moves[0])
        else:
            decisions += 1
            apply(s, seat, tree.moves[best_move(s, seat, n, tree.rng, tree.moves, tree.worth)])


def judge(s, seat, tree, net):
    """Writes the result that the network expects for each seat, seen from one of them."""
    write_world(s, seat, tree.standing, net.numbers)
    forward(net)
    for i in range(s.players):
        total = float(net.b3[i])
        for k in range(len(net.second)):
            total += net.second[k] * net.w3[k, i]
        tree.result[clockwise(seat, i, s.players)] = 1.0 / (1.0 + math.exp(-total))


def write_world(s, seat, standing, numbers):
    """Writes the inputs of the network for a world: its fields, then the present points of each seat."""
    fields = numbers[: len(numbers) - s.players]
    world_numbers(s, seat, fields)
    scores(s, standing)
    for i in range(s.players):
        points = standing[clockwise(seat, i, s.players), 0]
        numbers[len(fields) + i] = min(max(points, -MOST_POINTS), MOST_POINTS)


def clockwise(seat, places, players):
    """The seat that sits a number of places to the left of another."""
    return (seat + places) % players


def forward(net):
    """Computes the two hidden layers from the inputs. Skips what is zero: most inputs, and half of the first layer."""
    first = net.first
    second = net.second
    for j in range(len(first)):
        first[j] = net.b1[j]
    for i in range(len(net.numbers)):
        number = net.numbers[i]
        if number != net.empty[i]:
            within = min(max(number, net.low[i]), net.high[i])
            if net.is_hot[i]:
                add(first, net.w1[net.first_row[i] + within - net.low[i]])
            else:
                add_times(first, net.w1[net.first_row[i]], np.float32(within * net.scale[i]))
    for k in range(len(second)):
        second[k] = net.b2[k]
    for j in range(len(first)):
        if first[j] > 0:
            add_times(second, net.w2[j], first[j])
    for k in range(len(second)):
        second[k] = max(second[k], np.float32(0))


def add(layer, row):
    """Adds a row of weights to a layer."""
    for j in range(len(layer)):
        layer[j] += row[j]


def add_times(layer, row, factor):
    """Adds a row of weights, multiplied by a factor."""
    for j in range(len(layer)):
        layer[j] += factor * row[j]


def most_visited(tree, seat):
    """The move of a seat at the root with the most visits; -1 if there is none."""
    best = 0
    child = tree.nodes[0].first
    while child:
        if tree.nodes[child].seat == seat and (best == 0 or tree.nodes[child].visits > tree.nodes[best].visits):
            best = child
        child = tree.nodes[child].sibling
    return tree.nodes[best].move if best else -1


def sample_move(tree, seat, rng):
    """A move of a seat at the root, sampled by visits; -1 if there is none."""
    total = 0
    child = tree.nodes[0].first
    while child:
        if tree.nodes[child].seat == seat:
            total += tree.nodes[child].visits
        child = tree.nodes[child].sibling
    if total == 0:
        return -1
    left = below(rng, total)
    child = tree.nodes[0].first
    while child:
        if tree.nodes[child].seat == seat:
            left -= tree.nodes[child].visits
            if left < 0:
                return tree.nodes[child].move
        child = tree.nodes[child].sibling
    return -1
