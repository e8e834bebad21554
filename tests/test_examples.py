"""The examples run as they stand, and come out as they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.by_looking import LIGHTEST

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *args: str, **environment: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_example_is_run_here() -> None:
    shown = {path.name for path in EXAMPLES.glob("*.py")} - {"policy.py"}  # which the others share
    assert shown == set(re.findall(r'run\("(\w+\.py)"', Path(__file__).read_text(encoding="utf-8")))


def test_the_pettingzoo_loop_plays_a_game() -> None:
    printed = run("pettingzoo_loop.py")
    results = [float(number) for number in re.findall(r"'player_\d': (-?[\d.]+)", printed)]
    assert len(results) == 3
    assert abs(sum(results)) < 1e-6
    assert max(results) > 0


def test_openspiels_bot_plays_ours() -> None:
    printed = run("openspiel_bots.py", "--games", "2", "--simulations", "3", "--ours", "greedy")
    assert re.search(r"Ours \(greedy\) won [\d.]+ of 2 games of \w+", printed)


def test_bots_of_other_libraries_play_from_what_a_server_sends() -> None:
    printed = run("agent_bots.py", LIGHTEST, SIMULATIONS="2")
    assert re.search(r"the policy has -?\d+ points, OpenSpiel's search -?\d+", printed)


def test_a_policy_learns_to_beat_random_play_and_meets_everything(tmp_path: Path) -> None:
    """The example ends with an error when it misses the goal; the seconds are patience for a busy machine."""
    saved = str(tmp_path / "policy.pt")
    printed = run("ppo.py", LIGHTEST, "--goal", "0.7", "--seconds", "400", "--save", saved)
    won = re.search(r"it wins ([\d.]+)% of its games", printed)
    assert won
    assert float(won[1]) >= 70
    ranking = run("arena_of_everything.py", LIGHTEST, "--policy", saved, "--simulations", "2")
    names = [line[:40].strip() for line in ranking.splitlines()[1:]]
    assert set(names) == {"random", "greedy", "search:100", "OpenSpiel ISMCTS, 2 simulations", "PPO"}
