"""The bots that play the other seats against a learner. Bots that do not search are part of the compiled rules."""

from typing import Protocol
from zlib import crc32

from ..bots import Bot, bot, parse_name
from ..engine import chance
from . import builds, simulation_rules
from .simulation import Simulation


class Opponents(Protocol):
    """Bots on all seats but the learner's."""

    def reseed(self, seed: int) -> None:
        """Seeds the bots' own generators."""
        ...

    def play(self, simulation: Simulation) -> None:
        """Plays until it is the learner's turn or the game is over."""
        ...


def opponents(name: str, simulation: Simulation, learner: int) -> Opponents:
    """Bots of that name. Raises BottegaError for an unknown name."""
    kind, _ = parse_name(name, simulation.game, simulation.players)
    if kind in builds.OPPONENTS:
        return CompiledOpponents(kind, simulation, learner)
    return PythonOpponents(name, simulation, learner)


class CompiledOpponents:
    """Bots that are part of the compiled rules, as in a batch."""

    def __init__(self, kind: str, simulation: Simulation, learner: int) -> None:
        self._play = builds.build(simulation.game, simulation.players, kind).link(simulation_rules.advance_of)
        self._games = builds.new_arrays(simulation.game, simulation.players, simulation.options, 1, margins=False)
        self._games.learners[0] = learner
        self._scratch = builds.new_scratch(simulation.game)

    def reseed(self, seed: int) -> None:
        chance.seed_from(self._games.rngs[0], seed, 2)

    def play(self, simulation: Simulation) -> None:
        simulation.advance(lambda states: self._play(self._games._replace(states=states), self._scratch))


class PythonOpponents:
    """All other bots."""

    def __init__(self, name: str, simulation: Simulation, learner: int) -> None:
        self._name, self._learner = name, learner
        self._seats = [seat for seat in range(simulation.players) if seat != learner]
        self._game = simulation.game
        self._bots: dict[int, Bot] = {}

    def reseed(self, seed: int) -> None:
        name, game = self._name, self._game
        self._bots = {seat: bot(name, game, crc32(f"{seed} {seat}".encode()), "cpu") for seat in self._seats}

    def play(self, simulation: Simulation) -> None:
        while simulation.acting and not simulation.acting >> self._learner & 1:
            simulation.play(self._bots[simulation.seat].choose(simulation.match(), simulation.seat).number)
