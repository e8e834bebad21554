"""Pieces travel in the built client, with motion on."""

import re
from importlib import import_module

from playwright.sync_api import Locator, Page, TimeoutError, expect

import bottega
from tests.browser.conftest import NewPage
from tests.browser.motion import durations, have_travelled, watch
from tests.browser.playing import asked, be_somebody, is_over, log_of, open_table, play
from tests.by_looking import ONE_GAME
from tests.server.running import BOT, MINE

MOVING = {"reduced_motion": "no-preference", "viewport": {"width": 1440, "height": 900}}


@ONE_GAME
def test_pieces_of_every_kind_travel(new_page: NewPage, slug: str) -> None:
    page = new_page(**MOVING)
    watch(page)
    page.add_init_script("localStorage.setItem('motion', 'quick')")
    be_somebody(page, "Ada")
    bots = [BOT] * (bottega.game(slug).players[0] - 1)
    missing = set(import_module(f"tests.games.{slug}.travelling").PIECES)

    def all_seen() -> bool:
        missing.difference_update(have_travelled(page, missing))
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


def at_a_table_with_bots(page: Page) -> Locator:
    """A person plays until bots have moved several times in a row; what shows their moves."""
    be_somebody(page, "Ada")
    open_table(page, [MINE, BOT, BOT])
    page.wait_for_selector(".prompt")
    bar = page.get_by_role("group", name="What happened")
    play(page, lambda: bar.count() > 0)
    return bar


def test_moves_of_bots_are_played_on_the_board_and_a_key_leads_to_the_present(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    bar = at_a_table_with_bots(page)
    # One look at both: the bar is there for seconds only, and the machine may be busy.
    not_asked_meanwhile = page.locator(":root:not(:has(.prompt.asked)) .bar[role=group]")
    play(page, lambda: not_asked_meanwhile.count() > 0)
    page.keyboard.press("Shift")
    expect(bar).to_have_count(0)
    play(page, lambda: bar.count() > 0)
    page.locator(".board").first.dispatch_event("pointerdown")
    expect(bar).to_have_count(0)


def test_what_happened_can_be_stepped_through_and_each_log_entry_leads_to_its_position(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    bar = at_a_table_with_bots(page)
    play(page, lambda: asked(page) and page.locator(".since li button").count() > 0)
    since = page.get_by_role("region", name="Since your last turn")
    back, on = (bar.get_by_role("button", name=name) for name in ("One step back", "One step on"))

    def step_back_while_it_plays() -> bool:
        """False if the machine was too busy: it plays for seconds only."""
        since.get_by_role("button", name="Watch").click()
        try:
            back.click(timeout=5_000)
        except TimeoutError:
            return False
        return True

    assert any(step_back_while_it_plays() for _ in range(10))
    # It does not go on by itself.
    expect(page.locator(".log .here").first).to_be_visible()
    assert not asked(page)
    told = bar.locator("ol")
    here = told.inner_text()
    on.click()
    expect(told).not_to_have_text(here, use_inner_text=True)
    back.click()
    expect(told).to_have_text(here, use_inner_text=True)
    line = since.locator("li button").first
    line.click()
    expect(told).to_contain_text(line.inner_text())
    bar.get_by_role("button", name="To the present").click()
    expect(bar).to_have_count(0)
    assert asked(page)

    page.reload()  # now the client has seen no earlier position itself
    page.wait_for_selector(".prompt.asked")
    entry = page.locator(".log .game button").first
    board = page.locator(".board").first.inner_html()
    entry.click()
    expect(bar).to_contain_text(entry.inner_text())
    page.wait_for_function("board => document.querySelector('.board').innerHTML !== board", arg=board)
    expect(page.locator(".board .open")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()


@ONE_GAME
def test_a_hint_glows_on_the_board_gives_its_reasons_and_is_played_with_one_press(new_page: NewPage, slug: str) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    bots = [BOT] * (bottega.game(slug).players[0] - 1)
    id = open_table(page, [MINE, *bots], game=slug)
    hint = page.get_by_role("region", name="Hint")
    play(page, lambda: asked(page))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(hint.get_by_role("button", name="Play it")).to_be_visible()
    expect(hint).to_contain_text("Chance of winning")
    expect(page.locator(".board [data-hinted]").first).to_be_attached()
    before = [entry["number"] for entry in log_of(page, id) if entry["kind"] == "moved" and entry["seat"] == 0]
    hint.get_by_role("button", name="Play it").click()
    expect(hint).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    after = [entry["number"] for entry in log_of(page, id) if entry["kind"] == "moved" and entry["seat"] == 0]
    assert len(after) > len(before)


def test_the_points_are_counted_up_at_the_end(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    page.add_init_script("localStorage.setItem('motion', 'off')")
    be_somebody(page, "Ada")
    id = open_table(page)
    play(page, is_over(page))
    podium = page.get_by_role("list", name="Points")
    expect(podium).to_have_class(re.compile("done"))
    page.add_init_script("localStorage.setItem('motion', 'calm')")
    page.goto(f"/t/{id}", wait_until="commit")
    page.wait_for_selector(".podium:not(.done)")
    page.wait_for_selector(".podium.done")
    scores = page.request.get(f"/api/tables/{id}").json()["table"]["view"]["scores"]
    assert sorted(podium.locator("b .unseen").all_inner_texts()) == sorted(map(str, scores))
    expect(page.get_by_role("button", name="Share")).to_be_visible()


# Whether the page has shown a curve while the analysis went on.
WATCH_CURVE = """
window.early = false;
new MutationObserver(() => {
  window.early ||= Boolean(document.querySelector('.report .chart svg') && document.querySelector('.deeper'));
}).observe(document, {childList: true, subtree: true});
"""


def test_an_analysis_is_there_at_once_and_deepens(new_page: NewPage) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    id = open_table(page)
    play(page, is_over(page))
    page.add_init_script(WATCH_CURVE)
    page.goto(f"/analysis/{id}")
    expect(page.locator(".turning li").first).to_be_visible(timeout=600_000)
    expect(page.locator(".deeper")).to_have_count(0, timeout=600_000)
    assert page.request.get(f"/api/tables/{id}/analysis").json()["progress"] == 1
    assert page.evaluate("early"), "the first curve does not wait for the whole analysis"
