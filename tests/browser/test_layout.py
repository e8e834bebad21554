"""No text is cut off at any width: not on a page, not on a board with as many players as fit. Boards use large screens.

`BROWSER_LANGUAGES=all` measures French and Italian too.
"""

import pytest
from playwright.sync_api import Page, ViewportSize

import bottega
from tests.browser.conftest import NewPage
from tests.browser.layout import cut_off, wait_for_fonts, wait_for_layout
from tests.browser.playing import LOOKED_AT, PAGES_FOR_ALL, be_somebody, begin_at_home, open_table, played_for_months
from tests.server.running import BOT, MINE, RunningServer
from tests.server.sample_games import short_game

SIZES: list[ViewportSize] = [
    {"width": 320, "height": 640},
    {"width": 390, "height": 844},
    {"width": 1024, "height": 768},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
]
PAGES = [*PAGES_FOR_ALL, *(f"/explain/{slug}" for slug in bottega.GAMES)]


def measure(page: Page, where: str) -> list[str]:
    """What is cut off at any of the sizes."""
    found = []
    wait_for_fonts(page)
    for size in SIZES:
        page.set_viewport_size(size)
        wait_for_layout(page)
        found += [f"{where} at {size['width']}: {text}" for text in cut_off(page)]
    return found


@pytest.mark.parametrize("language", LOOKED_AT)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_text_of_a_board_is_cut_off(new_page: NewPage, slug: str, language: str) -> None:
    page = new_page(locale=language)
    be_somebody(page, "Ada")
    found = []
    for players in {4, bottega.game(slug).players[-1]}:
        open_table(page, [MINE] + [BOT] * (players - 1), game=slug)
        page.wait_for_selector(".prompt.asked")
        found += measure(page, f"{players} players")
    assert found == []


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_board_uses_a_large_screen(new_page: NewPage, slug: str) -> None:
    large = SIZES[-1]
    page = new_page(viewport=large)
    be_somebody(page, "Ada")
    open_table(page, [MINE] + [BOT] * (bottega.game(slug).players[0] - 1), game=slug)
    page.wait_for_selector(".prompt.asked")
    box = page.locator(".board .table").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] > 0.8 * large["height"]


@pytest.mark.parametrize("language", LOOKED_AT)
def test_no_text_of_a_page_is_cut_off(new_page: NewPage, server: RunningServer, language: str) -> None:
    page = new_page(locale=language)
    be_somebody(page, "Ada")
    found = []
    with_games = [f"/people/{played_for_months(server, 12)}", f"/leaderboards/{short_game(2)}"]
    for address in [*PAGES, *with_games]:
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        found += measure(page, address)
    assert found == []


@pytest.mark.parametrize("language", LOOKED_AT)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_text_of_a_table_at_home_is_cut_off(new_page: NewPage, slug: str, language: str) -> None:
    page = new_page(locale=language)
    page.goto("/about")
    page.goto(begin_at_home(page, slug, bottega.game(slug).players[-1]))
    page.wait_for_selector(".panel .picker li")
    found = measure(page, "the first question")
    leaves = page.locator(".companion > nav button")
    for leaf in range(1, leaves.count()):
        leaves.nth(leaf).click()
        found += measure(page, leaves.nth(leaf).inner_text())
    leaves.first.click()
    page.locator(".panel .row .button").last.click()  # something else
    page.wait_for_selector(".panel .picker li")
    found += measure(page, "something else")
    assert found == []
