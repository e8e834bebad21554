"""Broadcasts in the browser: chances, comments, clips that play and can be saved, and a board in another site's frame.

`BROWSER_LANGUAGES=all` watches in French and Italian too.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.conftest import NewPage, on_both_databases, on_both_in_the_long_run
from tests.browser.layout import cut_off, wait_for_layout
from tests.browser.playing import GAME, LOOKED_AT, be_somebody, open_table
from tests.server.running import BOT, MINE, OPEN, RunningServer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NOVICE = {**BOT, "level": "novice"}
SIZES: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 380, "height": 780}]
PERCENT = re.compile(r"(\d+)\s*%")
LONG = 120_000  # milliseconds


def watch(page: Page, **plan: Any) -> str:
    """Opens a table of bots, which play as long as its host watches, and its broadcast up to a turning point."""
    be_somebody(page, "Ada")
    for _ in range(3):  # a game may end without a turning point
        table = open_table(page, [NOVICE, NOVICE], public=True, **plan)
        page.goto(f"/broadcast/{table}")
        with suppress(NotInTime):
            page.locator('a[href^="/clip/"]').wait_for(timeout=LONG)
            return table
    raise AssertionError("three games without a turning point")


def chances(page: Page) -> list[int]:
    """The chances of all seats, in percent."""
    return [int(PERCENT.findall(text)[0]) for text in page.locator(".figure").all_inner_texts()[:2]]


def serious_faults(page: Page) -> list[str]:
    """What axe-core finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [fault for fault in result["violations"] if fault["impact"] in ("serious", "critical")]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in serious]


@contextmanager
def quiet(browser: Browser, server: RunningServer) -> Iterator[Page]:
    """A page that may report what the server refuses."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(LONG)
    yield context.new_page()
    context.close()


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """A page of another site: for a browser, localhost is another one than 127.0.0.1."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as site:
        thread = Thread(target=site.serve_forever)
        thread.start()
        yield f"http://localhost:{site.server_port}/"
        site.shutdown()
        thread.join()


@on_both_databases
def test_a_game_is_watched_with_chances_comments_and_turning_points(new_page: NewPage, visited: RunningServer) -> None:
    page = new_page()
    watch(page, broadcast="live")
    assert sum(chances(page)) == pytest.approx(100, abs=1)
    expect(page.locator(".feed .turning").first).to_contain_text(re.compile(r"chances (rise|fall) from \d+% to \d+%"))
    expect(page.get_by_text("From what everybody can see").first).to_be_visible()
    curve = page.get_by_role("slider")
    curve.focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    # What a turning point was about can be looked at on the board.
    page.locator(".feed .turning button").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.get_by_label("Code that shows the board")).to_have_value(re.compile("<iframe .*/embed/"))


@on_both_in_the_long_run
@pytest.mark.parametrize("language", LOOKED_AT)
def test_broadcast_clip_and_embedded_board_fit_in_every_language(
    new_page: NewPage, visited: RunningServer, language: str
) -> None:
    page = new_page(locale=language, bypass_csp=True)  # for axe-core
    table = watch(page)
    clip = page.locator('a[href^="/clip/"]').get_attribute("href") or ""
    for address in (f"/broadcast/{table}", clip, f"/embed/{table}"):
        page.goto(address)
        page.locator("li .bar").first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in SIZES:
            page.set_viewport_size(size)
            wait_for_layout(page)
            assert cut_off(page) == [], (address, size)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], address
        assert serious_faults(page) == [], address


