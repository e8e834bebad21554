import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import asked, be_somebody, open_table, play
from tests.server.running import MINE, OPEN


def test_two_browsers_play_each_other_while_a_third_watches(new_page: NewPage) -> None:
    ada, bruno, watcher = new_page(), new_page(), new_page()
    be_somebody(ada, "Ada")
    be_somebody(bruno, "Bruno")
    id = open_table(ada, [MINE, OPEN], game="leonardo")
    bruno.goto(f"/t/{id}")
    bruno.get_by_role("button", name=re.compile("Sit down", re.IGNORECASE)).first.click()
    watcher.goto(f"/t/{id}")
    for page in (ada, bruno, watcher):
        page.wait_for_selector(".board")
    expect(watcher.locator(".prompt.asked")).to_have_count(0)

    turn = 3
    begins = re.compile(rf"Turn {turn} begins")
    for seed in range(200):
        here = next((page for page in (ada, bruno) if asked(page)), None)
        if here is not None:
            play(here, lambda page=here: not asked(page), seed=seed, within=60)  # type: ignore[misc]
        else:
            watcher.wait_for_timeout(50)
        if begins.search(watcher.locator(".log ol").inner_text()):
            break
    for page in (ada, bruno, watcher):
        expect(page.locator(".log ol")).to_contain_text(begins)
    for _ in range(600):  # what was done last arrives at one after the other
        if sentences(watcher) == public(sentences(ada)) == public(sentences(bruno)):
            break
        watcher.wait_for_timeout(100)
    assert sentences(watcher) == public(sentences(ada)) == public(sentences(bruno))


def sentences(page: Page) -> list[str]:
    return [line for line in page.locator(".log ol li .text").all_inner_texts() if line]


def public(lines: list[str]) -> list[str]:
    """What a seat knows about its own works, without what only it was sent."""
    less = [re.sub(r"starts no\. \d+, [^,]+, in", "starts a work in", line) for line in lines]
    return [re.sub(r"cancels no\. \d+, [^,]+, in", "cancels the work in", line) for line in less]
