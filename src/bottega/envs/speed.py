"""How fast the environments run, beside bare compiled playouts in the same process: `python -m bottega.envs.speed`.

Time is that of the processor, on one core, with uniformly random legal moves whose choosing is not counted.
"""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np

import bottega

from ..engine.game import Game
from ..engine.playout import playouts
from . import builds, play
from .solo import Solo
from .vector import Vector
from .zoo import Zoo

LEAST = 60_000  # decisions through faces that play one game at a time
BATCHES = (256, 1024, 4096)


class Clock:
    """Adds up the time between `start` and `stop`."""

    def __init__(self) -> None:
        self.spent = 0.0

    def start(self) -> None:
        self._from = time.thread_time()

    def stop(self) -> None:
        self.spent += time.thread_time() - self._from


@numba.njit
def choose(masks, moves, rng):  # type: ignore[no-untyped-def]
    """One of the open moves of each row, each as likely as the others."""
    for i in range(masks.shape[0]):
        rng[0] = rng[0] * 6364136223846793005 + 1442695040888963407
        left = ((rng[0] >> 33 & 0x7FFFFFFF) * masks[i].sum()) >> 31
        move = 0
        while masks[i, move] == 0 or left > 0:
            left -= masks[i, move]
            move += 1
        moves[i] = move


class Chooser:
    """Chooses for a whole batch, or for one."""

    def __init__(self, games: int) -> None:
        self._moves, self._rng = np.zeros(games, np.int64), np.ones(1, np.int64)

    def __call__(self, masks: Any) -> Any:
        choose(masks, self._moves, self._rng)
        return self._moves


def bare(game: Game, players: int, seconds: float = 2.0) -> float:
    """Decisions a second in games that nobody looks at, as `bottega bench` plays them."""
    rules = builds.build(game, players)
    run, clock, decisions = rules.link(playouts), Clock(), 0
    games = builds.new_games(game, players, {}, 1, margins=False)
    rules.link(play.begin_all)(games, np.ones(1, np.int64), builds.new_room(game))
    args = games.tables.copy(), games.tables, np.array([1, 2, 3, 4]), np.zeros(game.moves.size, np.int64)
    run(*args, 1)
    while clock.spent < seconds:
        clock.start()
        decisions += run(*args, 1000)
        clock.stop()
    return decisions / clock.spent


def in_turn(env: Any) -> float:
    """Decisions a second through PettingZoo's loop, observations and masks included."""
    choice, clock, decisions = Chooser(1), Clock(), 0
    while decisions < LEAST:
        clock.start()
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, ended, _, _ = env.last()
            clock.stop()
            action = None if ended else int(choice(observation["action_mask"][None])[0])
            decisions += not ended
            clock.start()
            env.step(action)
        clock.stop()
    return decisions / clock.spent


def alone(env: Solo) -> float:
    """Decisions of the learner a second; bots decide in between."""
    choice, clock, decisions = Chooser(1), Clock(), 0
    while decisions < LEAST:
        _, info = env.reset(seed=decisions)
        ended = False
        while not ended:
            action = int(choice(info["action_mask"][None])[0])
            clock.start()
            _, _, ended, _, info = env.step(action)
            clock.stop()
            decisions += 1
    return decisions / clock.spent


def side_by_side(env: Vector, seconds: float = 2.0) -> float:
    """Decisions a second in a batch, observations and masks included."""
    choice, clock, decisions = Chooser(env.num_envs), Clock(), 0
    _, info = env.reset(seed=1)
    for _ in range(100):  # then the games are no longer all at their beginning
        _, _, _, _, info = env.step(choice(info["action_mask"]))
    while clock.spent < seconds:
        moves = choice(info["action_mask"])
        clock.start()
        _, _, _, _, info = env.step(moves)
        clock.stop()
        decisions += env.num_envs
    return decisions / clock.spent


def figures(slug: str, players: int = 4) -> Iterator[tuple[str, float]]:
    """A line for each face."""
    game, zoo = bottega.game(slug), Zoo(slug)
    faces: dict[str, Callable[[], float]] = {
        "bare playouts": lambda: bare(game, players),
        **{f"vector of {n}": lambda n=n: side_by_side(Vector(slug, n, players)) for n in BATCHES},  # type: ignore[misc]
        "vector of 4096, the learner's": lambda: side_by_side(Vector(slug, 4096, players, "random")),
        "raw_env": lambda: in_turn(zoo.raw_env(players=players)),
        "env": lambda: in_turn(zoo.env(players=players)),
        "single, the learner's": lambda: alone(Solo(slug, players)),
    }
    for name, measure in faces.items():
        yield name, measure()


def main() -> None:
    for slug in sys.argv[1:] or bottega.GAMES:
        base = 0.0
        for name, rate in figures(slug):
            base = base or rate
            print(f"{slug:10} {name:30} {rate:12,.0f} decisions/s {rate / base:9.1%} of bare playouts", flush=True)


if __name__ == "__main__":
    main()
