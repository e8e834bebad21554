"""Networks that judge positions and moves, and the bots that use them: `net` looks ahead once (see `look_ahead.py`),
`net:BUDGET` searches (see `net_tree.py`). They need no PyTorch.

Like every search here, they see only worlds sampled from what its seat knows: the same knowledge, network and seed lead
to the same move, whatever the hidden state is.
"""

import logging
import zlib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.actions import Move
from ..engine.compile import Build, compile
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.observe import Layout, for_any_number
from ..engine.record import State
from ..games import game as game_of
from . import Bot, net_tree, tree
from .budget import Budget
from .heuristic import heuristic, score_moves
from .look_ahead import look_ahead
from .search import SearchBot, SearchTree, search_arrays
from .world_features import Features

WIDTHS = (128, 32)
POLICY_WIDTHS = (64, 32)
LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3")
# Settings of a search that older files lack, in this order.
LATER = ("horizon", "playouts", "policy", "guided", "fpu", "playouts_after")
STEPS = 127  # of a weight that is stored in a byte, to either side of zero
LARGEST_SUM = 32_000  # of selected rows, in steps: below 2**15, with room for rounding
FINEST = 1e-4  # the smallest step; float16 is exact enough there
ROW_STEPS = "w1_steps"  # the name of the steps of the first matrix in a file
POLICY = "policy_"  # what the names of the policy's layers begin with in a file
EVALUATIONS = 160  # of one look ahead: less than a millisecond on one core
TRUST = 0.1  # of a result: what the heuristic's trust in a move is worth at most, in one look ahead
QUIETEST = 3  # where one look ahead ends
WITHOUT_NETWORK = Budget(iterations=50)  # of the search that replaces one look ahead

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Network:
    """A network for one game and one number of players. It estimates the result of each seat, seen from one seat.

    It may have a policy: a smaller network with the same inputs and an output for each move of the game, which is added
    to the heuristic's score of that move. So a policy with only zeros in its last layer changes nothing.
    """

    game: Game
    players: int
    layers: dict[str, Any]  # by name, float32
    level: int = 3  # how quiet a position must be for the network to judge it
    exploration: float = tree.EXPLORATION  # of a search with it
    temperature: float = tree.TEMPERATURE
    horizon: int = 0  # with at most this many decisions to the end of the game, the search plays to the end instead
    playouts: int = 0  # percent of the iterations that play to the end everywhere
    policy_layers: dict[str, Any] | None = None
    policy: int = 100  # percent of its outputs that count
    guided: bool = False  # whether it also chooses the moves to the next quiet point
    fpu: int = 0  # percent of a result that a move not tried yet is expected to be worse than those tried
    playouts_after: int = 0  # iterations of a tree before `playouts` begin
    reuse: bool = True  # whether the search uses a part of its last tree again; not stored with the weights

    @staticmethod
    def new(game: Game, players: int, seed: int = 0, widths: tuple[int, int] = WIDTHS, level: int = 3) -> "Network":
        """A network with random weights."""
        return Network(game, players, _random_layers(game, players, seed, widths, players), level)

    def with_policy(self, seed: int = 0) -> "Network":
        """With a policy that changes nothing yet, if it has none."""
        if self.policy_layers:
            return self
        layers = _random_layers(self.game, self.players, seed, POLICY_WIDTHS, self.game.moves.size)
        return replace(self, policy_layers={**layers, "w3": np.zeros_like(layers["w3"])})

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process, which finds the game by its name."""
        return _with_game, (self.game.slug, {**vars(self), "game": None})

    def to_arrays(self, prefix: str = "") -> dict[str, Any]:
        """What a file of weights holds: the layers, what they were trained for, and how to search."""
        layers = _packed(self.layers, prefix)
        if self.policy_layers:
            layers |= _packed(self.policy_layers, f"{prefix}{POLICY}")
        search = np.array([self.level, self.exploration, self.temperature, *(getattr(self, name) for name in LATER)])
        return layers | {f"{prefix}fits": np.array(_fits(self.game, self.players)), f"{prefix}search": search}

    @staticmethod
    def load(game: Game, path: Path | str, prefix: str = "") -> "Network":
        """Reads weights. Refuses those of another game, or of other rules or fields than the game has now."""
        with np.load(path) as file:
            fits = file[f"{prefix}fits"].tolist()
            level, exploration, temperature, *later = file[f"{prefix}search"].tolist()
            layers = _unpacked(file, prefix)
            policy = _unpacked(file, f"{prefix}{POLICY}") if f"{prefix}{POLICY}w1" in file.files else None
        players, version = fits[:2]
        if players not in game.players or fits[2:] != _fits(game, players)[2:]:
            raise BottegaError(f"the weights in {path} are for another game than {game.slug}, or for other inputs")
        if version != game.version:
            now = f"{game.slug} has version {game.version} now"
            raise BottegaError(f"the weights in {path} are for version {version} of the rules, and {now}")
        if policy and policy["b3"].size != game.moves.size:
            raise BottegaError(f"the weights in {path} are for other moves than {game.slug} has now")
        network = Network(game, players, layers, int(level), exploration, temperature, policy_layers=policy)
        settings = dict(zip(LATER, later, strict=False))  # older files lack some
        return replace(network, **{name: type(getattr(network, name))(value) for name, value in settings.items()})

    def net_arrays(self) -> net_tree.NetArrays:
        """The network with its own working space, for one thread."""
        return net_tree.NetArrays(
            **_working_space(self.game, self.players, self.layers),
            near=np.array([self.horizon, self.playouts, self.playouts_after], np.int64),
            seen=np.zeros(Layout.of(self.game, self.players).size, np.int16),
            imagined=np.zeros(Layout.of(self.game, self.players).size, np.int16),
            probed=np.zeros(3, np.int64),
        )

    def policy_arrays(self) -> net_tree.PolicyArrays:
        """The policy with its own working space, for one thread."""
        layers = self.policy_layers or {name: np.zeros((0,) * (2 if name[0] == "w" else 1)) for name in LAYERS}
        share = np.array([self.policy / 100, self.guided], np.float64) if self.policy_layers else np.zeros(2)
        return net_tree.PolicyArrays(
            **_working_space(self.game, self.players, {**layers, "w3": layers["w3"].T}),
            share=share,
            weights=np.zeros(self.game.moves.size, np.float64),
        )

    def search_arrays(self, seed: int, nodes: int) -> tree.SearchArrays:
        """An empty tree for a search with this network."""
        arrays = search_arrays(self.game, seed, nodes, net_tree.NET_NODE)
        return arrays._replace(policy=self.policy_arrays())

    @property
    def tuning(self) -> tuple[float, float, float]:
        """The exploration of a search, the temperature of its priors, and the percentage `fpu` as a share."""
        return self.exploration, self.temperature, self.fpu / 100


def _random_layers(game: Game, players: int, seed: int, widths: tuple[int, int], outputs: int) -> dict[str, Any]:
    rng, rows = np.random.default_rng(seed), Features.of(game, players).rows
    shapes = {"w1": (rows, widths[0]), "w2": widths, "w3": (widths[1], outputs)}
    layers = {"w1": rng.normal(0, 0.1, shapes["w1"])}
    layers |= {name: rng.normal(0, (2 / shapes[name][0]) ** 0.5, shapes[name]) for name in ("w2", "w3")}
    layers |= {f"b{i}": np.zeros(shapes[f"w{i}"][1]) for i in (1, 2, 3)}
    return {name: layers[name].astype(np.float32) for name in LAYERS}


def _packed(layers: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The layers as a file holds them: the first matrix as int8 with a step for each row, the others as float16."""
    arrays = {f"{prefix}{name}": layers[name].astype(np.float16) for name in LAYERS}
    steps = np.maximum(np.abs(layers["w1"]).max(axis=1) / STEPS, FINEST).astype(np.float16)
    whole = np.rint(layers["w1"] / steps.astype(np.float32)[:, None]).clip(-STEPS, STEPS)
    return arrays | {f"{prefix}w1": whole.astype(np.int8), f"{prefix}{ROW_STEPS}": steps}


