"""What an analysis finds."""

from dataclasses import dataclass
from typing import Literal

from ..bots.budget import Budget
from ..engine.actions import Move
from ..engine.match import Match

Moves = tuple[tuple[int, Move], ...]  # each with the seat that makes it
Judge = Literal["network", "playouts"]


@dataclass(frozen=True)
class Line:
    """A move, what it leads to, and the moves most likely to follow.

    `expected` is the result for the seat that moves, from 0 for a loss to 1 for a win; part of it depends on the
    margin. `lead` is by how many points the seat ends ahead of its best rival, on average; it is None unless moves were
    compared. It always comes from playouts, also if a network judges: then from one of eight iterations, or from all
    near the end of the game.
    """

    move: Move
    expected: float
    lead: float | None
    then: Moves


@dataclass(frozen=True)
class Decision:
    """A move that had alternatives, with the move that the search prefers.

    `cost` is how much of the expected result the move gave away; it is negative if the move was better than the
    search's. `error` is a rough standard error of the cost. Both assume that all players go on as well as the search
    plays with this budget. If a network judges, the error does not contain what the network misjudges.
    """

    number: int  # of the move in the log, from 1
    seat: int
    turn: int
    options: int  # the number of legal moves
    played: Line
    best: Line
    cost: float
    error: float
    iterations: int  # of the search; at least as many follow each of the two moves


@dataclass(frozen=True)
class SeatSummary:
    """How well a seat chose: its decisions, those that agree with the search, and the mean cost."""

    seat: int
    decisions: int
    agreed: int
    cost: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a finished match.

    `chances` has a row for the start and one after each move: each seat's chance to win, with everything known. `turns`
    has the turn of the game for each row, or zeros if the game counts no turns. `judge` says what estimates the results
    in the search for better moves and after them: the game's network for this number of players, or playouts. Chances
    always come from playouts.
    """

    match: Match
    judge: Judge
    budget: Budget  # of a search
    closer: int  # the factor on the budget for the decisions that matter most
    playouts: int  # per row of chances
    seed: int
    chances: tuple[tuple[float, ...], ...]
    turns: tuple[int, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[Decision, ...]  # the costliest first

    @property
    def summaries(self) -> tuple[SeatSummary, ...]:
        return tuple(self._summary(seat) for seat in range(self.match.players))

    def _summary(self, seat: int) -> SeatSummary:
        own = [decision for decision in self.decisions if decision.seat == seat]
        agreed = sum(decision.played.move == decision.best.move for decision in own)
        return SeatSummary(seat, len(own), agreed, sum(decision.cost for decision in own) / len(own) if own else 0.0)
