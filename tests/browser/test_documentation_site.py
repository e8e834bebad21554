"""The documentation site in a browser, under the server's Content-Security-Policy."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.server.documentation import SITE
from tests.browser.conftest import NewPage
from tests.browser.playing import LOOKED_AT

NARROW = {"width": 390, "height": 844}
SHOWN = [
    "",
    "players/",
    "hosts/",
    "programmers/",
    "programmers/api/match/",
    "programmers/http/",
    "programmers/objects/",
]
SHOWN += ["researchers/", "benchmarks/", "contributing/", "architecture/"]
# Pages that exist for each game: for one game each; with BROWSER_LANGUAGES=all, for every game.
OF_A_GAME = ("players/{}/", "players/{}/clauses/", "environments/{}/")
if len(LOOKED_AT) == 1:
    SHOWN += [page.format(slug) for page, slug in zip(OF_A_GAME, cycle(bottega.GAMES), strict=False)]
else:
    SHOWN += [page.format(slug) for page in OF_A_GAME for slug in bottega.GAMES]


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    assert (SITE / "index.html").is_file(), "the site is not built: `make docs` builds it"


def scheme(page: Page) -> str | None:
    return page.locator("body").get_attribute("data-md-color-scheme")


def test_the_footer_of_the_client_leads_to_it_and_search_finds_a_clause(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/about")
    page.get_by_role("contentinfo").get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bottega")
    page.locator(".md-search__input").click()
    page.keyboard.type("discount two weeks type")
    page.locator(".md-search-result__link").first.click()
    expect(page).to_have_url(re.compile("/docs/players/"))


def test_it_is_light_or_dark_as_the_system_and_as_the_reader_chooses(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    page.goto("/docs/")
    assert scheme(page) == "slate"
    page.locator("label[title='Switch to light']").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    page.goto("/docs/server/")
    assert scheme(page) == "default"


def test_nothing_overflows_on_a_phone_and_nothing_is_refused_by_the_policy(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW)
    for address in SHOWN:
        page.goto(f"/docs/{address}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], address
