"""Upper bounds for the length of a game and its points, which OpenSpiel needs in advance.

They follow from the rules and are generous: random games have at most a sixth of the choices.
"""

from collections.abc import Mapping
from typing import Any

from .components import LAST_TURN, MOST_FLORINS, VARIETY


def most_choices(players: int, settings: Mapping[str, Any]) -> int:
    """Three favours of five choices; then each turn 5 for labs, 11 to send nine apprentices and the master, 12 at the
    Council, 21 in the seven places with four prices, 3 to announce, 5 bids."""
    return players * (3 * 5 + LAST_TURN * (5 + 11 + 12 + 21 + 3 + 5))


def most_points(settings: Mapping[str, Any]) -> int:
    """All florins of the game, and the highest bonus for variety."""
    return MOST_FLORINS + int(VARIETY.max())
