"""What a tournament knows about its past: the games that were drawn, and how they ended."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations


@dataclass(frozen=True)
class Game:
    """A game of one round. A game with one player is a bye: they sit out and get a point."""

    round: int  # counted from 1
    players: tuple[str | None, ...]  # by seat; None for a bot
    places: tuple[int, ...] | None = None  # by seat, from 1; those who share a place have the same; None: no result
    table: str | None = None  # where it is played; None for a bye
    over: bool = False  # also without a result: everybody has left, and nobody gets points

    @classmethod
    def bye(cls, round: int, player: str | None) -> "Game":
        return cls(round, (player,), (1,), over=True)

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(player for player in self.players if player is not None)

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1


@dataclass
class Past:
    """Counts over the games that were drawn so far, whether they are over or not."""

    met: Counter[frozenset[str]] = field(default_factory=Counter)  # how often two played at one table
    seats: Counter[tuple[str, int]] = field(default_factory=Counter)  # how often a player had a seat
    byes: Counter[str] = field(default_factory=Counter)
    last: dict[str, frozenset[str]] = field(default_factory=dict)  # the opponents in a player's last game

    @classmethod
    def of(cls, games: Iterable[Game]) -> "Past":
        past = cls()
        for game in games:
            past.add(game)
        return past

    def add(self, game: Game) -> None:
        if game.is_bye:
            self.byes.update(game.people)
            return
        self.met.update(frozenset(pair) for pair in combinations(game.people, 2))
        for seat, player in enumerate(game.players):
            if player is not None:
                self.seats[player, seat] += 1
                self.last[player] = frozenset(game.people) - {player}

    def meetings(self, one: str, other: str) -> int:
        return self.met[frozenset((one, other))]
