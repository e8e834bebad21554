"""Upper bounds for the length of a game and its points, which OpenSpiel needs in advance.

A game declares them in its module `openspiel`. For a game without that module the bounds are generous.
"""

from collections.abc import Mapping
from typing import Any

from ...engine.game import Game

MOST_CHOICES = 10_000  # per player
MOST_POINTS = 10_000


def most_choices(game: Game, players: int, settings: Mapping[str, Any]) -> int:
    """An upper bound for the number of choices of all players in a game."""
    module = game.part("openspiel")
    return int(module.most_choices(players, settings)) if module else players * MOST_CHOICES


def most_points(game: Game, settings: Mapping[str, Any]) -> int:
    """An upper bound for the points of a player; the lower bound is 0."""
    module = game.part("openspiel")
    return int(module.most_points(settings)) if module else MOST_POINTS
