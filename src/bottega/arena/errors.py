"""Errors that stop a tournament."""

from ..engine.errors import BottegaError
from ..workers import MAX_DEATHS


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


def given_up(number: int) -> ArenaError:
    """For a game that no worker survives."""
    return ArenaError(
        "deadly",
        f"game {number} was given up: {MAX_DEATHS} workers died while they played it",
        number=number,
        times=MAX_DEATHS,
    )
