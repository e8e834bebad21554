"""Two people look for opponents, each in a browser of their own."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, on_both_databases, on_both_in_the_long_run
from tests.browser.playing import GAME, be_somebody


def look_for_opponents(page: Page) -> None:
    """From the card of a game on the home page."""
    page.goto("/")
    page.locator(f"a[href='/lobby?game={GAME}']").click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="If seats stay free").get_by_text("wait on").click()
    page.get_by_role("button", name="Find opponents").click()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()


@on_both_databases
def test_a_person_who_plays_a_bot_meanwhile_is_called_to_the_table(new_page: NewPage) -> None:
    ada, bea = new_page(), new_page()
    be_somebody(ada, "Ada")
    be_somebody(bea, "Bea")
    look_for_opponents(ada)
    expect(ada.locator(".pairing")).to_contain_text("So far you are the only one who waits.")
    ada.get_by_role("button", name="Play bots meanwhile").click()
    ada.wait_for_url(re.compile("/t/"))
    against_bots = ada.url
    expect(ada.locator(".banner")).to_contain_text("Looking for opponents")

    look_for_opponents_and_go(bea)
    call = ada.get_by_role("alert")
    expect(call).to_contain_text("Your table is ready")
    expect(ada).to_have_title(re.compile("Your table is ready"))
    call.get_by_role("link", name="To the table").click()
    expect(ada).to_have_url(bea.url)
    assert ada.url != against_bots
    expect(ada.locator(".banner")).to_have_count(0)
    expect(ada.locator("main")).to_contain_text("Bea")
    ada.reload()
    expect(ada.locator("main")).to_contain_text("Bea")
    expect(ada.locator(".banner")).to_have_count(0)  # the call was answered


def look_for_opponents_and_go(page: Page) -> None:
    """The page goes to the table by itself: nothing else is going on there."""
    page.goto(f"/lobby?game={GAME}")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.bring_to_front()
    page.get_by_role("button", name="Find opponents").click()
    page.wait_for_url(re.compile("/t/"))


@on_both_in_the_long_run
def test_a_page_that_is_loaded_again_keeps_its_place_and_free_seats_go_to_bots(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Cyr")
    look_for_opponents(page)
    page.reload()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()
    page.get_by_role("button", name="Fill with bots now").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main")).to_contain_text("Cyr")
