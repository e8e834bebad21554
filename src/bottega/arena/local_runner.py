"""Plays games in worker processes on this machine."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from ..workers import JobFailed, Pool, Progress, WorkersDied
from .errors import GameFailed, given_up
from .game import GameResult, play_game
from .tournament import ScheduledGame


@dataclass(frozen=True)
class _PlayGame:
    """A game as a worker's job."""

    game: ScheduledGame

    def run(self, report: Progress) -> GameResult:
        return play_game(self.game)


@dataclass(frozen=True)
class LocalRunner:
    """Plays games in worker processes. If a worker dies, another one replaces it and plays its game again."""

    workers: int | None = None  # as many as there are cores by default

    def run(self, games: Sequence[ScheduledGame]) -> Iterator[GameResult]:
        """Yields results as they arrive. Raises GameFailed, or ArenaError for a game that no worker survives."""
        with closing(Pool(self.workers).run([_PlayGame(game) for game in games])) as results:
            try:
                yield from results
            except WorkersDied as failure:
                raise given_up(failure.job.game.number) from None
            except JobFailed as failure:
                raise GameFailed(f"game {failure.job.game.number} failed:\n{failure.details}") from None
