"""An analysis as JSON data, for files and network clients. The format, version 1:

    format          "bottega analysis"
    version         1; raised when something here changes its meaning or is removed
    game, rules     the game's name and the version of its rules
    seed            of the match
    language        of every `text`
    effort          {iterations, seconds, closer, playouts, seed}: the budget of a search (one of the first two is 0),
                    the factor on it for the decisions that matter most, the playouts per row of chances, and the seed
                    of the analysis
    players         by seat: {seat, name, score, winner, decisions, agreed, cost}; `cost` is the mean of the decisions
    moves           the log: {seat, move, text}; `move` is the number of the move
    chances         a row for the start and one after each move: each seat's chance to win, 0 to 1
    turns           the turn of the game for each row of `chances`; zeros if the game counts no turns
    decisions       the moves that had alternatives, in order: {number, seat, turn, options, iterations, played, best,
                    cost, error}; `number` counts moves from 1, `options` counts the legal moves, `cost` is how much of
                    the expected result the move gave away, `error` is its standard error
    turning_points  the costliest first: {number, text}; the number of a decision and a list of sentences

`played` and `best` are lines: {move, text, expected, lead, then}. `expected` is the result for the seat that moves, 0
to 1; `lead` is by how many points it ends ahead of its best rival, or null if the search would have played the same;
`then` holds the moves most likely to follow, as in the log.
"""

from typing import Any

from ..engine.actions import Move
from .results import Analysis, Decision, Line
from .sentences import seat_name, turning_point

FORMAT, VERSION = "bottega analysis", 1
DIGITS = 4


def to_json(found: Analysis, language: str = "en") -> dict[str, Any]:
    """The whole analysis as data that JSON can hold."""
    match, game = found.match, found.match.game

    def step(seat: int, move: Move) -> dict[str, Any]:
        return {"seat": seat, "move": move.number, "text": move.say(language)}

    def line(of: Line) -> dict[str, Any]:
        return {
            "move": of.move.number,
            "text": of.move.say(language),
            "expected": round(of.expected, DIGITS),
            "lead": None if of.lead is None else round(of.lead, DIGITS),
            "then": [step(*one) for one in of.then],
        }

    def decision(of: Decision) -> dict[str, Any]:
        return {
            "number": of.number,
            "seat": of.seat,
            "turn": of.turn,
            "options": of.options,
            "iterations": of.iterations,
            "played": line(of.played),
            "best": line(of.best),
            "cost": round(of.cost, DIGITS),
            "error": round(of.error, DIGITS),
        }

    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.slug,
        "rules": game.version,
        "seed": match.seed,
        "language": language,
        "effort": {
            "iterations": found.budget.iterations,
            "seconds": found.budget.seconds,
            "closer": found.closer,
            "playouts": found.playouts,
            "seed": found.seed,
        },
        "players": [
            {
                "seat": summary.seat,
                "name": seat_name(game, summary.seat, language),
                "score": match.scores[summary.seat],
                "winner": summary.seat in match.winners,
                "decisions": summary.decisions,
                "agreed": summary.agreed,
                "cost": round(summary.cost, DIGITS),
            }
            for summary in found.summaries
        ],
        "moves": [step(*one) for one in match.log],
        "chances": [[round(chance, DIGITS) for chance in row] for row in found.chances],
        "turns": list(found.turns),
        "decisions": [decision(one) for one in found.decisions],
        "turning_points": [
            {"number": one.number, "text": turning_point(one, game, language)} for one in found.turning_points
        ],
    }
