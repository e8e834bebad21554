"""Two moves of one seat held against each other by playing on behind both."""

import numpy as np

from ..engine.actions import Move
from ..engine.record import State
from .figures import Line
from .playing_on import Pursuit


def compare(
    state: State, seat: int, best: Move, played: Move, iterations: int, trees: int, seed: int
) -> tuple[Line, Line, float, float]:
    """What each of the moves leads to, what the second gives away of the expected result, and the error of that.

    Both are tried in the same worlds, dealt from what the seat knows. Where play behind a move can settle down in
    several ways, one tree takes one of them and is sure of it; only several trees tell how much hangs on that.
    """
    game = best.game
    pursuits = [Pursuit(game, seed + 7919 * tree, iterations) for tree in range(trees)]
    firsts = [pursuit.follow(state, seat, best) for pursuit in pursuits]
    seconds = [pursuit.follow(state, seat, played) for pursuit in pursuits]
    gaps = np.array([first[:, 0] - second[:, 0] for (first, _), (second, _) in zip(firsts, seconds, strict=True)])
    error = float(gaps.std() / gaps.size**0.5)
    if trees > 1:
        error = max(error, float(gaps.mean(axis=1).std(ddof=1) / trees**0.5))
    lines = []
    for move, found in ((best, firsts), (played, seconds)):
        expected, lead = np.mean([rows.mean(axis=0) for rows, _ in found], axis=0)
        lines.append(Line(move, float(expected), float(lead), found[0][1]))
    return lines[0], lines[1], float(gaps.mean()), error
