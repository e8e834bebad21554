"""People play in real browsers, to the end."""

import pytest
from playwright.sync_api import Page, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.layout import wait_for_layout
from tests.browser.playing import (
    BEGINNING,
    TO_THE_END,
    asked,
    be_somebody,
    by_keyboard,
    is_over,
    log_of,
    open_table,
    play,
    start_from_home,
)
from tests.server.running import MINE, OPEN


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_guest_plays_against_bots_by_clicking(new_page: NewPage, slug: str) -> None:
    """One game to its end, of the others the beginning; with WHOLE_GAMES=all, all games to their ends."""
    page = new_page()
    start_from_home(page, slug, "Play now")
    if slug not in TO_THE_END:
        assert play(page, is_over(page), most=BEGINNING) == BEGINNING
        expect(page.locator(".log ol li").nth(BEGINNING // 4)).to_be_attached()
        return
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


def test_a_whole_game_on_the_plain_board(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 380, "height": 780})
    be_somebody(page, "Ada")
    id = open_table(page, [MINE, MINE])
    play(page, lambda: asked(page))
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Plain board").check()
    page.get_by_role("button", name="Close").click()
    by_player = page.get_by_role("table", name="By player")
    expect(by_player).to_be_visible()
    undo = page.get_by_role("button", name="Undo", exact=True, disabled=False)
    play(page, lambda: undo.count() > 0, seed=4)
    undo.click()
    expect(page.locator(".log s").last).to_be_attached()
    play(page, is_over(page), seed=4)
    # A game can end in a draw: then two have won.
    expect(page.get_by_role("columnheader", name="won").first).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 380
    page.goto(f"/replay/{id}?move=3")
    expect(by_player).to_be_visible()


def test_a_phone_plays_by_touch_and_nothing_covers_the_question(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 380, "height": 780}, has_touch=True)
    be_somebody(page, "Ada")
    open_table(page)
    page.wait_for_selector(".prompt")
    # What the others did is at the bottom, and must not hide the prompt. After two own moves in a row there is nothing.
    play(page, lambda: asked(page) and page.locator(".since").is_visible(), seed=5)
    wait_for_layout(page)  # the dock has grown
    asks, tools = page.locator(".asks").bounding_box(), page.locator(".dock").bounding_box()
    assert asks is not None
    assert tools is not None
    assert asks["y"] + asks["height"] <= tools["y"] + 1


def test_a_step_back(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    id = open_table(page)
    page.wait_for_selector(".prompt")
    undo = page.get_by_role("button", name="Undo", exact=True, disabled=False)
    play(page, lambda: undo.count() > 0, seed=4)
    before = [entry for entry in log_of(page, id) if entry["kind"] == "moved" and entry["seat"] == 0]
    undo.click()
    expect(page.locator(".log s").last).to_be_visible()
    after = log_of(page, id)
    assert after[-1]["kind"] == "undone"
    assert [entry["number"] for entry in after if entry["taken_back"]] == [before[-1]["number"]]
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_another_language_at_any_moment(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    open_table(page)
    page.wait_for_selector(".board")
    play(page, lambda: asked(page), seed=6)

    def shown() -> dict[str, str]:
        return {part: page.locator(part).first.inner_text() for part in (".board", ".prompt", ".log ol")}

    english = shown()
    speak(page, "fr")
    french = shown()
    speak(page, "it")
    italian = shown()
    for part in english:
        assert len({english[part], french[part], italian[part]}) == 3, f"{part} does not change"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".prompt").first).to_have_text(italian[".prompt"], use_inner_text=True)


def speak(page: Page, language: str) -> None:
    """Chooses a language, and waits until the prompt is in that language."""
    before = page.locator(".prompt").first.inner_text()
    page.locator(".languages button", has_text=language.upper()).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".prompt").first).not_to_have_text(before, use_inner_text=True)


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
