"""Errors that stop a tournament."""

from ..engine.errors import BottegaError


class ArenaError(BottegaError):
    """The tournament cannot be played, or not here.

    `cause` and `details` say the same as the message, for translation into another language.
    """

    def __init__(self, cause: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.cause = cause
        self.details = details


class GameFailed(RuntimeError):
    """A bot or the rules raised an error in a game. The results of finished games are saved."""
