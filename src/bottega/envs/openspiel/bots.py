"""Bottega's bots for OpenSpiel."""

from typing import Any

import pyspiel

from ...bots import bot
from .sequential_game import CHANCE


class BottegaBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of `bottega.bots` for OpenSpiel's loops. It plays for the current player.

    Like every bot of OpenSpiel it gets the whole state, but it chooses in worlds sampled from what the player knows.
    """

    def __init__(self, game: Any, name: str, seed: int = 0) -> None:
        super().__init__()
        self._bots = [bot(name, game.game, seed * game.num_players() + p, "cpu") for p in range(game.num_players())]

    def step(self, state: Any) -> int:
        """The move that the bot chooses."""
        player = state.current_player()
        if player < 0:
            raise ValueError("a bot cannot choose at a chance node" if player == CHANCE else "the game is over")
        move: int = self._bots[player].choose(state.sequential.simulation.match(), player).number
        return move

    def restart_at(self, state: Any) -> None:
        """Does nothing: the bot has no state that depends on the game."""

    def provides_policy(self) -> bool:
        return False
