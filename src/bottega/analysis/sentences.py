"""The sentences of an analysis, in all languages."""

from collections.abc import Iterable, Mapping
from functools import reduce

from ..engine.actions import Move
from ..engine.game import Game
from ..engine.messages import Messages
from .results import Analysis, Decision

MESSAGES = Messages(__package__)


Facts = dict[str, str | int]  # what a move is about besides its arguments
FactsOfMoves = Mapping[tuple[int, int], Facts]  # by the number of the decision and of the move


def facts_of_moves(found: Analysis) -> FactsOfMoves:
    """What the moves of the game, and the better ones, are about: the cards that lie at the positions they name."""
    match = found.match
    if not any(kind.about for kind in match.game.moves.kinds):
        return {}
    better = {decision.number: decision.best.move for decision in found.decisions}
    again, facts = match.restarted(), {}
    for number, (seat, move) in enumerate(match.log, 1):
        for one in (move, better.get(number, move)):
            facts[number, one.number] = one.about(again.state, seat)
        again.play_next(match)
    return facts


def turning_point(
    found: Analysis, decision: Decision, language: str = "en", about: FactsOfMoves | None = None
) -> list[str]:
    """What was played, what would have been better and by how much, and how play would have continued after both.

    Where a network judges, its own error is not known, so no error is said: that of the samples would be far too small.
    """
    game, played, best = found.match.game, decision.played, decision.best
    facts = [(about or {}).get((decision.number, line.move.number)) for line in (played, best)]
    sentences = [
        MESSAGES.say(
            "point-played",
            language,
            turn=decision.turn,
            unit=game.unit,
            number=decision.number,
            seat=seat_name(game, decision.seat, language),
            move=played.move.named(language, facts[0]),
        ),
        MESSAGES.say(
            "point-better",
            language,
            move=best.move.named(language, facts[1]),
            expected=best.expected,
            got=played.expected,
            cost=decision.cost,
            error=2 * decision.error,
            judge=found.judge,
        ),
    ]
    if best.lead is not None and played.lead is not None:
        signs = {"best-sign": _sign(best.lead), "played-sign": _sign(played.lead)}
        sentences.append(MESSAGES.say("point-lead", language, best=abs(best.lead), played=abs(played.lead), **signs))
    for key, line in (("point-then", best), ("point-then-played", played)):
        if line.then:
            sentences.append(MESSAGES.say(key, language, moves=continuation(line.then, game, language)))
    return sentences


def continuation(then: Iterable[tuple[int, Move]], game: Game, language: str = "en") -> str:
    """A line of moves, each with the player who makes it."""
    steps = [
        MESSAGES.say("step", language, seat=seat_name(game, seat, language), move=move.named(language))
        for seat, move in then
    ]
    return reduce(lambda line, step: MESSAGES.say("steps", language, told=line, step=step), steps) if steps else ""


def seat_name(game: Game, seat: int, language: str = "en") -> str:
    return game.messages.say(f"seat-{seat}", language)


def _sign(points: float) -> str:
    return "−" if points < 0 else "+"
