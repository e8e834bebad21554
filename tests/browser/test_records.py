"""Two accounts play a rated game: profile, leaderboard, archive, one's own data, and deletion."""

import json
import re

from playwright.sync_api import Browser, Page, expect

from bottega.server.person import Person
from bottega.server.ratings.model import PROVISIONAL_GAMES
from bottega.server.storage.database import connect
from tests.browser.conftest import PATIENCE, NewPage, on_both_in_the_long_run
from tests.browser.playing import GAME, be_somebody, make_account, open_table
from tests.server.finished_games import finished_game
from tests.server.running import MINE, OPEN, RunningServer

ORSOLA, FIORAVANTE = "Orsola of Siena", "Fioravante"
PASSWORD = "under the Tuscan moon"
RATED = {"public": True, "rated": True, "hints": False, "on_time": "loss"}


def play_to_the_end(table: str, *pages: Page) -> None:
    """Plays by requests: always the last choice of who has one."""
    origin = "/".join(pages[0].url.split("/")[:3])
    while True:
        states = [(page, page.request.get(f"/api/tables/{table}").json()["table"]) for page in pages]
        if states[0][1]["status"] == "finished":
            return
        page, choices = next((page, state["choices"]) for page, state in states if state["choices"])
        wish = {"move": choices[-1]["move"]}
        answer = page.request.post(f"/api/tables/{table}/move", data=wish, headers={"Origin": origin})
        assert answer.ok, answer.text()


@on_both_in_the_long_run
def test_a_rated_game_is_on_the_profile_the_leaderboard_and_in_the_archive_until_the_account_is_deleted(
    new_page: NewPage, browser: Browser, visited: RunningServer
) -> None:
    orsola, fioravante = new_page(), new_page()
    people = []
    for page, name in ((orsola, ORSOLA), (fioravante, FIORAVANTE)):
        be_somebody(page, name)
        me = make_account(page, name.split()[0].lower(), PASSWORD)
        people.append(Person(me["id"], me["name"], me["emblem"]))
    table = open_table(orsola, [MINE, OPEN], **RATED)
    fioravante.goto(f"/t/{table}")
    fioravante.get_by_role("button", name="Sit").first.click()
    fioravante.wait_for_selector(".prompt")
    play_to_the_end(table, orsola, fioravante)
    expect(orsola.locator(".after")).to_be_visible()

    # The profile, as the other sees it, by the link in the menu of the table.
    fioravante.get_by_role("button", name="Table", exact=True).click()
    fioravante.get_by_text("People", exact=True).click()
    fioravante.get_by_role("link", name=ORSOLA).first.click()
    expect(fioravante.get_by_role("heading", name=ORSOLA)).to_be_visible()
    rating = fioravante.get_by_role("article").first
    expect(rating).to_contain_text("provisional")
    expect(rating).to_contain_text("1 rated game")
    expect(rating.get_by_role("img", name=re.compile("Rating over time"))).to_be_visible()
    expect(fioravante.get_by_role("table", name="Opponents")).to_contain_text(FIORAVANTE)

    # After ten rated games they are on the leaderboard.
    orsola.goto(f"/leaderboards/{GAME}")
    expect(orsola.get_by_role("status").filter(has_text="provisional")).to_be_visible()
    engine = connect(visited.database)
    for seed in range(PROVISIONAL_GAMES):
        finished_game(engine, *people, game=GAME, seed=seed, rated=True)
    engine.dispose()
    orsola.reload()
    own = orsola.get_by_role("row").filter(has_text=ORSOLA)
    expect(own).to_have_attribute("aria-current", "true")
    expect(orsola.get_by_role("row").filter(has_text=FIORAVANTE)).to_be_visible()

    # The archive finds the game; its replay opens.
    orsola.get_by_role("link", name="Archive").click()
    orsola.get_by_label("Player", exact=True).fill(FIORAVANTE)
    orsola.get_by_role("combobox", name="Game", exact=True).select_option(GAME)
    orsola.get_by_role("button", name="Search").click()
    expect(orsola).to_have_url(re.compile("player=Fioravante"))
    games = orsola.locator("section li.line")
    expect(games).to_have_count(1)  # the others were private
    expect(games.first).to_contain_text(ORSOLA)
    with orsola.expect_download() as archive:
        orsola.get_by_role("link", name="Download these games").click()
    assert archive.value.suggested_filename.endswith(".zip")
    games.first.get_by_role("link", name="Replay").click()
    expect(orsola).to_have_url(re.compile(f"/replay/{table}"))
    expect(orsola.locator(".board").first).to_be_visible()

    # Everything that is stored about Orsola, as a file.
    orsola.goto("/profile")
    with orsola.expect_download() as export:
        orsola.get_by_role("link", name="Download your data").click()
    data = json.loads(export.value.path().read_text(encoding="utf-8"))
    assert data["people"][0]["name"] == ORSOLA
    assert table in {text["table_id"] for text in data["texts"]}

    # Deletion ends the session, and nobody finds the name any more.
    orsola.get_by_role("button", name="Delete the account").click()
    form = orsola.get_by_role("form", name="Delete everything for good?")
    expect(form).to_contain_text("N. N.")
    expect(form.get_by_role("button", name="Delete for good")).to_be_disabled()
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_label("I know that this cannot be undone.").check()
    form.get_by_role("button", name="Delete for good").click()
    expect(orsola.get_by_text("Your data is deleted.")).to_be_visible()
    expect(orsola.get_by_role("link", name="Log in")).to_be_visible()
    assert orsola.request.get("/api/me").status == 401

    stranger = browser.new_context(base_url=visited.address, locale="en-GB").new_page()
    stranger.set_default_timeout(PATIENCE)
    stranger.goto(f"/people/{ORSOLA}")
    expect(stranger.get_by_role("heading", name="Nobody by this name")).to_be_visible()
    stranger.goto(f"/leaderboards/{GAME}")
    expect(stranger.get_by_role("row").filter(has_text=FIORAVANTE)).to_be_visible()
    expect(stranger.locator("main")).not_to_contain_text(ORSOLA)
    stranger.goto(f"/archive?player={ORSOLA}")
    expect(stranger.get_by_text("No public game fits.")).to_be_visible()
    stranger.goto(f"/archive?player={FIORAVANTE}")
    expect(stranger.locator("section li.line").first).to_contain_text("N. N.")
    expect(stranger.locator("main")).not_to_contain_text(ORSOLA)
    stranger.context.close()


@on_both_in_the_long_run
def test_the_lobby_lists_only_tables_that_fit_the_filters(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    be_somebody(host, "Lucrezia")
    casual = open_table(host, [MINE, OPEN], public=True)
    rated = open_table(host, [MINE, OPEN], **RATED)
    guest.goto("/lobby")
    look = guest.locator("a", has_text="Look")
    expect(guest.locator(f"a[href='/t/{casual}']")).to_be_visible()
    expect(guest.locator(f"a[href='/t/{rated}']")).to_be_visible()
    filters = guest.get_by_role("form", name="Which tables")
    filters.get_by_label("Kind").select_option("rated")
    expect(guest.locator(f"a[href='/t/{casual}']")).to_have_count(0)
    expect(guest.locator(f"a[href='/t/{rated}']")).to_be_visible()
    filters.get_by_label("from").fill("9000")
    filters.get_by_label("from").press("Enter")
    expect(look).to_have_count(0)
    expect(guest.get_by_text("No table fits these filters.").first).to_be_visible()
