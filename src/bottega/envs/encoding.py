"""Observations as learners want them: numbers from 0 to 1, and identities as one-hot rows."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine.errors import InvalidOption
from ..engine.observe import Layout, Part

OBSERVATIONS = ("raw", "scaled", "one_hot")
HALF = 20  # a number without a limit becomes x / (x + HALF): 20 becomes one half


class Encoding:
    """How an environment shows the numbers of an observation.

    "raw": int16, as in the layout. "scaled": float32 from 0 to 1, by the declared limits. "one_hot": the same, but a
    choice or a seat becomes a row of 0 and 1, with a first place for none.

    >>> import bottega
    >>> layout = Layout.of(bottega.game(bottega.GAMES[0]), players=3)
    >>> encoding = Encoding(layout, "one_hot")
    >>> encoding.encode(np.zeros((8, layout.size), np.int16)).shape == (8, encoding.size)
    True
    >>> encoding.slices["phase"].stop - encoding.slices["phase"].start == len(layout["phase"].words) + 1
    True
    """

    def __init__(self, layout: Layout, kind: str = "raw") -> None:
        if kind not in OBSERVATIONS:
            raise InvalidOption(f"there are no observations {kind!r}; there are {', '.join(OBSERVATIONS)}")
        self.kind = kind
        self.slices: dict[str, slice] = {}  # where each field is in an encoded observation
        self._raw_space = spaces.Box(*layout.limits, dtype=np.int16)
        columns: list[Any] = []
        self.size = 0
        for part in layout.parts:
            low, high = (int(row[part.start]) for row in layout.limits)
            hot = kind == "one_hot" and _is_identity(part)
            values = np.arange(low, high + 1) if hot else np.zeros(1)
            columns.append(
                np.stack(
                    [
                        np.repeat(np.arange(part.start, part.stop), len(values)),
                        np.tile(values, part.size),
                        np.full(part.size * len(values), hot),
                    ]
                )
            )
            self.slices[part.name] = slice(self.size, self.size + part.size * len(values))
            self.size = self.slices[part.name].stop
        self._source, self._value, hot_columns = np.concatenate(columns, axis=1).astype(np.int16)
        self._is_hot = hot_columns.astype(np.bool_)
        low, high = (row[self._source].astype(np.float32) for row in layout.limits)
        self._low, self._span = low, np.maximum(high - low, 1)
        self._is_open = high == np.iinfo(np.int16).max

    @property
    def space(self) -> spaces.Box:
        return self._raw_space if self.kind == "raw" else spaces.Box(0, 1, (self.size,), np.float32)

    def masked_space(self, moves: int) -> spaces.Dict:
        """The space of an observation with an action mask, as PettingZoo expects it."""
        return spaces.Dict({"observation": self.space, "action_mask": spaces.Box(0, 1, (moves,), np.int8)})

    def encode(self, observations: Any) -> Any:
        """Encodes one observation or many; the last axis is that of the layout. "raw" returns them as they are."""
        if self.kind == "raw":
            return observations
        chosen = observations[..., self._source]
        scaled = (chosen - self._low) / self._span
        if self._is_open.any():
            unlimited = np.maximum(chosen[..., self._is_open], 0).astype(np.float32)
            scaled[..., self._is_open] = unlimited / (unlimited + HALF)
        return np.where(self._is_hot, chosen == self._value, scaled).astype(np.float32, copy=False)


def _is_identity(part: Part) -> bool:
    return part.meaning in ("choice", "seat") or part.name == "seat"
