"""The classes of player counts. A duel asks for other skills than a table of several, so each has its own ratings."""

from typing import Literal, get_args

PlayerClass = Literal["two", "several"]
CLASSES: tuple[PlayerClass, ...] = get_args(PlayerClass)


def class_of(players: int) -> PlayerClass:
    return "two" if players == 2 else "several"
