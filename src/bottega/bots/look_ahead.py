"""One look ahead with a network, in the rules dialect, for every game. It allocates nothing and holds no lock.

Each legal move is played in worlds that the seat considers possible. In each of them the heuristic plays on to the next
quiet point, and the network judges there. A move with a high prior gets a bonus, because the network's small
differences between moves are often wrong. After some worlds the worse half of the moves drops out, and so on: most of
the work is for the moves that are hard to tell apart. In a world all moves meet the same chance.

Near the end of the game the heuristic plays to the end instead, as in `net_tree.py`.
"""

from ..engine.chance import draw, seed_from
from ..engine.contract import apply, legal, redeal
from .net_tree import TO_THE_END, evaluate, prior_weights

PROBES = 2  # games played to the end to see how far it is


def look_ahead(tree, net, dealt, choices, totals, seat, evaluations, level):
    """The best move of a seat at the root, after about this many evaluations.

    `totals` has two columns for each of the `choices`: the sum of its results so far, and its bonus in each world.
    """
    left = legal(tree.root[0], seat, choices)
    if left > 1:
        begin_totals(tree, dealt, choices, left, totals, seat)
    rounds = 1
    while 1 << rounds < left:
        rounds += 1
    if left > 1 and is_near_the_end(tree, net, seat, choices[0]):
        level = TO_THE_END
    while left > 1:
        for _ in range(max(1, evaluations // (rounds * left))):
            deal_world(tree, dealt, seat)
            for i in range(left):
                tree.world[0] = dealt[0]
                s = tree.world[0]
                apply(s, seat, choices[i])
                evaluate(s, tree, net, level)
                totals[i, 0] += tree.result[seat] + totals[i, 1]
        half = (left + 1) // 2
        move_best_to_front(choices, totals, left, half)
        left = half
    return choices[0]


def is_near_the_end(tree, net, seat, move):
    """Whether few decisions are left, at most the network's horizon."""
    if net.near[0] == 0:
        return False
    decisions = 0
    for _ in range(PROBES):
        deal_world(tree, tree.world, seat)
        s = tree.world[0]
        apply(s, seat, move)
        decisions += evaluate(s, tree, net, TO_THE_END)
    return decisions <= net.near[0] * PROBES


def deal_world(tree, out, seat):
    """Deals everything again that the seat cannot know."""
    out[0] = tree.root[0]
    s = out[0]
    seed_from(s.rng, draw(tree.rng), draw(tree.rng))
    redeal(s, seat)


def begin_totals(tree, dealt, choices, n, totals, seat):
    """Sets the sums to zero, and the bonus of each move by its prior in a sampled world."""
    deal_world(tree, dealt, seat)
    weights = prior_weights(dealt[0], seat, choices, n, tree)
    for i in range(n):
        totals[i, 0] = 0.0
        totals[i, 1] = tree.tuning[0] * tree.policy.weights[i] / weights


def move_best_to_front(choices, totals, n, count):
    """Brings the moves with the highest totals to the front, the best first."""
    for i in range(count):
        best = i
        for j in range(i + 1, n):
            if totals[j, 0] > totals[best, 0]:
                best = j
        choice = choices[best]
        choices[best] = choices[i]
        choices[i] = choice
        for k in range(2):
            total = totals[best, k]
            totals[best, k] = totals[i, k]
            totals[i, k] = total
