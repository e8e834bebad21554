"""Two people: one sets a move in advance, and it is played when the other moves."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Page, expect

from bottega.engine.old_positions import FORMAT
from tests.browser.conftest import NewPage, on_both_in_the_long_run
from tests.browser.playing import be_somebody
from tests.browser.test_pages import AXE, NARROW, WIDE
from tests.server.playing import Database
from tests.server.running import MINE, OPEN, RunningServer
from tests.server.sample_games import premove_starts

START = premove_starts(2)[0]


@on_both_in_the_long_run
def test_a_move_set_in_advance_is_played_when_the_other_moves_and_only_its_owner_reads_so(
    new_page: NewPage, visited: RunningServer
) -> None:
    pages = [new_page(bypass_csp=True), new_page(bypass_csp=True)]
    for page, name in zip(pages, ("Ada", "Bea"), strict=True):
        be_somebody(page, name)
    table = start_table(visited, pages)
    for page in pages:
        page.goto(f"/t/{table}")
        page.wait_for_selector(".prompt")
    first, second = pages[START.first], pages[START.second]
    expect(first.get_by_text("In advance")).to_have_count(0)

    # By keyboard: open the panel, choose the condition, set it.
    second.get_by_text("In advance", exact=True).focus()
    second.keyboard.press("Enter")
    second.get_by_label("When").select_option(index=1)
    second.get_by_role("button", name="Set in advance").focus()
    second.keyboard.press("Enter")
    expect(second.get_by_text("In advance: 1 move")).to_be_visible()
    require_accessible(second)
    second.get_by_role("button", name="Remove").click()
    expect(second.get_by_text("In advance: 1 move")).to_have_count(0)
    second.get_by_role("button", name="Set in advance").click()
    expect(second.get_by_text("In advance: 1 move")).to_be_visible()
    second.reload()  # it is kept by the server
    expect(second.get_by_text("In advance: 1 move")).to_be_visible()

    post(first, f"/api/tables/{table}/move", {"move": START.move})
    expect(second.get_by_role("status").get_by_text("Played in advance")).to_be_visible()
    expect(second.get_by_role("region", name="Log")).to_contain_text("You had set this move in advance")
    expect(first.locator(".prompt.asked")).to_be_visible()
    assert "in advance" not in first.locator("body").inner_text()


def start_table(server: RunningServer, pages: list[Page]) -> str:
    host: Any = SimpleNamespace(id=pages[0].request.get("/api/me").json()["id"])

    def open_table() -> str:
        with closing(Database(server.database)) as database:
            return database.open_table(host, [MINE, OPEN], START.position, START.slug, position_format=FORMAT)

    with ThreadPoolExecutor(1) as thread:  # in this one the loop of the browser runs
        table = thread.submit(open_table).result()
    post(pages[1], f"/api/tables/{table}/sit", {})
    return table


def post(page: Page, path: str, body: dict[str, Any]) -> None:
    answer = page.request.post(path, data=body, headers={"Origin": page.evaluate("origin")})
    assert answer.ok, answer.text()


def require_accessible(page: Page) -> None:
    """At both widths: nothing overflows, and axe-core finds no serious problem."""
    page.add_script_tag(path=str(AXE))
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [one["id"] for one in result["violations"] if one["impact"] in ("serious", "critical")] == []
