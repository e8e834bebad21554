"""Bots: programs that choose a move for a seat, knowing no more than the seat may know."""

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

BOTS = ("random", "greedy", "search")
# Levels with names a player understands, each with what it stands for.
LEVELS = {
    "garzone": "greedy",  # no thought ahead: what a sensible beginner plays
    "apprentice": "search:50",
    "master": "search:500",
    "maestro": "search:3s",
}


class Bot(Protocol):
    """Chooses moves. The same seed and the same knowledge give the same choice."""

    def choose(self, match: Match, seat: int) -> Move:
        """One of the legal moves of a seat that is asked."""
        ...


KNOWN = (*BOTS, *LEVELS, "search:1000", "search:0.5s")  # all names there are, with examples of a budget


def stands_for(name: str) -> tuple[str, str]:
    """What a name means: the bot, and its budget or nothing. Raises BottegaError for a name that means nothing."""
    kind, colon, budget = LEVELS.get(name, name).partition(":")
    if kind not in BOTS or (colon and kind != "search"):
        raise BottegaError(f"there is no bot {name!r}; there are {', '.join(KNOWN)}")
    if colon:
        Budget.read(budget)
    return kind, budget


def bot(name: str, game: Game, seed: int = 0, target: str = "python") -> Bot:
    """The bot of that name for a game; where it judges by rules of its own, they are built for the target."""
    kind, budget = stands_for(name)
    make: Callable[..., Bot] = import_module(f"{__name__}.{kind}").make
    return make(game, seed, target, *([budget] if budget else []))


def imagine(match: Match, seat: int, rng: Any) -> State:
    """A copy of the state in which all that the seat cannot know is dealt anew: what a bot may look at."""
    world = match.game.record.copy(match.state)
    chance.seed_from(world.rng, chance.draw(rng), chance.draw(rng))
    match.rules.redeal(world, seat)
    return world


def generator(seed: int) -> Any:
    """A generator for a bot's own chance."""
    rng = np.zeros(4, np.int64)
    chance.seed_from(rng, seed, 0)
    return rng
