"""The schedule of a tournament: deals, line-ups and seatings.

A *deal* is the seed of a match: it decides what is shuffled and drawn. A *line-up* is the bots at one table. Every
line-up plays every deal once in each rotation of the seats. So each bot plays each deal from each seat: the luck of
deal and seat is the same for all bots, and only their play differs.

There are three kinds of line-ups:

- *duel*: for each pair of bots A and B, one A against a table of B's and one B against a table of A's. With two players
  both are the same line-up, A against B.
- *mixed*: each combination of as many different bots as there are seats. If there are fewer bots than seats, the list
  of bots is repeated, starting with each bot in turn, so that all hold equally many seats. The order around the table
  is shuffled for each deal, because it matters which bot plays before which.
- *ladder*: each bot against a table of the one before it in the list, to see whether steps between levels are even.

A *gauntlet* keeps only the line-ups with the first bot: in a duel it sits alone against each of the others, in a mixed
tournament it is at every table.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from typing import Any

from ..bots import bot, is_timed
from ..games import game
from .errors import ArenaError

LINEUPS = ("duel", "mixed", "ladder")

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class ScheduledGame:
    """A game to play, with everything its result depends on. The games of a tournament are numbered from 1."""

    number: int
    game: str
    options: Mapping[str, Any]
    deal: int  # counted from 1
    seed: str  # of the match
    seats: Lineup


@dataclass(frozen=True)
class Tournament:
    """A game, its bots and the number of deals. Raises BottegaError if this cannot be played.

    >>> from bottega import GAMES
    >>> tournament = Tournament(GAMES[0], ("greedy", "random"), players=3, deals=2, gauntlet=True)
    >>> [" ".join(game.seats) for game in tournament.schedule()][:3]
    ['greedy random random', 'random random greedy', 'random greedy random']
    >>> len(tournament.schedule())
    6
    """

    game: str
    bots: tuple[str, ...]
    players: int
    deals: int
    seed: str = "1"
    lineup: str = "duel"
    gauntlet: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game(self.game).settings(self.players, self.options)
        if len(self.bots) < 2:
            raise ArenaError("few", f"a tournament needs two bots or more, not {len(self.bots)}", given=len(self.bots))
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise ArenaError("twice", f"the bot {name!r} is named twice", bot=name)
        if self.deals < 1:
            raise ArenaError("deals", f"a tournament needs one deal or more, not {self.deals}", deals=self.deals)
        if self.lineup not in LINEUPS:
            known = ", ".join(LINEUPS)
            raise ArenaError("lineup", f"no line-ups are called {self.lineup!r}; there are {known}", known=known)

    def check_bots(self) -> None:
        """Raises BottegaError for an unknown bot."""
        for name in self.bots:
            bot(name, game(self.game), 0, "cpu")

    @property
    def timed_bots(self) -> tuple[str, ...]:
        """The bots with a time budget. Their games are not reproducible."""
        return tuple(name for name in self.bots if is_timed(name, game(self.game)))

    def describe(self) -> dict[str, Any]:
        """Everything the games depend on, as plain data. Tournaments with the same description are the same."""
        settings = game(self.game).settings(self.players, self.options)
        return {
            "game": self.game,
            "rules": game(self.game).version,
            **settings,
            "bots": list(self.bots),
            "lineup": self.lineup,
            "gauntlet": self.gauntlet,
            "deals": self.deals,
            "seed": self.seed,
        }

    def lineups(self) -> list[Lineup]:
        """The line-ups that play every deal."""
        return self._mixed() if self.lineup == "mixed" else self._duels()

    def _duels(self) -> list[Lineup]:
        pairs: Iterable[tuple[str, str]] = combinations(self.bots, 2)
        if self.lineup == "ladder":
            pairs = zip(self.bots[1:], self.bots[:-1], strict=True)
        elif self.players > 2:
            pairs = permutations(self.bots, 2)
        # In a gauntlet of duels the first bot sits alone; on a ladder it is the lowest.
        return [
            (one, *[other] * (self.players - 1))
            for one, other in pairs
            if not self.gauntlet or self.bots[0] in ((one, other) if self.lineup == "ladder" else (one,))
        ]

    def _mixed(self) -> list[Lineup]:
        if len(self.bots) >= self.players:
            tables = combinations(self.bots, self.players)
            return [table for table in tables if not self.gauntlet or self.bots[0] in table]
        rows = [self.bots[start:] + self.bots * self.players for start in range(len(self.bots))]
        filled = [tuple(sorted(row[: self.players], key=self.bots.index)) for row in rows]
        return list(dict.fromkeys(filled))

    def seatings(self, lineup: Lineup, deal: int) -> list[Lineup]:
        """All different rotations of a line-up."""
        around = list(lineup)
        if self.lineup == "mixed":
            Random(f"{self.seed}.{deal} {' '.join(lineup)}").shuffle(around)
        rotations = [tuple(around[start:] + around[:start]) for start in range(self.players)]
        return list(dict.fromkeys(rotations))

    def schedule(self) -> list[ScheduledGame]:
        """All games, deal by deal, so that a stopped tournament has complete deals."""
        return list(self._games())

    def _games(self) -> Iterator[ScheduledGame]:
        number = 0
        for deal in range(1, self.deals + 1):
            for lineup in self.lineups():
                for seats in self.seatings(lineup, deal):
                    number += 1
                    yield ScheduledGame(number, self.game, self.options, deal, f"{self.seed}.{deal}", seats)
