"""Upper bounds for the length of a game and its points, which OpenSpiel needs in advance.

They follow from the rules and are generous: random games have at most a sixth of the choices.
"""

from collections.abc import Mapping
from typing import Any

from .components import HAND_LIMIT, LAST_ROUND, TAKE_LIMIT_WITH_HELP


def most_choices(players: int, settings: Mapping[str, Any]) -> int:
    """Sixty rounds; the longest turn takes five cards, stops and discards five, and uses one card for Leonardo."""
    return players * LAST_ROUND * (TAKE_LIMIT_WITH_HELP + 1 + HAND_LIMIT + 1)


def most_points(settings: Mapping[str, Any]) -> int:
    """Every Paint action with four cards of value 4, level and masteries; then paintings and achievements."""
    return LAST_ROUND * (4 * 4 + 4 + 6) + 100
