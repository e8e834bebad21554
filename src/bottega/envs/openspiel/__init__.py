"""OpenSpiel: importing this module registers each game as `bottega_<slug>`. See docs/openspiel.md."""

from collections.abc import Callable

from ...engine.extras import extra

with extra("envs"):
    import pyspiel

from .bots import BottegaBot
from .game import CLASSES, BottegaGame, BottegaState
from .sequential_game import DRAWS, OUTCOMES

__all__ = ["DRAWS", "OUTCOMES", "BottegaBot", "BottegaGame", "BottegaState", "resampler"]

for _game in CLASSES:
    pyspiel.register_game(_game.kind, _game)


def resampler(random: Callable[[], float]) -> Callable[[BottegaState, int], BottegaState]:
    """For `ISMCTSBot.set_resampler`: samples worlds that a player cannot distinguish, with this generator."""
    return lambda state, player: state.resample_from_infostate(player, random)
