"""Catanatron: the board game Catan in Python, four players, from a copy of one set-up table."""

import random
from collections.abc import Sequence
from typing import Any

from .timing import Task, Unit, serve

WHO, GAME = "Catanatron", "Catan"


def table() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=1)


def play(game: Any, most: int = 1_000_000) -> int:
    """Random legal moves to the end, its limit of turns or so many; returns the decisions."""
    from catanatron.game import TURNS_LIMIT

    decisions = 0
    choose = random.choice
    while decisions < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.execute(choose(game.state.playable_actions), validate_action=False)
        decisions += 1
    return decisions


def playing() -> Unit:
    start = table()
    return lambda: (play(start.copy()), 1)


def copying() -> Unit:
    game = table()
    chance = random.getstate()
    length = play(game.copy())
    random.setstate(chance)  # the same game again, half of it
    play(game, length // 2)

    def unit() -> tuple[int, int]:
        for _ in range(10):
            game.copy()
        return 10, 0

    return unit


def tasks() -> Sequence[Task]:
    import catanatron  # noqa: F401 - missing, it is missing for every task

    return [Task("play", WHO, GAME, ("python",), playing), Task("copy", WHO, GAME, ("python",), copying)]


if __name__ == "__main__":
    serve(tasks, ["catanatron"])
