"""Programs that play as agents: `bottega agent` and the client in JavaScript, at a server that is killed meanwhile."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

import bottega
from bottega.server.storage.database import connect, read_only
from tests.by_looking import LIGHTEST
from tests.server.postgres import Postgres
from tests.server.running import Guest, RunningServer

JAVASCRIPT = Path(__file__).parents[2] / "examples" / "agent.js"
PATIENCE = 120.0  # seconds; test machines are busy
BOT = """
from bottega.bots import bot

class Careless:
    # Fails now and then, and chooses an illegal move now and then.
    def __init__(self, game, seed):
        self.bot, self.calls = bot("random", game, seed), 0

    def choose(self, match, seat):
        self.calls += 1
        if self.calls == 2:
            raise ValueError("I do not know")
        if self.calls == 4:
            legal = match.legal(seat)
            return next(move for move in match.game.every_move if move not in legal)
        return self.bot.choose(match, seat)
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningServer]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    with RunningServer(database, AGENT_THINKING="0", LEASE="1").start(tmp_path / "log") as running:
        yield running


def make_agent(server: RunningServer, name: str) -> str:
    """The token of a new agent, which has an owner of its own."""
    owner = Guest(server, f"Owner of {name}")
    account = {"login": f"owner-{name}", "password": "apples and oranges"}
    owner.http.post("/api/me/account", json=account).raise_for_status()
    made = owner.http.post("/api/me/agents", json={"name": name})
    made.raise_for_status()
    return str(made.json()["token"])


def until(condition: Callable[[], Any], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


def number(server: RunningServer, query: str) -> int:
    """What a query of the server's database says."""
    engine = connect(server.database.replace("postgresql://", "postgresql+psycopg://"))
    with read_only(engine).connect() as connection:
        found = connection.execute(text(query)).scalar_one()
    engine.dispose()
    return int(found)


def lightest_ladder(server: RunningServer) -> dict[str, Any]:
    found = httpx.get(f"{server.address}/api/agents/{LIGHTEST}").json()["agents"]
    return {line["name"]: line for line in found}


def test_programs_in_two_languages_play_each_other_to_the_end_although_the_server_is_killed(
    server: RunningServer, tmp_path: Path
) -> None:
    node = shutil.which("node")
    assert node, "Node is needed"
    (tmp_path / "careless.py").write_text(BOT)
    tokens = {name: make_agent(server, name) for name in ("python", "javascript")}
    count = min(bottega.game(LIGHTEST).players)
    ours = [sys.executable, "-m", "bottega", "agent", "careless:Careless", "--server", server.address]
    ours += ["--game", LIGHTEST, "--players", str(count), "--lang", "en"]
    theirs = [node, str(JAVASCRIPT), server.address, tokens["javascript"], LIGHTEST, str(count)]
    assert count == 2
    with ExitStack() as stack:
        out = stack.enter_context((tmp_path / "out").open("w"))
        env = os.environ | {"BOTTEGA_TOKEN": tokens["python"], "PYTHONUNBUFFERED": "1"}
        python = stack.enter_context(subprocess.Popen(ours, cwd=tmp_path, env=env, stdout=out, stderr=out))
        javascript = stack.enter_context(subprocess.Popen(theirs, stdout=subprocess.PIPE, text=True))
        stack.callback(javascript.kill)
        stack.callback(python.kill)
        moves = "SELECT count(*) FROM entries WHERE kind = 'moved'"
        until(lambda: number(server, moves) >= 6, "the game does not begin")
        server.kill()
        server.start()
        assert javascript.stdout is not None
        first = javascript.stdout.readline()  # its first game is over
        assert first.strip().endswith("]"), first
        python.send_signal(signal.SIGTERM)
        until(lambda: python.poll() is not None, "it does not stop")
        javascript.kill()
    said = (tmp_path / "out").read_text()
    assert python.returncode == 0, said
    assert "Taking no more games." in said
    assert "ValueError: I do not know" in said
    assert "which is illegal; a random move is played" in said
    games = number(server, "SELECT count(*) FROM results")
    assert games >= 1
    assert number(server, "SELECT count(*) FROM result_seats WHERE mu_after IS NOT NULL") == 2 * games
    assert number(server, "SELECT sum(games) FROM ratings") == 2 * games  # each game is rated once
    tables = number(server, "SELECT count(*) FROM tables")
    assert number(server, "SELECT count(*) FROM agent_games") == 2 * tables
    table = first.split()[0]
    archived = httpx.get(f"{server.address}/api/archive", params={"agents": True}).json()
    assert table in {game["id"] for game in archived}
    assert httpx.get(f"{server.address}/api/archive", params={"agents": False}).json() == []
    assert bottega.loads(httpx.get(f"{server.address}/api/tables/{table}/text").text).over
    ladder = lightest_ladder(server)
    assert {line["rating"]["games"] for line in ladder.values()} == {games}
    assert not ladder["python"]["here"]


def test_the_client_in_javascript_is_short() -> None:
    assert len(JAVASCRIPT.read_text(encoding="utf-8").splitlines()) <= 45
