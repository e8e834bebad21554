"""What a first visit transfers, compressed and without fonts. The fonts come later and are kept for a year."""

import pytest
from playwright.sync_api import Page

import bottega
from tests.browser.conftest import NewPage
from tests.browser.playing import be_somebody, open_table
from tests.server.running import BOT, MINE

LIMIT = 200_000  # bytes; at a table with the board and the words of its game

# The bytes that came over the network, with headers, by address.
TRANSFERRED = """() => Object.fromEntries(
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({name}) => !/\\.(woff2?|ttf|otf)$/.test(name))
    .map(({name, transferSize}) => [new URL(name).pathname, transferSize]))"""


def transferred(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(TRANSFERRED)
    assert len(found) > 3
    assert all(found.values()), "something came from the cache"
    return found


def largest(found: dict[str, int]) -> str:
    lines = sorted(found.items(), key=lambda one: -one[1])[:8]
    return f"{sum(found.values())} bytes: " + ", ".join(f"{name} {size}" for name, size in lines)


def test_the_first_page_is_light(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector("article")
    page.wait_for_load_state("networkidle")
    found = transferred(page)
    assert sum(found.values()) < LIMIT, largest(found)


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_table_is_light_for_a_person_who_comes_by_its_link(new_page: NewPage, slug: str) -> None:
    host, guest = new_page(), new_page()
    be_somebody(host, "Ada")
    table = open_table(host, [MINE, *[BOT] * (bottega.game(slug).players[0] - 1)], game=slug)
    guest.goto(f"/t/{table}")
    guest.wait_for_selector(".prompt")
    found = transferred(guest)
    assert sum(found.values()) < LIMIT, largest(found)
