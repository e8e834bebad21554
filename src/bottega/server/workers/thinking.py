"""What a worker can be asked: tasks that can be sent, each a pure function of what it holds.

A bot is made anew for each task, in less than a millisecond, so that it remembers nothing and every worker answers the
same. Only a budget of seconds leaves the answer to the clock.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypedDict, TypeVar

from ... import loads
from ...analysis import analyse
from ...analysis.json_format import to_json
from ...analysis.thread_pool import Progress
from ...bots import bot
from ...bots.budget import Budget
from ...bots.search import SearchBot
from ...engine.match import Match
from ...engine.messages import LANGUAGES
from ...games import game

CANDIDATES = 5  # moves that a hint compares
DIGITS = 4

T_co = TypeVar("T_co", covariant=True)


class Task(Protocol[T_co]):
    """Something to work out. It tells how far it is, often; an exception out of `report` ends it early."""

    def do(self, report: Progress) -> T_co: ...


@dataclass(frozen=True)
class Position:
    """How a match stands: all of it but the seed and the log."""

    slug: str
    players: int
    options: dict[str, Any]
    state: bytes

    @classmethod
    def of(cls, match: Match) -> "Position":
        options = {name: value for name, value in match.settings.items() if name != "players"}
        return cls(match.game.slug, match.players, options, match.state.tobytes())

    def match(self) -> Match:
        """A match that stands like this, on the compiled rules."""
        match = Match(game(self.slug), self.players, 0, self.options, target="cpu")
        match.game.record.restore(match.state, self.state)
        return match


class Estimate(TypedDict):
    """A move by its number, its share of the search's attention, and the result it promises the seat; both 0 to 1."""

    move: int
    share: float
    expected: float


class Step(TypedDict):
    seat: int
    move: int


class Advice(TypedDict):
    """The best moves, the best first; how play would go on from the best one, which is its first step."""

    thoughts: list[Estimate]
    continuation: list[Step]
    iterations: int


@dataclass(frozen=True)
class Choose:
    """A bot's move, by its number."""

    position: Position
    seat: int
    bot_name: str
    seed: int

    def do(self, report: Progress) -> int:
        def go_on() -> bool:
            report(0, 1)  # how long a choice takes is told to nobody, but it may be wanted no more
            return False

        match = self.position.match()
        chooser = bot(self.bot_name, match.game, self.seed, "cpu")
        if isinstance(chooser, SearchBot):
            # Not `choose`, which gives the only move there is at once: the others would learn that there was no other.
            return chooser.explain(match, self.seat, go_on).best.number
        return chooser.choose(match, self.seat).number


@dataclass(frozen=True)
class Hint:
    """What the strong bot would do in a seat's place, knowing what that seat knows."""

    position: Position
    seat: int
    budget: Budget
    seed: int

    def do(self, report: Progress) -> Advice:
        match = self.position.match()
        search = SearchBot(match.game, self.budget, self.seed)
        found = search.explain(match, self.seat, _reporting(search, self.budget, report))
        visits = sum(thought.visits for thought in found.moves)
        return {
            "thoughts": [
                {
                    "move": thought.move.number,
                    "share": round(thought.visits / visits, DIGITS),
                    "expected": round(thought.expected, DIGITS),
                }
                for thought in found.moves[:CANDIDATES]
                if thought.visits
            ],
            "continuation": [{"seat": seat, "move": move.number} for seat, move in found.continuation],
            "iterations": found.iterations,
        }


def _reporting(search: SearchBot, budget: Budget, report: Progress) -> Callable[[], bool]:
    """What the search asks between two looks at the clock. It never stops it, but tells how far it is."""
    began = time.perf_counter()
    whole = budget.iterations or round(1000 * budget.seconds)

    def go_on() -> bool:
        done = search.done if budget.iterations else round(1000 * (time.perf_counter() - began))
        report(min(done, whole), whole)
        return False

    return go_on


@dataclass(frozen=True)
class Analyse:
    """The analysis of a finished match in its text form, as plain data in each language."""

    text: str
    budget: Budget

    def do(self, report: Progress) -> dict[str, dict[str, Any]]:
        found = analyse(loads(self.text), self.budget, progress=report, threads=1)
        return {language: to_json(found, language) for language in LANGUAGES}


@dataclass(frozen=True)
class WarmUp:
    """Loads what a game's bots need, or compiles it the first time: a minute that no table should wait for."""

    slug: str

    def do(self, report: Progress) -> None:
        position = Position.of(Match(game(self.slug), game(self.slug).players[0], 0, target="cpu"))
        seat = position.match().actors[0]
        for name in ("greedy", "search:1"):
            Choose(position, seat, name, 0).do(report)


def warm_up(slug: str) -> None:
    """Compiles what the bots of a game need, in this process."""
    WarmUp(slug).do(lambda done, total: None)
