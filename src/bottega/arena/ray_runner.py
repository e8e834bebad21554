"""Plays games on a Ray cluster. Ray is imported only here and only when needed.

Each node needs the same version of Bottega. If a worker or node dies, its game is played again elsewhere. Only the
process that started the run collects results, so none is lost or counted twice.
"""

import logging
import os
import socket
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..workers import MAX_DEATHS
from .errors import ArenaError, GameFailed, given_up
from .game import GameResult, play_game
from .tournament import ScheduledGame

LOCAL = "local"  # the address of a cluster that is started for this run and ends with it
GAMES_PER_CORE = 2  # so that no core waits for its next game


@dataclass(frozen=True)
class RayRunner:
    """Plays games on the cluster at an address."""

    address: str
    at_once: int | None = None  # games in progress; by default it depends on the number of cores

    def run(self, games: Sequence[ScheduledGame]) -> Iterator[GameResult]:
        """Yields results as they arrive. Raises GameFailed, or ArenaError for a game that no worker survives."""
        ray = _ray()
        connected = not ray.is_initialized()
        if connected:
            self._connect(ray)
        # Ray's own retries are off: it would retry a game that kills its worker forever.
        play = ray.remote(num_cpus=1, max_retries=0)(play_game)
        waiting, deaths, running = deque(games), Counter[int](), dict[Any, ScheduledGame]()
        try:
            while waiting or running:
                while waiting and len(running) < self._limit(ray):
                    game = waiting.popleft()
                    running[play.remote(game)] = game
                for done in ray.wait(list(running))[0]:
                    game = running.pop(done)
                    try:
                        result: GameResult = ray.get(done)
                    except ray.exceptions.RayTaskError as error:
                        raise GameFailed(f"game {game.number} failed:\n{error}") from None
                    except ray.exceptions.RayError:
                        waiting.appendleft(retry(game, deaths))
                    else:
                        yield result
        finally:
            for left in running:
                ray.cancel(left, force=True)
            if connected:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.address == LOCAL:
                ray.init("local", num_cpus=self.at_once, include_dashboard=False, **quiet)
            else:
                self._check_reachable()
                ray.init(self.address, **quiet)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error).strip().splitlines()[0].rstrip(".")
            raise ArenaError(
                "unreachable",
                f"there is no Ray cluster at {self.address}: {reason}",
                address=self.address,
                reason=reason,
            ) from None

    def _check_reachable(self) -> None:
        """Fails at once if nothing listens at the address; Ray itself would try for minutes."""
        host, _, port = self.address.rpartition(":")
        if port.isdigit() and "/" not in host:
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()

    def _limit(self, ray: Any) -> int:
        """The number of games in progress at once. It changes, because nodes come and go."""
        return self.at_once or GAMES_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 0)))


def retry(game: ScheduledGame, deaths: Counter[int]) -> ScheduledGame:
    """Returns a game whose worker died. Raises ArenaError if that has happened too often."""
    deaths[game.number] += 1
    if deaths[game.number] == MAX_DEATHS:
        raise given_up(game.number)
    return game


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise ArenaError("ray", "Ray is not installed; add it with: pip install 'bottega[arena]'") from None