def _unpacked(file: Any, prefix: str) -> dict[str, Any]:
    """The layers in a file, as float32. Older files have the first matrix as float16, without steps."""
    layers = {name: file[f"{prefix}{name}"].astype(np.float32) for name in LAYERS}
    if f"{prefix}{ROW_STEPS}" in file.files:
        layers["w1"] *= file[f"{prefix}{ROW_STEPS}"].astype(np.float32)[:, None]
    return layers


def _working_space(game: Game, players: int, layers: dict[str, Any]) -> dict[str, Any]:
    """What both kinds of networks have: how to read the inputs, the layers, and space for what they compute."""
    features = Features.of(game, players)
    reading = ("is_hot", "low", "high", "empty", "first_row", "scale")
    w1, step = quantised(layers["w1"], features)
    return {
        **{name: getattr(features, name) for name in reading},
        **{name: np.ascontiguousarray(layers[name], np.float32) for name in LAYERS},
        "w1": w1,
        "step": np.array([step], np.float32),
        "fields": np.array([features.layout.size]),
        "numbers": np.zeros(features.size, np.int32),
        "rows": np.zeros(features.size, np.int32),
        "sums": np.zeros(layers["b1"].size, np.int16),
        "first": np.zeros(layers["b1"].size, np.float32),
        "second": np.zeros(layers["b2"].size, np.float32),
    }


