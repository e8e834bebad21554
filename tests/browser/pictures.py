"""Takes pictures of every page, at both widths and in both lights: `python -m tests.browser.pictures [FOLDER]`.

Those that have a place in docs/pictures, under the same name, are written there as well.
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import bottega
from tests.browser.chromium import chromium
from tests.browser.conftest import FLAGS
from tests.browser.playing import asked, be_somebody, is_over, open_table, play, played_for_months
from tests.server.running import BOT, MINE, OPEN, RunningServer
from tests.server.sample_games import short_game

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
WIDTHS = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 380, "height": 780}}
LIGHTS = ("paper", "night")
MUCH = 5  # parts of the board that can be clicked: the picture shows a choice
STUDIED = 600_000  # milliseconds that an analysis may take


def prepare(browser: Browser, server: RunningServer) -> tuple[Page, dict[str, str]]:
    """A person with tables in every state; all pages by name."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    be_somebody(page, "Ginevra")
    waiting = open_table(page, [MINE, OPEN, BOT], public=True)
    over = open_table(page, [MINE, BOT, BOT])
    play(page, is_over(page), seed=7, within=600)
    page.goto(f"/analysis/{over}")
    page.wait_for_selector(".report", timeout=STUDIED)
    running = {}
    for slug in bottega.GAMES:
        running[f"table-{slug}"] = f"/t/{open_table(page, [MINE, BOT, BOT, BOT], game=slug)}"
        page.wait_for_selector(".prompt")
        third = re.compile("(Turn|Round) 3 begins")
        play(page, lambda: bool(third.search(page.locator(".log ol").inner_text())), seed=5, within=600)  # noqa: B023
        play(page, lambda: asked(page) and page.locator(".board .open").count() >= MUCH, seed=5, within=600)
    page.reload()
    profile = played_for_months(server, 60)
    games = {f"{name}-{slug}": f"/{name}/{slug}" for name in ("open", "rules") for slug in bottega.GAMES}
    return page, {
        **running,
        **games,
        "home": "/",
        "lobby": "/lobby",
        "tournaments": "/tournaments",
        "leaderboards": f"/leaderboards/{short_game(2)}",
        "archive": "/archive",
        "person": f"/people/{profile}",
        "record": "/people",
        "operator": "/operator",
        "waiting": f"/t/{waiting}",
        "over": f"/t/{over}",
        "replay": f"/replay/{over}?move=60",
        "analysis": f"/analysis/{over}",
        "rules": "/rules",
        "profile": "/profile",
        "about": "/about",
    }


def take(folder: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(f"sqlite:///{data}/bottega.sqlite").start(Path(data) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=FLAGS)
        page, addresses = prepare(browser, server)
        folder.mkdir(parents=True, exist_ok=True)
        for light in LIGHTS:
            page.evaluate("light => localStorage.setItem('theme', light)", light)
            for width, size in WIDTHS.items():
                page.set_viewport_size(size)  # type: ignore[arg-type]
                for name, address in addresses.items():
                    page.goto(address)
                    page.wait_for_selector("h1", state="attached")
                    page.wait_for_timeout(1_500)
                    picture = f"{name}-{width}-{light}"
                    page.screenshot(path=folder / f"{picture}.png", full_page=width == "phone")
                    if (DOCS / f"{picture}.png").exists():
                        page.screenshot(path=DOCS / f"{picture}.png")
        stranger = browser.new_context(base_url=server.address, viewport=WIDTHS["wide"], locale="en-GB").new_page()  # type: ignore[arg-type]
        stranger.goto("/")
        stranger.wait_for_selector("article")
        stranger.wait_for_timeout(1_500)
        stranger.screenshot(path=DOCS / "home.png", full_page=True)
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"))
