"""Upper bounds for the length of a game and its points, which OpenSpiel needs in advance.

They follow from the rules and are generous: random games have at most a sixth of the choices. A battle has no bound in
the rules, because dice can miss forever: we allow a hundred choices for each.
"""

from collections.abc import Mapping
from typing import Any

from .components import MOST_FLORINS


def most_choices(players: int, settings: Mapping[str, Any]) -> int:
    """A round brings at least two points. In it 32 recruits are placed, one bid is made and a card chosen. A turn has
    thirty actions that cost ten florins or more, four more choices for each of three wars and three movements, forty
    machines to scrap, an end, and three battles."""
    rounds = ((int(settings["goal"]) - 1) * players + 2) // 2
    return players * (1 + rounds * (32 + 2 + MOST_FLORINS // 10 + 6 * 5 + 40 + 1 + 3 * 100))


def most_points(settings: Mapping[str, Any]) -> int:
    """The goal, and what a round can bring: card, three majorities, ten cities."""
    return int(settings["goal"]) + 2 + 3 * 2 + 10
