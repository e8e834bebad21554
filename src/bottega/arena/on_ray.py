"""Games on a Ray cluster. Ray is imported only here and only when asked for.

Each node needs the same version of Bottega. A game whose worker or node dies is played again elsewhere; its result is
taken once, by whoever asked for it, so nothing is lost or counted twice.
"""

import logging
import os
import socket
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from .errors import ArenaError, GameFailed
from .game import Result, play_game
from .local import play_again
from .tournament import Task

LOCAL = "local"  # the address of a cluster that is started here and ends with the run
AHEAD = 2  # games handed out for each core, so that none waits for the next


@dataclass(frozen=True)
class OnRay:
    """Runs games on the cluster at an address."""

    address: str
    at_once: int | None = None  # games under way; as many as there are cores unless told otherwise

    def run(self, tasks: Sequence[Task]) -> Iterator[Result]:
        """Results as they come. Raises GameFailed, or ArenaError for a game that no worker survives."""
        ray = _ray()
        joined = not ray.is_initialized()
        if joined:
            self._join(ray)
        # Ray's own retries are off: it would try for ever a game that kills its worker.
        play = ray.remote(num_cpus=1, max_retries=0)(play_game)
        waiting, deaths, flying = deque(tasks), Counter[int](), dict[Any, Task]()
        try:
            while waiting or flying:
                while waiting and len(flying) < self._room(ray):
                    task = waiting.popleft()
                    flying[play.remote(task)] = task
                for done in ray.wait(list(flying))[0]:
                    task = flying.pop(done)
                    try:
                        result: Result = ray.get(done)
                    except ray.exceptions.RayTaskError as error:
                        raise GameFailed(f"game {task.number} broke down:\n{error}") from None
                    except ray.exceptions.RayError:
                        waiting.appendleft(play_again(task, deaths))
                    else:
                        yield result
        finally:
            for left in flying:
                ray.cancel(left, force=True)
            if joined:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.address == LOCAL:
                ray.init("local", num_cpus=self.at_once, include_dashboard=False, **quiet)
            else:
                self._knock()
                ray.init(self.address, **quiet)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error).strip().splitlines()[0].rstrip(".")
            raise ArenaError(
                "unreachable",
                f"there is no Ray cluster at {self.address}: {reason}",
                address=self.address,
                reason=reason,
            ) from None

    def _knock(self) -> None:
        """Asks whether anybody is at home; Ray itself would try for minutes."""
        host, _, port = self.address.rpartition(":")
        if port.isdigit() and "/" not in host:
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()

    def _room(self, ray: Any) -> int:
        """How many games may be under way; asked again and again, because nodes come and go."""
        return self.at_once or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 0)))


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that a tournament is played
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise ArenaError("ray", "Ray is not installed; add it with: pip install 'bottega[arena]'") from None
