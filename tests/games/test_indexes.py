"""No rule counts from the end: on a device indexes are not looked at for that."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.bots.heuristic import heuristic, score_moves
from bottega.bots.tree import best_move
from bottega.engine import contract
from bottega.engine.chance import below
from bottega.engine.compile import Build
from tests.engine.tables import fresh_tables

GAMES = 4  # of every number of players and option


class Watched(np.ndarray):
    """An array that has no places counted from its end."""

    def __getitem__(self, at: Any) -> Any:
        check(at)
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        check(at)
        super().__setitem__(at, value)


def check(at: Any) -> None:
    for index in at if isinstance(at, tuple) else (at,):
        assert isinstance(index, slice) or index >= 0


class WatchedState:
    """A state whose arrays are watched."""

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        value = self.record[name]
        return value.view(Watched) if isinstance(value, np.ndarray) else value

    def __setattr__(self, name: str, value: Any) -> None:
        self.record[name] = value


def watched(clone: FunctionType, inline: bool) -> FunctionType:
    names = {
        name: value.view(Watched) if isinstance(value, np.ndarray) else value
        for name, value in clone.__globals__.items()
    }
    return FunctionType(clone.__code__, names, clone.__name__, clone.__defaults__)


def silent(kind: int, *facts: int) -> None:
    pass


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_rule_and_no_judge_counts_from_the_end(slug: str) -> None:
    game = bottega.game(slug)
    rules = Build(game, watched, {contract.emit: silent})
    rules.bind(score_moves, heuristic(game))
    choose = rules.link(best_move)
    tables, rngs = fresh_tables(game, GAMES)
    moves = np.zeros(game.moves.size, np.int64).view(Watched)
    worth, standing = moves.copy(), np.zeros((game.record.seats, 2), np.int64).view(Watched)
    for table, rng in zip(tables, rngs, strict=True):
        s, worlds = WatchedState(table), tables[:1].copy()
        rules.setup(s)
        decisions = 0
        while acting := int(rules.actors(s)):
            seat = acting.bit_length() - 1
            n = rules.legal(s, seat, moves)
            chosen = below(rng, n)
            if decisions % 5 == 0:
                worlds[0] = table
                rules.redeal(WatchedState(worlds[0]), seat)
                chosen = choose(WatchedState(worlds[0]), seat, n, rng.view(Watched), moves, worth)
            rules.apply(s, seat, moves[chosen])
            decisions += 1
        rules.scores(s, standing)
        assert decisions > 20
