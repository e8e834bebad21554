"""Who plays the other seats against a program that learns: bots, compiled where they think of one move only."""

from typing import Protocol
from zlib import crc32

from ..bots import Bot, bot, parse_name
from ..engine import chance
from . import builds, single_table
from .table import Table


class Opponents(Protocol):
    """Bots on all seats but the learner's."""

    def begin(self, seed: int) -> None:
        """Starts their own chance."""
        ...

    def answer(self, table: Table) -> None:
        """Lets them play until the learner is asked or the game is over."""
        ...


def opponents(name: str, table: Table, learner: int) -> Opponents:
    """Bots of that name. Raises BottegaError for a name that means nothing."""
    kind, _ = parse_name(name)
    return Quick(kind, table, learner) if kind in builds.OPPONENTS else Thinking(name, table, learner)


class Quick:
    """Bots that are part of the compiled rules; they play as those of a batch do."""

    def __init__(self, kind: str, table: Table, learner: int) -> None:
        self._answer = builds.build(table.game, table.players, kind).link(single_table.answer_at)
        self._games = builds.new_games(table.game, table.players, table.options, 1, margins=False)
        self._games.learners[0] = learner
        self._room = builds.new_room(table.game)

    def begin(self, seed: int) -> None:
        chance.seed_from(self._games.rngs[0], seed, 2)

    def answer(self, table: Table) -> None:
        table.go_on(lambda tables: self._answer(self._games._replace(tables=tables), self._room))


class Thinking:
    """Any other bots."""

    def __init__(self, name: str, table: Table, learner: int) -> None:
        self._name, self._learner = name, learner
        self._seats = [seat for seat in range(table.players) if seat != learner]
        self._game = table.game
        self._bots: dict[int, Bot] = {}

    def begin(self, seed: int) -> None:
        name, game = self._name, self._game
        self._bots = {seat: bot(name, game, crc32(f"{seed} {seat}".encode()), "cpu") for seat in self._seats}

    def answer(self, table: Table) -> None:
        while table.acting and not table.acting >> self._learner & 1:
            table.play(self._bots[table.seat].choose(table.match(), table.seat).number)
