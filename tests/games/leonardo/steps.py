"""A table at which somebody bids."""

import bottega
from tests.games.steps import play


def at_an_auction() -> bottega.Match:
    """Two players with nine florins each have announced number 1, and bid for its card with the reward."""
    match = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 2,
            "phase": "announcing",
            "florins": [9, 9],
            "weeks": [{"small": 4}, {"small": 4}],
            "work": [{"small": 1}, {"small": 1}],
        },
        seed=1,
    )
    play(match, "0 announce small", "1 announce small")
    return match
