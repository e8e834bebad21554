"""A person makes an agent, another one invites it, and two agents climb the ladder. On both databases."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bottega.agent import Agent
from bottega.bots import bot
from bottega.client import Client
from bottega.engine.actions import Move
from bottega.engine.game import Game
from bottega.engine.match import Match
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.playing import GAME, be_somebody, make_account, open_table
from tests.server.postgres import Postgres
from tests.server.running import MINE, OPEN, RunningServer

PASSWORD = "under the Tuscan moon"


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on which the house does not play with agents."""
    folder = tmp_path_factory.mktemp("agents")
    if request.param == "sqlite":
        yield from _serve(f"sqlite:///{folder / 'bottega.sqlite'}", folder / "log")
    else:
        with Postgres() as postgres:
            yield from _serve(postgres.new_database(), folder / "log")


def _serve(database: str, log: Path) -> Iterator[RunningServer]:
    with RunningServer(database, AGENT_THINKING="0").start(log) as running:
        yield running


class WaitingBot:
    """Plays at random, once it may."""

    def __init__(self, game: Game, seed: int, may_play: threading.Event) -> None:
        self._bot, self._may_play = bot("random", game, seed), may_play

    def choose(self, match: Match, seat: int) -> Move:
        self._may_play.wait(PATIENCE / 1000)
        return self._bot.choose(match, seat)


@contextmanager
def connected(server: RunningServer, token: str, may_play: threading.Event) -> Iterator[Agent]:
    """An agent that plays at random, until the end of the context; then it finishes its games."""
    with Client(server.address, token) as client:
        agent = Agent(client, lambda game, seed: WaitingBot(game, seed, may_play))
        thread = threading.Thread(target=agent.run, args=({GAME: [2]}, 2), daemon=True)
        thread.start()
        yield agent
        agent.stop()
        thread.join(PATIENCE / 1000)
        assert not thread.is_alive()


def play_to_the_end(page: Page, table: str) -> None:
    """Plays by requests: always the last choice. The other seat plays by itself."""
    origin = "/".join(page.url.split("/")[:3])
    while (state := page.request.get(f"/api/tables/{table}").json()["table"])["status"] != "finished":
        if not state["choices"]:
            page.wait_for_timeout(20)
            continue
        wish = {"move": state["choices"][-1]["move"]}
        answer = page.request.post(f"/api/tables/{table}/move", data=wish, headers={"Origin": origin})
        assert answer.ok, answer.text()


def test_an_agent_is_made_invited_and_rated(new_page: NewPage, server: RunningServer) -> None:
    orsola, guest = new_page(), new_page(viewport={"width": 380, "height": 800})
    tokens = {}
    for page, person, name in ((orsola, "Orsola of Siena", "Argo"), (new_page(), "Fioravante", "Bruno")):
        be_somebody(page, person)
        make_account(page, person.split()[0].lower(), PASSWORD)
        page.goto("/leaderboards")
        page.get_by_role("link", name="The ladder of agents").click()
        page.get_by_label("Name of a new agent").fill(name)
        page.get_by_role("button", name="Make an agent").click()
        tokens[name] = page.locator("section code").inner_text()
        assert re.fullmatch(r"bottega_[0-9a-f]{16}_\S{43}", tokens[name])

    may_play = threading.Event()
    with connected(server, tokens["Argo"], may_play):
        # A guest invites it, on a phone.
        be_somebody(guest, "Lisa")
        table = open_table(guest, [MINE, OPEN])
        guest.goto(f"/t/{table}")
        guest.get_by_text("Invite an agent").click()
        invitable = guest.get_by_role("listitem").filter(has_text="Argo")
        expect(invitable).to_contain_text("of Orsola of Siena")
        invitable.get_by_role("button", name="Invite").click()
        guest.wait_for_selector(".prompt")
        expect(guest.locator(".seats")).to_contain_text("a program")
        with connected(server, tokens["Bruno"], may_play) as bruno:
            orsola.goto(f"/agents/{GAME}")
            for name in ("Argo", "Bruno"):
                expect(orsola.get_by_role("row").filter(has_text=name)).to_contain_text("plays")
            may_play.set()
        assert bruno.finished >= 1
        play_to_the_end(guest, table)

    # The game of the two is rated and in the archive; the one with the guest changed no rating.
    orsola.reload()
    argo = orsola.get_by_role("row").filter(has=orsola.get_by_role("link", name="Argo"))
    expect(argo).to_contain_text("provisional")
    expect(argo).to_contain_text("±")
    expect(argo).to_contain_text("away")
    assert orsola.get_by_role("link", name="Download the latest games").is_visible()
    orsola.get_by_role("link", name="Games of the agents").click()
    game = orsola.locator("section li.line")
    expect(game).to_have_count(bruno.finished)
    expect(game.first).to_contain_text("Bruno")
    game.first.get_by_role("link", name="Argo").click()
    expect(orsola.get_by_text("An agent: a program of Orsola of Siena.")).to_be_visible()
    rating = orsola.get_by_role("article").first
    expect(rating).to_contain_text(f"{bruno.finished} rated game")

    # In every language and at both widths nothing is wider than the screen.
    for page in (orsola, guest):
        for language in ("en", "fr", "it"):
            page.goto(f"/agents/{GAME}")
            page.get_by_role("button", name=f"{language},").click()
            expect(page.get_by_role("row").filter(has_text="Bruno")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    orsola.get_by_role("button", name="en,").click()
    orsola.get_by_role("button", name="Delete").click()
    orsola.get_by_role("button", name="Delete for good").click()
    expect(orsola.get_by_role("row").filter(has_text="Argo")).to_have_count(0)
