"""The four games for OpenSpiel. Whoever imports this module can load them.

>>> import pyspiel
>>> import bottega.envs.openspiel
>>> game = pyspiel.load_game("bottega_omnia(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(7), state.apply_action(7)  # the set-up is drawn
(None, None)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'keep cards 1+4')
"""

from collections.abc import Callable

import pyspiel

from .bots import OurBot
from .course import DRAWS, OUTCOMES
from .game import AtelierGame, BottegaGame, BottegaState, LeonardoGame, MagnificoGame, OmniaGame

__all__ = ["DRAWS", "OUTCOMES", "BottegaGame", "BottegaState", "OurBot", "resampler"]

for _game in (LeonardoGame, MagnificoGame, AtelierGame, OmniaGame):
    pyspiel.register_game(_game.kind, _game)


def resampler(random: Callable[[], float]) -> Callable[[BottegaState, int], BottegaState]:
    """For `ISMCTSBot.set_resampler`: worlds that a player cannot tell apart, by chance of one's own."""
    return lambda state, player: state.resample_from_infostate(player, random)
