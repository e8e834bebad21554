"""The arena: tournaments between bots, on this machine or on a Ray cluster.

>>> import bottega
>>> from bottega.arena import Tournament, play
>>> tournament = Tournament(bottega.GAMES[0], ("greedy", "random"), players=4, deals=1, gauntlet=True)
>>> standings = play(tournament)
>>> [standing.bot for standing in standings.bots]
['greedy', 'random']

The same tournament gives the same games on any number of processes. Only bots with a time budget
(`Tournament.timed_bots`) may play differently each time.
"""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from .errors import ArenaError, GameFailed
from .game import GameResult, play_game
from .local_runner import LocalRunner
from .ray_runner import RayRunner
from .result_log import ResultLog
from .standings import Duel, Share, Standing, Standings, standings
from .tournament import LINEUPS, ScheduledGame, Tournament

__all__ = [
    "LINEUPS",
    "ArenaError",
    "Duel",
    "GameFailed",
    "GameResult",
    "LocalRunner",
    "RayRunner",
    "ResultLog",
    "Runner",
    "ScheduledGame",
    "Share",
    "Standing",
    "Standings",
    "Tournament",
    "play",
    "play_game",
    "play_remaining",
    "standings",
]


class Runner(Protocol):
    """Plays games and yields their results in any order."""

    def run(self, games: Sequence[ScheduledGame]) -> Iterator[GameResult]: ...


def play_remaining(log: ResultLog, runner: Runner) -> Generator[GameResult, None, None]:
    """Plays the games of a tournament that have no result yet. Yields each result once it is saved."""
    for result in runner.run(log.remaining()):
        log.write(result)
        yield result


def play(tournament: Tournament, folder: Path | None = None, runner: Runner | None = None) -> Standings:
    """Plays a tournament to the end, or resumes the one saved in the folder.

    Raises BottegaError if it cannot be played. A script that calls this at its top level needs the usual
    `if __name__ == "__main__":`, because each worker is a new Python process.
    """
    tournament.check_bots()
    with ResultLog(tournament, folder) as log:
        for _ in play_remaining(log, runner or LocalRunner()):
            pass
        return standings(tournament, log.results.values())
