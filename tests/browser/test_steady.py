"""Nothing that can be pressed moves away while the rest of a page is loaded. A press that it moves from is lost."""

import re

import pytest
from playwright.sync_api import FloatRect, Page, Route, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.layout import wait_for_fonts
from tests.browser.playing import be_somebody, open_table
from tests.server.running import MINE


class LateAnswers:
    """Holds back the answers to some requests of a page."""

    def __init__(self, page: Page, requests: str | re.Pattern[str]) -> None:
        self._held: list[Route] | None = []
        page.route(requests, self._answer)

    def _answer(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def arrive(self) -> None:
        assert self._held
        held, self._held = self._held, None
        for route in held:
            route.continue_()


def places_of_buttons(page: Page) -> list[FloatRect | None]:
    """Of the buttons that start a game, once the fonts are there."""
    buttons = page.get_by_role("button", name="Play now")
    expect(buttons).to_have_count(len(bottega.GAMES))
    wait_for_fonts(page)
    return [button.bounding_box() for button in buttons.all()]


@pytest.mark.parametrize("width", [380, 1280])
def test_cards_do_not_move_when_their_drawings_arrive(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 780})
    drawings = LateAnswers(page, re.compile("/homeArt-"))
    page.goto("/")
    before = places_of_buttons(page)
    assert page.locator(".ground svg").count() == 0
    drawings.arrive()
    # Each card has a drawing for wide windows and one for phones.
    expect(page.locator(".ground:has(svg)")).to_have_count(2 * len(bottega.GAMES))
    assert places_of_buttons(page) == before


@pytest.mark.parametrize("above", ["tables", "invitations"])
def test_cards_are_shown_when_it_is_known_what_is_above_them(new_page: NewPage, above: str) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    open_table(page, [MINE, MINE])
    late = LateAnswers(page, f"**/api/me/{above}")
    with page.expect_response("**/api/tables?*"):
        page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.get_by_role("button", name="Play now").count() == 0
    late.arrive()
    before = places_of_buttons(page)
    expect(page.get_by_role("link", name="Go on")).to_be_visible()
    assert places_of_buttons(page) == before


def test_cards_are_shown_even_if_it_cannot_be_known_what_is_above_them(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    page.route("**/api/me/*", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(bottega.GAMES))


def test_the_page_does_not_move_when_the_bots_are_ready(new_page: NewPage) -> None:
    page = new_page()
    warming = True
    status = {"warming_up": [bottega.GAMES[0]], "functions": 9, "compiled": 3, "seconds_left": 20, "thinking": "full"}

    def answer(route: Route) -> None:
        route.fulfill(json=status if warming else status | {"warming_up": [], "compiled": 9, "seconds_left": None})

    page.route("**/api/bots", answer)
    page.goto("/")
    notice = page.locator(".warm-up")
    expect(notice).to_be_in_viewport()
    before = places_of_buttons(page)
    warming = False
    expect(notice).to_have_count(0)
    assert places_of_buttons(page) == before