def test_a_clip_is_played_shared_by_its_address_and_saved_as_a_picture_that_moves(
    new_page: NewPage, visited: RunningServer, tmp_path: Path
) -> None:
    watching = new_page()
    watch(watching)
    clip = watching.locator('a[href^="/clip/"]').get_attribute("href") or ""
    page = new_page(reduced_motion="no-preference")  # somebody else, who got the link
    page.clock.install()
    page.goto(clip)
    expect(page.get_by_label("Link to this clip")).to_have_value(re.compile(re.escape(clip) + "$"))
    # It plays by itself to its end.
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(30_000)
    expect(page.get_by_text(re.compile(r"^(\d+) of \1$"))).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".said p").first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as an animated picture").click()
    saved.value.save_as(tmp_path / "clip.svg")
    picture = ElementTree.parse(tmp_path / "clip.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(picture.findall(".//{*}animate")) > 5
    assert not picture.findall(".//{*}script")
    # The browser shows it as a picture.
    page.goto("/about")
    width = page.evaluate(
        """async text => { const image = new Image(); image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
                          await image.decode(); return image.naturalWidth; }""",
        (tmp_path / "clip.svg").read_text(),
    )
    assert width == 720


def test_players_are_told_that_they_cannot_watch_their_own_game(browser: Browser, server: RunningServer) -> None:
    with quiet(browser, server) as ada, quiet(browser, server) as bea:
        be_somebody(ada, "Ada")
        table = open_table(ada, [MINE, OPEN], public=True, broadcast="late")
        expect(ada.get_by_text("broadcast ten moves later")).to_be_visible()  # everybody who joins can read it
        be_somebody(bea, "Bea")
        bea.goto(f"/t/{table}")
        expect(bea.get_by_text("broadcast ten moves later")).to_be_visible()
        bea.get_by_role("button", name="Sit").first.click()
        bea.wait_for_selector(".prompt")
        bea.goto(f"/broadcast/{table}")
        expect(bea.get_by_role("alert")).to_contain_text("You play in this game")
        with quiet(browser, server) as eve:
            eve.goto(f"/t/{table}")
            eve.get_by_role("link", name="Watch as a broadcast").click()
            expect(eve.get_by_role("heading", name="Chances to win")).to_be_visible()
            expect(eve.get_by_text("everything ten moves later")).to_be_visible()
            assert eve.locator("li .bar").count() == 0


def test_a_board_in_a_frame_of_another_site_uses_no_cookie_and_only_reads(
    browser: Browser, server: RunningServer
) -> None:
    with quiet(browser, server) as page:
        table = watch(page)
        asked: list[Request] = []
        page.on("request", lambda one: asked.append(one))
        frames = "".join(
            f'<iframe name="{name}" src="{server.address}/{path}" width="600" height="600"></iframe>'
            for name, path in (("embedded", f"embed/{table}"), ("table", f"t/{table}"))
        )
        with another_site(f"<!doctype html><title>Club</title>{frames}") as address:
            page.goto(address)
            embedded = page.frame_locator('iframe[name="embedded"]')
            expect(embedded.locator("li .bar").first).to_be_visible()
            expect(embedded.locator(".board").first).to_be_visible()
            link = embedded.get_by_role("link", name="Watch on Bottega")
            expect(link).to_have_attribute("href", f"/broadcast/{table}")
            assert embedded.locator("form, input").count() == 0
            # Every other page refuses the frame.
            (refused,) = [frame for frame in page.frames if frame.name == "table"]
            assert refused.url.startswith("chrome-error:")
        # On its own, where the browser would send the cookie, it does not use it either.
        page.goto(f"{server.address}/embed/{table}")
        page.locator("li .bar").first.wait_for()
        to_api = [one for one in asked if "/api/" in one.url]
        assert len(to_api) >= 6
        assert {one.method for one in to_api} == {"GET"}
        assert not [one.url for one in to_api if "cookie" in one.all_headers()]


def test_the_lobby_leads_to_a_broadcast(new_page: NewPage, visited: RunningServer) -> None:
    ada = new_page()
    be_somebody(ada, "Ada")
    table = open_table(ada, [MINE, NOVICE], public=True, game=GAME)
    ada.wait_for_selector(".prompt")
    eve = new_page()
    eve.goto("/lobby")
    eve.locator(f'a[href="/broadcast/{table}"]').click()
    expect(eve.get_by_role("heading", name="Chances to win")).to_be_visible()
