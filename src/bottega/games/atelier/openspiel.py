"""How long a game can be and how many points it can bring, for OpenSpiel, which asks before a game begins.

The figures follow from the rules and are generous: random games have a sixth of the choices or less.
"""

from collections.abc import Mapping
from typing import Any

from .components import HAND_LIMIT, LAST_ROUND, TAKE_LIMIT_WITH_HELP


def most_choices(players: int, settings: Mapping[str, Any]) -> int:
    """Sixty rounds; to take five cards, stop and put five away is the most in a turn, and one card for Leonardo."""
    return players * LAST_ROUND * (TAKE_LIMIT_WITH_HELP + 1 + HAND_LIMIT + 1)


def most_points(settings: Mapping[str, Any]) -> int:
    """In each Paint action four cards of four, level and masteries; then paintings and achievements."""
    return LAST_ROUND * (4 * 4 + 4 + 6) + 100
