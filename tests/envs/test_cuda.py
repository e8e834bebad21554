"""Batches on a device play as the compiled environments do; where there is no device, Numba's simulator stands in."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.by_looking import LIGHTEST, ONE_GAME

BATCH_ON_CUDA = Path(__file__).with_name("batch_on_cuda.py")


def on_cuda(*args: str | Path) -> "subprocess.CompletedProcess[str]":
    from numba import cuda

    env = os.environ | ({} if cuda.is_available() else {"NUMBA_ENABLE_CUDASIM": "1"})
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True)


@ONE_GAME
def test_a_batch_plays_as_the_compiled_environment_does(slug: str) -> None:
    from numba import cuda

    how = ("4096", "600", "2000") if cuda.is_available() else ("2", "20", "150")
    done = on_cuda(BATCH_ON_CUDA, slug, *how)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{how[0]} games of {slug} are identical\n"


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@ONE_GAME
def test_against_opponents_as_well(slug: str, opponents: str) -> None:
    from numba import cuda

    how = ("512", "120", "500") if cuda.is_available() else ("2", "2", "20")
    done = on_cuda(BATCH_ON_CUDA, slug, *how, opponents)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{how[0]} games of {slug} are identical\n"


LENDS = """
import gc
import numpy as np
from bottega.envs.cuda import Batch
from bottega.envs.cuda.device_array import _LENT
from tests.by_looking import LIGHTEST, ONE_GAME

batch = Batch(LIGHTEST, 2, 2)
batch.reset([1, 2])
try:
    import torch
    taken = [torch.from_dlpack(batch.masks), torch.from_dlpack(batch.observations)]
except ImportError:
    taken = [np.from_dlpack(batch.masks), np.from_dlpack(batch.observations)]
before = [np.array(one.tolist()) for one in taken]
assert (before[0] == batch.masks.copy_to_host()).all() and (before[1] == batch.observations.copy_to_host()).all()
batch.step([int(np.flatnonzero(mask)[0]) for mask in before[0]])
assert (np.array(taken[1].tolist()) == batch.observations.copy_to_host()).all()
assert (np.array(taken[1].tolist()) != before[1]).any()
unopened = batch.seats.__dlpack__()
assert len(_LENT) == 3
del taken, unopened
gc.collect()
assert not _LENT
"""


def test_others_share_the_arrays_without_copies_and_give_them_back() -> None:
    done = on_cuda("-c", LENDS)
    assert done.returncode == 0, done.stderr


def test_wrong_shapes_are_refused_in_words() -> None:
    code = f"from bottega.envs.cuda import Batch; batch = Batch({LIGHTEST!r}, 2, 2); batch.{{}}"
    for call, told in (("reset([1])", "2 games need as many seeds"), ("step([1, 2, 3])", "a step takes 2 moves")):
        done = on_cuda("-c", code.format(call))
        assert f"ValueError: {told}" in done.stderr


PLAYS = """
from bottega.envs.cuda import RandomPlay
from tests.by_looking import LIGHTEST, ONE_GAME

games = RandomPlay(LIGHTEST, 2, games=2)
assert games.play(40) == (80, 0)
decisions, ended = games.play(60)
assert decisions == 120 and ended >= 2
"""


def test_random_play_goes_on_game_after_game() -> None:
    """A game for two takes some fifty decisions, so after a hundred each has ended at least once."""
    done = on_cuda("-c", PLAYS)
    assert done.returncode == 0, done.stderr


NO_DEVICE = """
import bottega
from bottega.envs.cuda import Batch, RandomPlay
for make in (lambda: Batch({slug!r}, 4), lambda: RandomPlay({slug!r}, 3)):
    try:
        make()
    except bottega.BottegaError as error:
        print(error)
"""


def test_without_a_device_there_is_a_sentence() -> None:
    env = {**os.environ, "CUDA_VISIBLE_DEVICES": "-1"}
    env.pop("NUMBA_ENABLE_CUDASIM", None)
    command = [sys.executable, "-c", NO_DEVICE.format(slug=LIGHTEST)]
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert len(found.stdout.splitlines()) == 2
    assert all(line.startswith("there is no CUDA device here; ") for line in found.stdout.splitlines())
