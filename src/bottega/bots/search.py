"""A bot that looks ahead: information-set Monte Carlo tree search (see `tree.py`), usually on the compiled rules.

It sees only worlds sampled from what its seat knows, so it cannot cheat: the same knowledge and the same seed lead to
the same move and the same estimates, whatever the hidden state is.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import State
from . import generator, tree
from .budget import Budget
from .heuristic import with_heuristic

MAX_NODES = 200_000
CHECK_INTERVAL = 0.004  # seconds between two looks at the clock


@dataclass(frozen=True)
class MoveEstimate:
    """What the search found out about a move: how often it tried it, and the result it expects, from 0 to 1."""

    move: Move
    visits: int
    expected: float


@dataclass(frozen=True)
class Explanation:
    """Estimates of all legal moves, the best first, and the moves most likely to follow the best one."""

    moves: tuple[MoveEstimate, ...]
    continuation: tuple[tuple[int, Move], ...]
    iterations: int

    @property
    def best(self) -> Move:
        return self.moves[0].move


def search_arrays(game: Game, seed: int, nodes: int, node: Any = tree.NODE) -> tree.SearchArrays:
    """An empty tree for this many nodes, with its working space."""
    moves, seats = game.moves.size, game.record.seats
    return tree.SearchArrays(
        nodes=np.zeros(nodes, node).view(np.recarray),
        root=np.zeros(1, game.record.dtype).view(np.recarray),
        world=np.zeros(1, game.record.dtype).view(np.recarray),
        rng=generator(seed),
        moves=np.zeros(moves, np.int64),
        worth=np.zeros(moves, np.int64),
        slots=np.zeros(moves, np.int32),
        path=np.zeros(tree.MAX_DEPTH, np.int32),
        standing=np.zeros((seats, 2), np.int64),
        result=np.zeros(seats, np.float64),
        tuning=np.array([tree.EXPLORATION, tree.TEMPERATURE, 0.0]),
        viewer=np.array([-1]),
    )


class SearchTree:
    """The tree of one thread, with its working space; allocated once."""

    node: Any = tree.NODE

    def __init__(self, game: Game, seed: int, random_rate: int, nodes: int, target: str = "cpu") -> None:
        self._search = with_heuristic(game, target).link(tree.search)
        self._arrays = search_arrays(game, seed, nodes, self.node)
        self.nodes = self._arrays.nodes
        self._random_rate = random_rate
        self._is_plain = target == "python"
        self.done = 0

    def start(self, state: State, seat: int) -> int:
        """Starts a new tree at this state; returns its size."""
        self._arrays.root[0] = state
        self.nodes[:1] = 0
        return 1

    def grow(self, state: State, seat: int, budget: Budget, stop: Callable[[], bool]) -> None:
        """Grows a tree from a state until the budget is used up or `stop` returns true."""
        self.done, size = 0, self.start(state, seat)
        began = time.perf_counter()
        smallest = 1 if self._is_plain else 8  # iterations before the first look at the clock
        chunk, took = smallest, 0.0
        while not stop():
            if budget.iterations:
                chunk = min(8 * smallest, budget.iterations - self.done)
            elif time.perf_counter() - began + (took if self._is_plain else 0) >= budget.seconds:
                return  # a plain iteration takes long: it must fit in
            if chunk <= 0:
                return
            before = time.perf_counter()
            size = self._run(size, seat, chunk)
            self.done += chunk
            took = time.perf_counter() - before
            chunk = max(1, min(10_000, round(chunk * CHECK_INTERVAL / max(took, 1e-6))))

    def _run(self, size: int, seat: int, iterations: int) -> int:
        """Runs iterations on a tree of `size` nodes; returns the new size."""
        return int(self._search(self._arrays, size, seat, iterations, self._random_rate))

    def children(self, node: int, seat: int | None = None) -> list[int]:
        """The children of a node; with a seat, only the moves of that seat."""
        found, child = [], int(self.nodes[node]["first"])
        while child:
            if seat is None or self.nodes[child]["seat"] == seat:
                found.append(child)
            child = int(self.nodes[child]["sibling"])
        return found

    def most_visited(self, seat: int) -> int:
        """The number of the move that the seat tried most often at the root."""
        return int(self.nodes[max(self.children(0, seat), key=lambda child: int(self.nodes[child]["visits"]))]["move"])


class SearchBot:
    """Thinks within a budget. With several threads each grows its own tree, and their root statistics are added up."""

    def __init__(
        self,
        game: Game,
        budget: Budget,
        seed: int = 0,
        threads: int = 1,
        random_rate: int = tree.BY_HEURISTIC,
        target: str = "cpu",
    ) -> None:
        share = Budget(-(-budget.iterations // threads), budget.seconds)
        nodes = min(MAX_NODES, share.iterations + 8) if share.iterations else MAX_NODES
        self._game = game
        self._share = share
        self._random_rate, self._target = random_rate, target
        self._trees = [self._new_tree(seed * 1_000_003 + i, nodes) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _new_tree(self, seed: int, nodes: int) -> SearchTree:
        return SearchTree(self._game, seed, self._random_rate, nodes, self._target)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal(seat)
        return moves[0] if len(moves) == 1 else self.explain(match, seat).best

    def explain(self, match: Match, seat: int, stop: Callable[[], bool] = lambda: False) -> Explanation:
        """Estimates each legal move of an acting seat. `stop` can end the search early."""
        moves = match.legal(seat)
        if not moves:
            raise BottegaError(f"seat {seat} is not to move")
        self._grow(match.state, seat, stop)
        estimates = [self._estimate(move, seat) for move in moves]
        estimates.sort(key=lambda e: (-e.visits, -e.expected, e.move.number))
        return Explanation(tuple(estimates), self._continuation(seat, estimates[0].move), self.done)

    @property
    def done(self) -> int:
        """The iterations of the present search, or of the last one."""
        return sum(one.done for one in self._trees)

    def _grow(self, state: State, seat: int, stop: Callable[[], bool]) -> None:
        if self._pool is None:
            self._trees[0].grow(state, seat, self._share, stop)
        else:
            list(self._pool.map(lambda one: one.grow(state, seat, self._share, stop), self._trees))

    def _estimate(self, move: Move, seat: int) -> MoveEstimate:
        visits, total = 0, 0.0
        for one in self._trees:
            for child in one.children(0, seat):
                if one.nodes[child]["move"] == move.number:
                    visits += int(one.nodes[child]["visits"])
                    total += float(one.nodes[child]["total"])
        return MoveEstimate(move, visits, total / visits if visits else 0.0)

    def _continuation(self, seat: int, first: Move, longest: int = 8) -> tuple[tuple[int, Move], ...]:
        """The most visited line of moves, beginning with the chosen one."""
        first_tree = self._trees[0]
        line: list[tuple[int, Move]] = []
        here = [c for c in first_tree.children(0, seat) if first_tree.nodes[c]["move"] == first.number]
        while here and len(line) < longest:
            best = max(here, key=lambda c: (int(first_tree.nodes[c]["visits"]), -c))
            if first_tree.nodes[best]["visits"] < 2 and line:
                break
            line.append((int(first_tree.nodes[best]["seat"]), Move(self._game, int(first_tree.nodes[best]["move"]))))
            here = first_tree.children(best)
        return tuple(line)


def make(game: Game, seed: int, target: str, budget: str = "1000") -> SearchBot:
    return SearchBot(game, Budget.read(budget), seed)


def explain(match: Match, seat: int, budget: Budget | None = None, seed: int = 0, **how: Any) -> Explanation:
    """Estimates each legal move of a seat with the search bot, from what that seat knows."""
    return SearchBot(match.game, budget or Budget(iterations=1000), seed, **how).explain(match, seat)
