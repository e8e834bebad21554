"""Possible worlds at random, and what holds in one of them."""

import random

import numpy as np

from ..engine.contract import SPECTATOR
from ..engine.game import Game
from ..engine.record import State
from .tape import Tape


def sample_worlds(game: Game, state: State, rng: random.Random, count: int) -> list[State]:
    """States that agree with this one in everything that was seen at the table."""
    worlds = [game.record.copy(state) for _ in range(count)]
    for world in worlds:
        with game.outside.drawing(Tape(rng, (), lambda cells: None)) as rules:
            rules.redeal(world, SPECTATOR)
    return worlds


def legal_in(game: Game, world: State, seat: int) -> list[int]:
    """The legal moves of a seat that is to move."""
    out = np.empty(game.moves.size, np.int64)
    n = game.build("python").legal(world, seat, out)
    return [int(number) for number in out[:n]]


def points_in(game: Game, world: State, players: int) -> list[int]:
    """The points of each seat now."""
    out = np.zeros((game.record.seats, 2), np.int64)
    game.build("python").scores(world, out)
    return [int(points) for points, _ in out[:players]]
