"""Upper bounds for the length of a game and its points, which OpenSpiel needs in advance.

They follow from the rules and are generous: random games have at most a sixth of the choices.
"""

from collections.abc import Mapping
from typing import Any

from .components import CARDS, CITIES, CITY_POINTS, POINTS, ROUNDS


def most_choices(players: int, settings: Mapping[str, Any]) -> int:
    """Three choices in the draft. In a turn a card is played, its two actions bring at most nine cards with an effect,
    each of these eleven takes two choices, and the turn is ended."""
    return players * (3 + ROUNDS * (1 + 2 * (2 + 9) + 1))


def most_points(settings: Mapping[str, Any]) -> int:
    """Every card, and the best city for every card and city."""
    return int(POINTS.sum()) + int(CITY_POINTS.max()) * (len(CARDS) + len(CITIES))
