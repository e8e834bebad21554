"""Results hang on the seed and on nothing else: neither on the process nor on its hash seed."""

import os
import subprocess
import sys

PLAY = """
import hashlib
import numpy as np
from bottega.envs import omnia_v0
from bottega.envs.vector import BottegaVectorEnv

told = hashlib.sha256()
rng = np.random.default_rng(5)
envs = BottegaVectorEnv("omnia", 16, opponents="random", rewards="margin")
observations, info = envs.reset(seed=3)
for _ in range(60):
    moves = np.argmax(info["action_mask"] * rng.random(info["action_mask"].shape), axis=1)
    observations, rewards, ended, _, info = envs.step(moves)
    for part in (observations, rewards, ended, info["action_mask"], info["seat"], envs._games.states):
        told.update(part.tobytes())
env = omnia_v0.env()
env.reset(seed=3)
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    told.update(f"{agent} {reward}".encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
    env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print(told.hexdigest())
"""


def test_two_processes_with_different_hash_seeds_play_the_same() -> None:
    told = []
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", PLAY], env=environment, check=True, capture_output=True, text=True)
        told.append(run.stdout)
    assert len(told[0].strip()) == 64
    assert told[0] == told[1]
