"""Compiles what bots need ahead of time, in worker processes, with progress.

The first time on a machine it takes about half a minute of one core for each game, and less than that again for the
bots with networks, which come last: until then a search without a network plays for them. After that the code is on
disk, and a process loads it in a second or two.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
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
NETWORK_PRIORITY = 1  # after the bots of all games that need no network
NICENESS = 10  # bots that play meanwhile go first
ESTIMATE_SECONDS = 3.0  # before the first estimate of the time left
UNUSED_DAYS = 30  # after which code that nothing has used is removed from the disk

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Needed:
    """The functions that bots need: how many there are, and whether the code of all is on disk."""

    functions: int
    kept: bool


@dataclass(frozen=True)
class CountFunctions:
    """What the bots of a game need, first without and then with a network. Takes a fraction of a second."""

    slug: str

    def run(self, report: Progress) -> tuple[Needed, Needed]:
        from .engine import machine_code

        groups = [_functions(_build(self.slug)), _functions(_network_build(self.slug))]
        plain, learned = [Needed(len(group), all(map(machine_code.is_kept, group))) for group in groups]
        return plain, learned


@dataclass(frozen=True)
class CompileBots:
    """Compiles what the bots of a game need that use no network, or loads it from disk. Reports how much is done."""

    slug: str

    def run(self, report: Progress) -> None:
        with _reporting(_functions(_build(self.slug)), report):
            match = Match(game(self.slug), game(self.slug).players[0], 0, target="cpu")
            seat = match.actors[0]
            GreedyBot(match.game, 0, "cpu").choose(match, seat)
            SearchBot(match.game, Budget(iterations=1)).explain(match, seat)
            win_chances(match.game, match.state, 1, 0)


@dataclass(frozen=True)
class CompileNetworks:
    """The same for the bots that use a network, if there is one. The code is the same for each number of players."""

    slug: str

    def run(self, report: Progress) -> None:
        network = next((shipped(game(self.slug), players) for players in player_counts(game(self.slug))), None)
        with _reporting(_functions(_network_build(self.slug)), report):
            if network is not None:
                match = Match(network.game, network.players, 0, target="cpu")
                NetSearchBot(network, Budget(iterations=1)).explain(match, match.actors[0])


@contextmanager
def _reporting(functions: Sequence[Any], report: Progress) -> Iterator[None]:
    """Reports how many of these functions are compiled, and at the end that all are."""
    from .engine import machine_code  # imports Numba, which the server itself does not need

    def on_function() -> None:
        done = sum(bool(function.signatures) for function in functions)
        report(min(done, len(functions) - 1), len(functions))

    with machine_code.on_each_function(on_function):
        yield
    report(len(functions), len(functions))


def _build(slug: str) -> Build:
    build = with_heuristic(game(slug), "cpu")
    for function in (score_moves, tree.search, count_wins):
        build.link(function)
    return build


def _network_build(slug: str) -> Build | None:
    if not player_counts(game(slug)):
        return None
    build = with_network(game(slug))
    build.link(net_tree.net_search)
    return build


def _functions(build: Build | None) -> list[Any]:
    return [function for function in build.functions if hasattr(function, "signatures")] if build else []


@dataclass
class GameProgress:
    """How far a game is."""

    slug: str
    functions: int = 0  # 0: not known yet
    compiled: int = 0
    ready: bool = False  # its bots play on compiled rules
    networks_ready: bool = False  # those with a network do too


Compilation = CompileBots | CompileNetworks


async def _ignore(done: Compilation) -> None:
    pass


class WarmUp:
    """Compiles for the bots of several games at once. `on_ready` is called with each job whose code is on disk.

    `counting` is a pool that is there already. If nothing has to be compiled, no other processes are started.
    """

    def __init__(
        self,
        slugs: Sequence[str],
        on_ready: Callable[[Compilation], Awaitable[None]] = _ignore,
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
            missing = [one for one in self.games if not (one.ready and one.networks_ready)]
            if missing and self._counting is not None:
                compiling.start()
            await asyncio.gather(*(self._compile(compiling, one) for one in missing))
        finally:
            self.ended = True
            await compiling.close()

    def is_ready(self, slug: str) -> bool:
        return any(one.ready for one in self.games if one.slug == slug)

    def has_networks(self, slug: str) -> bool:
        """Whether bots of a game that use a network are ready."""
        return any(one.networks_ready for one in self.games if one.slug == slug)

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
            plain, learned = await pool.run(CountFunctions(one.slug), COUNT_PRIORITY)
            one.functions = plain.functions + learned.functions
            if plain.kept:
                one.compiled, one.ready = plain.functions, True
                await self._on_ready(CompileBots(one.slug))
            if plain.kept and learned.kept:
                one.compiled, one.networks_ready = one.functions, True
                await self._on_ready(CompileNetworks(one.slug))

    async def _compile(self, pool: AsyncPool, one: GameProgress) -> None:
        before = 0  # functions of an earlier job

        def progress(done: int, total: int) -> None:
            one.compiled, one.functions = before + done, max(one.functions, before + total)

        try:
            if not one.ready:
                await pool.run(CompileBots(one.slug), progress=progress)
                one.ready = True
                await self._on_ready(CompileBots(one.slug))
            before = one.compiled
            await pool.run(CompileNetworks(one.slug), NETWORK_PRIORITY, progress)
            one.networks_ready = True
            await self._on_ready(CompileNetworks(one.slug))
        except JobFailed as failure:
            log.error("%s could not be compiled: %s\n%s", one.slug, failure, failure.details)
