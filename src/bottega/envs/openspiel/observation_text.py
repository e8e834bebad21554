"""An observation as text: `phase=assignment florins=3 supply.+1=4`, with an item for each number that is not empty."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from ...engine.observe import Layout, Part

OWN, NOBODY = "own", "nobody"


class ObservationText:
    """Names for the numbers of a layout. Seats count from the observer: own, +1, +2."""

    def __init__(self, layout: Layout) -> None:
        self.labels: list[str] = []
        self.parts: list[Part] = []  # the part of each number
        self._empty = np.zeros(layout.size, np.int16)  # the values that are left out
        for part in layout.parts:
            if part.meaning in ("choice", "seat"):
                self._empty[part.start : part.stop] = -1
            axes = [_words(axis, length) for axis, length in zip(part.axes, part.shape, strict=True)]
            for index in np.ndindex(part.shape):
                self.labels.append(".".join([part.name, *(axis[i] for axis, i in zip(axes, index, strict=True))]))
                self.parts.append(part)

    @staticmethod
    @cache
    def of(layout: Layout) -> "ObservationText":
        """The texts for a layout, made once."""
        return ObservationText(layout)

    def whole(self, row: Any, places: Any = None) -> str:
        """The text of an observation, or of some places of it, without empty values."""
        said = row != self._empty
        if places is not None:
            said &= places
        return self.some(row, np.flatnonzero(said).tolist())

    def changes(self, before: Any, after: Any) -> str:
        """The text of the numbers that have changed."""
        return self.some(after, np.flatnonzero(before != after).tolist())

    def some(self, row: Any, places: Iterable[int]) -> str:
        return " ".join(f"{self.labels[i]}={_value(self.parts[i], int(row[i]))}" for i in places)


def _words(axis: str, length: int) -> list[str]:
    if axis == "seat":
        return [OWN, *(f"+{i}" for i in range(1, length))]
    words = axis.split()
    return words if len(words) == length else [str(i) for i in range(length)]


def _value(part: Part, number: int) -> str:
    if part.meaning == "seat":
        return NOBODY if number < 0 else OWN if number == 0 else f"+{number}"
    if part.meaning == "choice":
        return "none" if number < 0 else str(part.words[number])
    return str(number)
