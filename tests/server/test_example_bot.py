"""The bot of the documentation plays a whole game."""

import subprocess
import sys
from pathlib import Path

from tests.server.running import RunningServer

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_bot_plays_to_the_end(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'bottega.sqlite'}").start(tmp_path / "log") as server:
        command = [sys.executable, str(BOT), server.address]
        played = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("scores [")


def test_the_example_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40
