"""Plays games on CUDA (or its simulator) and compares them byte for byte with the compiled (or plain) build.

python replay_on_cuda.py SLUG 8
"""

import sys
from pathlib import Path

import numpy as np
from numba import config

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

import bottega
from bottega.engine.playout import playout
from bottega.envs.cuda import random_games
from tests.engine.tables import fresh_tables


def main(slug: str, games: int) -> None:
    game = bottega.game(slug)
    tables, rngs = fresh_tables(game, games)
    ends, decisions = random_games(game, tables, rngs)
    host = bottega.compile(game, "python" if config.ENABLE_CUDASIM else "cpu")
    run = host.link(playout)
    out = np.zeros(game.moves.size, np.int64)
    for i in range(games):
        host.setup(tables[i])
        assert run(tables[i], rngs[i], out) == decisions[i], f"game {i} took another course"
        assert tables[i].tobytes() == ends[i].tobytes(), f"game {i} ended differently"
    print(f"{games} games of {slug} are identical")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
