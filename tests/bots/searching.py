"""Matches to search, and what a search says of them."""

import bottega
from bottega.bots import bot
from bottega.bots.budget import Budget
from bottega.bots.search import explain
from bottega.engine.match import Match


def after(slug: str, moves: int, players: int = 3, seed: int = 1) -> Match:
    """A match that greedy bots have played for a while, at a decision with three legal moves or more."""
    match = bottega.new(slug, players, seed)
    bots = [bot("greedy", match.game, seat, "cpu") for seat in range(players)]
    while len(match.log) < moves or len(match.legal(match.actors[0])) < 3:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


def estimates(match: Match, seat: int, seed: int = 3) -> list[tuple[str, int, float]]:
    """The search's estimate of each legal move."""
    found = explain(match, seat, Budget(iterations=300), seed)
    return [(str(e.move), e.visits, e.expected) for e in found.moves]
