"""Figures in which one move can be compared with another. A game lists its own in its module `measures`."""

from collections.abc import Callable
from dataclasses import dataclass

from .record import State


@dataclass(frozen=True)
class Measure:
    """A figure of a seat that everybody understands. `worth` is about how many points one of it is worth.

    Its name is the key of a message, `measure-<name>`: what is counted, in the plural.
    """

    of: Callable[[State, int], float]
    worth: float
