"""A game in the form it is played: with so many players and these options."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from ... import games
from ...engine.chance import seed_from
from ...engine.events import Event
from ...engine.record import State
from ..table import Table
from .wording import Wording


class Form:
    """What all states of such a game have in common."""

    def __init__(self, slug: str, players: int, options: Mapping[str, Any]) -> None:
        self.game, self.players = games.game(slug), players
        self.settings = self.game.settings(players, options)
        self._table = Table(self.game, players, options)
        self._spare = self._table.copy()  # room to look at others
        self.layout = self._table.layout
        self.wording = Wording.of(self.layout)

    @staticmethod
    def of(slug: str, players: int, options: Mapping[str, Any]) -> "Form":
        """The form, made once."""
        return _form(slug, players, tuple((name, _frozen(value)) for name, value in sorted(options.items())))

    @property
    def key(self) -> tuple[str, int, dict[str, Any]]:
        """What `of` finds it by."""
        options = {name: value for name, value in self.settings.items() if name != "players"}
        return self.game.slug, self.players, options

    def table(self) -> Table:
        """A table of its own, nothing on it yet."""
        return self._table.copy()

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """Every move in words."""
        return tuple(str(move) for move in self.game.every_move)

    # ---- the same once more with the plain rules, which narrate what they do

    def set_up(self, seed: int) -> tuple[State, list[Event]]:
        """The table laid by this chance, and what is told of it."""
        s = self.game.record.blank()
        self.game.write_settings(s, self.settings)
        seed_from(s.rng, seed, 1)
        return self._hear("setup", s)

    def play(self, s: State, seat: int, move: int, seed: int | None) -> tuple[State, list[Event]]:
        """The table after a move, by this chance if any is drawn, and what is told of it."""
        s = self.game.record.copy(s)
        if seed is not None:
            seed_from(s.rng, seed, 1)
        return self._hear("apply", s, seat, move)

    def _hear(self, rule: str, s: State, *args: int) -> tuple[State, list[Event]]:
        events = self.game.recorder.record(getattr(self.game.build("python"), rule), s, *args)
        s.rng[:] = 0
        return s, events

    def observe(self, s: State, seat: int) -> Any:
        """What a seat knows of a table, in numbers."""
        self._spare.content = s.tobytes()
        return self._spare.observe(seat)

    def stands(self, content: bytes) -> State:
        """The table with this content."""
        return self.game.record.copy(np.frombuffer(content, self.game.record.dtype)[0])


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@cache
def _form(slug: str, players: int, options: tuple[tuple[str, Any], ...]) -> Form:
    return Form(slug, players, {name: list(v) if isinstance(v, tuple) else v for name, v in options})
