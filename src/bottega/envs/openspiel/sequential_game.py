"""A game as OpenSpiel sees it: a sequence of decision nodes of single players and chance nodes.

The rules draw random numbers in the middle of a move. OpenSpiel needs chance in the tree, where a search can neither
foresee nor avoid it. So a move that draws random numbers is deferred: first there are DRAWS chance nodes in a row, each
with OUTCOMES equally likely outcomes, and the outcomes seed the generator for that move alone. Two draws of a thousand
give a million ways a move can turn out, and the probabilities of a die are wrong by at most half a thousandth. One node
with a million outcomes would be too long a list for code that visits all of them. The set-up works in the same way.
Between such moves the generator is all zeros.

In a secret simultaneous choice the players choose one after another. The rules of visibility hide what they choose, and
no player learns who has chosen.
"""

from typing import Any

from .game_config import GameConfig
from .history import HistoryStep, ResampledStart, restore_history

OUTCOMES = 1000
DRAWS = 2

CHANCE, TERMINAL = -1, -4  # as OpenSpiel numbers them


class SequentialGame:
    """Everything that a state holds. Copies are cheap, because they share what never changes."""

    __slots__ = ("_first", "config", "deferred", "drawn", "history", "player", "simulation")

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.simulation: Any = None  # None before the set-up
        self.history: HistoryStep | None = None
        self.player = CHANCE
        self.deferred = -1  # the move that waits for chance
        self.drawn: tuple[int, ...] = ()  # the outcomes for it so far
        self._first = 0  # the seat that starts a secret choice

    @classmethod
    def at(cls, config: GameConfig, content: bytes, seat: int) -> "SequentialGame":
        """A game in this state, before a choice of this seat. Nothing is known of its past."""
        game = cls(config)
        game.simulation = config.new_simulation()
        game.simulation.content = content
        game.simulation.clear_rng()
        game.history = ResampledStart(game.simulation.content, seat, "")
        game._first = seat
        game._set_player()
        return game

    # ---- playing

    def apply(self, action: int) -> None:
        """Applies a move of the current player or a chance outcome. Raises IllegalMove, and then nothing changes."""
        if self.player == CHANCE:
            if not 0 <= action < OUTCOMES:
                raise ValueError(f"a chance outcome is a number from 0 to {OUTCOMES - 1}, not {action}")
            self.drawn = (*self.drawn, action)
            if len(self.drawn) == DRAWS:
                self._apply_chance(self.drawn[0] * OUTCOMES + self.drawn[1])
        elif self.simulation.attempt(action):
            self.history = HistoryStep(self.history, self.player, action)
            self._set_player()
        else:
            self.deferred, self.player = action, CHANCE

    def _apply_chance(self, seed: int) -> None:
        if self.simulation is None:
            self.simulation = self.config.new_simulation()
            self.simulation.reset(seed)
            self.history = HistoryStep(None, seed=seed)
        else:
            self.history = HistoryStep(self.history, self.simulation.seat, self.deferred, seed)
            self.simulation.reseed(seed)
            self.simulation.play(self.deferred)
        self.simulation.clear_rng()
        self.deferred, self.drawn = -1, ()
        self._set_player()

    def _set_player(self) -> None:
        acting = self.simulation.acting
        if acting & acting - 1 and self._first:  # a secret choice in a sampled world
            seats = range(self._first, self._first + self.config.players)
            self.simulation.ask(next(seat for seat in (i % self.config.players for i in seats) if acting >> seat & 1))
        self.player = self.simulation.seat if acting else TERMINAL

    # ---- observing

    def observe(self, seat: int) -> Any:
        """The observation of a seat; None before the set-up."""
        return None if self.simulation is None else self.simulation.observe(seat)

    def text(self, seat: int) -> str:
        """Everything that a seat has observed, as text."""
        return "" if self.history is None else self.history.text(self.config, seat)

    def __str__(self) -> str:
        """The whole state, secrets included."""
        config = self.config
        if self.simulation is None:
            return f"{config.game.slug} for {config.players}, before the set-up; chance {list(self.drawn)}"
        everything = config.game.record.describe(config.state_from(self.simulation.content), config.players)
        lines = [f"{name}: {value}" for name, value in everything.items() if name != "rng"]
        if self.player == CHANCE:
            lines.append(f"seat {self.simulation.seat}: {config.moves[self.deferred]}; chance {list(self.drawn)}")
        return "\n".join(lines)

    # ---- copies and sampled worlds

    def redeal(self, seat: int, seed: int) -> None:
        """Becomes a world that this seat cannot distinguish from the true one, with the same past observations.

        Secret choices of other seats that are not revealed yet are undone: in this world they come after the choice of
        the current player.
        """
        if self.player == CHANCE:
            raise ValueError("a state cannot be resampled at a chance node")
        current, text = self.simulation.seat, self.text(seat)
        self.simulation.redeal(seat, seed)
        self.simulation.clear_rng()
        self.history = ResampledStart(self.simulation.content, seat, text)
        self._first = max(current, 0)
        self._set_player()

    def __deepcopy__(self, memo: Any) -> "SequentialGame":
        other = object.__new__(SequentialGame)
        other.config, other.history, other.player = self.config, self.history, self.player
        other.deferred, other.drawn, other._first = self.deferred, self.drawn, self._first
        other.simulation = self.simulation and self.simulation.copy()
        return other

    def __reduce__(self) -> Any:
        history = [step.plain() for step in self.history.chain()] if self.history else []
        content = self.simulation.content if self.simulation else b""
        return _restore, (self.config.key, history, content, self._first, self.deferred, self.drawn)


def _restore(
    config: tuple[str, int, Any], history: list[Any], content: bytes, first: int, deferred: int, drawn: tuple[int, ...]
) -> SequentialGame:
    game = SequentialGame(GameConfig.of(*config))
    if history:
        game.history = restore_history(history)
        game.simulation = game.config.new_simulation()
        game.simulation.content = content
        game._first = first
        game._set_player()
    game.deferred, game.drawn = deferred, drawn
    if deferred >= 0:
        game.player = CHANCE
    return game
