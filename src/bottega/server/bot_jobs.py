"""The jobs of the server's workers. Each is a pure function of its fields.

A bot is created for each job, in less than a millisecond. It remembers nothing, so every worker gives the same answer.
Only a budget of seconds makes the answer depend on the clock.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypedDict, TypeVar

from .. import loads
from ..analysis import PLAYOUTS, analyse, sketch
from ..analysis.json_format import to_json
from ..analysis.public import Assessment, assess
from ..bots import WITH_BUDGET, Bot, bot, parse_name
from ..bots.budget import Budget
from ..bots.net import NetSearchBot
from ..bots.reasons import reasons
from ..bots.search import Explanation, SearchBot
from ..bots.weights import shipped
from ..engine.match import Match
from ..engine.messages import LANGUAGES
from ..games import game
from ..workers import Job, Progress

T = TypeVar("T")
MAX_CANDIDATES = 5  # moves in a hint
DIGITS = 4
# For a search on the plain rules, a thousand times slower than compiled. It makes about five iterations, which is
# already stronger than the heuristic alone.
PLAIN_BUDGET = Budget(seconds=1.5)


@dataclass(frozen=True)
class Timed(Generic[T]):
    """Another job. Its result comes with the CPU seconds that it took."""

    job: Job[T]

    def run(self, report: Progress) -> tuple[T, float]:
        began = time.process_time()
        return self.job.run(report), time.process_time() - began


@dataclass(frozen=True)
class Position:
    """The position of a match, without its seed and log."""

    slug: str
    players: int
    options: dict[str, Any]
    state: bytes

    @classmethod
    def of(cls, match: Match) -> "Position":
        options = {name: value for name, value in match.settings.items() if name != "players"}
        return cls(match.game.slug, match.players, options, match.state.tobytes())

    def match(self, target: str = "cpu") -> Match:
        """A match in this position, by default on the compiled rules."""
        match = Match(game(self.slug), self.players, 0, self.options, target=target)
        match.game.record.restore(match.state, self.state)
        return match


class Estimate(TypedDict):
    """A move by number, its share of the search's visits, and its expected result for the seat; both from 0 to 1."""

    move: int
    share: float
    expected: float


class ExpectedMove(TypedDict):
    seat: int
    move: int


class ReasonFound(TypedDict):
    """How much more of something a seat has after the best move than after the other, on average."""

    measure: str
    seat: int
    more: float


class Advice(TypedDict):
    """The best moves, best first; how play would probably continue, from the best move on; and why it is the best.

    The reasons compare it with the move `compared`: the first of the others from which it differs noticeably.
    """

    thoughts: list[Estimate]
    continuation: list[ExpectedMove]
    compared: int | None
    reasons: list[ReasonFound]
    iterations: int


@dataclass(frozen=True)
class ChooseMove:
    """The number of a bot's move. On the plain rules a search bot plays as well as it can in `PLAIN_BUDGET`.

    Without `network`, a bot that has one searches for as long without it.
    `share` shortens a budget of seconds. A number of iterations is part of the level, and takes little time.
    """

    position: Position
    seat: int
    bot_name: str
    seed: int
    target: str = "cpu"
    share: float = 1.0
    network: bool = True

    def run(self, report: Progress) -> int:
        def stop() -> bool:
            report(0, 1)  # nobody sees the progress of a choice, but a report can cancel it
            return False

        match = self.position.match(self.target)
        kind, number = parse_name(self.bot_name, match.game, match.players)
        if kind in WITH_BUDGET and (number or self.target == "python"):
            usual = PLAIN_BUDGET if self.target == "python" else Budget.read(number)
            network = self.network and kind == "net"
            chooser: Bot = _search(match, usual.shortened(self.share), self.seed, self.target, network)
        else:
            chooser = bot(self.bot_name, match.game, self.seed, self.target)
        if isinstance(chooser, SearchBot):
            # Not `choose`, which returns an only move at once: its speed would reveal that there is no other.
            return chooser.explain(match, self.seat, stop).best.number
        return chooser.choose(match, self.seat).number


@dataclass(frozen=True)
class GiveHint:
    """What the search would play for a seat, with a network if there is one, from what that seat knows."""

    position: Position
    seat: int
    budget: Budget
    seed: int
    target: str = "cpu"
    network: bool = True

    def run(self, report: Progress) -> Advice:
        match = self.position.match(self.target)
        search = _search(match, self.budget, self.seed, self.target, self.network)
        found = search.explain(match, self.seat, _report_search(search, self.budget, report))
        visits = sum(thought.visits for thought in found.moves)
        compared, why = self._why(match, found)
        return {
            "thoughts": [
                {
                    "move": thought.move.number,
                    "share": round(thought.visits / visits, DIGITS),
                    "expected": round(thought.expected, DIGITS),
                }
                for thought in found.moves[:MAX_CANDIDATES]
                if thought.visits
            ],
            "continuation": [{"seat": seat, "move": move.number} for seat, move in found.continuation],
            "compared": compared,
            "reasons": why,
            "iterations": found.iterations,
        }

    def _why(self, match: Match, found: Explanation) -> tuple[int | None, list[ReasonFound]]:
        """On the plain rules there is no time for it."""
        others = [thought.move for thought in found.moves[1:MAX_CANDIDATES] if thought.visits]
        for other in others if self.target == "cpu" else []:
            if why := reasons(match, self.seat, found.best, other, self.seed):
                return other.number, [{"measure": r.measure, "seat": r.seat, "more": r.more} for r in why]
        return None, []


def _search(match: Match, budget: Budget, seed: int, target: str, with_network: bool) -> SearchBot:
    """A search with the game's network for this number of players, if that is wanted and there is one.

    The network needs the compiled rules. No part of the tree is used again, because a bot lives for one job.
    """
    network = shipped(match.game, match.players) if with_network and target == "cpu" else None
    if network is None:
        return SearchBot(match.game, budget, seed, target=target)
    return NetSearchBot(replace(network, reuse=False), budget, seed)


def _report_search(search: SearchBot, budget: Budget, report: Progress) -> Callable[[], bool]:
    """The function that the search calls to ask whether to stop. It reports the progress and never stops the search."""
    started = time.perf_counter()
    total = budget.iterations or round(1000 * budget.seconds)

    def stop() -> bool:
        done = search.done if budget.iterations else round(1000 * (time.perf_counter() - started))
        report(min(done, total), total)
        return False

    return stop


@dataclass(frozen=True)
class AnalyseGame:
    """The analysis of a finished match in its text form, as plain data in each language."""

    text: str
    budget: Budget
    playouts: int = PLAYOUTS

    def run(self, report: Progress) -> dict[str, dict[str, Any]]:
        found = analyse(loads(self.text), self.budget, progress=report, threads=1, playouts=self.playouts)
        return {language: to_json(found, language) for language in LANGUAGES}


@dataclass(frozen=True)
class SketchGame:
    """A first look at a finished match in its text form, as plain data in each language."""

    text: str

    def run(self, report: Progress) -> dict[str, dict[str, Any]]:
        found = sketch(loads(self.text))
        return {language: to_json(found, language) for language in LANGUAGES}


@dataclass(frozen=True)
class AssessPosition:
    """What the public may think of a position: everything in it that a spectator cannot know is dealt again."""

    position: Position
    seed: int

    def run(self, report: Progress) -> Assessment:
        return assess(self.position.match("cpu"), self.seed)
