"""A game with a number of players and options."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from ... import games
from ...engine.chance import seed_from
from ...engine.events import Event
from ...engine.record import State
from ..simulation import Simulation
from .observation_text import ObservationText


class GameConfig:
    """What all states of a configured game share."""

    def __init__(self, slug: str, players: int, options: Mapping[str, Any]) -> None:
        self.game, self.players = games.game(slug), players
        self.settings = self.game.settings(players, options)
        self._simulation = Simulation(self.game, players, options)
        self._spare = self._simulation.copy()  # to observe other states
        self.layout = self._simulation.layout
        self.observation_text = ObservationText.of(self.layout)

    @staticmethod
    def of(slug: str, players: int, options: Mapping[str, Any]) -> "GameConfig":
        """The configuration, made once."""
        return _config(slug, players, tuple((name, _frozen(value)) for name, value in sorted(options.items())))

    @property
    def key(self) -> tuple[str, int, dict[str, Any]]:
        """The arguments of `of`."""
        options = {name: value for name, value in self.settings.items() if name != "players"}
        return self.game.slug, self.players, options

    def new_simulation(self) -> Simulation:
        """A simulation before its set-up."""
        return self._simulation.copy()

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """The text of every move."""
        return tuple(str(move) for move in self.game.every_move)

    # ---- the plain rules, which emit events

    def set_up(self, seed: int) -> tuple[State, list[Event]]:
        """The state after the set-up with this seed, and its events."""
        s = self.game.record.blank()
        self.game.write_settings(s, self.settings)
        seed_from(s.rng, seed, 1)
        return self._record("setup", s)

    def play(self, s: State, seat: int, move: int, seed: int | None) -> tuple[State, list[Event]]:
        """The state after a move, with this seed if the move draws random numbers, and its events."""
        s = self.game.record.copy(s)
        if seed is not None:
            seed_from(s.rng, seed, 1)
        return self._record("apply", s, seat, move)

    def _record(self, rule: str, s: State, *args: int) -> tuple[State, list[Event]]:
        events = self.game.recorder.record(getattr(self.game.build("python"), rule), s, *args)
        s.rng[:] = 0
        return s, events

    def observe(self, s: State, seat: int) -> Any:
        """The observation of a seat in this state."""
        self._spare.content = s.tobytes()
        return self._spare.observe(seat)

    def state_from(self, content: bytes) -> State:
        """The state with these bytes."""
        return self.game.record.copy(np.frombuffer(content, self.game.record.dtype)[0])


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@cache
def _config(slug: str, players: int, options: tuple[tuple[str, Any], ...]) -> GameConfig:
    return GameConfig(slug, players, {name: list(v) if isinstance(v, tuple) else v for name, v in options})
