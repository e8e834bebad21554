"""Plays many games in threads. The compiled games hold no lock, so the threads use all cores."""

import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from ..bots import net_tree
from ..bots.budget import Budget
from ..bots.net import NetSearchTree, Network, with_network
from ..bots.net_tree import TO_THE_END
from ..bots.search import MAX_NODES, SearchTree, search_arrays
from ..bots.tree import BY_HEURISTIC
from ..bots.world_features import Features
from ..engine.compile import Build
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.playout import LOWEST_SEAT
from . import games
from .games import PlayoutSettings, PlaySettings, Samples

FEWEST_POSITIONS = 4  # quiet ones in a game; the longest game so far is counted
Side = tuple[Network, int, int]  # a network, its iterations, and how quiet a position must be for it


@cache
def prepared(game: Game, players: int) -> Build:
    """The build with all functions of this package, linked in a fixed order: then every process uses the same code."""
    build = with_network(game, players)
    for function in (
        net_tree.net_search,
        net_tree.keep_below,
        games.deal,
        games.search_from,
        games.win_share,
        games.play_by_heuristic,
        games.play_contest,
        games.play_to_learn,
    ):
        build.link(function)
    return build


class Workspace:
    """What one thread works on: a game and a tree."""

    def __init__(self, network: Network, level: int, seed: int, nodes: int) -> None:
        game = network.game
        self.build = prepared(game, network.players)
        self.tree = search_arrays(game, seed, nodes, net_tree.NET_NODE)
        if level < TO_THE_END:  # with playouts the search stays as `tree.py` has it
            self.tree.tuning[:] = network.exploration, network.temperature
        self.net = network.net_arrays()
        self.start = np.zeros(1, game.record.dtype).view(np.recarray)
        blank = game.record.blank()
        game.write_settings(blank, game.settings(network.players, {}))
        self.start[0] = blank
        self.table = self.start.copy()
        self.sums = np.zeros(network.players, np.float64)

    def deal(self, seed: int) -> Any:
        """Sets up a new game; returns its state."""
        self.build.link(games.deal)(self.start, self.table, seed, 1)
        return self.table[0]

    def decisions(self, s: Any) -> Iterator[int]:
        """Goes through a game, and stops at each seat that has a choice. The caller applies its move."""
        while acting := self.build.actors(s):
            seat = int(LOWEST_SEAT[acting])
            if self.build.legal(s, seat, self.tree.moves) > 1:
                yield seat
            else:
                self.build.apply(s, seat, int(self.tree.moves[0]))


def blank_samples(game: Game, players: int, rows: int) -> Samples:
    return Samples(
        numbers=np.zeros((rows, Features.of(game, players).size), np.int16),
        searched=np.zeros((rows, players), np.float32),
        ahead=np.zeros((rows, players), np.float32),
        results=np.zeros((rows, players), np.float32),
        game=np.zeros(rows, np.int32),
        level=np.zeros(rows, np.int8),
    )


def joined(samples: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(columns) for columns in zip(*samples, strict=True)))


def in_threads(work: Callable[[int], Any], threads: int) -> list[Any]:
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, range(threads)))


def make_games(
    network: Network, settings: PlaySettings, seconds: float, threads: int, seed: int, rows: int, most: int = 10**9
) -> tuple[Samples, int]:
    """Plays games until the time is over or the rows are full, at most `most`; returns the samples and their number."""
    deadline = time.monotonic() + seconds

    def work(thread: int) -> tuple[Samples, int]:
        space = Workspace(network, settings.level, seed * 1000 + thread, settings.iterations + 8)
        play = space.build.link(games.play_to_learn)
        own = blank_samples(network.game, network.players, rows // threads)
        size = played = 0
        while time.monotonic() < deadline and played < most / threads and size < len(own.game):
            number = played * threads + thread
            size = play(space.tree, space.net, space.start, space.table, own, size, number, settings, space.sums)
            played += 1
        return Samples(*(column[:size] for column in own)), played

    made = in_threads(work, threads)
    return joined([samples for samples, _ in made]), sum(played for _, played in made)


class HeuristicGames:
    """Games of the heuristic, played in threads in the background: millions of positions to learn from.

    At most a few parts wait in the queue; then the threads wait too.
    """

    def __init__(self, network: Network, settings: PlayoutSettings, threads: int, seed: int, rows: int) -> None:
        if not hasattr(network.game.part("heuristic"), "quiet"):
            raise BottegaError(f"{network.game.slug} does not say which positions are quiet")
        self.played = 0
        self._network, self._settings, self._rows, self._seed = network, settings, rows, seed
        self._parts: queue.Queue[Samples] = queue.Queue(4 * threads)
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._work, args=(i,), daemon=True) for i in range(threads)]
        for thread in self._threads:
            thread.start()

    def _work(self, thread: int) -> None:
        space = Workspace(self._network, TO_THE_END, self._seed * 1000 + thread, 1)
        play = space.build.link(games.play_by_heuristic)
        while not self._stop.is_set():
            part = blank_samples(self._network.game, self._network.players, self._rows)
            self.played += play(
                space.tree, space.net, space.start, space.table, part, 0, self._settings, space.sums, FEWEST_POSITIONS
            )
            while not self._stop.is_set():
                with suppress(queue.Full):
                    self._parts.put(part, timeout=0.1)
                    break

    def next(self, wait: bool) -> Samples | None:
        """Positions that were not taken before; None if there are none yet and it need not wait."""
        try:
            return self._parts.get(block=wait)
        except queue.Empty:
            return None

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()


