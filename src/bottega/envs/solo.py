"""Gymnasium: one seat learns, bots play the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import bottega

from . import picture
from .opponents import opponents as seated
from .settings import ILLEGAL, PLAYERS, RENDER_MODES, SEEDS, by_margin, check_render_mode, check_seat, number
from .spaces import row_space
from .table import Table


class Solo(gymnasium.Env[Any, Any]):
    """A game as one seat lives through it.

    `info["action_mask"]` says which moves are open, for `env.action_space.sample(mask)`. A move that is not open
    changes nothing and costs 1; `info["illegal"]` says why. At the end `info["returns"]` holds what the game was worth
    to each seat.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        seat: int = 0,
        opponents: str = "random",
        rewards: str = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(bottega.game(game), players, options)
        self.seat = check_seat(seat, players)
        self.render_mode = check_render_mode(render_mode)
        self._opponents = seated(opponents, self.table, seat)
        self._margins = by_margin(rewards)
        self._begun = False
        self.observation_space = row_space(self.table.layout)
        self.action_space = spaces.Discrete(self.table.game.moves.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. Without a seed chance goes on from the last game; the first draws one. `options` has no use."""
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(SEEDS))
        if seed is not None:
            self._opponents.begin(seed)
        self.table.reset(seed)
        self._begun = True
        self._await()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays a move of the learner's, and on until it is asked again."""
        table, move = self.table, number(action)
        if table.over:
            raise gymnasium.error.ResetNeeded("no game is going on; reset() begins one")
        if not 0 <= move < table.game.moves.size or not table.mask[move]:
            return self._observation(), ILLEGAL, False, False, {**self._info(), "illegal": table.why_not(move)}
        table.play(move)
        self._await()
        returns = table.rewards(self._margins).astype(np.float32)  # as in a vector
        return self._observation(), float(returns[self.seat]), table.over, False, self._info(returns)

    def _await(self) -> None:
        self._opponents.answer(self.table)
        if not self.table.over:
            self.table.ask(self.seat)
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Any:
        return self.table.observe(self.seat)

    def _info(self, returns: Any = None) -> dict[str, Any]:
        info = {"action_mask": self.action_masks()}
        return {**info, "returns": returns} if self.table.over else info

    def action_masks(self) -> Any:
        """The moves that are open, under the name by which Stable Baselines asks for them."""
        return self.table.mask.copy()

    def render(self) -> Any:
        """The terminal's board, as the learner may see it."""
        return picture.show(self.table, self.seat, self.render_mode)
