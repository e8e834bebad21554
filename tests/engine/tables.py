"""Tables for tests that run many games: records with every number of players and every option in turn."""

from typing import Any

import numpy as np

from bottega.engine import chance
from bottega.engine.game import Game


def fresh_tables(game: Game, count: int) -> tuple[Any, Any]:
    """Records ready for `setup`, and generators that choose moves."""
    tables = np.zeros(count, game.record.dtype).view(np.recarray)
    rngs = np.zeros((count, 4), np.int64)
    for i in range(count):
        options = {o.name: o.values[i // 4 % len(o.values)] for o in game.options}
        variants = list(game.variants) if i % 3 == 0 else []
        players = game.players[i % len(game.players)]
        game.write_settings(tables[i], game.settings(players, {**options, "variants": variants}))
        chance.seed_from(tables[i].rng, i, 1)
        chance.seed_from(rngs[i], i, 2)
    return tables, rngs
