"""Going through a finished match: chances after every move, every decision held against the search, turning points."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any
from zlib import crc32

import numpy as np

from ..arena.local import cores
from ..bots.search import Budget, Search
from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..engine.match import Match
from ..engine.record import State
from .figures import Analysis, Decision, Line
from .playing_on import Pursuit, win_chances

BUDGET = Budget(iterations=400)  # a game of four in about a minute on two cores
PLAYOUTS = 600  # leave a chance uncertain by two in a hundred
CLOSER = 8  # times the budget, for the decisions that seem to matter most
CANDIDATES = 12  # decisions looked at closer
TURNING_POINTS = 5  # told at most
WORTH_TELLING = 0.03  # of a result

Progress = Callable[[int, int], None]


class Unfinished(BottegaError):
    """The match is still running; an analysis would show what is hidden."""


@dataclass(frozen=True)
class Moment:
    """How things stood before a move, and the move."""

    number: int
    state: State
    turn: int
    seat: int
    move: Move


def analyse(
    match: Match,
    budget: Budget = BUDGET,
    seed: int = 0,
    progress: Progress = lambda done, total: None,
    threads: int | None = None,
) -> Analysis:
    """Judges a finished match; `progress` is told how much is done, of how much.

    The same budget of iterations and the same seed find the same, on any number of threads. Raises Unfinished.
    """
    if not match.over:
        raise Unfinished("analysis is for finished games, since it shows what was hidden")
    moments, end = _replay(match)
    game = match.game
    choices = [moment for moment in moments if _open(match, moment) > 1]
    states = [*(moment.state for moment in moments), end]
    work = _Work(threads or cores(), progress, len(states) + len(choices) + CLOSER * CANDIDATES)
    with work:
        decisions = work.do([partial(_decide, match, moment, budget, seed) for moment in choices])
        chances = work.do(
            [partial(win_chances, game, state, PLAYOUTS, _mix(seed, n, "chances")) for n, state in enumerate(states)]
        )
        mattered = sorted(range(len(choices)), key=lambda i: (-abs(decisions[i].cost), i))[:CANDIDATES]
        more = Budget(CLOSER * budget.iterations, CLOSER * budget.seconds)
        looks = [partial(_decide, match, choices[i], more, seed) for i in mattered]
        for i, decision in zip(mattered, work.do(looks, CLOSER), strict=True):
            decisions[i] = decision
    turns = (*(moment.turn for moment in moments), _turn(end))
    points = _turning_points([decisions[i] for i in mattered])
    return Analysis(match, budget, CLOSER, PLAYOUTS, seed, tuple(chances), turns, tuple(decisions), points)
