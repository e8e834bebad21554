"""What a player sees of a state, for OpenSpiel: numbers by the names of the fields, and words."""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from ...engine.fields import EVERYONE, OWNER
from .form import Form

RECALL = "memory"  # the name of the digest among the fields
BITS = 128


class Observer:
    """Follows OpenSpiel's interface for observers written in Python.

    With perfect recall, the numbers of the present are followed by a digest of all that was perceived so far: states
    have the same numbers if and only if they have the same information state string.
    """

    def __init__(self, form: Form, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; {params} was given")
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observation of the secrets of all players")
        if kind.perfect_recall and not (kind.public_info and single):
            raise ValueError("perfect recall is of what is public and one's own together")
        self.form, self.recalls = form, kind.perfect_recall
        self.public, self.single = kind.public_info, single
        shown = [EVERYONE] * kind.public_info + [OWNER] * single
        parts = [part for part in form.layout.parts if form.layout.fields[part.name].see in shown]
        self._places = np.zeros(form.layout.size, bool)
        for part in parts:
            self._places[part.start : part.stop] = True
        self._size = int(self._places.sum())
        self.tensor = np.zeros(self._size + BITS * self.recalls, np.float32)
        self.dict = {"observation": self.tensor[: self._size]}
        if self.recalls:
            self.dict["memory"] = self.tensor[self._size :]

    def _row(self, state: Any, player: int) -> Any:
        """What is public looks the same to all: it is seen from seat 0."""
        return state.course.observe(player if self.single else 0)

    def set_from(self, state: Any, player: int) -> None:
        """Writes `tensor` anew."""
        row = self._row(state, player)
        if row is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._size] = row if self._size == row.size else row[self._places]
        if self.recalls:
            digest = hashlib.blake2b(state.course.text(player).encode(), digest_size=BITS // 8).digest()
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        """The same in words."""
        if self.recalls:
            return str(state.course.text(player))
        row = self._row(state, player)
        if row is None:
            return ""
        words = self.form.wording.whole(row, self._places)
        return f"seat {player} of {self.form.players}\n{words}" if self.public and self.single else words
