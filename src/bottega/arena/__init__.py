"""The arena: tournaments between bots, on this machine or on a Ray cluster.

>>> from bottega.arena import Tournament, play
>>> tournament = Tournament("leonardo", ("greedy", "random"), players=4, deals=1, gauntlet=True)
>>> standings = play(tournament)
>>> [standing.bot for standing in standings.bots]
['greedy', 'random']

The same tournament brings the same games, however many processes play them; only a bot that thinks by the clock
(`Tournament.hurried`) may play differently each time.
"""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from .errors import ArenaError, GameFailed
from .game import Result, play_game
from .ledger import Ledger
from .local import Local
from .on_ray import OnRay
from .standings import Duel, Share, Standing, Standings, standings
from .tournament import LINEUPS, Task, Tournament

__all__ = [
    "LINEUPS",
    "ArenaError",
    "Duel",
    "GameFailed",
    "Ledger",
    "Local",
    "OnRay",
    "Result",
    "Runner",
    "Share",
    "Standing",
    "Standings",
    "Task",
    "Tournament",
    "play",
    "play_game",
    "proceed",
    "standings",
]


class Runner(Protocol):
    """Whatever can play games: takes tasks, yields a result for each, in any order."""

    def run(self, tasks: Sequence[Task]) -> Iterator[Result]: ...


def proceed(ledger: Ledger, runner: Runner) -> Generator[Result, None, None]:
    """Plays what is left of a tournament, and tells of each game once it is kept."""
    for result in runner.run(ledger.left()):
        ledger.write(result)
        yield result


def play(tournament: Tournament, folder: Path | None = None, runner: Runner | None = None) -> Standings:
    """Plays a tournament to the end, or goes on with the one saved in the folder.

    Raises BottegaError for what cannot be played. A script that calls this at its top level needs the usual
    `if __name__ == "__main__":`, because workers are fresh processes.
    """
    tournament.check_bots()
    with Ledger(tournament, folder) as ledger:
        for _ in proceed(ledger, runner or Local()):
            pass
        return standings(tournament, ledger.results.values())
