"""What an agent takes while it is there."""

from typing import Annotated

from pydantic import Field, field_validator

from ..pairing.pool import check_pool
from ..strict_model import StrictModel

MAX_AT_ONCE = 16
MAX_GAMES = 20


class WantedGame(StrictModel):
    """A game, and the numbers of players with which an agent plays it."""

    game: str = Field(max_length=24)
    players: Annotated[list[Annotated[int, Field(ge=2, le=6)]], Field(min_length=1, max_length=5)]

    @field_validator("players")
    @classmethod
    def _sort(cls, players: list[int]) -> list[int]:
        return sorted(set(players))

    def check(self) -> None:
        """Raises ValueError if there is no such game, or not for these numbers of players."""
        for players in self.players:
            check_pool(self.game, players)


class Availability(StrictModel):
    """The games that an agent takes, how many of them at once, and whether people may invite it."""

    games: Annotated[list[WantedGame], Field(min_length=1, max_length=MAX_GAMES)]
    at_once: Annotated[int, Field(ge=1, le=MAX_AT_ONCE)] = 1
    invitations: bool = True

    def players_of(self, game: str) -> list[int]:
        """The numbers of players with which the agent takes a game."""
        return sorted({players for wanted in self.games if wanted.game == game for players in wanted.players})

    @property
    def pools(self) -> frozenset[tuple[str, int]]:
        """Everything that it takes, as a game and a number of players."""
        return frozenset((wanted.game, players) for wanted in self.games for players in wanted.players)


class AvailabilityRequest(Availability):
    """The same, checked against the games of this server."""

    @field_validator("games")
    @classmethod
    def _check_games(cls, games: list[WantedGame]) -> list[WantedGame]:
        for wanted in games:
            wanted.check()
        return games
