"""A game in a package of its own, installed beside Bottega, is played in every way without a change to Bottega."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "goofspiel"
LIMIT = 300  # seconds for a process that compiles on a busy machine


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the package is installed."""
    folder = tmp_path_factory.mktemp("site")
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command = [sys.executable, *install, "--no-build-isolation", "--target", str(folder), str(PACKAGE)]
    subprocess.run(command, check=True, timeout=LIMIT)
    return os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{folder}", "LC_ALL": "C"}


def run(installed: dict[str, str], *arguments: str, typed: str = "") -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=installed, input=typed, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def bottega(installed: dict[str, str], *arguments: str, typed: str = "") -> str:
    return run(installed, "-c", "from bottega.cli import app; app()", *arguments, typed=typed)


def test_it_is_played_in_the_terminal_to_its_end(installed: dict[str, str]) -> None:
    typed = "7\n6\n5\n4\n3\n2\n1\nno\n"
    told = bottega(installed, "play", "goofspiel", "--players", "3", "--bots", "random", "--seed", "3", typed=typed)
    assert "Bid for" in told
    assert "cards in hand" in told
    assert "The winner" in told


def test_the_program_of_the_tutorial_runs(installed: dict[str, str]) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    program = page.split("<!-- run by tests/test_game_from_outside.py -->\n```python\n")[1].split("```")[0]
    assert "goofspiel" in program
    run(installed, "-c", program)


def test_its_rules_are_read_in_the_terminal(installed: dict[str, str]) -> None:
    assert "one prize of each value" in bottega(installed, "rules", "goofspiel", "1")


def test_bots_play_it_in_an_arena(installed: dict[str, str], tmp_path: Path) -> None:
    options = ("--bots", "search:100,random", "--players", "2", "--deals", "2", "--out", str(tmp_path / "run"))
    assert "search:100" in bottega(installed, "arena", "goofspiel", *options)


def test_without_a_network_the_search_replaces_it(installed: dict[str, str]) -> None:
    options = ("--bots", "net:20,random", "--players", "2", "--deals", "1")
    assert "net:20" in bottega(installed, "arena", "goofspiel", *options)


PETTINGZOO = """
from pettingzoo.test import api_test
from bottega.envs import goofspiel_v0
api_test(goofspiel_v0.env(players=3), num_cycles=50)
"""
VECTOR = """
import gymnasium, numpy as np, bottega.envs
games = gymnasium.make_vec("bottega/Goofspiel-v0", 16, "vector_entry_point", players=3, opponents="random")
observations, info = games.reset(seed=7)
for _ in range(20):
    moves = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    observations, rewards, ended, cut, info = games.step(moves)
assert observations.shape == (16, 30), observations.shape
"""
OPENSPIEL = """
import pyspiel, bottega.envs.openspiel
pyspiel.random_sim_test(pyspiel.load_game("bottega_goofspiel(players=3)"), 2, True, False)
"""
ANALYSIS = """
import bottega
from bottega.bots.budget import Budget
from bottega.bots.search import explain
match = bottega.new("goofspiel", players=2, seed=1)
assert explain(match, 0, Budget(iterations=100)).moves
assert bottega.position("goofspiel", match.position()).legal(0) == match.legal(0)
assert bottega.position("goofspiel", {"players": 2, "turn": 3}).view(0)["hand"] == [[3, 4, 5, 6, 7]] * 2
assert bottega.loads(match.dumps()).view(0) == match.view(0)
while not match.over:
    match.play(match.actors[0], match.legal(match.actors[0])[0])
from bottega.analysis import analyse
found = analyse(match, Budget(iterations=30), playouts=20)
assert (found.judge, len(found.chances)) == ("playouts", len(match.log) + 1)
"""
OBSERVATION_DOCS = """
from bottega.envs.observation_docs import page
assert "| `stake` |" in page("goofspiel")
"""
TARGETS = """
import numpy as np, bottega
from bottega.engine.playout import playout
game = bottega.game("goofspiel")
def ending(target, seed):
    build = bottega.compile(game, target)
    s = game.record.blank()
    s.players, s.rng[:] = 4, [seed, 2, 3, 4]
    build.setup(s)
    build.link(playout)(s, np.array([5, 6, 7, seed]), np.zeros(game.moves.size, np.int64))
    return s.tobytes()
assert all(ending("python", seed) == ending("cpu", seed) for seed in range(1, 20))
"""


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(PETTINGZOO, id="PettingZoo"),
        pytest.param(VECTOR, id="vector"),
        pytest.param(OPENSPIEL, id="OpenSpiel"),
        pytest.param(ANALYSIS, id="search, position, text form and analysis"),
        pytest.param(OBSERVATION_DOCS, id="docs of its observation"),
        pytest.param(TARGETS, id="the same bytes plain and compiled"),
    ],
)
def test_programs_use_it_like_any_other(installed: dict[str, str], program: str) -> None:
    run(installed, "-W", "ignore", "-c", program)


SERVER = """
from fastapi.testclient import TestClient
from bottega.server.app import create_app
from bottega.server.settings import Settings
import sys
with TestClient(create_app(Settings(database_url=f"sqlite:///{sys.argv[1]}", workers=1, hosts="testserver"))) as client:
    games = client.get("/api/games").json()
    listed = [game["slug"] for game in (games["games"] if isinstance(games, dict) else games)]
    assert "goofspiel" in listed, listed
    assert client.get("/api/games/goofspiel").status_code == 200
"""


def test_the_server_offers_it(installed: dict[str, str], tmp_path: Path) -> None:
    run(installed, "-c", SERVER, str(tmp_path / "tables.db"))
