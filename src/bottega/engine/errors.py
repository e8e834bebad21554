"""What can be wrong with something handed to the engine, one small exception for each cause."""


class BottegaError(ValueError):
    """Anything the engine refuses. Nothing has changed when it is raised."""


class UnknownGame(BottegaError):
    """There is no game of that name."""


class InvalidOption(BottegaError):
    """A number of players, set-up or variant the game does not have."""


class InvalidMove(BottegaError):
    """Words or a number that are no move of this game at all."""


class IllegalMove(BottegaError):
    """A move of this game that the rules forbid now.

    `clause` is the id of the clause that forbids it, as in the game's README.
    """

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class InvalidQuestion(BottegaError):
    """A forecast was asked for of something that cannot be foretold."""


class UndoRefused(BottegaError):
    """Something was revealed, rolled or done by another seat since."""


class ImpossiblePosition(BottegaError):
    """A described position that cannot come about in the game."""


class ChanceScriptError(BottegaError):
    """The scripted chance does not fit what the rules draw."""


class DamagedRecord(BottegaError):
    """The text form of a match that does not verify. `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
