"""Parameters that all environments take, as they are given."""

import operator
from typing import Any

from ..engine.errors import InvalidMove, InvalidOption

PLAYERS = 4  # unless told otherwise: every game can be played by four
ILLEGAL = -1.0  # the reward for a move that is not open, where it does not raise; as in PettingZoo's own games
SEEDS = 2**48  # so many there are; greater ones repeat them
REWARDS = ("result", "margin")
RENDER_MODES = ("ansi", "rgb_array", "human")


def by_margin(rewards: str) -> bool:
    """Whether rewards go by the margin. Raises InvalidOption."""
    if rewards not in REWARDS:
        raise InvalidOption(f"there are no rewards by {rewards!r}; there are {', '.join(REWARDS)}")
    return rewards == "margin"


def check_seat(seat: int, players: int) -> int:
    """The seat, if there is such a one. Raises InvalidOption."""
    if seat not in range(players):
        raise InvalidOption(f"there is no seat {seat}; they go from 0 to {players - 1}")
    return seat


def check_render_mode(render_mode: str | None) -> str | None:
    """The mode, if there is such a one. Raises InvalidOption."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise InvalidOption(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
    return render_mode


def number(action: Any) -> int:
    """An action as a plain number. Raises InvalidMove for what is none."""
    try:
        return operator.index(action)
    except TypeError:
        raise InvalidMove(f"{action!r} is not the number of a move") from None
