"""The page that explains a game in pictures: all panels on a wide screen, one at a time on a phone."""

from playwright.sync_api import Page, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.playing import GAME

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}

# The panels of which more than half is on the screen, by number.
_SHOWN = """() => [...document.querySelectorAll(".panels > li")].flatMap((panel, i) => {
  const { left, right, width } = panel.getBoundingClientRect();
  return Math.min(right, innerWidth) - Math.max(left, 0) > width / 2 ? [i + 1] : [];
})"""


def wait_until_shown(page: Page, *panels: int) -> None:
    page.wait_for_function(f"panels => JSON.stringify(({_SHOWN})()) === JSON.stringify(panels)", arg=list(panels))


def test_a_phone_shows_one_panel_at_a_time(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    page.goto(f"/explain/{GAME}")
    page.wait_for_selector(".panels > li")
    wait_until_shown(page, 1)
    page.get_by_role("button", name="Next").click()
    wait_until_shown(page, 2)
    page.keyboard.press("ArrowRight")
    wait_until_shown(page, 3)
    page.get_by_role("button", name="Back").click()
    wait_until_shown(page, 2)
    page.locator(".panels").evaluate("strip => strip.scrollTo(strip.scrollWidth, 0)")  # as a finger does
    wait_until_shown(page, 9)
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_url(f"**/learn/{GAME}")


def test_a_wide_screen_shows_all_panels_of_every_game(new_page: NewPage) -> None:
    page = new_page(viewport=DESKTOP)
    for slug in bottega.GAMES:
        page.goto(f"/explain/{slug}")
        page.wait_for_selector(".panels > li")
        wait_until_shown(page, *range(1, page.locator(".panels > li").count() + 1))
        expect(page.get_by_role("button", name="Next")).to_be_hidden()


def test_a_game_can_be_started_from_its_explanation(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("link", name="In three minutes").first.click()
    page.locator(".panels").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_be_visible()


def test_a_game_without_panels_shows_its_rules(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/explain/palio")
    page.wait_for_url("**/rules/palio")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
