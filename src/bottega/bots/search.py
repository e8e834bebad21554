"""A bot that thinks ahead: information-set Monte Carlo tree search on the compiled rules (see `tree.py`).

It is handed nothing but worlds dealt from what its seat knows, so it cannot cheat: the same knowledge and the same seed
give the same move and the same figures, whatever the truth.
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

MOST_NODES = 200_000
BREATH = 0.004  # seconds between two looks at the clock


@dataclass(frozen=True)
class Thought:
    """What the search found out about one move: how often it was tried, and what it expects for the seat, 0 to 1."""

    move: Move
    visits: int
    expected: float


@dataclass(frozen=True)
class Explanation:
    """All candidate moves, the best first, and how play would go on behind the best one."""

    thoughts: tuple[Thought, ...]
    continuation: tuple[tuple[int, Move], ...]
    iterations: int

    @property
    def best(self) -> Move:
        return self.thoughts[0].move


class Mind:
    """One thread's tree, and room to work in; allocated once."""

    def __init__(self, game: Game, seed: int, slips: int, nodes: int) -> None:
        self._search = with_heuristic(game, "cpu").link(tree.search)
        self.nodes = np.zeros(nodes, tree.NODE)
        self._root = np.zeros(1, game.record.dtype).view(np.recarray)
        self._rng = generator(seed)
        moves, seats = game.moves.size, game.record.seats
        self._room = (
            np.zeros(moves, np.int64),  # moves
            np.zeros(moves, np.int64),  # worth
            np.zeros(moves, np.int32),  # slots
            np.zeros(tree.DEEPEST, np.int32),  # path
            np.zeros((seats, 2), np.int64),  # standing
            np.zeros(seats, np.float64),  # result
        )
        self._table = self._root.copy()
        self._slips = slips
        self.done = 0

    def think(self, state: State, seat: int, budget: Budget, stop: Callable[[], bool]) -> None:
        """Grows a new tree from here until the budget is used up or `stop` says so."""
        self._root[0] = state
        self.nodes[:1] = 0
        self.done, size = 0, 1
        began = time.perf_counter()
        chunk = 8
        while not stop():
            if budget.iterations:
                chunk = min(64, budget.iterations - self.done)
            elif time.perf_counter() - began >= budget.seconds:
                return
            if chunk <= 0:
                return
            before = time.perf_counter()
            rng, room = self._rng, self._room
            size = self._search(self.nodes, size, self._table, self._root, seat, rng, *room, chunk, self._slips)
            self.done += chunk
            took = time.perf_counter() - before
            chunk = max(1, min(10_000, round(chunk * BREATH / max(took, 1e-6))))

    def children(self, node: int, seat: int | None = None) -> list[int]:
        """The children of a node; with a seat, only those that are its moves."""
        found, child = [], int(self.nodes[node]["first"])
        while child:
            if seat is None or self.nodes[child]["seat"] == seat:
                found.append(child)
            child = int(self.nodes[child]["sibling"])
        return found


class Search:
    """Thinks within a budget, on several threads if asked: each grows its own tree, and their roots are added up."""

    def __init__(self, game: Game, budget: Budget, seed: int = 0, threads: int = 1, slips: int = tree.JUDGED) -> None:
        share = Budget(-(-budget.iterations // threads), budget.seconds)
        nodes = min(MOST_NODES, share.iterations + 8) if share.iterations else MOST_NODES
        self._game = game
        self._share = share
        self._minds = [Mind(game, seed * 1_000_003 + i, slips, nodes) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal(seat)
        return moves[0] if len(moves) == 1 else self.explain(match, seat).best

    def explain(self, match: Match, seat: int, stop: Callable[[], bool] = lambda: False) -> Explanation:
        """What the search thinks of each legal move of a seat that is asked; `stop` may end it early."""
        moves = match.legal(seat)
        if not moves:
            raise BottegaError(f"seat {seat} is not asked for a move")
        self._think(match.state, seat, stop)
        thoughts = [self._thought(move, seat) for move in moves]
        thoughts.sort(key=lambda t: (-t.visits, -t.expected, t.move.number))
        return Explanation(tuple(thoughts), self._continuation(seat, thoughts[0].move), self.done)

    @property
    def done(self) -> int:
        """Iterations of the thought that is going on, or of the last one."""
        return sum(mind.done for mind in self._minds)

    def _think(self, state: State, seat: int, stop: Callable[[], bool]) -> None:
        if self._pool is None:
            self._minds[0].think(state, seat, self._share, stop)
        else:
            list(self._pool.map(lambda mind: mind.think(state, seat, self._share, stop), self._minds))

    def _thought(self, move: Move, seat: int) -> Thought:
        visits, total = 0, 0.0
        for mind in self._minds:
            for child in mind.children(0, seat):
                if mind.nodes[child]["move"] == move.number:
                    visits += int(mind.nodes[child]["visits"])
                    total += float(mind.nodes[child]["total"])
        return Thought(move, visits, total / visits if visits else 0.0)

    def _continuation(self, seat: int, first: Move, longest: int = 8) -> tuple[tuple[int, Move], ...]:
        """The moves most often tried one after another, from the chosen one on."""
        mind = self._minds[0]
        way: list[tuple[int, Move]] = []
        here = [c for c in mind.children(0, seat) if mind.nodes[c]["move"] == first.number]
        while here and len(way) < longest:
            best = max(here, key=lambda c: (int(mind.nodes[c]["visits"]), -c))
            if mind.nodes[best]["visits"] < 2 and way:
                break
            way.append((int(mind.nodes[best]["seat"]), Move(self._game, int(mind.nodes[best]["move"]))))
            here = mind.children(best)
        return tuple(way)


def make(game: Game, seed: int, target: str, budget: str = "1000") -> Search:
    return Search(game, Budget.read(budget), seed)


def explain(match: Match, seat: int, budget: Budget | None = None, seed: int = 0, **how: Any) -> Explanation:
    """What the strong bot thinks of each legal move of a seat, knowing what that seat knows."""
    return Search(match.game, budget or Budget(iterations=1000), seed, **how).explain(match, seat)
