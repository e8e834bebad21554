"""What is played: deals, line-ups, and who sits where.

A *deal* is the seed of a match: what is shuffled and drawn. A *line-up* is the bots around one table. Every line-up is
played on every deal, and on each deal once in every rotation of the seats. So each bot meets each deal from each seat,
the luck of the deal and of the seat is the same for all, and what differs is the play.

Which line-ups there are:

- *duel*: for each two bots A and B one A against a table of B's, and one B against a table of A's. With two players
  both are the same line-up, A against B.
- *mixed*: each choice of as many different bots as there are seats. Where there are fewer bots than seats, the list is
  gone through again, beginning with each bot in turn, so that all hold equally many seats. The order around the table
  is drawn anew for each deal, because it matters whom one sits behind.

A *gauntlet* keeps only what the first bot takes part in: in a duel it sits alone against each of the others, in a mixed
tournament it is at every table.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from typing import Any

from ..bots import LEVELS, bot
from ..games import game
from .errors import ArenaError

LINEUPS = ("duel", "mixed")
BY_THE_CLOCK = re.compile(r":[0-9.e+-]+s$")  # how the name of a bot ends that is given time, not work: search:0.05s

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """One game to play: all that decides it. Tasks of a tournament are numbered from 1."""

    number: int
    game: str
    options: Mapping[str, Any]
    deal: int  # counted from 1
    seed: str  # of the match
    seats: Lineup


@dataclass(frozen=True)
class Tournament:
    """Bots, a game, and how many deals. Raises BottegaError for what cannot be played.

    >>> tournament = Tournament("leonardo", ("greedy", "random"), players=3, deals=2, gauntlet=True)
    >>> [" ".join(task.seats) for task in tournament.tasks()][:3]
    ['greedy random random', 'random random greedy', 'random greedy random']
    >>> len(tournament.tasks())
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
        """Raises BottegaError for a bot that there is not; asked before anything is begun."""
        for name in self.bots:
            bot(name, game(self.game), 0, "cpu")

    @property
    def hurried(self) -> tuple[str, ...]:
        """The bots that think by the clock; their games are not the same on another machine, or another day."""
        return tuple(name for name in self.bots if BY_THE_CLOCK.search(LEVELS.get(name, name)))

    def describe(self) -> dict[str, Any]:
        """Everything the games depend on, as plain data: two tournaments with the same description are the same."""
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
        """The tables that are played on every deal."""
        return self._duels() if self.lineup == "duel" else self._mixed()

    def _duels(self) -> list[Lineup]:
        pairs = combinations(self.bots, 2) if self.players == 2 else permutations(self.bots, 2)
        return [
            (one, *[other] * (self.players - 1))
            for one, other in pairs
            if not self.gauntlet or one == self.bots[0]  # in a gauntlet the first sits alone
        ]

    def _mixed(self) -> list[Lineup]:
        if len(self.bots) >= self.players:
            tables = combinations(self.bots, self.players)
            return [table for table in tables if not self.gauntlet or self.bots[0] in table]
        rows = [self.bots[start:] + self.bots * self.players for start in range(len(self.bots))]
        filled = [tuple(sorted(row[: self.players], key=self.bots.index)) for row in rows]
        return list(dict.fromkeys(filled))

    def seatings(self, lineup: Lineup, deal: int) -> list[Lineup]:
        """A line-up in every rotation; one that looks like another would be the same game, and is left out."""
        around = list(lineup)
        if self.lineup == "mixed":
            Random(f"{self.seed}.{deal} {' '.join(lineup)}").shuffle(around)
        turned = [tuple(around[start:] + around[:start]) for start in range(self.players)]
        return list(dict.fromkeys(turned))

    def tasks(self) -> list[Task]:
        """All games, deal by deal, so that a tournament that is stopped has whole deals behind it."""
        return list(self._tasks())

    def _tasks(self) -> Iterator[Task]:
        number = 0
        for deal in range(1, self.deals + 1):
            for lineup in self.lineups():
                for seats in self.seatings(lineup, deal):
                    number += 1
                    yield Task(number, self.game, self.options, deal, f"{self.seed}.{deal}", seats)
