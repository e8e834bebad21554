"""What can stop a tournament."""

from ..engine.errors import BottegaError


class ArenaError(BottegaError):
    """A tournament that cannot be played, or not here.

    `cause` and `facts` say the same as the message, for whoever puts it into another language.
    """

    def __init__(self, cause: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.cause = cause
        self.facts = facts


class GameFailed(RuntimeError):
    """A bot or the rules broke down in a game. All games finished before are safe."""
