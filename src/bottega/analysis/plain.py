"""An analysis as plain data, for a file or a client of the network. The shape, version 1:

    format          "bottega analysis"
    version         1; raised when something here changes its meaning or goes away
    game, rules     the game's name and the version of its rules
    seed            of the match
    language        of all `text`
    effort          {iterations, seconds, closer, playouts, seed}: what a search was given (one of the first two is 0),
                    how many times that the decisions that mattered most were given, the games behind a row of chances,
                    and the seed of the analysis
    players         by seat: {seat, name, score, winner, decisions, agreed, cost}; `cost` is the mean of the decisions
    moves           the log: {seat, move, text}; a move is its number in the game
    chances         a row for the start and one after each move: each seat's chance to win, 0 to 1
    turns           the game's turn in each row of `chances`; zeros for a game without turns
    decisions       where more than one move was open, in order: {number, seat, turn, options, iterations, played, best,
                    cost, error}; `number` counts moves from 1, `options` the moves that were open, `cost` is what the
                    choice gave away of the expected result, `error` its standard error
    turning_points  the costliest first: {number, text}, the number of a decision and a list of sentences

`played` and `best` are lines: {move, text, expected, lead, then}. `expected` is the result for whoever moves, 0 to 1,
`lead` the points they end ahead of the best rival (null where the search would have played the same), `then` the moves
most likely to follow, as in the log.
"""

from typing import Any

from ..engine.actions import Move
from .figures import Analysis, Decision, Line
from .words import seat_name, turning_point

FORMAT, VERSION = "bottega analysis", 1
DIGITS = 4


def plain(found: Analysis, language: str = "en") -> dict[str, Any]:
    """All of an analysis, ready for JSON."""
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
                "seat": account.seat,
                "name": seat_name(game, account.seat, language),
                "score": match.scores[account.seat],
                "winner": account.seat in match.winners,
                "decisions": account.decisions,
                "agreed": account.agreed,
                "cost": round(account.cost, DIGITS),
            }
            for account in found.accounts
        ],
        "moves": [step(*one) for one in match.log],
        "chances": [[round(chance, DIGITS) for chance in row] for row in found.chances],
        "turns": list(found.turns),
        "decisions": [decision(one) for one in found.decisions],
        "turning_points": [
            {"number": one.number, "text": turning_point(one, game, language)} for one in found.turning_points
        ],
    }
