"""The parameters that all environments have in common."""

import operator
from typing import Any

from ..engine.errors import InvalidMove, InvalidOption

PLAYERS = 4  # by default
ILLEGAL = -1.0  # the reward for an illegal move that does not raise; as in PettingZoo's own games
SEEDS = 2**48  # the number of different seeds
REWARDS = ("result", "margin")
RENDER_MODES = ("ansi", "rgb_array", "human")


def by_margin(rewards: str) -> bool:
    """Whether rewards depend on the margin. Raises InvalidOption."""
    if rewards not in REWARDS:
        raise InvalidOption(f"there are no rewards by {rewards!r}; there are {', '.join(REWARDS)}")
    return rewards == "margin"


def check_seat(seat: int, players: int) -> int:
    """Returns the seat. Raises InvalidOption if it does not exist."""
    if seat not in range(players):
        raise InvalidOption(f"there is no seat {seat}; they go from 0 to {players - 1}")
    return seat


def check_render_mode(render_mode: str | None) -> str | None:
    """Returns the mode. Raises InvalidOption if it does not exist."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise InvalidOption(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
    return render_mode


def move_number(action: Any) -> int:
    """An action as a Python integer. Raises InvalidMove if it is not a number."""
    try:
        return operator.index(action)
    except TypeError:
        raise InvalidMove(f"{action!r} is not the number of a move") from None
