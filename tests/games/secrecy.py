"""For tests of secrecy: worlds that a seat cannot distinguish, what it is sent, and what a game keeps hidden.

Each game says in its `secrecy.py` what is hidden in it, as `SECRETS`; `test_secrecy.py` does the rest.
"""

import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.bots import sample_world
from bottega.engine.game import Game
from bottega.engine.observe import Layout

from .steps import Driver, anything

Telling = list[dict[str, str | int]]


def same(match: bottega.Match, seat: int, actor: int, move: bottega.Move, rng: random.Random) -> bottega.Move | None:
    """The same move, if it is possible in this world."""
    return move if move in match.legal(actor) else None


def nothing(seat: int, actor: int, move: bottega.Move, telling: Telling) -> bool:
    """A move by which a seat learns nothing but its events."""
    return False


def no_question(rng: random.Random) -> dict[str, str | int]:
    """For games without forecasts."""
    return {}


@dataclass(frozen=True)
class Table:
    """A way to begin, from a seed, and a way to play."""

    name: str
    begin: Callable[[int], bottega.Match]
    driver: Driver = anything


@dataclass(frozen=True)
class Secrets:
    """What a game hides, and how that is put to the test."""

    clauses: tuple[str, ...]  # as in a `rule` mark
    tables: list[Table]
    revealing: set[str]  # the events that bring hidden things to light, and so may differ
    hidden: set[str]  # the moves whose possibility others cannot see
    like_for_like: bool = False  # where tellings differ, they tell of the same kind of event
    unset: frozenset[str] = frozenset()  # fields in which a seat may have nothing of its own
    alike: Callable[[bottega.Match, int, int, bottega.Move, random.Random], bottega.Move | None] = same
    learned: Callable[[int, int, bottega.Move, Telling], bool] = nothing
    question: Callable[[random.Random], dict[str, str | int]] = no_question  # of a forecast
    always: frozenset[str] = frozenset()  # phases in which every moment is looked at
    share: float = 0.25  # of the other moments
    games: int = 1  # at each table
    moments: int = 20  # at least this many must be compared
    steps: int = 60  # at least this many must be played side by side

    def seeds(self, first: int) -> range:
        return range(first, first + 10 * self.games, 10)

    def only_revealed(self, one: Telling, other: Telling) -> bool:
        """Whether two tellings are the same up to an event that brings something hidden to light."""
        for here, there in zip(one, other, strict=False):
            if here != there:
                if self.like_for_like:
                    return here["event"] in self.revealing and here["event"] == there["event"]
                return bool({here["event"], there["event"]} & self.revealing)
        rest = one[len(other) :] or other[len(one) :]
        return not rest or (not self.like_for_like and rest[0]["event"] in self.revealing)

    def stops(
        self, match: bottega.Match, driver: Driver, rng: random.Random, share: float
    ) -> Iterator[tuple[int, bottega.Move]]:
        """Plays a match to its end and stops, now and then, before a move: the seat and the move that comes next."""
        while not match.over:
            seat = rng.choice(match.actors)
            move = driver(match, seat, rng)
            if match.view()["phase"] in self.always or rng.random() < share:
                yield seat, move
            match.play(seat, move)


def some_in_short(tables: list[Table]) -> list[tuple[Table, list[pytest.MarkDecorator]]]:
    """Each table with its marks: all but the first and the last are for `make long`."""
    return [(table, [] if table in (tables[0], tables[-1]) else [pytest.mark.long]) for table in tables]


def secrets(slug: str) -> Secrets:
    found = import_module(f"tests.games.{slug}.secrecy").SECRETS
    assert isinstance(found, Secrets)
    return found


class Another:
    """A match that looks the same to a seat, in a world of its own."""

    def __init__(self, match: bottega.Match) -> None:
        options = {name: value for name, value in match.settings.items() if name != "players"}
        self.match = bottega.Match(match.game, match.players, match.seed, options, position=match.start)

    def copies(self, match: bottega.Match) -> None:
        """Takes over the table as it is."""
        self.match.log = list(match.log)
        self.match.state = match.game.record.copy(match.state)

    def becomes(self, match: bottega.Match, seat: int | None, rng: object) -> None:
        """Copies the match and deals again what the seat cannot know; for a spectator, what any two seats cannot."""
        self.copies(match)
        for one in [0, 1] if seat is None else [seat]:
            self.match.state = sample_world(self.match, one, rng)


def told(events: Iterable[bottega.Event], seat: int | None) -> Telling:
    return [event.seen_by(seat).plain() for event in events]


def plain_view(match: bottega.Match, seat: int | None) -> str:
    return json.dumps(match.view(seat))


def explanations(match: bottega.Match, seat: int | None) -> str:
    """What a seat is told about the things on the table."""
    explain = match.game.explain
    return json.dumps({name: thing.plain() for name, thing in explain(match.view(seat)).items()} if explain else {})


@cache
def _observe(game: Game, players: int) -> Any:
    return game.build("python").link(Layout.of(game, players).observe)


def observation(match: bottega.Match, seat: int) -> bytes:
    """What a program that learns is shown on this seat."""
    row = np.zeros(Layout.of(match.game, match.players).size, np.int16)
    _observe(match.game, match.players)(match.state, seat, row)
    return row.tobytes()


def refused(match: bottega.Match, seat: int, move: bottega.Move) -> str:
    with pytest.raises(bottega.IllegalMove) as refusal:
        match.play(seat, move)
    return str(refusal.value)
