"""Plays batches on CUDA (or its simulator) and compares all they write with the compiled (or plain) build.

python batch_on_cuda.py SLUG 2 20 150: two games, 20 steps, then 150 random decisions in each
python batch_on_cuda.py SLUG 2 20 150 greedy: the same against greedy opponents
"""

import sys

import numpy as np
from numba import config

import bottega
from bottega.envs import builds, play
from bottega.envs.cuda import Batch
from bottega.envs.cuda.random_play_rules import play_random

WRITTEN = ("seats", "masks", "observations", "ended", "rewards", "last")


def compare(batch: Batch, games: play.GameArrays) -> None:
    for name in WRITTEN:
        assert getattr(batch, name).copy_to_host().tobytes() == getattr(games, name).tobytes(), f"{name} differ"
    assert batch.states.tobytes() == games.states.tobytes(), "states differ"


def main(slug: str, count: int, steps: int, decisions: int, opponents: str | None) -> None:
    game, seeds = bottega.game(slug), np.arange(count) * 7
    players = game.players[-1]
    batch = Batch(slug, count, players, opponents, rewards="margin")
    games, scratch = builds.new_arrays(game, players, {}, count, margins=True), builds.new_scratch(game)
    if opponents:
        games.learners[:] = np.arange(count) % players
    host = builds.build(game, players, opponents or "random", target="python" if config.ENABLE_CUDASIM else "cpu")
    begin, step, resume = map(host.link, (play.begin_all, play.step_all, play.resume))
    run = host.link(play_random)
    batch.reset(seeds)
    begin(games, seeds, scratch)
    compare(batch, games)
    for k in range(steps):
        moves = np.array([np.flatnonzero(mask)[k % mask.sum()] for mask in games.masks])
        batch.step(moves)
        step(games, moves, scratch)
        compare(batch, games)
    assert not batch.refused.copy_to_host().any()

    ended = batch.play_at_random(decisions)
    out = np.zeros(game.moves.size, np.int64)
    words = games.states.view(np.int64).reshape(count, -1)
    tables, blank = games.states.view(np.recarray), games.blank.view(np.int64)
    for i in range(count):
        ended -= run(tables[i], words[i], blank, games.rngs[i], out, decisions, True, 0)[1]
        resume(games, i, scratch)
    assert ended == 0, "another number of games have ended"
    compare(batch, games)

    before = batch.states.tobytes()
    batch.step(np.full(count, -1))
    assert batch.refused.copy_to_host().all()
    assert batch.states.tobytes() == before
    print(f"{count} games of {slug} are identical")


if __name__ == "__main__":
    so_many, steps_each, then = map(int, sys.argv[2:5])
    main(sys.argv[1], so_many, steps_each, then, next(iter(sys.argv[5:]), None))
