"""How long a game can be and how many points it can bring: OpenSpiel asks for it before a game begins.

A game says it in its module `openspiel`. For a game that does not, generous figures are taken.
"""

from collections.abc import Mapping
from typing import Any

from ...engine.game import Game

MOST_CHOICES = 10_000  # of each player
MOST_POINTS = 10_000


def most_choices(game: Game, players: int, settings: Mapping[str, Any]) -> int:
    """No game has more choices of players than this."""
    module = game.part("openspiel")
    return int(module.most_choices(players, settings)) if module else players * MOST_CHOICES


def most_points(game: Game, settings: Mapping[str, Any]) -> int:
    """No player gets more than this, and none less than nothing."""
    module = game.part("openspiel")
    return int(module.most_points(settings)) if module else MOST_POINTS