def contest(mine: Side, other: Side, seconds: float, threads: int, seed: int, deals: int = 10**9) -> Any:
    """Plays each deal once from every seat; returns the mean win share of each complete deal.

    Both sides make a fixed number of iterations at every move, which is fair for two networks of the same size.
    """
    deadline = time.monotonic() + seconds
    players = mine[0].players

    def work(thread: int) -> list[float]:
        space = Workspace(mine[0], mine[2], seed * 1000 + thread, mine[1] + 8)
        rival = Workspace(other[0], other[2], seed * 1000 + thread + 500, other[1] + 8)
        play = space.build.link(games.play_contest)
        shares: list[float] = []
        deal = thread
        while time.monotonic() < deadline and deal < deals:
            total = 0.0
            for seat in range(players):
                total += play(
                    space.tree, space.net, rival.tree, rival.net, space.start, space.table,
                    seed * 1_000_003 + deal, seat, space.sums, mine[1], mine[2], other[1], other[2],
                )  # fmt: skip
            shares.append(total / players)
            deal += threads
        return shares

    return np.concatenate(in_threads(work, threads))


class TimedContest:
    """Searches with networks against the search bot's, all on one thread with the same budget at every move.

    Each network plays each deal from every seat. `shares` has the mean win share by deal and network as soon as all
    seats were played; a deal that the time cut off does not count.
    """

    def __init__(self, networks: list[Network], budget: Budget, seconds: float, threads: int, seed: int) -> None:
        self.networks, self.budget, self.seed = networks, budget, seed
        self.shares: dict[tuple[int, int], float] = {}  # by network and deal
        self._deadline = time.monotonic() + seconds
        self._threads = threads
        self._made, self._moves = np.zeros((threads, len(networks), 2)), np.zeros((threads, len(networks), 2))

    def run(self, report: Callable[[], None] = lambda: None, every: float = 30.0, deals: int = 10**9) -> None:
        """Plays until the time is over or all deals are played; reports at times."""
        with ThreadPoolExecutor(self._threads) as pool:
            waiting = {pool.submit(self._work, thread, deals) for thread in range(self._threads)}
            while waiting:
                done, waiting = wait(waiting, timeout=every)
                for one in done:
                    one.result()
                if waiting:
                    report()

    def of(self, number: int) -> Any:
        """The win shares of a network in its complete deals."""
        return np.array([share for (who, _), share in sorted(self.shares.items()) if who == number])

    def pace(self, number: int) -> list[float]:
        """The mean iterations at a move, of a network and of the search bot against it."""
        made, moves = self._made[:, number].sum(axis=0), self._moves[:, number].sum(axis=0)
        return [float(x) for x in made / np.maximum(moves, 1)]

    def _work(self, thread: int, deals: int) -> None:
        own_seed, first = self.seed * 1000 + thread, self.networks[0]
        space = Workspace(first, TO_THE_END, own_seed, 1)
        rival = SearchTree(first.game, own_seed, BY_HEURISTIC, MAX_NODES)
        trees = [NetSearchTree(network, own_seed, MAX_NODES) for network in self.networks]
        for turn in range(thread, deals * len(trees), self._threads):
            deal, number = divmod(turn, len(trees))
            total = 0.0
            for seat in range(first.players):
                share = self._play(thread, space, (trees[number], rival), deal, number, seat)
                if share is None:
                    return
                total += share
            self.shares[number, deal] = total / first.players

    def _play(
        self, thread: int, space: Workspace, sides: tuple[SearchTree, SearchTree], deal: int, number: int, own_seat: int
    ) -> float | None:
        """The win share of a game; None if the time is over first."""
        s = space.deal(self.seed * 1_000_003 + deal)
        for seat in space.decisions(s):
            if time.monotonic() > self._deadline:
                return None
            side = 0 if seat == own_seat else 1
            sides[side].grow(s, seat, self.budget, lambda: False)
            self._made[thread, number, side] += sides[side].done
            self._moves[thread, number, side] += 1
            space.build.apply(s, seat, sides[side].most_visited(seat))
        return float(space.build.link(games.win_share)(s, space.tree.standing, own_seat))


def decisions_in_a_game(network: Network, seed: int = 1) -> float:
    """About how many decisions the heuristic makes in a game: the mean of some playouts from the opening."""
    space = Workspace(network, TO_THE_END, seed, 72)
    probing = replace(network, horizon=10**6).net_arrays()
    s = space.deal(seed)
    seat = next(space.decisions(s))
    space.build.link(games.search_from)(space.tree, probing, s, seat, 64, TO_THE_END, space.sums)
    return float(probing.probed[1] / probing.probed[0])
