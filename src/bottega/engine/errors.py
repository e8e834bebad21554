"""The errors of the engine: one exception for each cause."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .events import Event


class BottegaError(ValueError):
    """The base class of all errors for invalid input. When it is raised, nothing has changed."""


class UnknownGame(BottegaError):
    """There is no game with this name."""


class NoDevice(BottegaError):
    """There is no CUDA device."""


class InvalidOption(BottegaError):
    """The game does not have this number of players, option or variant."""


class InvalidMove(BottegaError):
    """A text or number that is not a move of this game."""


class IllegalMove(BottegaError):
    """A move that the rules forbid now.

    `clause` is the id of the clause that forbids it, as in the game's README.
    """

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class InvalidQuestion(BottegaError):
    """A forecast cannot answer this question."""


class UndoRefused(BottegaError):
    """A move cannot be undone, because it revealed or rolled something or ended the turn.

    `revealed` is the event that revealed something, if that is the reason.
    """

    def __init__(self, message: str, revealed: "Event | None" = None, rolled: bool = False) -> None:
        super().__init__(message)
        self.revealed, self.rolled = revealed, rolled


class ImpossiblePosition(BottegaError):
    """A described position that is impossible in the game."""


class ChanceScriptError(BottegaError):
    """The scripted chance does not match what the rules draw."""


class DamagedMatch(BottegaError):
    """The text form of a match is damaged. `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
