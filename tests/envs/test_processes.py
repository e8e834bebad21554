"""Results depend only on the seed, not on the process or its hash seed."""

import os
import subprocess
import sys

PLAY = """
import hashlib
import numpy as np
from importlib import import_module
from tests.by_looking import LIGHTEST
from bottega.envs.vector import BottegaVectorEnv

digest = hashlib.sha256()
rng = np.random.default_rng(5)
envs = BottegaVectorEnv(LIGHTEST, 16, opponents="random", rewards="margin")
observations, info = envs.reset(seed=3)
for _ in range(60):
    moves = np.argmax(info["action_mask"] * rng.random(info["action_mask"].shape), axis=1)
    observations, rewards, ended, _, info = envs.step(moves)
    for part in (observations, rewards, ended, info["action_mask"], info["seat"], envs._games.states):
        digest.update(part.tobytes())
env = import_module(f"bottega.envs.{LIGHTEST}_v0").env()
env.reset(seed=3)
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    digest.update(f"{agent} {reward}".encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
    env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print(digest.hexdigest())
"""


def test_two_processes_with_different_hash_seeds_play_the_same() -> None:
    digest = []
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", PLAY], env=environment, check=True, capture_output=True, text=True)
        digest.append(run.stdout)
    assert len(digest[0].strip()) == 64
    assert digest[0] == digest[1]
