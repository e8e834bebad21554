"""A run that takes seconds."""

from pathlib import Path
from typing import Any

import bottega
from bottega.learn.expert_iteration import Run, Watch, ignore_steps
from bottega.learn.run_folder import RunFolder
from bottega.learn.settings import RunSettings
from bottega.workers.crew import LocalCrew
from tests.by_looking import LIGHTEST

GAME = bottega.game(LIGHTEST)
TINY: dict[str, Any] = {
    "generations": 1, "positions": 2000, "held": 500, "first_uses": 1, "first_batch": 256, "games": 32, "iterations": 4,
    "uses": 1, "batch": 256, "rate": 2e-3, "gate_deals": 2, "gate_iterations": 4, "final_deals": 1, "move_time": "4",
}  # fmt: skip


def settings(**given: Any) -> RunSettings:
    return RunSettings.of(GAME, 2, **{**TINY, **given})


def run(path: Path, threads: int = 1, watch: Watch = ignore_steps, **given: Any) -> None:
    """Runs in a folder until all is done."""
    with RunFolder(path, GAME, settings(**given)) as folder, LocalCrew(threads) as crew:
        Run(folder, crew, watch).run()
