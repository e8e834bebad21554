"""Connections break and servers die; nothing is lost and nothing is doubled."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.cable import Cable
from tests.browser.playing import asked, be_somebody, log_of, open_table, play
from tests.server.running import RunningServer


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of this test's own, which may be killed."""
    with RunningServer(f"sqlite:///{tmp_path / 'bottega.sqlite'}").start(tmp_path / "log") as running:
        yield running


@pytest.fixture
def cable(mortal: RunningServer) -> Cable:
    return Cable(mortal.port)


@pytest.fixture
def page(browser: Browser, cable: Cable) -> Iterator[Page]:
    context = browser.new_context(base_url=cable.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def unbroken(page: Page, id: str) -> None:
    """What the page shows is what the server has: every number once."""
    told = log_of(page, id)
    assert [entry["number"] for entry in told] == list(range(1, len(told) + 1))


def test_the_connection_is_cut_in_mid_turn(page: Page, cable: Cable) -> None:
    be_somebody(page, "Ada")
    id = open_table(page)
    page.wait_for_selector(".prompt")
    play(page, lambda: asked(page))
    for seed in range(2):
        before = moves(page, id)
        cable.cut()
        play(page, lambda: page.locator(".lost").count() > 0, seed=seed)  # with moves on their way
        assert cable.wait_for_refusal(within=60)
        assert page.locator(".lost").count() > 0
        cable.mend()
        expect(page.locator(".lost")).to_have_count(0)
        play(page, more_than(page, id, before), seed=seed)
        assert moves(page, id)[: len(before)] == before
        unbroken(page, id)
        play(page, lambda: asked(page), seed=seed)


def test_the_server_is_killed_and_comes_back(page: Page, mortal: RunningServer) -> None:
    be_somebody(page, "Ada")
    id = open_table(page)
    page.wait_for_selector(".prompt")
    play(page, lambda: asked(page))
    before = moves(page, id)
    mortal.kill()
    play(page, lambda: page.locator(".lost").count() > 0)  # maybe a move among it
    mortal.start()
    expect(page.locator(".lost")).to_have_count(0)
    play(page, more_than(page, id, before))
    assert moves(page, id)[: len(before)] == before
    unbroken(page, id)


def moves(page: Page, id: str) -> list[tuple[int, int | None]]:
    return [(e["number"], e.get("move")) for e in log_of(page, id) if e["kind"] == "moved" and e["seat"] == 0]


def more_than(page: Page, id: str, before: list[tuple[int, int | None]]) -> Callable[[], bool]:
    return lambda: len(moves(page, id)) > len(before)
