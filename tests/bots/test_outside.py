"""Bots of other programs, named `module:Class`."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import bottega
from bottega.bots import bot, check_name
from bottega.bots.net import Network
from bottega.learn.run_folder import BEST
from tests.by_looking import LIGHTEST

GAME = bottega.game(LIGHTEST)
PAGE = (Path(__file__).parents[2] / "docs/baselines.md").read_text(encoding="utf-8")
LIMIT = 300  # seconds on a busy machine
PROGRAM = '''
class LastMove:
    """Plays the last of the legal moves."""

    def __init__(self, game, seed):
        self.game, self.seed = game, seed

    def choose(self, match, seat):
        return match.legal(seat)[-1]


class NotABot:
    pass
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot in it, as the present one."""
    (tmp_path / "cautious_bots.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "cautious_bots", raising=False)
    return tmp_path


def program_of_the_documentation(name: str) -> str:
    (program,) = re.findall(rf"test_outside.py -->\n```python\n(# {name}\.py\n.*?)```", PAGE, re.DOTALL)
    return str(program)


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-P", "-c", "from bottega.cli import app; app()", *arguments]  # -P: like `bottega` itself
    return subprocess.run(line, capture_output=True, text=True, timeout=LIMIT)


@pytest.mark.usefixtures("folder")
def test_it_plays() -> None:
    match = bottega.new(LIGHTEST, 2, seed=1)
    seat = match.actors[0]
    assert bot("cautious_bots:LastMove", GAME, 5).choose(match, seat) == match.legal(seat)[-1]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("cautious_bots:Bold", "cannot be loaded: module 'cautious_bots' has no attribute 'Bold'"),
        ("bold_bots:Bold", "cannot be loaded: No module named 'bold_bots'"),
        ("cautious_bots:NotABot", "is not a bot: it has no method"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_is_no_bot_is_refused(name: str, reason: str) -> None:
    with pytest.raises(bottega.BottegaError, match=reason):
        bot(name, GAME)


def test_a_name_is_parsed_without_an_import() -> None:
    assert check_name("bold_bots.new:Bold") == ("outside", "bold_bots.new:Bold")
    for name in ("bold_bots:", ":Bold", "bold_bots:5", "bold bots:Bold", "../bold:Bold"):
        with pytest.raises(bottega.BottegaError, match="there is no bot"):
            check_name(name)


@pytest.mark.usefixtures("folder")
def test_it_enters_an_arena_from_its_folder() -> None:
    names = "cautious_bots:LastMove,random"
    done = command("arena", LIGHTEST, "--bots", names, "--players", "2", "--deals", "2", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "cautious_bots:LastMove" in done.stdout
    refused = command("arena", LIGHTEST, "--bots", "cautious_bots:Bold,random", "--players", "2", "--deals", "2")
    assert refused.returncode == 2
    assert "has no attribute 'Bold'" in refused.stderr


def test_the_agent_of_the_documentation_enters_an_arena(folder: Path) -> None:
    (folder / "my_agents.py").write_text(program_of_the_documentation("my_agents"))
    done = command("arena", LIGHTEST, "--bots", "my_agents:Careful,random", "--players", "2", "--deals", "1")
    assert done.returncode == 0, done.stderr
    assert "my_agents:Careful" in done.stdout


def test_the_network_of_a_run_enters_an_arena_as_in_the_documentation(folder: Path) -> None:
    (folder / "my_networks.py").write_text(program_of_the_documentation("my_networks"))
    run = folder / "runs" / f"{LIGHTEST}-2"
    run.mkdir(parents=True)
    np.savez(run / "weights.npz", **Network.new(GAME, 2).to_arrays(BEST))
    done = command("arena", LIGHTEST, "--bots", "my_networks:Mine,random", "--players", "2", "--deals", "1")
    assert done.returncode == 0, done.stderr
    assert "my_networks:Mine" in done.stdout


@pytest.mark.usefixtures("folder")
def test_a_game_with_it_can_be_watched() -> None:
    done = command("watch", LIGHTEST, "--bots", "cautious_bots:LastMove,Random", "--players", "2", "--delay", "0")
    assert done.returncode == 0, done.stderr
    refused = command("watch", LIGHTEST, "--bots", "bold_bots:Bold")
    assert refused.returncode == 2
    assert "No module named 'bold_bots'" in refused.stderr
