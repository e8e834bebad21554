"""The same seeds give byte-identical games in plain Python, compiled, and on CUDA."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import bottega
from bottega.engine.playout import playout

from .tables import fresh_tables

REPLAY_ON_CUDA = Path(__file__).with_name("replay_on_cuda.py")


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_compiled_games_are_byte_identical_to_plain_ones(slug: str) -> None:
    game = bottega.game(slug)
    builds = [bottega.compile(game, target) for target in ("python", "cpu")]
    ends = []
    for build in builds:
        tables, rngs = fresh_tables(game, 24)
        out = np.zeros(game.moves.size, np.int64)
        run = build.link(playout)
        for table, rng in zip(tables, rngs, strict=True):
            build.setup(table)
            build.redeal(table, 1)
            run(table, rng, out)
        ends.append(tables.tobytes())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_cuda_games_are_byte_identical_to_plain_ones(slug: str) -> None:
    """On a device where there is one; else the same kernels run in Numba's CUDA simulator."""
    from numba import cuda

    env = os.environ | ({} if cuda.is_available() else {"NUMBA_ENABLE_CUDASIM": "1"})
    games = "20000" if cuda.is_available() else "2"
    done = subprocess.run([sys.executable, REPLAY_ON_CUDA, slug, games], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{games} games of {slug} are identical\n"


def test_an_unknown_target_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no target 'fpga'; there are python, cpu, cuda"):
        bottega.compile(bottega.game(bottega.GAMES[0]), "fpga")


def test_cuda_is_imported_only_when_needed() -> None:
    code = (
        "import sys, bottega; bottega.compile(bottega.game(bottega.GAMES[0]), 'cpu'); "
        "sys.exit('numba.cuda' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
