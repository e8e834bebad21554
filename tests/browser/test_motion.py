"""Pieces travel in the built client, with motion on."""

from importlib import import_module

import pytest
from playwright.sync_api import expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.motion import durations, has_travelled, watch
from tests.browser.playing import be_somebody, is_over, open_table, play
from tests.server.running import BOT, MINE

MOVING = {"reduced_motion": "no-preference", "viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_pieces_of_every_kind_travel(new_page: NewPage, slug: str) -> None:
    page = new_page(**MOVING)
    watch(page)
    be_somebody(page, "Ada")
    bots = [BOT] * (bottega.game(slug).players[0] - 1)
    missing = set(import_module(f"tests.games.{slug}.travelling").PIECES)

    def all_seen() -> bool:
        missing.difference_update([piece for piece in missing if has_travelled(page, piece)])
        return not missing

    for seed in range(3):  # not every game has everything
        open_table(page, [MINE, *bots], game=slug)
        page.wait_for_selector(".prompt")
        over = is_over(page)
        play(page, lambda: all_seen() or over(), seed=seed)  # noqa: B023
        if not missing:
            break
    assert not missing
    assert min(durations(page)) > 100


def test_nothing_travels_where_less_motion_is_wished_unless_it_is_chosen(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    watch(page)
    be_somebody(page, "Ada")
    open_table(page, [MINE, MINE, MINE])
    page.wait_for_selector(".board, .curtain")
    play(page, lambda: page.locator(".log li").count() > 8)
    assert durations(page) == []
    page.goto("/profile")
    page.get_by_role("group", name="Movement of pieces").get_by_text("quick").click()
    expect(page.locator("html")).to_have_attribute("data-motion", "quick")
    open_table(page)
    page.wait_for_selector(".prompt")
    play(page, lambda: durations(page) != [])
    assert 100 < min(durations(page)) < 250
