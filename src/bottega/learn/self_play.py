"""Plays many games in threads. The compiled games hold no lock, so the threads use all cores."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np

from ..bots.budget import Budget
from ..bots.net import NetSearchTree, Network, with_network
from ..bots.net_tree import TO_THE_END
from ..bots.search import MAX_NODES, SearchTree, search_arrays
from ..bots.tree import BY_HEURISTIC
from ..bots.world_features import Features
from ..engine.game import Game
from ..engine.playout import LOWEST_SEAT
from . import games
from .games import PlaySettings, Samples

Side = tuple[Network, int, int]  # a network, its iterations, and how quiet a position must be for it


class Workspace:
    """What one thread works on: a game and a tree."""

    def __init__(self, network: Network, level: int, seed: int, nodes: int) -> None:
        game = network.game
        self.build = with_network(game, network.players)
        self.tree = search_arrays(game, seed, nodes)
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


def contest(mine: Side, other: Side, seconds: float, threads: int, seed: int, deals: int = 10**9) -> Any:
    """Plays each deal once from every seat; returns the mean win share of each complete deal.

    Both sides make a fixed number of iterations at every move. Numbers from `iterations_in` give both the same time in
    a whole game, but not at each move: a playout costs less and less towards the end of a game.
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


def iterations_in(network: Network, level: int, seconds: float, count: int, seed: int = 1) -> int:
    """How many iterations a search makes in a time: all iterations of whole games by all their processor time.

    Measured on one thread, over `count` games, with small trees.
    """
    space = Workspace(network, level, seed, 1)
    tree, budget = NetSearchTree(replace(network, level=level), seed, 100), Budget(iterations=64)
    tree.grow(space.deal(0), 0, budget, lambda: False)  # compiles
    spent, made = 0.0, 0
    for number in range(count):
        s = space.deal(seed * 77 + number)
        for seat in space.decisions(s):
            began = time.thread_time()
            tree.grow(s, seat, budget, lambda: False)
            spent += time.thread_time() - began
            made += tree.done
            space.build.apply(s, seat, tree.most_visited(seat))
    return max(1, round(made / spent * seconds))


def timed_contest(
    network: Network, budget: Budget, seconds: float, threads: int, seed: int, deals: int = 10**9
) -> tuple[Any, Any]:
    """The search with a network against the search bot's, both on one thread with the same budget at every move.

    Returns the mean win share of each complete deal, and the mean iterations of both at a move.
    """
    deadline = time.monotonic() + seconds
    iterations, moves = np.zeros((threads, 2)), np.zeros((threads, 2))

    def play(thread: int, space: Workspace, sides: list[SearchTree], deal: int, own_seat: int) -> float | None:
        """The win share of a game; None if the time is over first."""
        s = space.deal(seed * 1_000_003 + deal)
        for seat in space.decisions(s):
            if time.monotonic() > deadline:
                return None
            side = 0 if seat == own_seat else 1
            sides[side].grow(s, seat, budget, lambda: False)
            iterations[thread, side] += sides[side].done
            moves[thread, side] += 1
            space.build.apply(s, seat, sides[side].most_visited(seat))
        return float(space.build.link(games.win_share)(s, space.tree.standing, own_seat))

    def work(thread: int) -> list[float]:
        own_seed = seed * 1000 + thread
        space = Workspace(network, TO_THE_END, own_seed, 1)
        sides = [
            NetSearchTree(network, own_seed, MAX_NODES),
            SearchTree(network.game, own_seed, BY_HEURISTIC, MAX_NODES),
        ]
        shares: list[float] = []
        deal = thread
        while time.monotonic() < deadline and deal < deals:
            total = 0.0
            for seat in range(network.players):
                share = play(thread, space, sides, deal, seat)
                if share is None:
                    return shares
                total += share
            shares.append(total / network.players)
            deal += threads
        return shares

    shares = np.concatenate(in_threads(work, threads))
    return shares, iterations.sum(axis=0) / np.maximum(moves.sum(axis=0), 1)
