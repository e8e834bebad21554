"""Whether one move of a position is clearly best for the seat to move, which knows only what it may know.

Several searches with different seeds must agree on the move. Then every legal move is tried in the same sampled worlds
with a search after it, and those that come near the best again with more iterations: no other may be within MARGIN of
it. At last both are repeated with ten times the budget, by a search with a network too where the game has one.
"""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..analysis.evaluation import MoveEvaluator
from ..bots.budget import Budget
from ..bots.net import NetSearchBot
from ..bots.search import Explanation, SearchBot
from ..bots.weights import shipped
from ..engine.actions import Move
from ..engine.game import Game
from ..engine.match import Match

SEEDS = 3  # searches that must agree
CHECK = 10  # the factor on the budget of the last check
MARGIN = 0.05  # of a result and of the chance to win: how far behind the best every other move must be
MIN_ERRORS = 3.0  # the standard errors that the margin must exceed
LOOK_SHARE = 5  # the budget of the first look, and of each legal move, is this part of the budget
SECOND_SHARE = 15  # of each legal move in the second look
NEAR = 3.0  # standard errors within which a move may still come near the best
MOST_NEAR = 8  # moves that are tried again; if more come near, nothing is clear
RESULT, LEAD, CHANCE, POINTS = range(4)  # the figures of an iteration


class NotClear(Exception):
    """No move is clearly best. The reason is one word, for counting."""


class TimeIsOver(Exception):
    """The time that was given is over."""


@dataclass(frozen=True)
class Figures:
    """What a move leads to."""

    chance: float
    error: float  # the standard error of the chance


@dataclass(frozen=True)
class Clear:
    """The move that is clearly best, and how all compare; `margin` is in the chance to win, to the next best."""

    best: Move
    second: Move
    figures: dict[Move, Figures]
    margin: float
    error: float
    own_gain: float  # points more than with the second best
    rival_loss: float  # points fewer for the best rival


