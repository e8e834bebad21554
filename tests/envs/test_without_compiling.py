"""With BOTTEGA_COMPILE=0 the environments run on plain Python, and play the same games."""

import os
import subprocess
import sys

import pytest

import bottega

PLAY = """
import hashlib, sys
import gymnasium, numpy as np
import bottega.envs

env = gymnasium.make(f"bottega/{sys.argv[1].capitalize()}-v0")
seen, rng, ended = hashlib.sha256(), np.random.default_rng(1), False
observation, info = env.reset(seed=5)
while not ended:
    seen.update(observation.tobytes())
    observation, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
print(seen.hexdigest(), reward)
print("numba" in sys.modules)
"""


def play(slug: str, **environment: str) -> list[str]:
    env = {**os.environ, **environment}
    found = subprocess.run([sys.executable, "-c", PLAY, slug], env=env, capture_output=True, text=True, check=True)
    return found.stdout.splitlines()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_same_game_without_numba(slug: str) -> None:
    plain, compiled = play(slug, BOTTEGA_COMPILE="0"), play(slug)
    assert plain[0] == compiled[0]
    assert (plain[1], compiled[1]) == ("False", "True")
