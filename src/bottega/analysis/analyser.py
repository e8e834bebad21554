"""Analyses a finished match: chances after every move, every decision compared with the search, turning points.

The search, and the judge of both moves, is the game's network for this number of players. Without one, playouts judge.
"""

import logging
import os
from dataclasses import dataclass, replace
from functools import partial
from zlib import crc32

import numpy as np

from ..bots.budget import Budget
from ..bots.chances import win_chances
from ..bots.net import NetSearchBot, Network
from ..bots.search import SearchBot
from ..bots.weights import shipped
from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..engine.match import Match
from ..engine.record import State
from ..workers import Progress, ThreadPool
from .comparison import compare
from .results import Analysis, Decision, Judge, Line

BUDGET = Budget(iterations=500)  # analyses a game of four players in under a minute on two free cores
PLAYOUTS = 1200  # for a standard error of one or two percent
SKETCH_ROWS = 64  # of chances in a first look; those between are interpolated
SKETCH_PLAYOUTS = 16
CLOSER = 8  # the factor on the budget for the decisions that seem to matter most
TREES = 4  # per move in a closer look, to see how much they differ
CANDIDATES = 12  # decisions that get a closer look
MAX_TURNING_POINTS = 5
MIN_COST = 0.03  # of a turning point
MIN_ERRORS = 2  # the standard errors that the cost of a turning point must exceed
MIN_ITERATIONS = 30  # of a tree; fewer give no standard error

log = logging.getLogger(__name__)


class MatchNotFinished(BottegaError):
    """The match is still running; an analysis would reveal hidden information."""


@dataclass(frozen=True)
class LoggedMove:
    """A move of the log and the state before it."""

    number: int
    state: State
    seat: int
    move: Move
    options: int


def analyse(
    match: Match,
    budget: Budget = BUDGET,
    seed: int = 0,
    progress: Progress = lambda done, total: None,
    threads: int | None = None,
    playouts: int = PLAYOUTS,
) -> Analysis:
    """Analyses a finished match; `progress` is called with the effort done and the total.

    The same budget of iterations and the same seed give the same analysis on any number of threads. Raises
    MatchNotFinished.
    """
    moves, end = _replay(match)
    choices = [move for move in moves if move.options > 1]
    states = [*(move.state for move in moves), end]
    network = network_for(match)
    _warm_up(match, moves, network)
    effort = len(states) + len(choices) + CLOSER * min(CANDIDATES, len(choices))
    with ThreadPool(threads or os.cpu_count() or 1, progress, effort) as pool:
        decisions = pool.run([partial(_decide, match, network, choice, budget, 1, seed) for choice in choices])
        rows = [partial(_chances, match, seed, number, state, playouts) for number, state in enumerate(states)]
        chances = pool.run(rows)
        # By absolute cost: looking again only at high costs would make all players seem better than they are.
        again = sorted(range(len(choices)), key=lambda i: (-abs(decisions[i].cost), i))[:CANDIDATES]
        more = Budget(CLOSER * budget.iterations, CLOSER * budget.seconds)
        looks = pool.run([partial(_decide, match, network, choices[i], more, TREES, seed) for i in again], CLOSER)
    for i, look in zip(again, looks, strict=True):
        decisions[i] = look
    turns = tuple(_turn(match, state) for state in states)
    judge: Judge = "network" if network else "playouts"
    return Analysis(
        match, judge, budget, CLOSER, playouts, seed, tuple(chances), turns, tuple(decisions), _turning_points(looks)
    )


def sketch(match: Match, seed: int = 0) -> Analysis:
    """A first look at a finished match, in about a second: only the chances, from few playouts.

    They are worked out for some rows, evenly spread, and interpolated for those between. Raises MatchNotFinished.
    """
    moves, end = _replay(match)
    states = [*(move.state for move in moves), end]
    rows = np.unique(np.linspace(0, len(states) - 1, SKETCH_ROWS).round().astype(int))
    found = np.array([_chances(match, seed, int(row), states[row], SKETCH_PLAYOUTS) for row in rows])
    between = [np.interp(range(len(states)), rows, found[:, seat]) for seat in range(match.players)]
    chances = tuple(tuple(float(chance) for chance in row) for row in np.transpose(between))
    turns = tuple(_turn(match, state) for state in states)
    return Analysis(match, "playouts", Budget(iterations=0), CLOSER, SKETCH_PLAYOUTS, seed, chances, turns, (), ())


def _replay(match: Match) -> tuple[list[LoggedMove], State]:
    """All moves of a match with the states before them, and the final state. Raises MatchNotFinished."""
    if not match.over:
        raise MatchNotFinished("only finished games can be analysed, because an analysis shows hidden information")
    target = "python" if match.script else "cpu"
    again = match.restarted(target)
    moves = []
    for number, (seat, move) in enumerate(match.log, 1):
        state = match.game.record.copy(again.state)
        moves.append(LoggedMove(number, state, seat, move, len(again.legal(seat))))
        again.play_next(match)
    return moves, match.game.record.copy(again.state)


def network_for(match: Match) -> Network | None:
    """The network that judges a match: the game's for this number of players, if there is one that fits its rules."""
    try:
        network = shipped(match.game, match.players)
    except BottegaError as problem:
        log.warning("playouts judge instead of a network: %s", problem)
        return None
    return replace(network, reuse=False) if network else None  # each tree is for one decision


def _warm_up(match: Match, moves: list[LoggedMove], network: Network | None) -> None:
    """Compiles everything in the main thread, which Ctrl-C interrupts."""
    for first in moves[:1]:
        _decide(match, network, first, Budget(iterations=1), 1, 0)
        compare(first.state, first.seat, first.move, first.move, 1, 1, 0, network)
        win_chances(match.game, first.state, 1, 0)


def _options(match: Match) -> dict[str, object]:
    return {name: value for name, value in match.settings.items() if name != "players"}


def _turn(match: Match, state: State) -> int:
    return int(state[match.game.counter]) if match.game.counter in match.game.record.fields else 0


def _mixed(*parts: object) -> int:
    """A separate seed for each job, so that the order of the jobs does not matter."""
    return crc32(" ".join(map(str, parts)).encode())


def _chances(match: Match, seed: int, number: int, state: State, playouts: int) -> tuple[float, ...]:
    return win_chances(match.game, state, playouts, _mixed(seed, number, "chances"))


def _decide(
    match: Match, network: Network | None, choice: LoggedMove, budget: Budget, trees: int, seed: int
) -> Decision:
    """Compares a move with the search's, from what the seat knew then."""
    game, seat = match.game, choice.seat
    then = Match(game, match.players, 0, _options(match), target="cpu")
    then.state = choice.state
    seed = _mixed(seed, choice.number, budget)
    bot = NetSearchBot(network, budget, seed) if network else SearchBot(game, budget, seed)
    found = bot.explain(then, seat)
    best = played = Line(found.best, found.moves[0].expected, None, found.continuation[1:])
    cost = error = 0.0
    if choice.move != found.best:
        size = max(MIN_ITERATIONS, found.iterations // trees)
        best, played, cost, error = compare(choice.state, seat, found.best, choice.move, size, trees, seed, network)
    turn = _turn(match, choice.state)
    return Decision(choice.number, seat, turn, choice.options, played, best, cost, error, found.iterations)


def _turning_points(looks: list[Decision]) -> tuple[Decision, ...]:
    sure = [look for look in looks if look.cost >= MIN_COST and look.cost > MIN_ERRORS * look.error]
    return tuple(sorted(sure, key=lambda look: (-look.cost, look.number))[:MAX_TURNING_POINTS])
