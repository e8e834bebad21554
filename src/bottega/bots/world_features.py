"""The inputs of a network: every field of a world that some seat may see, from one seat, as small numbers.

A search gives the network only worlds sampled from what its seat knows. So the network may read the other players'
hands there, as a playout does: they are guesses, not the real hands. It reads no deck, because its order is chance.

After the fields come the present points of each seat, then what a game counts itself: its module `heuristic` may have a
function `inputs(s, seat, out)` in the rules dialect, and `input_limits(players)`, the highest value of each of them.

A small number, a choice or a seat selects a row of the first layer's weights; a large number multiplies one. Zero, none
and nobody add nothing.
"""

from dataclasses import replace
from functools import cache

import numpy as np

from ..engine.fields import EVERYONE, OWNER
from ..engine.game import Game
from ..engine.observe import Layout

WIDEST = 12  # a number with more values than this is scaled; with fewer, each value has its own row
LARGE = 40.0  # what a large number without a limit is divided by
MOST_POINTS = 1000  # points beyond this are cut off


class WorldLayout(Layout):
    """The places of all fields of a world, as seen from one seat, with what belongs to the other seats."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        seen = [field for field in game.record.fields.values() if field.see in (EVERYONE, OWNER)]
        self.fields = {field.name: replace(field, see=EVERYONE) for field in seen if field.name != "players"}
        self.parts = []
        self.size = 0
        for field in self.fields.values():
            self.parts.append(self._part(field, self.size))
            self.size = self.parts[-1].stop


def input_limits(game: Game, players: int) -> tuple[int, ...]:
    """The highest values of what the game counts for a network; nothing if it counts nothing."""
    limits = getattr(game.part("heuristic"), "input_limits", None)
    return limits(players) if limits else ()


class Features:
    """How the inputs select and multiply rows of the first layer's weights.

    >>> import bottega
    >>> game = bottega.game(bottega.GAMES[0])
    >>> features = Features.of(game, 3)
    >>> features.size == features.layout.size + 3 + len(input_limits(game, 3))
    True
    """

    def __init__(self, game: Game, players: int) -> None:
        self.layout = layout = WorldLayout(game, players)
        counted = input_limits(game, players)
        points = layout.size + players  # where the points of the seats end
        self.size = points + len(counted)
        self.low = np.zeros(self.size, np.int32)
        self.high = np.zeros(self.size, np.int32)
        self.low[: layout.size], self.high[: layout.size] = layout.limits
        self.low[layout.size : points], self.high[layout.size : points] = -MOST_POINTS, MOST_POINTS
        self.high[points:] = counted
        self.empty = np.zeros(self.size, np.int32)  # the value that adds nothing
        self.is_hot = np.zeros(self.size, np.bool_)
        for part in layout.parts:
            narrow = self.high[part.start] - self.low[part.start] < WIDEST
            named = part.meaning in ("choice", "seat")
            self.is_hot[part.start : part.stop] = narrow or named
            self.empty[part.start : part.stop] = self.low[part.start] if named else 0
        self.is_hot[points:] = self.high[points:] < WIDEST
        widths = np.where(self.is_hot, self.high - self.low + 1, 1)
        self.first_row = np.concatenate([[0], np.cumsum(widths)[:-1]]).astype(np.int32)
        self.rows = int(widths.sum())
        limit = np.where(self.high > MOST_POINTS - 1, LARGE, self.high)
        self.scale = np.where(self.is_hot, 1, 1 / np.maximum(limit, 1)).astype(np.float32)

    @staticmethod
    @cache
    def of(game: Game, players: int) -> "Features":
        """The features, made once."""
        return Features(game, players)
