"""The search of `tree.py` with a network instead of playouts, in the rules dialect. It allocates nothing.

At a new node the heuristic plays on to the next quiet point, such as the end of a turn, because a network judges badly
in the middle of a turn. There it estimates the result of each seat. A game says how quiet a position is by a level from
0 to 3; no position has the level TO_THE_END, so with it every iteration plays to the end, as in `tree.py`.

Near the end of a game a playout costs little and ends in a real result, so it is the better judge. The first PROBES
iterations of a tree play to the end and count the decisions on the way. If there are few, at most the horizon, all
iterations do. A percentage of the other iterations can do so too, perhaps only after a number of iterations: the mean
of many playouts is a good judge, while the error of a network stays, however long the search thinks.

A second network, the policy, can change the prior of the moves, which is the heuristic's otherwise: it adds a number to
each score (`prior_weights`). If the search is guided, the policy also chooses the moves to the next quiet point.

Most of the time of a descent would go into the heuristic's scores of all legal moves at each node. So here a node keeps
the prior of its move, and moves are scored only when one without a node could be the best (`select`).

After a secret choice of several seats the search goes on below its own move (`tree.descend_secret`).

Often a seat decides several times in one turn. If the seat learned nothing by its move, the part of the tree below that
move is used again for the next decision (`keep_below`).

The networks cannot use what the seat does not know. Each iteration first deals everything again that the seat cannot
know, and they are given only that world: `judge` and `add_logits` read `tree.world`, never `tree.root`.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, redeal, scores
from ..engine.playout import LOWEST_SEAT
from .heuristic import score_moves
from .tree import backpropagate, best_move, child_by, descend, result_of
from .world_features import MOST_POINTS

TO_THE_END = 9
PROBES = 8
WORLDS_COMPARED = 4  # before a part of the last tree is used again

NET_NODE = np.dtype(
    [
        ("first", np.int32),  # as in `tree.NODE`, up to `total`
        ("sibling", np.int32),
        ("seat", np.int32),
        ("move", np.int32),
        ("visits", np.int32),
        ("available", np.int32),
        ("total", np.float64),
        ("prior", np.float32),  # of the move to this node, when the moves were last scored
        ("rest", np.float32),  # the highest prior, then, of a move from this node that has no node
        ("rest_move", np.int32),  # that move; -1 if it has a node by now
        ("rest_seat", np.int32),  # the seat whose moves were scored, plus one; 0 if none were
    ]
)


class NetArrays(NamedTuple):
    """A network, and working space for it."""

    is_hot: Any  # by input: whether its value selects a row of w1; otherwise it multiplies one
    low: Any
    high: Any
    empty: Any  # the value that adds nothing
    first_row: Any
    scale: Any
    w1: Any  # int16, in steps: rows, first layer
    step: Any  # of w1
    b1: Any  # from here on float32
    w2: Any  # first layer, second layer
    b2: Any
    w3: Any  # second layer, seats from the viewpoint
    b3: Any
    fields: Any  # how many inputs are fields of the world
    numbers: Any  # the inputs: a world as small numbers
    rows: Any  # of w1 that the inputs select
    sums: Any  # int16: of these rows
    first: Any
    second: Any
    # The horizon in decisions (0: no probes), the percentage of iterations that play to the end anyway, and after how
    # many iterations of a tree that begins.
    near: Any
    seen: Any  # what the seat sees now
    imagined: Any  # what it would see in a world
    probed: Any  # for the present tree: how many iterations played to the end, their decisions, and all iterations


class PolicyArrays(NamedTuple):
    """A network that judges the moves of a seat, and working space for it. The first fields are as in `NetArrays`."""

    is_hot: Any
    low: Any
    high: Any
    empty: Any
    first_row: Any
    scale: Any
    w1: Any
    step: Any
    b1: Any
    w2: Any
    b2: Any
    w3: Any  # moves, second layer
    b3: Any
    fields: Any
    numbers: Any
    rows: Any
    sums: Any
    first: Any
    second: Any
    share: Any  # how much it counts, from 0 to 1: 0 if there is no such network; then 1 if it guides the search, else 0
    weights: Any  # of the moves in the prior


def world_numbers(s, seat, out):
    """Writes the fields of a world, seen from a seat. `net.with_network` binds this stub to a generated function."""
    raise NotImplementedError


def inputs(s, seat, out):
    """Writes what the game counts for a network. `net.with_network` binds this stub to the game's function."""
    raise NotImplementedError


