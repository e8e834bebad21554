"""Short finished games: the last turns, taken up from a described position."""

from typing import Any

import pytest

import bottega
from bottega.bots import bot

LATE: dict[str, Any] = {
    "players": 3,
    "turn": 8,
    "phase": "laboratory",
    "florins": [6, 9, 7],
    "requested": [1, 2, 13, 6],
    "hand": [{"iron": 1, "wood": 1}, {"rope": 1, "brick": 1}, {"wood": 2, "iron": 1}],
}


def play_on(match: bottega.Match) -> bottega.Match:
    """Greedy bots finish the game."""
    bots = [bot("greedy", match.game, seat, "cpu") for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


@pytest.fixture(scope="session")
def finished() -> bottega.Match:
    return play_on(bottega.position("leonardo", LATE, seed=4))