def quantised(w1: Any, features: Features) -> tuple[Any, float]:
    """The first matrix as int16 in steps of one size, and that size.

    An input selects at most one of its rows. So the sum of the largest weights of all inputs is more than any sum of
    selected rows can be, and the step is such that it fits into 16 bits. It is finer than the steps of a file.
    """
    if not w1.size:
        return w1.astype(np.int16), 1.0
    largest = np.maximum.reduceat(np.abs(w1), features.first_row)
    step = max(float(largest.sum(axis=0).max()) / LARGEST_SUM, FINEST / 100)
    return np.rint(w1 / step).astype(np.int16), step


def _with_game(slug: str, values: dict[str, Any]) -> Network:
    return Network(**{**values, "game": game_of(slug)})


def _fits(game: Game, players: int) -> list[int]:
    """What weights must agree with: the number of players, the rules, and the inputs with their names and limits."""
    features = Features.of(game, players)
    names = "".join(f"{part.name} {part.start} {part.meaning} " for part in features.layout.parts)
    limits = features.low.tobytes() + features.high.tobytes() + features.is_hot.tobytes()
    return [players, game.version, features.rows, zlib.crc32(f"{game.slug} {names}".encode() + limits)]


@cache
def with_network(game: Game) -> Build:
    """The compiled build of `network_build`, made once."""
    return network_build(game, "cpu")


def network_build(game: Game, target: str) -> Build:
    """A build with the game's heuristic, its quiet points and its inputs of a network, for any number of players."""
    layouts = {players: Layout.of(game, players) for players in game.players}
    worlds = {players: Features.of(game, players).layout for players in game.players}
    build = compile(game, target)
    build.bind(score_moves, heuristic(game))
    build.bind(net_tree.quiet, getattr(game.part("heuristic"), "quiet", net_tree.never_quiet))
    build.bind(net_tree.seat_view, for_any_number(layouts))
    build.bind(net_tree.world_numbers, for_any_number(worlds))
    build.bind(net_tree.inputs, getattr(game.part("heuristic"), "inputs", net_tree.no_inputs))
    build.bind(tree.select, net_tree.select)  # it calls functions that are bound above
    return build