class Examiner:
    """Examines positions of a game with a budget of iterations. `until` is a time at which it gives up."""

    def __init__(self, game: Game, iterations: int, until: float | None = None) -> None:
        self._game, self.iterations, self._until = game, iterations, until

    def first_look(self, match: Match, seat: int, seed: int) -> tuple[float, Move]:
        """By how much the best move seems better than the next, after a quick search; and that move."""
        budget, network = Budget(max(30, self.iterations // LOOK_SHARE)), shipped(self._game, match.players)
        self._check_time()
        bot = NetSearchBot(network, budget, seed) if network else SearchBot(self._game, budget, seed)
        found = bot.explain(match, seat).moves
        tried = [one.expected for one in found[1:] if one.visits > 2]
        return found[0].expected - max(tried, default=0.0), found[0].move

    def second_look(self, match: Match, seat: int, best: Move, seed: int) -> float:
        """How much better the move may be than the next, after each was tried in the same worlds.

        Unlike the search it spares no move: in a turn of several steps the order often does not matter. It allows for
        one standard error, because the smallest of many rough figures is too small.
        """
        others = [move for move in match.legal(seat) if move != best]
        rows = self._tried(match, seat, [best, *others], max(20, self.iterations // SECOND_SHARE), 1, seed)
        return min(sum(self._gap(rows[best], rows[move])) for move in others)

    def examine(self, match: Match, seat: int, seed: int) -> Clear:
        """The move that is clearly best. Raises NotClear or TimeIsOver."""
        best = self._agreed(match, seat, seed)
        others = [move for move in match.legal(seat) if move != best]
        rows, near = self._race(match, seat, best, others, seed)
        self._check_search(match, seat, best, seed)
        checked = self._tried(match, seat, [best, *near[:2]], CHECK * self.iterations, 4, seed + 3)
        gaps = [self._gap(checked[best], checked[move]) for move in near[:2]]
        if min(gap for gap, _ in gaps) < MARGIN:
            raise NotClear("checked")
        second = near[int(np.argmin([gap for gap, _ in gaps]))]
        margin, error = self._gap(checked[best], checked[second])
        if margin < MIN_ERRORS * error:
            raise NotClear("unsure")
        rows |= checked
        apart = (checked[best] - checked[second]).mean(axis=(0, 1))
        rivals = apart[LEAD] - apart[POINTS]  # how many points fewer the best rival has
        figures = {move: _figures(found) for move, found in rows.items()}
        return Clear(best, second, figures, margin, error, float(apart[POINTS]), float(rivals))

    def continuation(self, match: Match, seat: int, seed: int) -> Move:
        """What the search plays, from what the seat knows."""
        legal = match.legal(seat)
        return legal[0] if len(legal) == 1 else self._search(match, seat, max(30, self.iterations // 3), seed).best

    def _agreed(self, match: Match, seat: int, seed: int) -> Move:
        first = self._search(match, seat, self.iterations, seed).best
        for more in range(1, SEEDS):
            if self._search(match, seat, self.iterations, seed + more).best != first:
                raise NotClear("seeds")
        return first

    def _race(
        self, match: Match, seat: int, best: Move, others: list[Move], seed: int
    ) -> tuple[dict[Move, Any], list[Move]]:
        """The rows of all moves, and the others that come nearest to the best, the nearest first."""
        rows = self._tried(match, seat, [best, *others], max(40, self.iterations // LOOK_SHARE), 1, seed)
        gaps = {move: self._gap(rows[best], rows[move]) for move in others}
        near = [move for move in others if gaps[move][0] < MARGIN + NEAR * gaps[move][1]]
        if len(near) > MOST_NEAR:
            raise NotClear("many")
        near = near if len(near) > 1 else sorted(others, key=lambda move: gaps[move][0])[:2]
        again = self._tried(match, seat, [best, *near], self.iterations, 2, seed + 1)
        gaps = {move: self._gap(again[best], again[move]) for move in near}
        if min(gap for gap, _ in gaps.values()) < MARGIN:
            raise NotClear("close")
        return rows | again, sorted(near, key=lambda move: gaps[move][0])

    def _check_search(self, match: Match, seat: int, best: Move, seed: int) -> None:
        network = shipped(self._game, match.players)
        budget = Budget(CHECK * self.iterations)
        self._check_time()
        if network and NetSearchBot(network, budget, seed + 7).explain(match, seat).best != best:
            raise NotClear("network")
        if self._search(match, seat, budget.iterations, seed + 7).best != best:
            raise NotClear("search")

    def _tried(
        self, match: Match, seat: int, moves: list[Move], iterations: int, trees: int, seed: int
    ) -> dict[Move, Any]:
        """The figures of each move: by tree and iteration, all in the same worlds."""
        evaluators = [MoveEvaluator(self._game, seed + 7919 * tree, -(-iterations // trees)) for tree in range(trees)]
        found = {}
        for move in moves:
            self._check_time()
            found[move] = np.array([evaluator.evaluate(match.state, seat, move)[0] for evaluator in evaluators])
        return found

    def _gap(self, best: Any, other: Any) -> tuple[float, float]:
        """By how much a move is better: the smaller of result and chance, with its standard error."""
        apart = best - other
        column = RESULT if apart[..., RESULT].mean() < apart[..., CHANCE].mean() else CHANCE
        gaps = apart[..., column]
        error = float(gaps.std() / gaps.size**0.5)
        if len(gaps) > 1:
            error = max(error, float(gaps.mean(axis=1).std(ddof=1) / len(gaps) ** 0.5))
        return float(gaps.mean()), error

    def _search(self, match: Match, seat: int, iterations: int, seed: int) -> Explanation:
        self._check_time()
        return SearchBot(self._game, Budget(iterations), seed).explain(match, seat)

    def _check_time(self) -> None:
        if self._until is not None and time.time() > self._until:
            raise TimeIsOver


def _figures(rows: Any) -> Figures:
    chances = rows[..., CHANCE]
    return Figures(float(chances.mean()), float(chances.std() / chances.size**0.5))