def no_inputs(s, seat, out):
    """For a game that counts nothing."""


def seat_view(s, seat, out):
    """Writes what a seat sees. `net.with_network` binds this stub to a generated function."""
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
        net.probed[2] = 0
    tree.viewer[0] = seat
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
        net.probed[2] += 1
        backpropagate(tree, depth)
        for one in range(s.players):
            sums[one] += tree.result[one]
    return size


def select(s, seat, n, tree, size, node):
    """Chooses one of n legal moves by PUCT; returns its node (a new one if needed), the move and the tree's size.

    It replaces `tree.select`. The priors are those of the last world in which the moves were scored. Moves are scored
    if one of them has no node and nothing is known about it, or if its prior could make it the best one.
    """
    nodes = tree.nodes
    moves = tree.moves
    slots = tree.slots
    exploration = tree.tuning[0]
    child = nodes[node].first
    while child:
        if nodes[child].seat == seat:
            slots[nodes[child].move] = child
        child = nodes[child].sibling
    tried = 0
    gained = 0.0
    chosen = -1
    highest = -1.0
    missing = 0
    likely = -1  # the index of the move that is tried next
    prior = 0.0
    for i in range(n):
        child = slots[moves[i]]
        if child:
            nodes[child].available += 1
            tried += nodes[child].visits
            gained += nodes[child].total
            value = child_value(nodes, child, exploration)
            if value > highest:
                highest = value
                chosen = i
        else:
            missing += 1
            if moves[i] == nodes[node].rest_move:
                likely = i
    if missing:
        expected = gained / tried - tree.tuning[2] if tried else 0.5
        known = nodes[node].rest_seat == seat + 1 and nodes[node].rest > 0
        if not known or expected + exploration * nodes[node].rest * math.sqrt(tried + 1) > highest:
            if known and likely >= 0:
                chosen = likely
                prior = float(nodes[node].rest)
                nodes[node].rest_move = -1  # no other move without a node has a higher prior
            else:
                chosen, prior = select_by_score(s, seat, n, tree, node, expected, tried)
    before = size
    child, size = child_by(moves[chosen], seat, tree, size, node)
    if size > before:
        nodes[child].prior = prior
        nodes[child].rest_seat = 0
    return child, moves[chosen], size


def select_by_score(s, seat, n, tree, node, expected, tried):
    """Scores n legal moves and keeps their priors; returns the index of the best move by PUCT, and its prior."""
    nodes = tree.nodes
    moves = tree.moves
    weights = tree.policy.weights
    exploration = tree.tuning[0]
    total = prior_weights(s, seat, moves, n, tree)
    chosen = 0
    highest = -1.0
    first = 0.0  # the highest prior of a move without a node, and the second highest
    first_move = -1
    second = 0.0
    second_move = -1
    for i in range(n):
        prior = 0.9 * weights[i] / total + 0.1 / n
        child = tree.slots[moves[i]]
        if child:
            nodes[child].prior = prior
            value = child_value(nodes, child, exploration)
        else:
            value = expected + exploration * prior * math.sqrt(tried + 1)
            if prior > first:
                second = first
                second_move = first_move
                first = prior
                first_move = moves[i]
            elif prior > second:
                second = prior
                second_move = moves[i]
        if value > highest:
            highest = value
            chosen = i
    is_new = tree.slots[moves[chosen]] == 0  # then it is the first one
    nodes[node].rest = second if is_new else first
    nodes[node].rest_move = second_move if is_new else first_move
    nodes[node].rest_seat = seat + 1
    return chosen, first


