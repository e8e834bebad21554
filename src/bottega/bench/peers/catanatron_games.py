"""Catanatron: the board game Catan in Python, four players, from copies of one set-up."""

import random
from collections.abc import Sequence
from typing import Any

from .timing import Benchmark, Unit, serve

WHO, GAME = "Catanatron", "Catan"


def new_game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=1)


def play(game: Any, most: int = 1_000_000) -> int:
    """Plays random legal moves to the end, to the limit of turns or to `most`; returns the decisions."""
    from catanatron.game import TURNS_LIMIT

    decisions = 0
    choose = random.choice
    while decisions < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.execute(choose(game.state.playable_actions), validate_action=False)
        decisions += 1
    return decisions


def playing() -> Unit:
    start = new_game()
    return lambda: (play(start.copy()), 1)


def copying() -> Unit:
    game = new_game()
    chance = random.getstate()
    length = play(game.copy())
    random.setstate(chance)  # half of the same game
    play(game, length // 2)

    def unit() -> tuple[int, int]:
        for _ in range(10):
            game.copy()
        return 10, 0

    return unit


def benchmarks() -> Sequence[Benchmark]:
    import catanatron  # noqa: F401 - fails here, once, if the peer is missing

    return [Benchmark("play", WHO, GAME, ("python",), playing), Benchmark("copy", WHO, GAME, ("python",), copying)]


if __name__ == "__main__":
    serve(benchmarks, ["catanatron"])
