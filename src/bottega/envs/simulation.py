"""A simulation: one game on the compiled rules, which the environments with a single game use."""

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from ..engine import chance
from ..engine.compile import Rule
from ..engine.errors import IllegalMove
from ..engine.fields import Plain
from ..engine.game import Game
from ..engine.match import Match
from ..engine.observe import Layout
from . import builds


class Simulation:
    """A game played in numbers: seats, moves, observations.

    >>> import bottega
    >>> simulation = Simulation(bottega.game(bottega.GAMES[0]), players=3)
    >>> simulation.reset(seed=7)
    >>> simulation.over, simulation.acting >> simulation.seat & 1
    (False, 1)
    >>> simulation.play(int(simulation.legal()[0]))
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.players, self.options = game, players, dict(options or {})
        self.layout = Layout.of(game, players)
        self._blank = builds.blank(game, players, self.options)
        self._rules = builds.simulation(game, players)
        self._moves = np.zeros(game.moves.size, np.int64)  # working space for a list of moves
        self._states = self._blank.copy()
        self._spare = self._blank.copy()  # working space for a state
        self._set_acting()

    def _set_acting(self, acting: int = 0) -> None:
        """Stores the acting seats. The legal moves are computed when they are needed."""
        self.acting = acting
        self.seat = (acting & -acting).bit_length() - 1  # the first of the acting seats; -1 at the end
        self._mask: Any = None

    # ---- playing

    def reset(self, seed: int | None = None) -> None:
        """Starts a new game. Without a seed the generator continues; the first game draws one."""
        if seed is None and not self._states["rng"].any():
            seed = secrets.randbits(62)
        if seed is not None:
            self.reseed(seed)
        self._set_acting(self._rules.begin(self._states, self._blank))

    def ask(self, seat: int) -> None:
        """Makes this acting seat the next to move; in secret choices the order is free."""
        if seat != self.seat:
            self.seat, self._mask = seat, None

    def advance(self, rule: Rule) -> None:
        """Lets a compiled function play on; it returns the seats that act next."""
        self._set_acting(rule(self._states))

    @property
    def over(self) -> bool:
        return self.acting == 0

    @property
    def mask(self) -> Any:
        """The legal moves of `seat`: 1 for each."""
        if self._mask is None:
            self._mask = np.zeros(self.game.moves.size, np.int8)
            if self.acting:
                self._rules.mark_legal(self._states, self.seat, self._mask, self._moves)
        return self._mask

    def legal(self) -> Any:
        """The legal moves of `seat`, in the order of their numbers."""
        return np.flatnonzero(self.mask)

    def play(self, move: int) -> None:
        """Plays a move of `seat`. Raises IllegalMove, and then nothing changes."""
        self._check(move)
        self._set_acting(self._rules.apply(self._states, self.seat, move))

    def attempt(self, move: int) -> bool:
        """Plays a move if it draws no random number, and returns whether it did. Call `clear_rng` before.

        Raises IllegalMove.
        """
        self._check(move)
        acting = self._rules.attempt(self._states, self._spare, self.seat, move)
        if acting >= 0:
            self._set_acting(acting)
        return bool(acting >= 0)

    def _check(self, move: int) -> None:
        if not 0 <= move < self.game.moves.size or not self.mask[move]:
            raise IllegalMove(self.why_not(move), "")

    def why_not(self, move: int) -> str:
        """Why a move is illegal, as a sentence."""
        if self.over:
            return "the game is over"
        if not 0 <= move < self.game.moves.size:
            return f"there is no move {move}; they go from 0 to {self.game.moves.size - 1}"
        return f"move {move} ({self.game.every_move[move]}) is illegal for seat {self.seat} now"

    # ---- observing

    def observe(self, seat: int) -> Any:
        """The observation of a seat; `layout` describes it."""
        row = np.empty(self.layout.size, np.int16)
        self._rules.observe(self._states, seat, row)
        return row

    def view(self, seat: int | None) -> dict[str, Plain]:
        """The view of a seat."""
        return self.game.record.view(self._states[0], seat, self.players)

    def match(self) -> Match:
        """A match in the same state, for code that needs one, such as boards and search bots."""
        self._match.state = self.game.record.copy(self._states[0])
        return self._match

    @cached_property
    def _match(self) -> Match:
        return Match(self.game, self.players, "", self.options, target="cpu")

    def rewards(self, margins: bool = False) -> Any:
        """The reward of each seat; 0 while the game runs."""
        rewards = np.zeros(self.players, np.float64)
        if self.over:
            self._rules.rewards(self._states, np.zeros((self.game.record.seats, 2), np.int64), rewards, margins)
        return rewards

    # ---- copies and sampled worlds

    def copy(self) -> "Simulation":
        """An independent copy."""
        other = object.__new__(Simulation)
        other.__dict__ = {**self.__dict__, "_states": self._array(self.content)}
        return other

    def _array(self, content: bytes) -> Any:
        return np.frombuffer(
            bytearray(content), self.game.record.dtype
        )  # faster than numpy's copy, which goes field by field

    def reseed(self, seed: int) -> None:
        """Seeds the generator."""
        chance.seed_from(self._states["rng"][0], seed, 1)

    def clear_rng(self) -> None:
        """Sets the generator to zeros, so that `attempt` notices a draw."""
        self._states["rng"] = 0

    def redeal(self, seat: int, seed: int) -> None:
        """Deals everything that a seat cannot know again, from this seed."""
        self.reseed(seed)
        self._rules.redeal(self._states, seat)
        self._set_acting(self._rules.actors(self._states))  # it takes back secret choices of others

    @property
    def content(self) -> bytes:
        """The whole state as bytes, secrets included."""
        return bytes(self._states.tobytes())

    @content.setter
    def content(self, content: bytes) -> None:
        self._states = self._array(content)
        self._set_acting(self._rules.actors(self._states))
