"""Every page, in both themes and at both widths: nothing overflows, and axe-core finds no serious problem.

Pages that exist for each game are looked at for one game each; with BROWSER_LANGUAGES=all, for every game.
"""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

import bottega
from bottega.puzzles import puzzles
from tests.browser.conftest import NewPage
from tests.browser.layout import wait_for_layout
from tests.browser.playing import (
    GAME,
    LOOKED_AT,
    PAGES_FOR_ALL,
    be_somebody,
    begin_at_home,
    is_over,
    open_table,
    play,
    played_for_months,
)
from tests.server.running import BOT, MINE, OPEN, RunningServer
from tests.server.sample_games import short_game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOWN = [*PAGES_FOR_ALL, f"/rules/{GAME}/{next(iter(bottega.game(GAME).clauses))}"]
OF_A_GAME = ("open", "rules", "explain", "learn")
if len(LOOKED_AT) == 1:
    SHOWN += [f"/{page}/{slug}" for page, slug in zip(OF_A_GAME, cycle(bottega.GAMES), strict=False)]
else:
    SHOWN += [f"/{page}/{slug}" for page in OF_A_GAME for slug in bottega.GAMES]
SHOWN += [
    f"/puzzles/{slug}/{next(iter(puzzles(bottega.game(slug))))}"
    for slug in (bottega.GAMES if len(LOOKED_AT) > 1 else [GAME])
]
LIGHTS = ("paper", "night")
NARROW: ViewportSize = {"width": 380, "height": 780}
WIDE: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def known(browser: Browser, server: RunningServer) -> Iterator[tuple[Page, list[str]]]:
    """A person with tables in every state, and the addresses of all pages."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", bypass_csp=True, locale="en-GB")
    context.set_default_timeout(60_000)
    page = context.new_page()
    be_somebody(page, "Ada")
    waiting = open_table(page, [MINE, OPEN], public=True)
    running = []
    for slug in bottega.GAMES:
        bots = [BOT] * (bottega.game(slug).players[0] - 1)
        running.append(f"/t/{open_table(page, [MINE, *bots], game=slug)}")
        page.wait_for_selector(".prompt.asked")
    over = open_table(page)
    page.wait_for_selector(".prompt")
    play(page, is_over(page), seed=9)
    addresses = [*SHOWN, *running, f"/t/{waiting}", f"/t/{over}", f"/replay/{over}", f"/analysis/{over}"]
    addresses += [begin_at_home(page, GAME, 2), begin_at_home(page, bottega.GAMES[-1], 3)]
    addresses += [f"/people/{played_for_months(server, 12)}", f"/leaderboards/{short_game(2)}"]
    yield page, addresses
    context.close()


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("h1")
    if address.startswith("/t/"):  # a table keeps its connection
        page.wait_for_selector(".prompt, .after, .waiting")
    else:
        page.wait_for_load_state("networkidle")


def test_axe_finds_nothing_serious_and_nothing_overflows_on_a_phone(known: tuple[Page, list[str]]) -> None:
    """In one light after the other; with BROWSER_LANGUAGES=all, every page in both."""
    page, addresses = known
    found: list[tuple[str, ...]] = []
    wide: list[tuple[str, int]] = []
    visits = [(light, address) for light in LIGHTS for address in addresses]
    if len(LOOKED_AT) == 1:
        visits = [(LIGHTS[n % 2], address) for n, address in enumerate(addresses)]
    for light, address in visits:
        page.evaluate("light => localStorage.setItem('theme', light)", light)
        page.set_viewport_size(NARROW)
        visit(page, address)
        width = page.evaluate("document.scrollingElement.scrollWidth")
        if width > NARROW["width"]:
            wide.append((address, width))
        page.set_viewport_size(WIDE)
        wait_for_layout(page)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        for fault in result["violations"]:
            if fault["impact"] in ("serious", "critical"):
                found.append((light, address, fault["id"], fault["nodes"][0]["html"][:120]))
    assert found == []
    assert wide == []


def test_a_game_that_the_client_does_not_know_has_a_card_a_rulebook_and_a_place_in_the_lobby(new_page: NewPage) -> None:
    page = new_page()
    messages = """
title = The Palio
intro-line = Ten horses, one square, three rounds.
section-1 = The race
clause-1-1 = The first horse at the line wins.
"""

    def games(route: Route) -> None:
        known = route.fetch().json()
        route.fulfill(json=[*known, {**known[0], "slug": "palio", "options": [], "variants": []}])

    page.route("**/api/games", games)
    page.route("**/api/games/palio/messages/*", lambda route: route.fulfill(json={"palio.ftl": messages}))
    page.goto("/")
    card = page.get_by_role("article", name="The Palio")
    expect(card).to_contain_text("Ten horses, one square, three rounds.")
    expect(card.locator(".art svg").first).to_be_attached()
    expect(card.get_by_role("button", name="Learn")).to_have_count(0)
    card.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", name="The rules of The Palio")).to_be_visible()
    expect(page.locator("body")).to_contain_text("The first horse at the line wins.")
    page.goto("/lobby")
    expect(page.get_by_role("radio", name="The Palio")).to_be_attached()
    page.goto("/open/palio")
    expect(page.get_by_role("link", name="The Palio")).to_have_attribute("aria-current", "page")
