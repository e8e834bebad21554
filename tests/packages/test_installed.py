"""The wheel, installed outside the checkout, is played in the terminal, in a script and over HTTP.

By default with the Python that runs the tests. `make packages` runs it with every supported Python on the machine.
"""

import random
import subprocess
import urllib.request
import zipfile
from pathlib import Path

import pytest

import bottega
from tests.server.sample_games import short_game

from .conftest import Packages
from .installed import Installed
from .interpreters import CURRENT, chosen, interpreter, supported

GAME = short_game(2)
STATIC = "bottega/server/static/"

SCRIPT = """
import bottega, random, sys
assert bottega.__file__.startswith(sys.prefix), bottega.__file__
for slug in bottega.GAMES:
    match, rng = bottega.new(slug, players=3, seed=7), random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert bottega.loads(match.dumps()).winners == match.winners
print(bottega.__version__, *bottega.GAMES)
"""
COMPILED = """
import sys
import bottega, numpy as np
from bottega.engine.playout import playout
game = bottega.game(sys.argv[1])
def ending(target, seed):
    build = bottega.compile(game, target)
    s = game.record.blank()
    s.players, s.rng[:] = 2, [seed, 2, 3, 4]
    build.setup(s)
    build.link(playout)(s, np.array([5, 6, 7, seed]), np.zeros(game.moves.size, np.int64))
    return s.tobytes()
assert all(ending("python", seed) == ending("cpu", seed) for seed in range(1, 6))
"""
OVER_HTTP = """
import sys
from concurrent.futures import ThreadPoolExecutor
from bottega.client import Client

def play(client, table):
    for now in client.play(table):
        if now.over:
            return now.view["scores"]
        client.move(now, now.choices[0])

_, address, game = sys.argv
with Client(address) as host, Client(address) as guest, ThreadPoolExecutor() as threads:
    table = host.open(game, ["mine", "open"])
    guest.sit(table)
    scores = [player.result() for player in [threads.submit(play, client, table) for client in (host, guest)]]
    assert scores[0] == scores[1], scores
    print(host.text(table))
"""


def succeeded(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_python_that_runs_the_tests_is_supported() -> None:
    assert CURRENT in supported()


@pytest.mark.parametrize("version", chosen())
def test_the_wheel_is_played(version: str, packages: Packages, tmp_path: Path) -> None:
    """One test for each Python, because installing takes most of the time."""
    python = interpreter(version)
    assert python is not None
    installed = Installed(tmp_path, python)
    installed.install(packages.wheel)
    scripts_play(installed)
    rules_compile(installed)
    the_terminal_plays(installed)
    what_needs_an_extra_says_so(installed)
    installed.install(packages.wheel, "[server]")
    the_server_plays(installed, packages.wheel)


def scripts_play(installed: Installed) -> None:
    expected = f"bottega {bottega.__version__}\n"
    assert succeeded(installed.run("bottega", "--version")) == expected
    assert succeeded(installed.run("python", "-m", "bottega", "--version")) == expected
    assert succeeded(installed.run("python", "-c", SCRIPT)) == " ".join([bottega.__version__, *bottega.GAMES]) + "\n"


def rules_compile(installed: Installed) -> None:
    """The bytes of a game are the same plain and compiled. Numba depends on the version of Python more than others."""
    succeeded(installed.run("python", "-c", COMPILED, GAME))


def the_terminal_plays(installed: Installed) -> None:
    rng = random.Random(1)
    typed = "".join(f"{rng.randrange(1, 25)}\n" for _ in range(3000))  # numbers that fit no move are asked for again
    files = set(installed.home.iterdir())
    succeeded(installed.run("bottega", "play", GAME, "--players", "2", "--bots", "garzone", "--seed", "3", typed=typed))
    (saved,) = set(installed.home.iterdir()) - files  # at the end the next number is taken as a file name
    assert bottega.loads(saved.read_text(encoding="utf-8")).over


def what_needs_an_extra_says_so(installed: Installed) -> None:
    refused = installed.run("bottega", "serve", "--lang", "fr")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "uvicorn n’est pas installé ; ajoutez-le avec : pip install 'bottega[server]'\n"
    refused = installed.run("python", "-c", "import bottega.client")
    assert refused.stderr.endswith("MissingExtra: httpx is not installed; add it with: pip install 'bottega[client]'\n")


def the_server_plays(installed: Installed, wheel: Path) -> None:
    with installed.serving() as address, zipfile.ZipFile(wheel) as files:
        pages = [name for name in files.namelist() if name.startswith(STATIC)]
        for name in pages:
            path = name.removeprefix(STATIC)
            with urllib.request.urlopen(f"{address}/{'' if path == 'index.html' else path}") as answer:
                assert answer.read() == files.read(name), name
        assert len(pages) > 100
        with urllib.request.urlopen(f"{address}/docs") as answer:
            assert answer.read() == files.read("bottega/server/docs_site/index.html")
        text = succeeded(installed.run("python", "-c", OVER_HTTP, address, GAME))
        assert bottega.loads(text.removesuffix("\n")).over
