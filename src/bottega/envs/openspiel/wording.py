"""An observation in words: `phase=assignment florins=3 supply.+1=4`, one word for each number that says something."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from ...engine.observe import Layout, Part

OWN, NOBODY = "own", "nobody"


class Wording:
    """How the numbers of a layout are called. Seats are counted from the one that looks: own, +1, +2."""

    def __init__(self, layout: Layout) -> None:
        self.labels: list[str] = []
        self.parts: list[Part] = []  # which each number belongs to
        self._nothing = np.zeros(layout.size, np.int16)  # the number that says none, and so need not be said
        for part in layout.parts:
            if part.meaning in ("choice", "seat"):
                self._nothing[part.start : part.stop] = -1
            axes = [_words(axis, length) for axis, length in zip(part.axes, part.shape, strict=True)]
            for index in np.ndindex(part.shape):
                self.labels.append(".".join([part.name, *(axis[i] for axis, i in zip(axes, index, strict=True))]))
                self.parts.append(part)

    @staticmethod
    @cache
    def of(layout: Layout) -> "Wording":
        """The wording of a layout, made once."""
        return Wording(layout)

    def whole(self, row: Any, places: Any = None) -> str:
        """An observation, or those places of it; what is none is left out."""
        said = row != self._nothing
        if places is not None:
            said &= places
        return self.some(row, np.flatnonzero(said).tolist())

    def changes(self, before: Any, after: Any) -> str:
        """What is not as it was."""
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
