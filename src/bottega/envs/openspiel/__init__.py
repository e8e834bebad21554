"""The games for OpenSpiel: importing this module registers each as `bottega_<slug>`. See docs/openspiel.md."""

from collections.abc import Callable

import pyspiel

from .bots import OurBot
from .course import DRAWS, OUTCOMES
from .game import CLASSES, BottegaGame, BottegaState

__all__ = ["DRAWS", "OUTCOMES", "BottegaGame", "BottegaState", "OurBot", "resampler"]

for _game in CLASSES:
    pyspiel.register_game(_game.kind, _game)


def resampler(random: Callable[[], float]) -> Callable[[BottegaState, int], BottegaState]:
    """For `ISMCTSBot.set_resampler`: worlds that a player cannot tell apart, by chance of one's own."""
    return lambda state, player: state.resample_from_infostate(player, random)
