"""One game on the compiled rules: what the environments with a single table are made of."""

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


class Table:
    """A game that is played by numbers: seats, moves, observations.

    >>> import bottega
    >>> table = Table(bottega.game("omnia"), players=2)
    >>> table.reset(seed=7)
    >>> table.seat, int(table.mask.sum())
    (0, 21)
    >>> table.play(int(table.legal()[0]))
    >>> table.seat
    1
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.players, self.options = game, players, dict(options or {})
        self.layout = Layout.of(game, players)
        self._blank = builds.blank(game, players, self.options)
        self._rules = builds.single(game, players)
        self._moves = np.zeros(game.moves.size, np.int64)  # room for a list
        self._tables = self._blank.copy()
        self._spare = self._blank.copy()  # room for a state
        self._stands()

    def _stands(self, acting: int = 0) -> None:
        """Notes who may act; what is open to whom is found out when somebody asks."""
        self.acting = acting
        self.seat = (acting & -acting).bit_length() - 1  # who is asked, of several the first; -1 at the end
        self._mask: Any = None

    # ---- playing

    def reset(self, seed: int | None = None) -> None:
        """A new game. Without a seed chance goes on from the last game, or comes from the operating system."""
        if seed is None and not self._tables["rng"].any():
            seed = secrets.randbits(62)
        if seed is not None:
            self.reseed(seed)
        self._stands(self._rules.begin(self._tables, self._blank))

    def ask(self, seat: int) -> None:
        """Asks this one of the seats that may act: in secret choices the order is free."""
        if seat != self.seat:
            self.seat, self._mask = seat, None

    def go_on(self, rule: Rule) -> None:
        """Hands the table to a compiled function that plays on and returns who may act then."""
        self._stands(rule(self._tables))

    @property
    def over(self) -> bool:
        return self.acting == 0

    @property
    def mask(self) -> Any:
        """A 1 for every move that is open to the seat that is asked."""
        if self._mask is None:
            self._mask = np.zeros(self.game.moves.size, np.int8)
            if self.acting:
                self._rules.open(self._tables, self.seat, self._mask, self._moves)
        return self._mask

    def legal(self) -> Any:
        """The moves open to the seat that is asked, in the order of their numbers."""
        return np.flatnonzero(self.mask)

    def play(self, move: int) -> None:
        """Plays a move for the seat that is asked. Raises IllegalMove, and nothing changes."""
        self._check(move)
        self._stands(self._rules.apply(self._tables, self.seat, move))

    def attempt(self, move: int) -> bool:
        """Plays a move in which nothing is drawn, and says whether it is one; chance is at rest. Raises IllegalMove."""
        self._check(move)
        acting = self._rules.attempt(self._tables, self._spare, self.seat, move)
        if acting >= 0:
            self._stands(acting)
        return bool(acting >= 0)

    def _check(self, move: int) -> None:
        if not 0 <= move < self.game.moves.size or not self.mask[move]:
            raise IllegalMove(self.why_not(move), "")

    def why_not(self, move: int) -> str:
        """Why a move that is not open is refused, in words."""
        if self.over:
            return "the game is over"
        if not 0 <= move < self.game.moves.size:
            return f"there is no move {move}; they go from 0 to {self.game.moves.size - 1}"
        return f"move {move} ({self.game.every_move[move]}) is not open to seat {self.seat} now"

    # ---- looking

    def observe(self, seat: int) -> Any:
        """What a seat knows, in the numbers of `layout`."""
        row = np.empty(self.layout.size, np.int16)
        self._rules.observe(self._tables, seat, row)
        return row

    def view(self, seat: int | None) -> dict[str, Plain]:
        """What a seat knows, in words."""
        return self.game.record.view(self._tables[0], seat, self.players)

    def match(self) -> Match:
        """A match that stands as this table does: for what is made for matches, such as boards and thinking bots."""
        self._match.state = self.game.record.copy(self._tables[0])
        return self._match

    @cached_property
    def _match(self) -> Match:
        return Match(self.game, self.players, "", self.options, target="cpu")

    def rewards(self, margins: bool = False) -> Any:
        """What the end is worth to each seat; nothing while the game runs."""
        rewards = np.zeros(self.players, np.float64)
        if self.over:
            self._rules.settle(self._tables, np.zeros((self.game.record.seats, 2), np.int64), rewards, margins)
        return rewards

    # ---- other worlds

    def copy(self) -> "Table":
        """A table of its own that stands the same."""
        other = object.__new__(Table)
        other.__dict__ = {**self.__dict__, "_tables": self._array(self.content)}
        return other

    def _array(self, content: bytes) -> Any:
        return np.frombuffer(bytearray(content), self.game.record.dtype)  # numpy's own copy goes field by field

    def reseed(self, seed: int) -> None:
        """Chance goes on from this number."""
        chance.seed_from(self._tables["rng"][0], seed, 1)

    def rest(self) -> None:
        """Chance is at rest, a generator of noughts, till it is started again; whatever is drawn stirs it."""
        self._tables["rng"] = 0

    def redeal(self, seat: int, seed: int) -> None:
        """Deals anew all that a seat cannot know, by chance that begins with this number."""
        self.reseed(seed)
        self._rules.redeal(self._tables, seat)
        self._stands(self._rules.actors(self._tables))  # secret choices of others are taken back

    @property
    def content(self) -> bytes:
        """Everything there is, secrets included."""
        return bytes(self._tables.tobytes())

    @content.setter
    def content(self, content: bytes) -> None:
        self._tables = self._array(content)
        self._stands(self._rules.actors(self._tables))
