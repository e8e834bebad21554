"""People play in real browsers, to the end."""

import re

import pytest
from playwright.sync_api import Page, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.playing import asked, be_somebody, by_keyboard, is_over, log_of, open_table, play, start_from_home
from tests.server.running import MINE, OPEN


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_guest_plays_a_whole_game_against_bots_by_clicking(new_page: NewPage, slug: str) -> None:
    page = new_page()
    start_from_home(page, slug, "Play now")
    play(page, is_over(page))
    expect(page.locator(".after")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    id = page.url.split("/t/")[1].split("?")[0]
    text = page.request.get(f"/api/tables/{id}/text").text()
    assert "over," in text


def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    open_table(page)
    page.wait_for_selector(".prompt")
    pressed = play(page, is_over(page), by_keyboard, seed=3)
    expect(page.locator(".after")).to_be_visible()
    assert pressed > 20


def test_a_phone_plays_by_touch_and_nothing_covers_the_question(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 380, "height": 780}, has_touch=True)
    be_somebody(page, "Ada")
    open_table(page)
    page.wait_for_selector(".prompt")
    story = page.locator(".log ol")
    play(page, lambda: "Turn 2 begins" in (story.text_content() or ""), seed=5)
    # What the others did stands at the foot, and must not hide what is asked. Who moves twice in a row is told nothing.
    play(page, lambda: asked(page) and page.locator(".since").is_visible(), seed=5)
    asks, tools = page.locator(".asks").bounding_box(), page.locator(".dock").bounding_box()
    assert asks is not None
    assert tools is not None
    assert asks["y"] + asks["height"] <= tools["y"] + 1


def test_two_browsers_play_each_other_while_a_third_watches(new_page: NewPage) -> None:
    ada, bruno, watcher = new_page(), new_page(), new_page()
    be_somebody(ada, "Ada")
    be_somebody(bruno, "Bruno")
    id = open_table(ada, [MINE, OPEN])
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
        if begins.search(watcher.locator(".log ol").inner_text()):
            break
    for page in (ada, bruno, watcher):
        expect(page.locator(".log ol")).to_contain_text(begins)
    assert sentences(watcher) == public(sentences(ada)) == public(sentences(bruno))


def sentences(page: Page) -> list[str]:
    page.wait_for_timeout(300)
    return [line for line in page.locator(".log ol li .text").all_inner_texts() if line]


def public(lines: list[str]) -> list[str]:
    """What one knows of one's own works, less what only oneself was told."""
    less = [re.sub(r"starts no\. \d+, [^,]+, in", "starts a work in", line) for line in lines]
    return [re.sub(r"cancels no\. \d+, [^,]+, in", "cancels the work in", line) for line in less]


def test_a_step_back(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    id = open_table(page)
    page.wait_for_selector(".prompt")
    undo = page.get_by_role("button", name="Undo", exact=True)
    play(page, lambda: undo.count() > 0 and undo.is_enabled(), seed=4)
    before = [entry for entry in log_of(page, id) if entry["kind"] == "moved" and entry["seat"] == 0]
    undo.click()
    expect(page.locator(".log s").last).to_be_visible()
    after = log_of(page, id)
    assert after[-1]["kind"] == "undone"
    assert [entry["number"] for entry in after if entry["taken_back"]] == [before[-1]["number"]]
    assert asked(page)


def test_another_language_at_any_moment(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    open_table(page)
    page.wait_for_selector(".board")
    expect(page.locator(".log ol")).to_contain_text("Turn 1 begins")
    page.locator(".languages button", has_text="FR").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".board")).to_contain_text("Académie")
    expect(page.locator(".log ol")).not_to_contain_text("begins")
    page.locator(".languages button", has_text="IT").click()
    expect(page.locator(".board")).to_contain_text("Accademia")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".board")).to_contain_text("Accademia")


def test_pass_and_play_covers_the_table_between_people(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    open_table(page, [MINE, MINE])
    curtain, seen = page.locator(".curtain"), []
    for _ in range(3):
        expect(curtain).to_be_visible()
        assert page.locator(".board").count() == 0, "the table shows behind the curtain"
        curtain.locator(".button").first.click()
        expect(page.locator(".prompt.asked")).to_be_visible()
        seen.append(page.locator(".own h2").first.inner_text())
        play(page, lambda: curtain.count() > 0, seed=2)
    assert len(set(seen)) == 2


def test_lists_of_tables_say_first_where_it_is_ones_turn(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    hers = open_table(page, [MINE, MINE], public=True)
    for _ in range(3):  # newer ones, where nobody is awaited yet
        open_table(page, [MINE, OPEN])
    page.goto("/")
    lines = page.get_by_role("region", name="Your tables").locator(".line")
    expect(lines).to_have_count(3)
    expect(lines.get_by_text("Your turn")).to_have_count(1)
    expect(lines.first).to_contain_text("Your turn")
    expect(lines.first.get_by_role("link", name="Go on")).to_have_attribute("href", f"/t/{hers}")
    expect(page).to_have_title("Your turn · Bottega")
    page.goto("/lobby")
    running = page.get_by_role("region", name="Being played").locator(".line")
    expect(running.filter(has=page.locator(f"a[href='/t/{hers}']"))).to_contain_text("Your turn")
    other = new_page()
    be_somebody(other, "Bea")
    other.goto("/lobby")
    expect(other.locator(f"a[href='/t/{hers}']")).to_be_visible()
    expect(other.get_by_text("Your turn")).to_have_count(0)
