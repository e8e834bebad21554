"""The loop of docs/device-training.md, on the processor: the same arrays, written by the same rules."""

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from bottega.envs.vector import BottegaVectorEnv

SMALLER = {
    "GAMES, STEPS, ROUNDS = 16_384, 16, 500": "GAMES, STEPS, ROUNDS = 32, 8, 51",
    ".cuda()": "",
    'device="cuda"': 'device="cpu"',
    "fused=True": "fused=False",
}


class BatchOnTheProcessor:
    """What the loop uses of `bottega.envs.cuda.Batch`, with NumPy arrays, which PyTorch shares in the same way."""

    def __init__(self, game: str, games: int, players: int, opponents: str) -> None:
        self._env = BottegaVectorEnv(game, games, players, opponents)
        arrays = self._env._games
        self.over = 0  # games that have ended
        self.masks, self.observations, self.ended, self.rewards = (
            arrays.masks, arrays.observations, arrays.ended, arrays.rewards,
        )  # fmt: skip

    def reset(self, seeds: range) -> None:
        self._env.reset(seed=list(seeds))

    def step(self, moves: Any) -> None:
        self._env.step(np.asarray(moves))
        self.over += int(self.ended.sum())


def test_the_loop_of_the_page_learns_without_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs/device-training.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"run by tests/envs/test_device_training.py -->\n```python\n(.*?)```", page, re.DOTALL)
    for there, here in SMALLER.items():
        assert there in program
        program = program.replace(there, here)
    module: Any = ModuleType("bottega.envs.cuda")
    module.Batch = BatchOnTheProcessor
    monkeypatch.setitem(sys.modules, "bottega.envs.cuda", module)
    names: dict[str, Any] = {}
    exec(program, names)
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed] == ["0", "50"]
    assert all(bool(weight.isfinite().all()) for weight in names["weights"])
    assert names["batch"].over > 32  # each game has ended, and the next one has begun
