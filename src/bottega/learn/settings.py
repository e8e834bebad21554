"""The settings of a training run. A game may declare its own defaults in `training.toml` in its package."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from importlib import resources
from typing import Any

from ..bots.budget import Budget
from ..bots.net import LATER, WIDTHS, Network
from ..engine.errors import BottegaError
from ..engine.game import Game
from .games import PlayoutSettings, PlaySettings
from .self_play import decisions_in_a_game
from .training import TrainingSettings

FILE = "training.toml"
NETWORK = ("level", "exploration", "temperature", *LATER, "reuse")  # settings of a search with a network
AT_LEAST_ONE = ("width", "positions", "held", "batch", "first_batch")
EXTENDABLE = {"generations", "final_deals", "variants", "move_time"}  # may differ when a run goes on


class InvalidSetting(BottegaError):
    """There is no such setting, or its value is invalid."""


@dataclass(frozen=True)
class RunSettings:
    """Everything that the result of a run depends on, besides the machine's arithmetic."""

    game: str
    players: int
    seed: int = 1
    generations: int = 3  # after generation 0
    width: int = WIDTHS[0]  # of the first hidden layer

    # Generation 0 learns from games of the heuristic.
    positions: int = 4_000_000
    held: int = 100_000  # more of them, to check with
    first_uses: float = 16  # how often each position is learned from
    first_batch: int = 8192
    first_rate: float = 2e-3
    relearn: bool = False  # whether a network to start with learns from them too, such as after its inputs changed

    # Each later generation learns from games of the search.
    games: int = 4000
    iterations: int = 150  # of a search in them
    later: int = 60  # percent of a target that come from later positions and the result
    uses: float = 4
    batch: int = 4096
    rate: float = 1e-3
    policy_uses: float = 4  # how often a decision is learned from; 0: no policy is learned
    policy_rate: float = 1e-3
    keep: int = 100  # the last generations whose games are learned from
    restart: bool = True  # begin with the weights of generation 0 each time, not with the best ones

    # A new network must win at least its fair share against the best so far. Without deals each is kept.
    gate_deals: int = 150
    gate_iterations: int = 400

    # At the end the best network plays against the search bot, as it is and with each of the variants.
    final_deals: int = 48
    move_time: str = "0.05s"
    variants: tuple[str, ...] = ()  # such as "horizon=20" or "level=2,playouts=10"

    # The search with the network.
    level: int = 3  # how quiet a position must be for the network to judge it
    exploration: float = 0.5
    temperature: float = 12.0
    horizon: int = 0  # percent of the decisions of a game: if so few are left, the search plays to the end
    playouts: int = 0  # percent of the iterations that play to the end everywhere
    playouts_after: int = 0  # iterations of a search before they begin
    fpu: int = 0  # percent of a result that a move not tried yet is expected to be worse than those tried

    @staticmethod
    def of(game: Game, players: int, **given: Any) -> "RunSettings":
        """The settings of a game with the given ones. Raises InvalidSetting."""
        game.settings(players, {})
        found = RunSettings(game.slug, players)
        for name, value in {**declared(game), **given}.items():
            found = found.with_value(name, value)
        return found

    def with_value(self, name: str, value: Any) -> "RunSettings":
        """With another value, which may be text. Raises InvalidSetting."""
        known = {field.name: field.default for field in fields(self) if field.name not in ("game", "players")}
        if name not in known:
            raise InvalidSetting(f"there is no setting {name!r}; there are {', '.join(known)}")
        try:
            found = replace(self, **{name: _converted(value, known[name])})
            Budget.read(found.move_time)
            for variant in found.variants:
                switches(variant)
        except (ValueError, TypeError, BottegaError) as error:
            raise InvalidSetting(f"{name}={value} is invalid: {error}") from None
        for each, default in known.items():
            number = getattr(found, each)
            if isinstance(default, int | float) and number < (each in AT_LEAST_ONE):
                raise InvalidSetting(f"{each}={number} is too small")
        return found

    def describe(self) -> dict[str, Any]:
        """All settings as plain data."""
        return {**asdict(self), "variants": list(self.variants)}

    def new_network(self, game: Game) -> Network:
        """A network with random weights that searches with these settings."""
        blank = Network.new(game, self.players, self.seed, (self.width, WIDTHS[1]), self.level)
        return switched(blank, f"exploration={self.exploration},temperature={self.temperature},fpu={self.fpu}")

    def search_settings(self) -> str:
        """The settings of the search that need a game's length, to be set after the first compilation."""
        return f"horizon={self.horizon},playouts={self.playouts},playouts_after={self.playouts_after}"

    def playout_settings(self) -> PlayoutSettings:
        """How the heuristic plays games to learn from."""
        return PlayoutSettings(self.level, random_moves=25, sampled_moves=50, recorded=12)

    def play_settings(self, network: Network) -> PlaySettings:
        """How the search plays games to learn from."""
        odd_moves = {"random_moves": 2, "sampled_moves": 10, "heuristic_turns": 4}
        return PlaySettings(self.iterations, network.level, **odd_moves, quick_moves=60, later=self.later)

    def first_training(self) -> TrainingSettings:
        return TrainingSettings(self.first_uses, self.first_batch, self.first_rate, checks=10)

    def later_training(self) -> TrainingSettings:
        return TrainingSettings(self.uses, self.batch, self.rate)

    def policy_training(self) -> TrainingSettings:
        return TrainingSettings(self.policy_uses, self.batch, self.policy_rate)


def declared(game: Game) -> dict[str, Any]:
    """What a game's package declares in `training.toml`; nothing if there is no such file."""
    file = resources.files(game.package) / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def switches(text: str) -> dict[str, float]:
    """Parses settings of a search: `horizon=25,level=2`. Raises InvalidSetting.

    >>> switches("horizon=25,level=2")
    {'horizon': 25.0, 'level': 2.0}
    """
    found = {}
    for switch in text.split(","):
        name, _, value = switch.partition("=")
        if name not in NETWORK:
            raise InvalidSetting(f"there is no setting {name!r} of a search; there are {', '.join(NETWORK)}")
        try:
            found[name] = float(value)
        except ValueError:
            raise InvalidSetting(f"{switch!r} needs a number") from None
    return found


def switched(network: Network, text: str) -> Network:
    """A network with other settings of the search; `horizon` is in percent of the decisions of a game."""
    found = network
    for name, value in switches(text).items():
        if name == "horizon":
            value = round(decisions_in_a_game(found) * value / 100) if value else 0
        found = replace(found, **{name: type(getattr(found, name))(value)})
    return found


def _converted(value: Any, default: Any) -> Any:
    """A value as the type of the default. Raises ValueError."""
    if isinstance(default, bool):
        if str(value).lower() in ("true", "1", "yes"):
            return True
        if str(value).lower() in ("false", "0", "no"):
            return False
        raise ValueError("it is true or false")
    if isinstance(default, tuple):
        return tuple(value.split(";")) if isinstance(value, str) else tuple(value)
    return type(default)(value)
