"""What an analysis finds."""

from dataclasses import dataclass

from ..bots.budget import Budget
from ..engine.actions import Move
from ..engine.match import Match

Moves = tuple[tuple[int, Move], ...]  # each with the seat that makes it


@dataclass(frozen=True)
class Line:
    """A move, what it leads to, and the moves most likely to follow.

    `expected` is the result for whoever moves, from 0 for a loss to 1 for a win; part of it goes by the margin.
    `lead` is how many points they end ahead of their best rival, on average; it is known where moves were compared.
    """

    move: Move
    expected: float
    lead: float | None
    then: Moves


@dataclass(frozen=True)
class Decision:
    """A move that was one of several, beside the one the search would have made.

    `cost` is what the choice gave away of the expected result: negative where it did better than the search's. `error`
    is a rough standard error of it. Both hold for players who go on as well as the search does with that budget.
    """

    number: int  # of the move in the log, from 1
    seat: int
    turn: int
    options: int  # moves that were open
    played: Line
    best: Line
    cost: float
    error: float
    iterations: int  # of the search; as many, and not too few, were played behind each of the two moves


@dataclass(frozen=True)
class Account:
    """How well a seat chose: its decisions, those in which the search would have done the same, and the mean cost."""

    seat: int
    decisions: int
    agreed: int
    cost: float


@dataclass(frozen=True)
class Analysis:
    """A finished match, judged.

    `chances` has a row for the start and one after each move: each seat's chance to win, everything known. `turns` says
    in which turn of the game each row falls; it is all zeros for a game that counts no turns.
    """

    match: Match
    budget: Budget  # of a search
    closer: int  # how many times that the decisions that mattered most were given
    playouts: int  # behind a row of chances
    seed: int
    chances: tuple[tuple[float, ...], ...]
    turns: tuple[int, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[Decision, ...]  # the costliest first

    @property
    def accounts(self) -> tuple[Account, ...]:
        return tuple(self._account(seat) for seat in range(self.match.players))

    def _account(self, seat: int) -> Account:
        own = [decision for decision in self.decisions if decision.seat == seat]
        agreed = sum(decision.played.move == decision.best.move for decision in own)
        return Account(seat, len(own), agreed, sum(decision.cost for decision in own) / len(own) if own else 0.0)
