"""Going through a finished match: chances after every move, every decision held against the search, turning points."""

import os
from dataclasses import dataclass
from functools import partial
from zlib import crc32

from ..bots.budget import Budget
from ..bots.search import Search
from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..engine.match import Match
from ..engine.record import State
from .comparison import compare
from .crew import Crew, Progress
from .figures import Analysis, Decision, Line
from .playing_on import win_chances

BUDGET = Budget(iterations=500)  # a game of four in under a minute on two free cores
PLAYOUTS = 1200  # leave a chance uncertain by one or two in a hundred
CLOSER = 8  # times the budget, for the decisions that seem to matter most
TREES = 4  # that a closer look grows behind a move, to see how much they differ
CANDIDATES = 12  # decisions looked at closer
TURNING_POINTS = 5  # told at most
WORTH_TELLING = 0.03  # of a result
SURE = 2  # errors that a cost must exceed
FEWEST = 30  # iterations of a tree; of fewer no error can be told


class Unfinished(BottegaError):
    """The match is still running; an analysis would show what is hidden."""


@dataclass(frozen=True)
class Moment:
    """How things stood before a move, and the move."""

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
) -> Analysis:
    """Judges a finished match; `progress` is told how much is done, of how much.

    The same budget of iterations and the same seed find the same, on any number of threads. Raises Unfinished.
    """
    if not match.over:
        raise Unfinished("analysis is for finished games, since it shows what was hidden")
    moments, end = _replay(match)
    choices = [moment for moment in moments if moment.options > 1]
    states = [*(moment.state for moment in moments), end]
    _warm_up(match, moments)
    effort = len(states) + len(choices) + CLOSER * min(CANDIDATES, len(choices))
    with Crew(threads or os.cpu_count() or 1, progress, effort) as crew:
        decisions = crew.do([partial(_decide, match, moment, budget, 1, seed) for moment in choices])
        chances = crew.do([partial(_chances, match, seed, number, state) for number, state in enumerate(states)])
        # Costs on both sides of zero: to look again only at what seemed costly would make everybody seem better.
        again = sorted(range(len(choices)), key=lambda i: (-abs(decisions[i].cost), i))[:CANDIDATES]
        more = Budget(CLOSER * budget.iterations, CLOSER * budget.seconds)
        looks = crew.do([partial(_decide, match, choices[i], more, TREES, seed) for i in again], CLOSER)
    for i, look in zip(again, looks, strict=True):
        decisions[i] = look
    turns = tuple(_turn(match, state) for state in states)
    return Analysis(
        match, budget, CLOSER, PLAYOUTS, seed, tuple(chances), turns, tuple(decisions), _turning_points(looks)
    )


def _replay(match: Match) -> tuple[list[Moment], State]:
    """All moments of a match, and the end."""
    target = "python" if match.script else "cpu"
    again = Match(match.game, match.players, match.seed, _options(match), match.script, match.start, target)
    moments = []
    for number, (seat, move) in enumerate(match.log, 1):
        state = match.game.record.copy(again.state)
        moments.append(Moment(number, state, seat, move, len(again.legal(seat))))
        again.play(seat, move)
    return moments, match.game.record.copy(again.state)


def _warm_up(match: Match, moments: list[Moment]) -> None:
    """Compiles what must be compiled, in the thread that hears Ctrl-C."""
    for moment in moments[:1]:
        _decide(match, moment, Budget(iterations=1), 1, 0)
        compare(moment.state, moment.seat, moment.move, moment.move, 1, 1, 0)
        win_chances(match.game, moment.state, 1, 0)


def _options(match: Match) -> dict[str, object]:
    return {name: value for name, value in match.settings.items() if name != "players"}


def _turn(match: Match, state: State) -> int:
    return int(state[match.game.counter]) if match.game.counter in match.game.record.fields else 0


def _mixed(*parts: object) -> int:
    """A seed of its own for each task, so that it does not matter who does it when."""
    return crc32(" ".join(map(str, parts)).encode())


def _chances(match: Match, seed: int, number: int, state: State) -> tuple[float, ...]:
    return win_chances(match.game, state, PLAYOUTS, _mixed(seed, number, "chances"))


def _decide(match: Match, moment: Moment, budget: Budget, trees: int, seed: int) -> Decision:
    """The move beside the search's, from what the seat knew then."""
    game, seat = match.game, moment.seat
    then = Match(game, match.players, 0, _options(match), target="cpu")
    then.state = moment.state
    seed = _mixed(seed, moment.number, budget)
    thought = Search(game, budget, seed).explain(then, seat)
    best = played = Line(thought.best, thought.thoughts[0].expected, None, thought.continuation[1:])
    cost = error = 0.0
    if moment.move != thought.best:
        size = max(FEWEST, thought.iterations // trees)
        best, played, cost, error = compare(moment.state, seat, thought.best, moment.move, size, trees, seed)
    turn = _turn(match, moment.state)
    return Decision(moment.number, seat, turn, moment.options, played, best, cost, error, thought.iterations)


def _turning_points(looks: list[Decision]) -> tuple[Decision, ...]:
    sure = [look for look in looks if look.cost >= WORTH_TELLING and look.cost > SURE * look.error]
    return tuple(sorted(sure, key=lambda look: (-look.cost, look.number))[:TURNING_POINTS])
