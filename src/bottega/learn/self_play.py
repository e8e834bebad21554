"""The games of a training run, as jobs: each plays a fixed piece of work, and its result depends on nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from ..bots import net_tree
from ..bots.budget import Budget
from ..bots.net import NetSearchTree, Network, with_network
from ..bots.net_tree import TO_THE_END
from ..bots.search import MAX_NODES, SearchTree
from ..bots.tree import BY_HEURISTIC
from ..bots.world_features import Features
from ..engine.compile import Build
from ..engine.game import Game
from ..engine.playout import LOWEST_SEAT
from ..workers import Progress
from . import games
from .games import MOST_MOVES, Choices, PlayoutSettings, PlaySettings, Samples
from .shards import shard_bytes

FEWEST_POSITIONS = 4  # quiet ones in a game; the longest game so far is counted
MOST_POSITIONS = 2000  # or decisions of a game that are recorded; memory that is not written to is not used
SEEDS = 1_000_003  # a prime, so that the seeds of two jobs differ


@cache
def prepared(game: Game) -> Build:
    """The build with all functions of this package, linked in a fixed order: then every process uses the same code."""
    build = with_network(game)
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
    """What one job works on: a game and a tree."""

    def __init__(self, network: Network, level: int, seed: int, nodes: int) -> None:
        game = network.game
        self.build = prepared(game)
        self.tree = network.search_arrays(seed, nodes)
        if level < TO_THE_END:  # with playouts the search stays as `tree.py` has it
            self.tree.tuning[:] = network.tuning
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


def blank_choices(game: Game, players: int, rows: int) -> Choices:
    return Choices(
        numbers=np.zeros((rows, Features.of(game, players).size), np.int16),
        moves=np.zeros((rows, MOST_MOVES), np.int16),
        scores=np.zeros((rows, MOST_MOVES), np.int32),
        visits=np.zeros((rows, MOST_MOVES), np.int32),
        game=np.zeros(rows, np.int32),
    )


def joined(samples: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(columns) for columns in zip(*samples, strict=True)))


@dataclass(frozen=True)
class HeuristicGames:
    """Plays games of the heuristic until it has this many positions."""

    network: Network  # only its game and its number of players count
    settings: PlayoutSettings
    seed: int
    number: int  # of this piece of work
    rows: int

    def run(self, report: Progress) -> Samples:
        space = Workspace(self.network, TO_THE_END, self.seed * SEEDS + self.number, 1)
        part = blank_samples(self.network.game, self.network.players, self.rows)
        space.build.link(games.play_by_heuristic)(
            space.tree, space.net, space.start, space.table, part, 0, self.settings, space.sums, FEWEST_POSITIONS
        )
        return part


@dataclass(frozen=True)
class SearchGames:
    """Plays games of the search with a network. The numbers of the games follow those of the pieces before."""

    network: Network
    settings: PlaySettings
    seed: int
    number: int  # of this piece of work
    games: int

    def run(self, report: Progress) -> tuple[Samples, Choices]:
        space = Workspace(
            self.network, self.settings.level, self.seed * SEEDS + self.number, self.settings.iterations + 8
        )
        play = space.build.link(games.play_to_learn)
        table = self.network.game, self.network.players, self.games * MOST_POSITIONS
        own, choices = blank_samples(*table), blank_choices(*table)
        size = decided = 0
        for game in range(self.number * self.games, (self.number + 1) * self.games):
            size, decided = play(
                space.tree, space.net, space.start, space.table, own, size, choices, decided,
                game, self.settings, space.sums,
            )  # fmt: skip
        samples = Samples(*(column[:size].copy() for column in own))
        return samples, Choices(*(column[:decided].copy() for column in choices))


@dataclass(frozen=True)
class ShardOfGames:
    """Plays games of the search and packs them as a shard: one thread could not pack what many play."""

    played: SearchGames
    about: dict[str, Any]

    def run(self, report: Progress) -> bytes:
        return shard_bytes(*self.played.run(report), self.about)


@dataclass(frozen=True)
class Contest:
    """Plays one deal from every seat, a network against another; returns the mean win share.

    Both make the same fixed number of iterations at every move, which is fair for two networks of the same size.
    """

    mine: Network
    other: Network
    iterations: int
    seed: int
    deal: int

    def run(self, report: Progress) -> float:
        own_seed, nodes = self.seed * SEEDS + 2 * self.deal, self.iterations + 8
        space = Workspace(self.mine, self.mine.level, own_seed, nodes)
        rival = Workspace(self.other, self.other.level, own_seed + 1, nodes)
        play = space.build.link(games.play_contest)
        shares = [
            play(
                space.tree, space.net, rival.tree, rival.net, space.start, space.table,
                self.seed * SEEDS + self.deal, seat, space.sums,
                self.iterations, self.mine.level, self.iterations, self.other.level,
            )
            for seat in range(self.mine.players)
        ]  # fmt: skip
        return float(np.mean(shares))


@dataclass(frozen=True)
class AgainstSearch:
    """Plays one deal from every seat, a network against search bots with the same budget.

    Returns the mean win share, and the mean iterations at a move of the network and of the search bots.
    """

    network: Network
    budget: Budget
    seed: int
    deal: int

    def run(self, report: Progress) -> tuple[float, float, float]:
        network, own_seed = self.network, self.seed * SEEDS + self.deal
        space = Workspace(network, TO_THE_END, own_seed, 1)
        nodes = min(MAX_NODES, self.budget.iterations + 8) if self.budget.iterations else MAX_NODES
        sides = (
            NetSearchTree(network, own_seed, nodes),
            SearchTree(network.game, own_seed, BY_HEURISTIC, nodes),
        )
        made, moves, total = np.zeros(2), np.zeros(2), 0.0
        for own_seat in range(network.players):
            s = space.deal(own_seed)
            for seat in space.decisions(s):
                side = 0 if seat == own_seat else 1
                sides[side].grow(s, seat, self.budget, lambda: False)
                made[side] += sides[side].done
                moves[side] += 1
                space.build.apply(s, seat, sides[side].most_visited(seat))
            total += float(space.build.link(games.win_share)(s, space.tree.standing, own_seat))
        mine, others = (made / np.maximum(moves, 1)).tolist()
        return total / network.players, mine, others


def decisions_in_a_game(network: Network, seed: int = 1) -> float:
    """About how many decisions the heuristic makes in a game: the mean of some playouts from the opening."""
    space = Workspace(network, TO_THE_END, seed, 72)
    probing = replace(network, horizon=10**6).net_arrays()
    s = space.deal(seed)
    seat = next(space.decisions(s))
    space.build.link(games.search_from)(space.tree, probing, s, seat, 64, TO_THE_END, space.sums)
    return float(probing.probed[1] / probing.probed[0])
