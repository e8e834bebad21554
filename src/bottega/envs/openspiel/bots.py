"""Our bots at OpenSpiel's tables."""

from typing import Any

import pyspiel

from ...bots import bot
from .course import CHANCE


class OurBot(pyspiel.Bot):  # type: ignore[misc]
    """One of `bottega.bots` for OpenSpiel's loops: it plays for whichever player is asked.

    It is handed the state, like every bot of OpenSpiel, and chooses in worlds dealt from what the player knows.
    """

    def __init__(self, game: Any, name: str, seed: int = 0) -> None:
        super().__init__()
        self._bots = [bot(name, game.game, seed * game.num_players() + p, "cpu") for p in range(game.num_players())]

    def step(self, state: Any) -> int:
        """The move it makes."""
        player = state.current_player()
        if player < 0:
            raise ValueError("chance decides here, not a bot" if player == CHANCE else "the game is over")
        move: int = self._bots[player].choose(state.course.table.match(), player).number
        return move

    def restart_at(self, state: Any) -> None:
        """It remembers nothing that would have to be forgotten."""

    def provides_policy(self) -> bool:
        return False
