"""How a game ended, for ratings, profiles and the archive. It follows from the log of its table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SeatResult:
    """How a seat ended."""

    person: str | None  # None for a bot
    name: str
    emblem: str
    level: str | None  # of a bot
    points: int
    place: int  # 1 is first; equal places are a draw
    left: bool  # the person gave up, so that the seat is last
    sources: Mapping[str, int]  # the points by their sources
    opening: Mapping[str, Any] | None  # the seat's first move: its name and arguments


@dataclass(frozen=True)
class GameResult:
    """How a game ended. `rated` says whether it changes ratings."""

    game: str
    rules: int
    public: bool
    rated: bool
    finished: bool  # False if it was abandoned
    created: int
    ended: int
    moves: int
    options: Mapping[str, Any]
    seats: tuple[SeatResult, ...]
    home: bool = False  # played with cardboard
