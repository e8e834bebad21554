"""Settings, keys, notifications and the page without a connection, in the built client."""

import json
from typing import Any

from playwright.sync_api import Page, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.playing import GAME, asked, be_somebody, open_table, play
from tests.browser.waiting import wait_until
from tests.server.running import BOT, MINE, OPEN

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
SHOWN = "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(n => n.body))"


def at_a_table(page: Page) -> str:
    be_somebody(page, "Ada")
    id = open_table(page, [MINE, BOT])
    page.wait_for_selector(".prompt.asked")
    return id


def choose(page: Page, setting: str, value: str) -> None:
    """Chooses in the menu of the table, and waits until it is gone: a key opens no second one before."""
    page.keyboard.press("m")
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("group", name=setting).get_by_label(value, exact=True).check(force=True)
    page.get_by_role("dialog", name="Table").get_by_role("button", name="Close").click()
    expect(page.locator("dialog[aria-label=Table]")).to_have_count(0)


def box(page: Page, selector: str) -> Any:
    return page.locator(selector).first.bounding_box()


def test_the_log_moves_to_the_left_and_the_board_grows(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    at_a_table(page)
    assert box(page, ".story")["x"] > box(page, ".board")["x"]
    size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.board .table')).fontSize)")
    choose(page, "Log beside the board", "left")
    choose(page, "Size of board and cards", "large")
    assert box(page, ".story")["x"] < box(page, ".board")["x"]
    larger = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.board .table')).fontSize)")
    assert larger > 1.05 * size
    page.reload()
    page.wait_for_selector(".prompt")
    assert box(page, ".story")["x"] < box(page, ".board")["x"]


def test_a_move_is_sent_only_when_it_is_confirmed(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    id = at_a_table(page)
    choose(page, "Ask again before a move is sent", "yes")
    question = page.get_by_role("alertdialog", name="Send this move?")
    play(page, question.is_visible)
    moves = page.request.get(f"/api/tables/{id}?last=0").json()["number"]
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_be_hidden()
    assert asked(page)
    assert page.request.get(f"/api/tables/{id}?last=0").json()["number"] == moves
    play(page, question.is_visible)
    question.get_by_role("button", name="Send", exact=True).click()
    expect(question).to_be_hidden()
    wait_until(
        page,
        "([id, moves]) => fetch(`/api/tables/${id}?last=0`).then(r => r.json()).then(t => t.number > moves)",
        arg=[id, moves],
    )


def test_keys_open_the_list_of_keys_a_hint_and_the_menu(new_page: NewPage) -> None:
    page = new_page()
    at_a_table(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="By keyboard")
    expect(keys.get_by_text("at a table: a hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("h")
    expect(page.get_by_text("The maestro would")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Table")).to_be_visible()


def test_a_turn_is_notified_while_the_page_is_hidden(new_page: NewPage) -> None:
    page = new_page(permissions=["notifications"])
    page.add_init_script(HIDDEN)
    page.add_init_script("localStorage.setItem('notify', 'on')")
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    at_a_table(page)
    wait_until(page, f"() => {SHOWN}.then(all => `${{all}}` === 'Your turn')")


def test_the_page_can_be_installed_and_says_when_there_is_no_connection(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    manifest = json.loads(page.request.get("/manifest.webmanifest").text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == "image/png"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/lobby")
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_visitor_keeps_the_name_they_chose(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/profile")
    page.get_by_label("Name", exact=True).fill("Caterina")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Caterina")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Caterina")


def test_two_tabs_of_one_seat_stay_in_step(new_page: NewPage) -> None:
    first = new_page()
    id = at_a_table(first)
    second = first.context.new_page()
    second.goto(f"/t/{id}")
    second.wait_for_selector(".prompt.asked")
    lines = second.locator(".log li").count()
    play(first, lambda: second.locator(".log li").count() > lines)
    play(second, lambda: first.locator(".log li").count() > lines + 2)
    told = first.locator(".log li").all_inner_texts()
    second.wait_for_function("count => document.querySelectorAll('.log li').length >= count", arg=len(told))
    assert second.locator(".log li").all_inner_texts()[: len(told)] == told


def test_the_header_shows_the_emblem_of_ones_seat(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    for seat in (0, 1):
        open_table(page, [MINE, BOT] if seat == 0 else [BOT, MINE])
        page.wait_for_selector(".prompt")
        letter = page.locator(".seats li").nth(seat).locator("svg text").text_content()
        expect(page.locator("header .person svg text")).to_have_text(letter or "")


def test_who_joins_by_a_link_says_a_name_and_sees_what_the_game_is(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    be_somebody(host, "Ada")
    id = open_table(host, [MINE, OPEN])
    friend.goto(f"/t/{id}")
    expect(friend.get_by_role("link", name="Learn the game")).to_be_visible()
    friend.get_by_role("link", name="How it is played").click()
    friend.get_by_role("link", name="Back to the table").first.click()
    expect(friend.get_by_text(bottega.game(GAME).messages.say("intro-line"))).to_be_visible()
    friend.get_by_label("Your name").fill("Caterina")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator(".seats").get_by_text("Caterina")).to_be_visible()