def prior_weights(s, seat, moves, n, tree):
    """Writes the weights of n legal moves in the prior, by the heuristic and the policy; returns their sum."""
    worth = tree.worth
    weights = tree.policy.weights
    score_moves(s, seat, moves, n, worth)
    best = worth[0]
    for i in range(1, n):
        best = max(best, worth[i])
    for i in range(n):
        weights[i] = (worth[i] - best) / tree.tuning[1]
    if tree.policy.share[0] > 0:
        add_logits(s, seat, moves, n, tree)
    highest = weights[0]
    for i in range(1, n):
        highest = max(highest, weights[i])
    total = 0.0
    for i in range(n):
        weights[i] = math.exp(weights[i] - highest)
        total += weights[i]
    return total


def add_logits(s, seat, moves, n, tree):
    """Adds what the policy says about n moves of a seat to their weights."""
    policy = tree.policy
    write_world(s, seat, tree.standing, policy)
    forward(policy)
    for i in range(n):
        logit = policy.b3[moves[i]]
        for k in range(len(policy.second)):
            logit += policy.second[k] * policy.w3[moves[i], k]
        policy.weights[i] += policy.share[0] * logit


def likeliest_move(s, seat, n, tree):
    """The index of the move with the highest prior."""
    prior_weights(s, seat, tree.moves, n, tree)
    best = 0
    for i in range(1, n):
        if tree.policy.weights[i] > tree.policy.weights[best]:
            best = i
    return best


def child_value(nodes, child, exploration):
    """How promising a node is by PUCT."""
    mean = nodes[child].total / max(nodes[child].visits, 1)
    return mean + exploration * nodes[child].prior * math.sqrt(nodes[child].available) / (1 + nodes[child].visits)


def is_near(tree, net):
    """Whether the present iteration plays to the end of the game."""
    if net.near[0] > 0:
        if net.probed[0] < PROBES or net.probed[1] <= net.near[0] * net.probed[0]:
            return True
    return net.near[1] > 0 and net.probed[2] >= net.near[2] and below(tree.rng, 100) < net.near[1]


def evaluate(s, tree, net, level):
    """Plays on to a quiet point and writes what the network expects; at the end, the real result.

    The heuristic plays, or the policy if it guides the search; to the end of the game always the heuristic.
    Returns the number of decisions on the way.
    """
    guided = level < TO_THE_END and tree.policy.share[1] > 0
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
            if guided:
                chosen = likeliest_move(s, seat, n, tree)
            else:
                chosen = best_move(s, seat, n, tree.rng, tree.moves, tree.worth)
            apply(s, seat, tree.moves[chosen])


def judge(s, seat, tree, net):
    """Writes the result that the network expects for each seat, seen from one of them."""
    write_world(s, seat, tree.standing, net)
    forward(net)
    for i in range(s.players):
        total = float(net.b3[i])
        for k in range(len(net.second)):
            total += net.second[k] * net.w3[k, i]
        tree.result[clockwise(seat, i, s.players)] = 1.0 / (1.0 + math.exp(-total))


def write_world(s, seat, standing, net):
    """Writes the inputs of the network for a world: its fields, the points of each seat, and what the game counts."""
    world_numbers(s, seat, net.numbers)
    scores(s, standing)
    at = net.fields[0]
    for i in range(s.players):
        points = standing[clockwise(seat, i, s.players), 0]
        net.numbers[at + i] = min(max(points, -MOST_POINTS), MOST_POINTS)
    inputs(s, seat, net.numbers[at + s.players :])


def clockwise(seat, places, players):
    """The seat that sits a number of places to the left of another."""
    return (seat + places) % players


