"""Compares two moves of a seat by playing on after both."""

import numpy as np

from ..bots.net import Network
from ..engine.actions import Move
from ..engine.record import State
from .evaluation import MoveEvaluator
from .net_evaluation import NetMoveEvaluator
from .results import Line


def compare(
    state: State,
    seat: int,
    best: Move,
    played: Move,
    iterations: int,
    trees: int,
    seed: int,
    network: Network | None,
) -> tuple[Line, Line, float, float]:
    """What each move leads to, what `played` costs in expected result, and the standard error of that cost.

    The network judges both moves, or playouts do if there is none. Both are tried in the same worlds, sampled from what
    the seat knows. Play after a move can settle in several ways, and a single tree commits to one of them. Only several
    trees show how much depends on that.
    """
    seeds = [seed + 7919 * tree for tree in range(trees)]
    evaluators = [
        NetMoveEvaluator(network, one, iterations) if network else MoveEvaluator(best.game, one, iterations)
        for one in seeds
    ]
    firsts = [evaluator.evaluate(state, seat, best) for evaluator in evaluators]
    seconds = [evaluator.evaluate(state, seat, played) for evaluator in evaluators]
    gaps = np.array([first[:, 0] - second[:, 0] for (first, _), (second, _) in zip(firsts, seconds, strict=True)])
    error = float(gaps.std() / gaps.size**0.5)
    if trees > 1:
        error = max(error, float(gaps.mean(axis=1).std(ddof=1) / trees**0.5))
    lines = []
    for move, found in ((best, firsts), (played, seconds)):
        expected, lead, *_ = np.mean([np.nanmean(rows, axis=0) for rows, _ in found], axis=0)
        lines.append(Line(move, float(expected), float(lead), found[0][1]))
    return lines[0], lines[1], float(gaps.mean()), error
