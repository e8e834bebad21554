"""Builds the compiled functions and arrays of the environments for a game and a number of players."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.heuristic import heuristic, score_moves
from ..engine.compile import Build, Rule, compile
from ..engine.game import Game
from ..engine.observe import Layout
from . import play, simulation_rules

OPPONENTS = {"random": play.reply_at_random, "greedy": play.reply_greedily}


@cache
def build(game: Game, players: int, opponents: str = "random", target: str = "cpu") -> Build:
    """The rules of a game, with its observation function and the bots that play other seats."""
    if opponents not in OPPONENTS:
        raise ValueError(f"there is no bot {opponents!r} for a batch; there are {', '.join(OPPONENTS)}")
    built = compile(game, target)
    if opponents == "greedy":
        built.bind(score_moves, heuristic(game))
    built.bind(play.observe, Layout.of(game, players).observe)
    built.bind(play.reply, OPPONENTS[opponents])
    return built


def blank(game: Game, players: int, options: dict[str, Any], dtype: Any = None) -> Any:
    """An array of one record that holds only the options. Raises InvalidOption."""
    record = np.zeros(1, dtype or game.record.dtype)
    game.write_settings(record[0], game.settings(players, options))
    return record


def new_arrays(
    game: Game, players: int, options: dict[str, Any], count: int, margins: bool, dtype: Any = None
) -> play.GameArrays:
    """The arrays for `count` games that have not started. `dtype` is that of the states, by default the record's."""
    size = Layout.of(game, players).size
    return play.GameArrays(
        states=np.zeros(count, dtype or game.record.dtype),
        blank=blank(game, players, options, dtype),
        learners=np.full(count, play.EVERY_SEAT, np.int64),
        rngs=np.zeros((count, 4), np.int64),
        worlds=np.zeros(count, dtype or game.record.dtype),
        seats=np.zeros(count, np.int64),
        masks=np.zeros((count, game.moves.size), np.int8),
        observations=np.zeros((count, size), np.int16),
        ended=np.zeros(count, np.bool_),
        rewards=np.zeros((count, players), np.float32),
        last=np.zeros((count, size), np.int16),
        margins=np.array([margins]),
    )


def new_scratch(game: Game) -> play.ScratchArrays:
    """Working space for one game at a time."""
    return play.ScratchArrays(
        moves=np.zeros(game.moves.size, np.int64),
        worth=np.zeros(game.moves.size, np.int64),
        standing=np.zeros((game.record.seats, 2), np.int64),
    )


class SimulationRules(NamedTuple):
    """The compiled functions of a simulation; see `simulation_rules.py`."""

    begin: Rule
    actors: Rule
    mark_legal: Rule
    apply: Rule
    attempt: Rule
    observe: Rule
    rewards: Rule
    redeal: Rule


@cache
def simulation(game: Game, players: int) -> SimulationRules:
    rules = build(game, players)
    return SimulationRules(*(rules.link(getattr(simulation_rules, f"{name}_of")) for name in SimulationRules._fields))
