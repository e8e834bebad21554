"""An analysis as JSON data, for files and network clients. The format is version 1."""

from dataclasses import asdict, dataclass
from typing import Any

from ..engine.actions import Move
from .results import Analysis, Decision, Judge, Line
from .sentences import Facts, facts_of_moves, seat_name, turning_point

FORMAT, VERSION = "bottega analysis", 1
DIGITS = 4


@dataclass(frozen=True)
class MoveData:
    """A move of the log, or one that is likely to follow. `move` is its number."""

    seat: int
    move: int
    text: str


@dataclass(frozen=True)
class LineData:
    """A move and what follows from it.

    `expected` is the result for the seat that moves, 0 to 1. `lead` is by how many points it ends ahead of its best
    rival by playouts, or null if the search would have played the same. `then` holds the moves most likely to follow.
    """

    move: int
    text: str
    expected: float
    lead: float | None
    then: list[MoveData]


@dataclass(frozen=True)
class DecisionData:
    """A move that had alternatives.

    `number` counts moves from 1, `options` counts the legal moves, `cost` is how much of the expected result the move
    gave away, `error` is its standard error.
    """

    number: int
    seat: int
    turn: int
    options: int
    iterations: int
    played: LineData
    best: LineData
    cost: float
    error: float


@dataclass(frozen=True)
class PlayerData:
    """A seat and how it played. `cost` is the mean of its decisions."""

    seat: int
    name: str
    score: int
    winner: bool
    decisions: int
    agreed: int
    cost: float


@dataclass(frozen=True)
class TurningPointData:
    """The number of a decision, and sentences about it."""

    number: int
    text: list[str]


@dataclass(frozen=True)
class EffortData:
    """How thorough the analysis is.

    The budget of a search (`iterations` or `seconds` is 0), the factor on it for the decisions that matter most, the
    playouts per row of chances, and the seed of the analysis. `judge` is what estimates the results in the searches:
    `network`, the game's network for this number of players, or `playouts` to the end, as in every older analysis.
    """

    iterations: int
    seconds: float
    closer: float
    playouts: int
    seed: int
    judge: Judge = "playouts"  # older analyses lack it


@dataclass(frozen=True)
class AnalysisData:
    """An analysis.

    `version` is raised when something here changes its meaning or is removed. `rules` is the version of the game's
    rules, `language` that of every `text`. `players` are by seat, `moves` is the log. `chances` has a row for the start
    and one after each move: each seat's chance to win, 0 to 1. `turns` has the turn of the game for each of these rows,
    zeros if the game counts no turns. `decisions` are in order, `turning_points` the costliest first.
    """

    format: str
    version: int
    game: str
    rules: int
    seed: str
    language: str
    effort: EffortData
    players: list[PlayerData]
    moves: list[MoveData]
    chances: list[list[float]]
    turns: list[int]
    decisions: list[DecisionData]
    turning_points: list[TurningPointData]


def to_json(found: Analysis, language: str = "en") -> dict[str, Any]:
    """The whole analysis as data that JSON can hold: an `AnalysisData` as a dictionary."""
    return asdict(to_data(found, language))


def to_data(found: Analysis, language: str = "en") -> AnalysisData:
    match, game = found.match, found.match.game
    about = facts_of_moves(found)

    def step(seat: int, move: Move, facts: Facts | None = None) -> MoveData:
        return MoveData(seat=seat, move=move.number, text=move.named(language, facts))

    def line(of: Line, facts: Facts | None) -> LineData:
        return LineData(
            move=of.move.number,
            text=of.move.named(language, facts),
            expected=round(of.expected, DIGITS),
            lead=None if of.lead is None else round(of.lead, DIGITS),
            then=[step(*one) for one in of.then],
        )

    def decision(of: Decision) -> DecisionData:
        return DecisionData(
            number=of.number,
            seat=of.seat,
            turn=of.turn,
            options=of.options,
            iterations=of.iterations,
            played=line(of.played, about.get((of.number, of.played.move.number))),
            best=line(of.best, about.get((of.number, of.best.move.number))),
            cost=round(of.cost, DIGITS),
            error=round(of.error, DIGITS),
        )

    return AnalysisData(
        format=FORMAT,
        version=VERSION,
        game=game.slug,
        rules=game.version,
        seed=match.seed,
        language=language,
        effort=EffortData(
            iterations=found.budget.iterations,
            seconds=found.budget.seconds,
            closer=found.closer,
            playouts=found.playouts,
            seed=found.seed,
            judge=found.judge,
        ),
        players=[
            PlayerData(
                seat=summary.seat,
                name=seat_name(game, summary.seat, language),
                score=match.scores[summary.seat],
                winner=summary.seat in match.winners,
                decisions=summary.decisions,
                agreed=summary.agreed,
                cost=round(summary.cost, DIGITS),
            )
            for summary in found.summaries
        ],
        moves=[step(seat, move, about.get((n, move.number))) for n, (seat, move) in enumerate(match.log, 1)],
        chances=[[round(chance, DIGITS) for chance in row] for row in found.chances],
        turns=list(found.turns),
        decisions=[decision(one) for one in found.decisions],
        turning_points=[
            TurningPointData(number=one.number, text=turning_point(found, one, language, about))
            for one in found.turning_points
        ],
    )