def forward(net):
    """Computes the two hidden layers from the inputs. Skips what is zero: most inputs, and half of the first layer."""
    first = net.first
    second = net.second
    for j in range(len(first)):
        first[j] = net.b1[j]
    selected = 0
    for i in range(len(net.numbers)):
        number = net.numbers[i]
        if number != net.empty[i]:
            within = min(max(number, net.low[i]), net.high[i])
            if net.is_hot[i]:
                net.rows[selected] = net.first_row[i] + within - net.low[i]
                selected += 1
            else:
                add_times(first, net.w1[net.first_row[i]], np.float32(within * net.scale[i] * net.step[0]))
    sum_rows(net.w1, net.rows, selected, net.sums)
    add_times(first, net.sums, net.step[0])
    for k in range(len(second)):
        second[k] = net.b2[k]
    for j in range(len(first)):
        if first[j] > 0:
            add_times(second, net.w2[j], first[j])
    for k in range(len(second)):
        second[k] = max(second[k], np.float32(0))


def sum_rows(w, rows, count, sums):
    """Writes the sum of some rows of weights. `net.quantised` chooses steps so large that no sum leaves its 16 bits.

    Eight rows at a time: so a sum is read and written once for eight additions, and the processor adds whole vectors.
    """
    for j in range(len(sums)):
        sums[j] = 0
    done = 0
    while done + 8 <= count:
        a, b, c, d = rows[done], rows[done + 1], rows[done + 2], rows[done + 3]
        e, f, g, h = rows[done + 4], rows[done + 5], rows[done + 6], rows[done + 7]
        for j in range(len(sums)):
            sums[j] += w[a, j] + w[b, j] + w[c, j] + w[d, j] + w[e, j] + w[f, j] + w[g, j] + w[h, j]
        done += 8
    while done < count:
        a = rows[done]
        for j in range(len(sums)):
            sums[j] += w[a, j]
        done += 1


def add_times(layer, row, factor):
    """Adds a row of weights, multiplied by a factor."""
    for j in range(len(layer)):
        layer[j] += factor * np.float32(row[j])


def keep_below(tree, net, spare, seat):
    """Keeps only the part of the tree below the seat's most visited move, if that move led to `tree.world`.

    Returns the new size of the tree, or 0 if it must be a new one.
    """
    top = most_visited_node(tree, seat)
    if top == 0 or not leads_to_world(tree, net, seat, tree.nodes[top].move):
        return 0
    nodes = tree.nodes
    spare[0] = nodes[top]
    spare[0].sibling = 0
    size = 1
    done = 0
    while done < size:  # `first` of the nodes from `done` on still counts in the old tree
        child = spare[done].first
        if child:
            spare[done].first = size
        while child:
            if size == len(spare):
                return 0
            spare[size] = nodes[child]
            child = nodes[child].sibling
            spare[size].sibling = size + 1 if child else 0
            size += 1
        done += 1
    for i in range(size):
        nodes[i] = spare[i]
    return size


def leads_to_world(tree, net, seat, move):
    """Whether the seat's move at the root led to what the seat sees in `tree.world`, whatever it could not know.

    Then neither chance nor another seat has decided anything since that the seat knows of.
    """
    seat_view(tree.world[0], seat, net.seen)
    for _ in range(WORLDS_COMPARED):
        tree.world[0] = tree.root[0]
        s = tree.world[0]
        seed_from(s.rng, draw(tree.rng), draw(tree.rng))
        redeal(s, seat)
        apply(s, seat, move)
        acting = actors(s)
        while acting and acting & (acting - 1) == 0:
            who = LOWEST_SEAT[acting]
            if legal(s, who, tree.moves) > 1:
                break
            apply(s, who, tree.moves[0])
            acting = actors(s)
        seat_view(s, seat, net.imagined)
        for i in range(len(net.imagined)):
            if net.imagined[i] != net.seen[i]:
                return False
    return True


def most_visited(tree, seat):
    """The move of a seat at the root with the most visits; -1 if there is none."""
    best = most_visited_node(tree, seat)
    return tree.nodes[best].move if best else -1


def most_visited_node(tree, seat):
    """The node of that move; 0 if there is none."""
    best = 0
    child = tree.nodes[0].first
    while child:
        if tree.nodes[child].seat == seat and (best == 0 or tree.nodes[child].visits > tree.nodes[best].visits):
            best = child
        child = tree.nodes[child].sibling
    return best


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