class NetSearchTree(SearchTree):
    """The tree of one thread that a search with a network grows."""

    node = net_tree.NET_NODE

    def __init__(self, network: Network, seed: int, nodes: int) -> None:
        super().__init__(network.game, seed, tree.BY_HEURISTIC, 2 * nodes)  # one half for what it uses again
        self._arrays = self._arrays._replace(policy=network.policy_arrays())
        build = with_network(network.game)
        self._search, self._keep_below = build.link(net_tree.net_search), build.link(net_tree.keep_below)
        self._spare = self.nodes[:nodes].copy() if network.reuse else None
        self._seat = -1  # whose tree it is
        self._arrays.tuning[:] = network.tuning
        self._level = network.level
        self._net = network.net_arrays()
        self._sums = np.zeros(network.players)

    def start(self, state: State, seat: int) -> int:
        """Starts at this state, with a part of the last tree if the seat learned nothing by its move."""
        size = 0
        if self._spare is not None and self._seat == seat:
            self._arrays.world[0] = state
            size = int(self._keep_below(self._arrays, self._net, self._spare, seat))
        self._seat = seat
        if size == 0:
            return super().start(state, seat)
        self._arrays.root[0] = state
        self._net.probed[:] = 0
        return size

    def _run(self, size: int, seat: int, iterations: int) -> int:
        return int(self._search(self._arrays, self._net, size, seat, iterations, self._level, self._sums))


class NetSearchBot(SearchBot):
    """Searches with a network, for the number of players that it was trained for."""

    def __init__(self, network: Network, budget: Budget, seed: int = 0, threads: int = 1) -> None:
        self._network = network
        super().__init__(network.game, budget, seed, threads)

    def _new_tree(self, seed: int, nodes: int) -> SearchTree:
        return NetSearchTree(self._network, seed, nodes)


class LookAheadBot:
    """Looks ahead once with a network, for the number of players that it was trained for."""

    def __init__(self, network: Network, seed: int = 0) -> None:
        self._game = network.game
        self._look = with_network(network.game).link(look_ahead)
        self._arrays = network.search_arrays(seed, nodes=1)
        self._net = network.net_arrays()
        self._dealt = self._arrays.world.copy()
        self._choices = np.zeros(network.game.moves.size, np.int64)
        self._totals = np.zeros((network.game.moves.size, 2), np.float64)
        self._arrays.tuning[:2] = TRUST, network.temperature

    def choose(self, match: Match, seat: int) -> Move:
        self._arrays.root[0] = match.state
        space = self._dealt, self._choices, self._totals
        return self._game.every_move[self._look(self._arrays, self._net, *space, seat, EVALUATIONS, QUIETEST)]


class NetBot:
    """Plays with the network that the game has for the number of players; if it has none, with the search."""

    def __init__(self, game: Game, budget: Budget | None, seed: int) -> None:
        self._game, self._budget, self._seed = game, budget, seed
        self._bots: dict[int, Bot] = {}  # by number of players

    def choose(self, match: Match, seat: int) -> Move:
        return self.playing(match.players).choose(match, seat)

    def playing(self, players: int) -> Bot:
        """The bot that plays with this number of players. Raises BottegaError if the weights do not fit the game."""
        if players not in self._bots:
            self._bots[players] = self._new(players)
        return self._bots[players]

    def _new(self, players: int) -> Bot:
        from .weights import shipped  # it imports this module

        network = shipped(self._game, players)
        if network is None:
            say_without_network(self._game, players)
            return SearchBot(self._game, self._budget or WITHOUT_NETWORK, self._seed)
        return NetSearchBot(network, self._budget, self._seed) if self._budget else LookAheadBot(network, self._seed)


@cache
def say_without_network(game: Game, players: int) -> None:
    """Says once in a process that the search replaces a network."""
    log.warning("%s has no network for %d players: the bot `net` plays with the search there", game.slug, players)


def make(game: Game, seed: int, target: str, budget: str = "") -> NetBot:
    return NetBot(game, Budget.read(budget) if budget else None, seed)
