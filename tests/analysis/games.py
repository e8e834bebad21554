"""Finished games to analyse."""

import bottega
from bottega.analysis import Analysis, Decision
from bottega.bots import bot


def play_on(match: bottega.Match) -> bottega.Match:
    """Greedy bots finish the game."""
    bots = [bot("greedy", match.game, seat, "cpu") for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


def decision(found: Analysis, number: int) -> Decision:
    """The decision with this number."""
    (it,) = [decision for decision in found.decisions if decision.number == number]
    return it
