"""OpenSpiel's observer: what a player sees of a state, as a tensor and as text."""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from ...engine.fields import EVERYONE, OWNER
from .game_config import GameConfig

MEMORY = "memory"  # the name of the digest in `dict`
BITS = 128


class Observer:
    """Implements OpenSpiel's interface for observers in Python.

    With perfect recall the tensor ends with a digest of everything the player has observed so far: two states have the
    same tensor if and only if they have the same information state string.
    """

    def __init__(self, config: GameConfig, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but {params} was given")
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation of the private information of all players is not supported")
        if kind.perfect_recall and not (kind.public_info and single):
            raise ValueError("perfect recall needs public and single-player information together")
        self.config, self.recalls = config, kind.perfect_recall
        self.public, self.single = kind.public_info, single
        shown = [EVERYONE] * kind.public_info + [OWNER] * single
        parts = [part for part in config.layout.parts if config.layout.fields[part.name].see in shown]
        self._places = np.zeros(config.layout.size, bool)
        for part in parts:
            self._places[part.start : part.stop] = True
        self._size = int(self._places.sum())
        self.tensor = np.zeros(self._size + BITS * self.recalls, np.float32)
        self.dict = {"observation": self.tensor[: self._size]}
        if self.recalls:
            self.dict[MEMORY] = self.tensor[self._size :]

    def _row(self, state: Any, player: int) -> Any:
        """Public information is the same for all players, so it is observed from seat 0."""
        return state.sequential.observe(player if self.single else 0)

    def set_from(self, state: Any, player: int) -> None:
        """Writes the observation into `tensor`."""
        row = self._row(state, player)
        if row is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._size] = row if self._size == row.size else row[self._places]
        if self.recalls:
            digest = hashlib.blake2b(state.sequential.text(player).encode(), digest_size=BITS // 8).digest()
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        """The observation as text."""
        if self.recalls:
            return str(state.sequential.text(player))
        row = self._row(state, player)
        if row is None:
            return ""
        words = self.config.observation_text.whole(row, self._places)
        return f"seat {player} of {self.config.players}\n{words}" if self.public and self.single else words
