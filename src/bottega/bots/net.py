"""Networks that judge positions, and the tree of a search that uses them (see `net_tree.py`). They need no PyTorch.

Like every search here, it sees only worlds sampled from what its seat knows: the same knowledge, network and seed lead
to the same move, whatever the hidden state is.
"""

import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.compile import Build, compile
from ..engine.errors import BottegaError
from ..engine.game import Game
from . import net_tree, tree
from .heuristic import heuristic, score_moves
from .search import SearchTree
from .world_features import Features

WIDTHS = (128, 32)
LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3")


@dataclass(frozen=True)
class Network:
    """A network for one game and one number of players. It estimates the result of each seat, seen from one seat."""

    game: Game
    players: int
    layers: dict[str, Any]  # by name, float32
    level: int = 3  # how quiet a position must be for the network to judge it
    exploration: float = tree.EXPLORATION  # of a search with it
    temperature: float = tree.TEMPERATURE
    horizon: int = 0  # with at most this many decisions to the end of the game, the search plays to the end instead
    playouts: int = 0  # percent of the iterations that play to the end everywhere

    @staticmethod
    def new(game: Game, players: int, seed: int = 0, widths: tuple[int, int] = WIDTHS, level: int = 3) -> "Network":
        """A network with random weights."""
        rng, rows = np.random.default_rng(seed), Features.of(game, players).rows
        shapes = {"w1": (rows, widths[0]), "w2": widths, "w3": (widths[1], players)}
        layers = {"w1": rng.normal(0, 0.1, shapes["w1"])}
        layers |= {name: rng.normal(0, (2 / shapes[name][0]) ** 0.5, shapes[name]) for name in ("w2", "w3")}
        layers |= {f"b{i}": np.zeros(shapes[f"w{i}"][1]) for i in (1, 2, 3)}
        return Network(game, players, {name: layers[name].astype(np.float32) for name in LAYERS}, level)

    def to_arrays(self, prefix: str = "") -> dict[str, Any]:
        """What a file of weights holds: the layers as float16, what they were trained for, and how to search."""
        layers = {f"{prefix}{name}": self.layers[name].astype(np.float16) for name in LAYERS}
        search = np.array([self.level, self.exploration, self.temperature, self.horizon, self.playouts])
        return layers | {f"{prefix}fits": np.array(_fits(self.game, self.players)), f"{prefix}search": search}

    @staticmethod
    def load(game: Game, path: Path | str, prefix: str = "") -> "Network":
        """Reads weights. Refuses those of another game, or of other rules or fields than the game has now."""
        with np.load(path) as file:
            fits = file[f"{prefix}fits"].tolist()
            level, exploration, temperature, *near = file[f"{prefix}search"].tolist()
            layers = {name: file[f"{prefix}{name}"].astype(np.float32) for name in LAYERS}
        players = fits[0]
        if players not in game.players or fits != _fits(game, players):
            raise BottegaError(f"the weights in {path} are for another game or another version of {game.slug}")
        return Network(game, players, layers, int(level), exploration, temperature, *map(int, near))

    def net_arrays(self) -> net_tree.NetArrays:
        """The network with its own working space, for one thread."""
        features = Features.of(self.game, self.players)
        return net_tree.NetArrays(
            is_hot=features.is_hot,
            low=features.low,
            high=features.high,
            empty=features.empty,
            first_row=features.first_row,
            scale=features.scale,
            **{name: np.ascontiguousarray(self.layers[name]) for name in LAYERS},
            numbers=np.zeros(features.size, np.int32),
            first=np.zeros(self.layers["b1"].size, np.float32),
            second=np.zeros(self.layers["b2"].size, np.float32),
            near=np.array([self.horizon, self.playouts], np.int64),
            probed=np.zeros(2, np.int64),
        )


def _fits(game: Game, players: int) -> list[int]:
    """What weights must agree with: the number of players, the rules, and the inputs with their names and limits."""
    features = Features.of(game, players)
    names = "".join(f"{part.name} {part.start} {part.meaning} " for part in features.layout.parts)
    limits = features.low.tobytes() + features.high.tobytes() + features.is_hot.tobytes()
    return [players, game.version, features.rows, zlib.crc32(f"{game.slug} {names}".encode() + limits)]


@cache
def with_network(game: Game, players: int) -> Build:
    """A build for a number of players, with the game's heuristic, its quiet points and its inputs of a network.

    It is separate from the game's own build because the inputs depend on the number of players.
    """
    build = compile(game, "cpu")
    build.bind(score_moves, heuristic(game))
    build.bind(net_tree.quiet, getattr(game.part("heuristic"), "quiet", net_tree.never_quiet))
    build.bind(net_tree.world_numbers, Features.of(game, players).layout.observe)
    return build


class NetSearchTree(SearchTree):
    """The tree of one thread that a search with a network grows."""

    def __init__(self, network: Network, seed: int, nodes: int) -> None:
        super().__init__(network.game, seed, tree.BY_HEURISTIC, nodes)
        self._search = with_network(network.game, network.players).link(net_tree.net_search)
        self._arrays.tuning[:] = network.exploration, network.temperature
        self._level = network.level
        self._net = network.net_arrays()
        self._sums = np.zeros(network.players)

    def _run(self, size: int, seat: int, iterations: int) -> int:
        return int(self._search(self._arrays, self._net, size, seat, iterations, self._level, self._sums))
