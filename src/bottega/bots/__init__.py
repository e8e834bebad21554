"""Bots: programs that choose moves for a seat. A bot uses only what its seat may know."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from ..engine import chance
from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import State
from .budget import Budget
from .levels import LEVELS, level_bots

BOTS = ("random", "beginner", "greedy", "search", "net")
WITH_BUDGET = ("search", "net")  # compiled, and their names may end with a budget


class Bot(Protocol):
    """Chooses moves. The same seed and the same knowledge lead to the same choice."""

    def choose(self, match: Match, seat: int) -> Move:
        """Chooses one of the legal moves of an acting seat."""
        ...


# All names, with examples of a number or budget and of a bot of another program.
KNOWN = (*BOTS, *LEVELS, "beginner:50", "search:1000", "net:0.5s", "module:Class")
OUTSIDE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


def check_name(name: str) -> tuple[str, str]:
    """The kind of bot and its number or budget, which may be empty. Raises BottegaError for an unknown name.

    For a bot of another program that is "outside" and the whole name; only `bot` loads it. For a level it is "level"
    and its name, because its bot depends on the game.
    """
    kind, colon, number = name.partition(":")
    if name in LEVELS:
        return "level", name
    if kind not in BOTS and OUTSIDE.fullmatch(name):
        return "outside", name
    if kind not in BOTS or (colon and kind in ("random", "greedy")):
        raise BottegaError(f"there is no bot {name!r}; there are {', '.join(KNOWN)}")
    if colon and kind == "beginner":
        import_module(f"{__name__}.{kind}").Carelessness.read(number)
    elif colon:
        Budget.read(number)
    return kind, number


def parse_name(name: str, game: Game, players: int) -> tuple[str, str]:
    """The kind of bot and its number or budget, which may be empty. A level is the bot that it is in this game."""
    return check_name(level_bots(game, players).get(name, name))


def is_timed(name: str, game: Game) -> bool:
    """Whether a bot thinks for a time. What it plays is not reproducible."""
    found = [parse_name(name, game, players) for players in game.players]
    return any(kind in WITH_BUDGET and number.endswith("s") for kind, number in found)


def bot(name: str, game: Game, seed: int = 0, target: str = "python") -> Bot:
    """Makes the bot of that name for a game. A heuristic it needs is built for the target.

    A name `module:Class` imports that module, so such a name must come from the person who runs the program.
    """
    kind, number = check_name(name)
    if kind == "level":
        return LevelBot(name, game, seed, target)
    make: Callable[..., Bot] = import_module(f"{__name__}.{kind}").make
    return make(game, seed, target, *([number] if number else []))


class LevelBot:
    """The bot of a level. Which one that is may depend on the number of players, so it is made at its first choice."""

    def __init__(self, level: str, game: Game, seed: int, target: str) -> None:
        self._level, self._game, self._seed, self._target = level, game, seed, target
        self._bots: dict[str, Bot] = {}  # by name

    def choose(self, match: Match, seat: int) -> Move:
        name = level_bots(self._game, match.players)[self._level]
        if name not in self._bots:
            self._bots[name] = bot(name, self._game, self._seed, self._target)
        return self._bots[name].choose(match, seat)


def sample_world(match: Match, seat: int, rng: Any) -> State:
    """A copy of the state with everything the seat cannot know dealt again at random. Bots look only at such worlds.

    Scripted chance is for the match, so the world is dealt by the rules without it.
    """
    world = match.game.record.copy(match.state)
    chance.seed_from(world.rng, chance.draw(rng), chance.draw(rng))
    match.game.build(match.target).redeal(world, seat)
    return world


def generator(seed: int) -> Any:
    """A random generator for a bot."""
    rng = np.zeros(4, np.int64)
    chance.seed_from(rng, seed, 0)
    return rng
