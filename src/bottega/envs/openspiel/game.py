"""The games and their states for OpenSpiel."""

from collections.abc import Callable
from typing import Any

import pyspiel

from ... import games
from ...engine.game import Game
from ...engine.match import Match
from ..settings import PLAYERS, REWARDS, by_margin
from .bounds import most_choices, most_points
from .game_config import GameConfig
from .observer import Observer
from .sequential_game import CHANCE, DRAWS, OUTCOMES, TERMINAL, SequentialGame

_CHANCES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def game_type(game: Game) -> Any:
    """OpenSpiel's description of a game. Its parameters are the players, the options, the variants and the rewards."""
    options = {option.name: _parameter(option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=f"bottega_{game.slug}",
        long_name=game.messages.say("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": PLAYERS,
            **options,
            **dict.fromkeys(game.variants, False),
            "rewards": REWARDS[0],
        },
    )


def _parameter(value: str) -> str | int:
    """OpenSpiel reads a string of digits as a number."""
    return int(value) if value.isdigit() else value


class BottegaGame(pyspiel.Game):  # type: ignore[misc]
    """The base class of all games. Raises InvalidOption for invalid parameters."""

    game: Game
    kind: Any  # the GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, kind, params = self.game, self.kind, params or {}
        given = {**kind.parameter_specification, **params}
        players = given["players"]
        options: dict[str, Any] = {option.name: str(given[option.name]) for option in game.options}
        options["variants"] = [variant for variant in game.variants if given[variant]]
        self.config = GameConfig.of(game.slug, players, options)
        self.margins = by_margin(given["rewards"])
        most = float(most_points(game, self.config.settings))
        self._choices = most_choices(game, players, self.config.settings)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=game.moves.size,
                max_chance_outcomes=OUTCOMES,
                num_players=players,
                min_utility=-most if self.margins else -1.0 / (players - 1),
                max_utility=most if self.margins else 1.0,
                utility_sum=0.0,
                max_game_length=self._choices,
            ),
            params,
        )

    def new_initial_state(self) -> "BottegaState":
        return BottegaState(self)

    def state_of(self, match: Match, seat: int) -> "BottegaState":
        """The state of a match in which this seat is to choose, as for an agent on a server; without its past."""
        state = BottegaState(self)
        state.sequential = SequentialGame.at(self.config, match.state.tobytes(), seat)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """The set-up and each move may need chance nodes."""
        return DRAWS * (1 + self._choices)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.config, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class BottegaState(pyspiel.State):  # type: ignore[misc]
    """A state. OpenSpiel copies and pickles its dict, which holds only `sequential`."""

    def __init__(self, game: BottegaGame) -> None:
        super().__init__(game)
        self.sequential = SequentialGame(game.config)

    def current_player(self) -> int:
        return self.sequential.player

    def is_terminal(self) -> bool:
        return self.sequential.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.sequential.simulation.legal().tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCES.copy()

    def _apply_action(self, action: int) -> None:
        self.sequential.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == CHANCE else self.sequential.config.moves[action]

    def returns(self) -> list[float]:
        sequential = self.sequential
        if sequential.player != TERMINAL:
            return [0.0] * sequential.config.players
        return sequential.simulation.rewards(self.get_game().margins).tolist()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return str(self.sequential)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BottegaState":
        """A state that this player cannot distinguish from this one; `sampler` returns numbers from 0 to 1.

        It keeps the history of this state, although its own past differs.
        """
        other = self.clone()
        other.sequential.redeal(player, int(sampler() * 2**48))
        return other  # type: ignore[no-any-return]


# OpenSpiel pickles games by their class, so this module must have it under its name. It keeps the class until after
# Python ends.
CLASSES: list[type[BottegaGame]] = []
for _slug in games.GAMES:
    _game = games.game(_slug)
    _name = f"{_slug.capitalize()}Game"
    CLASSES.append(type(_name, (BottegaGame,), {"__module__": __name__, "game": _game, "kind": game_type(_game)}))
    globals()[_name] = CLASSES[-1]
