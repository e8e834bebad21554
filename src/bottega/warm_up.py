"""Compiles what bots need ahead of time, in worker processes, with progress.

The first time on a machine it takes about half a minute of one core for each game. After that the code is on disk, and
a process loads it in a second or two.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from .bots import net_tree, tree
from .bots.budget import Budget
from .bots.chances import count_wins, win_chances
from .bots.greedy import GreedyBot
from .bots.heuristic import score_moves, with_heuristic
from .bots.net import NetSearchBot, with_network
from .bots.search import SearchBot
from .bots.weights import player_counts, shipped
from .engine.compile import Build, remove_compiled
from .engine.match import Match
from .games import game
from .workers import AsyncPool, JobFailed, Progress, available_cores

COUNT_PRIORITY = 10  # in a pool that has other jobs too: after all of them
NICENESS = 10  # bots that play meanwhile go first
ESTIMATE_SECONDS = 3.0  # before the first estimate of the time left
UNUSED_DAYS = 30  # after which code that nothing has used is removed from the disk

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CountFunctions:
    """How many functions the bots of a game need, and whether their code is on disk. Takes a fraction of a second."""

    slug: str

    def run(self, report: Progress) -> tuple[int, bool]:
        from .engine import machine_code

        functions = _functions(self.slug)
        return len(functions), all(machine_code.is_kept(function) for function in functions)


@dataclass(frozen=True)
class CompileBots:
    """Compiles what the bots of a game need, or loads it from disk. Reports how many functions are done."""

    slug: str

    def run(self, report: Progress) -> None:
        from .engine import machine_code  # imports Numba, which the server itself does not need

        functions = _functions(self.slug)

        def on_function() -> None:
            done = sum(bool(function.signatures) for function in functions)
            report(min(done, len(functions) - 1), len(functions))

        with machine_code.on_each_function(on_function):
            match = Match(game(self.slug), game(self.slug).players[0], 0, target="cpu")
            seat = match.actors[0]
            GreedyBot(match.game, 0, "cpu").choose(match, seat)
            SearchBot(match.game, Budget(iterations=1)).explain(match, seat)
            win_chances(match.game, match.state, 1, 0)
            for players in player_counts(match.game):
                network = shipped(match.game, players)
                if network is not None:
                    match = Match(match.game, players, 0, target="cpu")
                    NetSearchBot(network, Budget(iterations=1)).explain(match, match.actors[0])
        report(len(functions), len(functions))


def _builds(slug: str) -> list[Build]:
    """The build of the bots without a network, and one for each number of players that there is a network for."""
    build = with_heuristic(game(slug), "cpu")
    for function in (score_moves, tree.search, count_wins):
        build.link(function)
    with_networks = [with_network(game(slug), players) for players in player_counts(game(slug))]
    for each in with_networks:
        each.link(net_tree.net_search)
    return [build, *with_networks]


def _functions(slug: str) -> list[Any]:
    functions = (function for build in _builds(slug) for function in build.functions)
    return [function for function in functions if hasattr(function, "signatures")]


@dataclass
class GameProgress:
    """How far a game is."""

    slug: str
    functions: int = 0  # 0: not known yet
    compiled: int = 0
    ready: bool = False  # its bots play at full strength


async def _ignore(slug: str) -> None:
    pass


class WarmUp:
    """Compiles for the bots of several games at once. `on_ready` is called for each game once its code is on disk.

    `counting` is a pool that is there already. If nothing has to be compiled, no other processes are started.
    """

    def __init__(
        self,
        slugs: Sequence[str],
        on_ready: Callable[[str], Awaitable[None]] = _ignore,
        counting: AsyncPool | None = None,
        niceness: int = NICENESS,
    ) -> None:
        self.games = [GameProgress(slug) for slug in slugs]
        self.ended = False  # nothing more is compiled. A game that failed is not ready
        self._on_ready = on_ready
        self._counting, self._niceness = counting, niceness
        self._began, self._kept = 0.0, 0  # when compiling began, and the functions that were on disk before

    async def run(self) -> None:
        compiling = AsyncPool(min(available_cores(), len(self.games)), self._niceness)
        try:
            await asyncio.to_thread(remove_compiled, UNUSED_DAYS)
            if self._counting is None:
                compiling.start()
            await asyncio.gather(*(self._count(self._counting or compiling, one) for one in self.games))
            self._began, self._kept = time.monotonic(), self.compiled
            missing = [one for one in self.games if not one.ready]
            if missing and self._counting is not None:
                compiling.start()
            await asyncio.gather(*(self._compile(compiling, one) for one in missing))
        finally:
            self.ended = True
            await compiling.close()

    def is_ready(self, slug: str) -> bool:
        return any(one.ready for one in self.games if one.slug == slug)

    @property
    def functions(self) -> int:
        """How many functions there are; 0 while that is not known for all games."""
        return sum(one.functions for one in self.games) if all(one.functions for one in self.games) else 0

    @property
    def compiled(self) -> int:
        return sum(one.compiled for one in self.games)

    @property
    def seconds_left(self) -> float | None:
        """An estimate from the progress so far; None at first, when there is little of it."""
        elapsed, done = time.monotonic() - self._began, self.compiled - self._kept
        if not self.functions or done < (self.functions - self._kept) / 20 or elapsed < ESTIMATE_SECONDS:
            return None
        return elapsed * (self.functions - self.compiled) / done if done else 0.0

    async def _count(self, pool: AsyncPool, one: GameProgress) -> None:
        with suppress(JobFailed):  # `_compile` fails too, and says why
            one.functions, kept = await pool.run(CountFunctions(one.slug), COUNT_PRIORITY)
            if kept:
                one.compiled = one.functions
                await self._set_ready(one)

    async def _compile(self, pool: AsyncPool, one: GameProgress) -> None:
        def progress(done: int, total: int) -> None:
            one.compiled, one.functions = done, total

        try:
            await pool.run(CompileBots(one.slug), progress=progress)
        except JobFailed as failure:
            log.error("%s could not be compiled: %s\n%s", one.slug, failure, failure.details)
            return
        await self._set_ready(one)

    async def _set_ready(self, one: GameProgress) -> None:
        one.ready = True
        await self._on_ready(one.slug)
