"""Everything on a board says what it is: by keyboard in every language, under the pointer, and after a long press."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.playing import GAME, LOOKED_AT, asked, be_somebody, open_table, play
from tests.by_looking import ONE_GAME
from tests.server.running import BOT, MINE

EXPLAINED = [slug for slug in bottega.GAMES if bottega.game(slug).explain is not None]
PLACEHOLDER = re.compile(r"\{|\}|undefined|\[object|NaN")
# The names of all things that are shown, each once, in the order of the page.
THINGS = """() => [...new Set([...document.querySelectorAll('.board [data-thing]')]
  .filter(e => { const b = e.getBoundingClientRect(); return b.width && b.height && !e.closest('[inert]'); })
  .map(e => e.dataset.thing))]"""


def at_table(page: Page, slug: str, pressed: int) -> None:
    """A table of a game at which this much has been done, the person is asked, and no sheet covers the board."""
    be_somebody(page, "Ginevra")
    open_table(page, [MINE, *[BOT] * (bottega.game(slug).players[0] - 1)], game=slug)
    page.wait_for_selector(".prompt")
    sheets = page.locator(".board [role=dialog], .popover")
    play(page, lambda: False, seed=3, most=pressed)
    play(page, lambda: asked(page) and sheets.count() == 0, seed=3)


def says(sheet: Locator) -> list[str]:
    """The title and the lines of an explanation."""
    return [sheet.locator("h3").first.inner_text(), *sheet.locator(".thing p, .thing li").all_inner_texts()]


@pytest.mark.parametrize("slug", EXPLAINED)
def test_every_thing_of_a_board_is_explained_by_keyboard(new_page: NewPage, slug: str) -> None:
    page = new_page()
    at_table(page, slug, 15)
    for language in LOOKED_AT:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.reload()
        page.wait_for_selector(".prompt.asked")
        things = page.evaluate(THINGS)
        assert len(things) > 10
        page.keyboard.press("e")
        sheet = page.locator("[role=dialog][data-explains]")
        heard: dict[str, list[str]] = {}
        for thing in things:
            expect(sheet).to_have_attribute("data-explains", thing)
            heard[thing] = says(sheet)
            sheet.locator(".steps button").last.click()
        for thing, lines in heard.items():
            assert len(lines) >= 3, (thing, lines)
            assert all(line.strip() for line in lines), (thing, lines)
            assert not PLACEHOLDER.search(" ".join(lines)), (thing, lines)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


@ONE_GAME
def test_every_thing_of_a_replay_is_explained(new_page: NewPage, slug: str) -> None:
    match, rng = bottega.new(slug, players=bottega.game(slug).players[0], seed=3), random.Random(3)
    while not match.over:
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
    page = new_page()
    page.goto(f"/replay?move={len(match.log) // 2}")
    page.locator("textarea").fill(match.dumps())
    page.locator("form .button.main").click()
    page.wait_for_selector(".theatre .board [data-thing]")
    things = page.evaluate(THINGS)
    assert len(things) > 10
    page.keyboard.press("e")
    sheet = page.locator("[role=dialog][data-explains]")
    for thing in things:
        expect(sheet).to_have_attribute("data-explains", thing)
        assert len(says(sheet)) >= 3, thing
        sheet.locator(".steps button").last.click()


def test_a_tooltip_opens_under_the_pointer_and_with_the_focus_and_escape_closes_it(new_page: NewPage) -> None:
    page = new_page()
    at_table(page, GAME, 0)
    spot = page.locator(".board button[data-thing]").first
    spot.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.locator("h3")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")
    spot.focus()
    expect(tip).to_be_visible()
    expect(spot).to_have_attribute("aria-describedby", re.compile("tip"))


def test_a_long_press_opens_a_sheet_and_plays_nothing(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    at_table(page, GAME, 0)
    before = page.locator(".log ol li").count()
    spot = page.locator(".board button[data-thing].open").first
    spot.scroll_into_view_if_needed()
    box: Any = spot.bounding_box()
    touch = {"identifier": 1, "clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    pointer = {**touch, "pointerType": "touch", "bubbles": True, "button": 0}
    spot.dispatch_event("pointerdown", pointer)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".thing")).to_be_visible()
    spot.dispatch_event("pointerup", pointer)
    spot.dispatch_event("click", {"bubbles": True, **touch})
    expect(sheet).to_have_count(1)
    assert page.locator(".log ol li").count() == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
