"""What environments are made of, compiled for a game and a number of players."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.heuristic import heuristic, score_moves
from ..engine.compile import Build, Rule, compile
from ..engine.game import Game
from ..engine.observe import Layout
from . import play, single_table

OPPONENTS = {"random": play.reply_at_random, "greedy": play.reply_greedily}


@cache
def build(game: Game, players: int, opponents: str = "random", target: str = "cpu") -> Build:
    """The rules, with what a seat observes and how bots reply."""
    if opponents not in OPPONENTS:
        raise ValueError(f"there is no bot {opponents!r} for a batch; there are {', '.join(OPPONENTS)}")
    built = compile(game, target)
    if opponents == "greedy":
        built.bind(score_moves, heuristic(game))
    built.bind(play.observe, Layout.of(game, players).observe)
    built.bind(play.reply, OPPONENTS[opponents])
    return built


def blank(game: Game, players: int, options: dict[str, Any], dtype: Any = None) -> Any:
    """An array of one record that holds the options and nothing else. Raises InvalidOption."""
    record = np.zeros(1, dtype or game.record.dtype)
    game.write_settings(record[0], game.settings(players, options))
    return record


def new_games(
    game: Game, players: int, options: dict[str, Any], count: int, margins: bool, dtype: Any = None
) -> play.Games:
    """The arrays for so many games, none begun; their states are of this dtype, or of the record's."""
    size = Layout.of(game, players).size
    return play.Games(
        tables=np.zeros(count, dtype or game.record.dtype),
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


def new_room(game: Game) -> play.Room:
    """Room for one game at a time."""
    return play.Room(
        moves=np.zeros(game.moves.size, np.int64),
        worth=np.zeros(game.moves.size, np.int64),
        standing=np.zeros((game.record.seats, 2), np.int64),
    )


class SingleRules(NamedTuple):
    """What can be done at one table; see `single_table.py`."""

    begin: Rule
    actors: Rule
    open: Rule
    apply: Rule
    attempt: Rule
    observe: Rule
    settle: Rule
    redeal: Rule


@cache
def single(game: Game, players: int) -> SingleRules:
    rules = build(game, players)
    return SingleRules(*(rules.link(getattr(single_table, f"{name}_at")) for name in SingleRules._fields))
